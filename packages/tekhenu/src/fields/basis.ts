import { isGuess, standard, type Edition } from '../edition.ts'
import { readAt, stepsOf, writeAt, type Field } from './field.ts'
import { fieldsOf } from './fields.ts'

/** Where the values of an edition come from: its file says so, block by block. */

/** What the basis of a block becomes once somebody has compared all of it with the box. */
const CHECKED = 'compared with the box'

const basisOf = (edition: Edition, block: string): string =>
  (readAt(edition, stepsOf(block)) as { readonly basis: string }).basis

/** Whether a value could not be verified. */
export const isReconstructed = (edition: Edition, { sure, block }: Field): boolean =>
  !sure && isGuess(basisOf(edition, block))

/** The fields whose values could not be verified. */
export const reconstructedFields = (edition: Edition): Field[] =>
  fieldsOf(edition).filter((field) => isReconstructed(edition, field))

/** The reconstructed values of each block, in the order of the form. */
const blocks: ReadonlyMap<string, Field[]> = Map.groupBy(reconstructedFields(standard), ({ block }) => block)

/** `1-3, 7`: the places of what passes, counted from 1. */
function placesOf(fields: readonly Field[], passes: (field: Field) => boolean): string {
  const runs: [first: number, last: number][] = []
  for (const [i, field] of fields.entries()) {
    if (!passes(field)) continue
    const run = runs.at(-1)
    if (run?.[1] === i) run[1] = i + 1
    else runs.push([i + 1, i + 1])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ')
}

/**
 * The edition, with the basis of every block: that all of its reconstructed values were compared with the box, or which
 * (`partly reconstructed; compared with the box: 1-12, 15 of 69`).
 */
export const withBasis = (edition: Edition, compared: ReadonlySet<string>): Edition =>
  [...blocks].reduce((changed, [block, fields]) => {
    const many = fields.filter(({ id }) => compared.has(id)).length
    const some = `partly reconstructed; ${CHECKED}: ${placesOf(fields, ({ id }) => compared.has(id))} of ${fields.length}`
    const basis = many === 0 ? basisOf(standard, block) : many === fields.length ? CHECKED : some
    return writeAt(changed, [...stepsOf(block), 'basis'], basis)
  }, edition)

const SOME = new RegExp(`${CHECKED}: ([\\d, -]+) of (\\d+)$`)

/** The values that a file says were compared with the box, by the ids of their fields. */
export const comparedIn = (edition: Edition): string[] =>
  [...blocks].flatMap(([block, fields]) => {
    const basis = basisOf(edition, block)
    if (!isGuess(basis)) return fields.map(({ id }) => id)
    const [, places = '', all] = SOME.exec(basis) ?? []
    // A file of another version may count other values.
    if (Number(all) !== fields.length) return []
    const runs = Array.from(places.matchAll(/(\d+)(?:-(\d+))?/g), ([, first, last = first]) =>
      fields.slice(Number(first) - 1, Number(last)),
    )
    return runs.flat().map(({ id }) => id)
  })
