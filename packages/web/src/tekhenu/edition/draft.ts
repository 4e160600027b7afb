import { standard } from '@benben/tekhenu'
import {
  fieldsOf,
  isReconstructed,
  isSame,
  oursOf,
  withBasis,
  type EditionDraft,
  type Field,
  type FieldValue,
} from '@benben/tekhenu/fields'

/** An edition while somebody enters it: its values, and which of them were compared with the box. */
export interface Draft {
  readonly edition: EditionDraft
  readonly compared: ReadonlySet<string>
}

/** A draft with what it was before, and what was taken back. */
export interface DraftHistory {
  readonly now: Draft
  readonly before: readonly Draft[]
  readonly after: readonly Draft[]
}

export const EMPTY: Draft = { edition: standard, compared: new Set() }

export const beginWith = (now: Draft): DraftHistory => ({ now, before: [], after: [] })

const next = ({ now, before }: DraftHistory, draft: Draft): DraftHistory => ({
  now: draft,
  before: [...before, now],
  after: [],
})

export function setValue(history: DraftHistory, field: Field, value: FieldValue): DraftHistory {
  const { edition, compared } = history.now
  return next(history, {
    edition: field.write(edition, value),
    compared: new Set(compared).add(field.id),
  })
}

/** These values are as in the box. */
export function confirm(history: DraftHistory, ids: readonly string[]): DraftHistory {
  const { edition, compared } = history.now
  if (ids.every((id) => compared.has(id))) return history
  return next(history, { edition, compared: new Set([...compared, ...ids]) })
}

/** These fields are as in the standard edition again, and not compared. */
export function reset(history: DraftHistory, fields: readonly Field[]): DraftHistory {
  const compared = new Set(history.now.compared)
  let { edition } = history.now
  for (const field of fields) {
    const ours = oursOf(field.id)
    if (ours !== undefined && !isSame(field.read(edition), ours)) edition = field.write(edition, ours)
    compared.delete(field.id)
  }
  return next(history, { edition, compared })
}

export const rename = (history: DraftHistory, name: string): DraftHistory => ({
  ...history,
  now: { ...history.now, edition: { ...history.now.edition, name } },
})

export function undo(history: DraftHistory): DraftHistory {
  const { now, before, after } = history
  const last = before.at(-1)
  return last === undefined
    ? history
    : { now: withName(last, now), before: before.slice(0, -1), after: [now, ...after] }
}

export function redo(history: DraftHistory): DraftHistory {
  const { now, before, after } = history
  const [first, ...rest] = after
  return first === undefined ? history : { now: withName(first, now), before: [...before, now], after: rest }
}

/** The name is no value: it stays as it is whatever is taken back. */
const withName = (draft: Draft, { edition: { name } }: Draft): Draft => ({
  ...draft,
  edition: { ...draft.edition, name },
})

/**
 * How a value stands: nobody has looked, it is as in the box, it differs from ours, the rulebook tells it, or it is no
 * printed value but a reading of the text.
 */
export type FieldState = 'guess' | 'compared' | 'changed' | 'sure' | 'plain'

export function stateOf({ edition, compared }: Draft, field: Field): FieldState {
  const ours = oursOf(field.id)
  if (ours === undefined || !isSame(field.read(edition), ours)) return 'changed'
  if (field.sure) return 'sure'
  if (compared.has(field.id)) return 'compared'
  return isReconstructed(standard, field) ? 'guess' : 'plain'
}

/** The edition of a draft as tables, files and links take it: with the basis of what was compared. */
export const finished = ({ edition, compared }: Draft): EditionDraft => withBasis(edition, compared)

/** A draft of printed data that came from elsewhere: what differs was compared, and blocks that say so. */
export function draftOf(edition: EditionDraft, compared: readonly string[] = []): Draft {
  const given = new Set(compared)
  const trusted = fieldsOf(edition).filter(
    (field) =>
      stateOf({ edition, compared: given }, field) === 'changed' ||
      (isReconstructed(standard, field) && !isReconstructed(edition, field)),
  )
  return { edition, compared: new Set([...given, ...trusted.map(({ id }) => id)]) }
}
