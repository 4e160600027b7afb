import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editsIn } from './edits.ts'
import { printedEditsIn } from './edition.ts'
import type { Edit, Mutant } from './mutant.ts'
import { declarationOf, placesIn, type Place } from './places.ts'
import { parse, type Tree } from './tree.ts'

/**
 * Every mutant of a package, by the ids its sources name; of each id the most telling first. `elsewhere` says for ids that no source
 * names where they are decided: an id, or a file and a name declared there.
 */
export function mutantsOf(
  root: string,
  folder: string,
  ids: readonly string[],
  elsewhere: Readonly<Record<string, string>> = {},
): Mutant[] {
  const known = new Set(ids)
  const found = sourcesIn(join(root, folder)).flatMap((path) => {
    const file = `${folder}/${path}`
    const source = readFileSync(join(root, file), 'utf8')
    const tree = parse(file, source)
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
      edits(node, tree).map((each, order) => ({
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

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(src\/.*\.ts|editions\/.*\.json)$/.test(file))
    .filter((file) => !file.endsWith('.test.ts') && !/(^|\/)testing\//.test(file))
    .toSorted()

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
