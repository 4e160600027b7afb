import { standard } from '@benben/tekhenu'
import {
  comparedIn,
  doubtAbout,
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
  /** Odd values that somebody has looked at again and keeps. */
  readonly kept: ReadonlySet<string>
}

/** A draft with what it was before, and what was taken back. */
export interface DraftHistory {
  readonly now: Draft
  readonly before: readonly Draft[]
  readonly after: readonly Draft[]
}

export const EMPTY: Draft = { edition: standard, compared: new Set(), kept: new Set() }

export const beginWith = (now: Draft): DraftHistory => ({ now, before: [], after: [] })

const without = (ids: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> =>
  gone.some((id) => ids.has(id)) ? new Set([...ids].filter((id) => !gone.includes(id))) : ids

const withIds = (ids: ReadonlySet<string>, more: readonly string[]): ReadonlySet<string> =>
  more.every((id) => ids.has(id)) ? ids : new Set([...ids, ...more])

/** A step, unless it changes nothing. */
function step(history: DraftHistory, change: Partial<Draft>): DraftHistory {
  const { now } = history
  const draft = { ...now, ...change }
  const isSameDraft =
    draft.edition === now.edition && draft.compared === now.compared && draft.kept === now.kept
  return isSameDraft ? history : { now: draft, before: [...history.before, now], after: [] }
}

export function setValue(history: DraftHistory, field: Field, value: FieldValue): DraftHistory {
  const { edition, compared, kept } = history.now
  const same = isSame(field.read(edition), value)
  return step(history, {
    edition: same ? edition : field.write(edition, value),
    compared: withIds(compared, [field.id]),
    kept: same ? kept : without(kept, [field.id]),
  })
}

/** These values are as in the box. */
export const confirm = (history: DraftHistory, ids: readonly string[]): DraftHistory =>
  step(history, { compared: withIds(history.now.compared, ids) })

/** This value is odd and right. */
export const keepOdd = (history: DraftHistory, { id }: Field): DraftHistory =>
  step(history, { compared: withIds(history.now.compared, [id]), kept: withIds(history.now.kept, [id]) })

/** These fields are as in the standard edition again, and not compared. */
export function reset(history: DraftHistory, fields: readonly Field[]): DraftHistory {
  const ids = fields.map(({ id }) => id)
  let { edition } = history.now
  for (const field of fields) {
    const ours = oursOf(field.id)
    if (ours !== undefined && !isSame(field.read(edition), ours)) edition = field.write(edition, ours)
  }
  return step(history, {
    edition,
    compared: without(history.now.compared, ids),
    kept: without(history.now.kept, ids),
  })
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

export function stateOf({ edition, compared }: Omit<Draft, 'kept'>, field: Field): FieldState {
  const ours = oursOf(field.id)
  if (ours === undefined || !isSame(field.read(edition), ours)) return 'changed'
  if (field.sure) return 'sure'
  if (compared.has(field.id)) return 'compared'
  return isReconstructed(standard, field) ? 'guess' : 'plain'
}

/** Whether a value looks like a slip and nobody has said that it is none. */
export const isOdd = (draft: Draft, field: Field): boolean =>
  stateOf(draft, field) === 'changed' &&
  !draft.kept.has(field.id) &&
  doubtAbout(field, field.read(draft.edition)) !== undefined

/** The edition of a draft as tables, files and links take it: with the basis of what was compared. */
export const finished = ({ edition, compared }: Draft): EditionDraft => withBasis(edition, compared)

/** A draft of printed data: what differs was compared, and what the data or this browser say so of. */
export function draftOf(
  edition: EditionDraft,
  {
    compared = [],
    kept = [],
  }: { readonly compared?: readonly string[]; readonly kept?: readonly string[] } = {},
): Draft {
  const given = new Set([...compared, ...comparedIn(edition)])
  const changed = fieldsOf(edition).filter(
    (field) => stateOf({ edition, compared: given }, field) === 'changed',
  )
  return {
    edition,
    compared: new Set([...given, ...changed.map(({ id }) => id)]),
    kept: new Set(kept),
  }
}
