import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, sourcesIn } from './files.ts'
import { editsIn } from './edits.ts'
import { printedEditsIn } from './edition.ts'
import type { Edit, Mutant } from './mutant.ts'
import { declarationOf, placesIn, type Place } from './places.ts'
import { numberlessIn } from './results.ts'
import { parse, type Tree } from './tree.ts'

/**
 * Every mutant of a package, by the ids its sources name; of each id the most telling first. `elsewhere` says for ids that no source
 * names where they are decided: an id, or a file and a name declared there.
 */
export function mutantsOf(
  folder: string,
  ids: readonly string[],
  elsewhere: Readonly<Record<string, string>> = {},
): Mutant[] {
  const known = new Set(ids)
  const sources = sourcesIn(folder).map((file) => ({
    file,
    tree: parse(file, readFileSync(join(ROOT, file), 'utf8')),
  }))
  const isNumberless = numberlessIn(sources.map(({ tree }) => tree))
  const found = sources.flatMap(({ file, tree }) => {
    const path = file.slice(folder.length + 1)
    const places = [
      ...placesIn(tree, known, spellingIn(path)),
      ...Object.entries(elsewhere).flatMap(([id, where]): Place[] => {
        const [named, declared = ''] = where.split(' ')
        const node = path === named ? declarationOf(tree, declared) : undefined
        return node === undefined ? [] : [{ id, node, distance: 2 }]
      }),
    ]
    const edits = path.endsWith('.json') ? printedEditsIn : editsIn
    return places.flatMap(({ id, node, distance }) =>
      edits(node, tree, isNumberless).map((each, order) => ({
        distance,
        order,
        mutant: { id, file, ...each, shown: shown(each, file, tree) },
      })),
    )
  })
  found.sort((a, b) => a.distance - b.distance || a.order - b.order)
  const own = unique(found.map(({ mutant }) => mutant))
  const lent = Object.entries(elsewhere).flatMap(([id, other]) =>
    own.filter((mutant) => mutant.id === other).map((mutant) => ({ ...mutant, id })),
  )
  return [...own, ...lent]
}

function unique(mutants: readonly Mutant[]): Mutant[] {
  const seen = new Set<string>()
  return mutants.filter(({ id, file, start, end, text }) => {
    const key = [id, file, start, end, text].join(' ')
    return !seen.has(key) && seen.add(key) !== undefined
  })
}

/** Conquest tiles share their numbers with destiny cards; where conquest is the subject, a number means the tile. */
const spellingIn =
  (path: string) =>
  (id: string): string | undefined => {
    if (!path.includes('conque') && !path.endsWith('.json')) return id
    return id.startsWith('conquest ') ? id.slice('conquest '.length) : /^A\d/.test(id) ? undefined : id
  }

function shown({ start, end, text }: Edit, file: string, { source }: Tree): string {
  const line = source.slice(0, start).split('\n').length
  const plain = (each: string): string => each.replaceAll(/\s+/g, ' ').trim().slice(0, 80)
  return `${file}:${line}: ${plain(source.slice(start, end))} → ${plain(text) || 'nothing'}`
}
