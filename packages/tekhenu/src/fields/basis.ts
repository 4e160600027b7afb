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

/** The edition, with the basis of every block whose reconstructed values are all compared with the box. */
export function withBasis(edition: Edition, compared: ReadonlySet<string>): Edition {
  const blocks = Map.groupBy(reconstructedFields(standard), ({ block }) => block)
  return [...blocks].reduce((changed, [block, fields]) => {
    const basis = fields.every(({ id }) => compared.has(id)) ? CHECKED : basisOf(standard, block)
    return writeAt(changed, [...stepsOf(block), 'basis'], basis)
  }, edition)
}
