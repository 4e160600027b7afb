import { tekhenuWith } from '@benben/tekhenu'
import { doubtAbout, faultsOf, type EditionDraft, type Field, type FieldFault } from '@benben/tekhenu/fields'
import { fault as sayFault, type Words } from '@benben/words'
import { fieldName, valueText } from '@benben/words/tekhenu-edition'

/** What the rules have to say about a draft, and what is only odd. */

const TOGETHER = ['god', 'region-column', 'players'] as const

/** `Production at most is 9, but must be from 1 to 6.` */
function faultText(words: Words, fields: readonly Field[], { fault, fields: ids }: FieldFault): string {
  const field = fields.find(({ id }) => id === ids[0])
  const problem = sayFault(words, { ...fault, path: field === undefined ? fault.path : '' })
  if (field === undefined) return problem
  const together = ids.length > 1 ? TOGETHER.find((group) => group === field.group) : undefined
  const name = together === undefined ? fieldName(words, field) : words.say(`edition.together.${together}`)
  return words.say('edition.form.fault', { field: name, problem })
}

export interface Advice {
  /** What must be put right, in sentences. */
  readonly faults: readonly { readonly text: string; readonly fields: readonly string[] }[]
  /** Which tables cannot be made with it although the rules take it. */
  readonly limits: string | undefined
}

const LEVELS = ['easy', 'medium', 'hard'] as const

export function adviceOn(words: Words, fields: readonly Field[], draft: EditionDraft): Advice {
  const faults = faultsOf(draft).map((each) => ({
    text: faultText(words, fields, each),
    fields: each.fields,
  }))
  if (faults.length > 0) return { faults, limits: undefined }
  const game = tekhenuWith(draft)
  const refused = LEVELS.map((solo) => game.options({ solo, seth: true }, 2)).find(({ ok }) => !ok)
  const limits =
    refused === undefined || refused.ok ? undefined : sayFault(words, { ...refused.fault, path: '' })
  return { faults, limits }
}

/** Why a value looks like a slip; undefined where it does not. */
export function doubtText(words: Words, field: Field, edition: EditionDraft): string | undefined {
  const doubt = doubtAbout(field, field.read(edition))
  if (doubt === undefined) return undefined
  if (doubt.code === 'strange') {
    return words.say('edition.doubt.strange', { kind: valueText(words, doubt.kind) })
  }
  return words.say(`edition.doubt.${doubt.code}`, { ...doubt })
}
