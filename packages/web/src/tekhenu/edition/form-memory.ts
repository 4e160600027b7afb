import { fieldsOf, isSame, type EditionDraft, type FieldValue } from '@benben/tekhenu/fields'
import type { KeptEdition } from '../../store/editions.ts'
import { draftOf, type Draft, type DraftHistory } from './draft.ts'

/** What the form remembers of an edition until somebody opens it again: the field, odd values that were kept, and steps back. */
export interface FormMemory {
  readonly at: string
  readonly kept: readonly string[]
  readonly steps: readonly KeptStep[]
}

/** What a step back changes: values, and ids that come to a set or leave it. */
interface KeptStep {
  readonly values: readonly (readonly [id: string, value: FieldValue])[]
  readonly compared: readonly string[]
  readonly kept: readonly string[]
}

/** So many steps are kept. */
const STEPS = 30

/** What is in one of two sets only. */
const unshared = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] => [
  ...[...a].filter((id) => !b.has(id)),
  ...[...b].filter((id) => !a.has(id)),
]

/** By a draft: the one before it, and the step between them. Drafts never change, and all steps are asked for with every key. */
const known = new WeakMap<Draft, { readonly to: Draft; readonly step: KeptStep }>()

function stepBack(from: Draft, to: Draft): KeptStep {
  const found = known.get(from)
  if (found?.to === to) return found.step
  const step = {
    values: fieldsOf(from.edition).flatMap(({ id, read }) =>
      isSame(read(from.edition), read(to.edition)) ? [] : [[id, read(to.edition)] as const],
    ),
    compared: unshared(from.compared, to.compared),
    kept: unshared(from.kept, to.kept),
  }
  known.set(from, { to, step })
  return step
}

export function memoryOf({ now, before }: DraftHistory, at: string): FormMemory {
  const drafts = [...before.slice(-STEPS), now]
  return {
    at,
    kept: [...now.kept],
    steps: drafts.slice(1).map((draft, i) => stepBack(draft, drafts[i]!)),
  }
}

/** The draft of a kept edition, with the steps that led to it. */
export function recall({ printed, compared, form }: KeptEdition): {
  readonly history: DraftHistory
  readonly at: string
} {
  const { at = '', kept = [], steps = [] } = (form ?? {}) as Partial<FormMemory>
  const now = draftOf(printed as EditionDraft, { compared, kept })
  const byId = new Map(fieldsOf(now.edition).map((field) => [field.id, field]))
  const before: Draft[] = []
  let draft = now
  for (const step of steps.toReversed()) {
    draft = {
      edition: step.values.reduce(
        (edition, [id, value]) => byId.get(id)?.write(edition, value) ?? edition,
        draft.edition,
      ),
      compared: new Set(unshared(draft.compared, new Set(step.compared))),
      kept: new Set(unshared(draft.kept, new Set(step.kept))),
    }
    before.unshift(draft)
  }
  return { history: { now, before, after: [] }, at }
}
