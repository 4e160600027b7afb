import { tekhenuWith, WHEEL_GODS } from '@benben/tekhenu'
import { doubtAbout, faultsOf, type EditionDraft, type Field, type FieldFault } from '@benben/tekhenu/fields'
import { fault as sayFault, type Key, type Words } from '@benben/words'
import { fieldName, valueText } from '@benben/words/tekhenu-edition'
import { choiceText } from './choice-text.ts'

/** What the rules have to say about a draft, and what is only odd. */

const TOGETHER = ['god', 'region-column', 'players'] as const

/** `Production at most is 9, but must be from 1 to 6.` Undefined where it is a fault of no field. */
export function faultText(
  words: Words,
  fields: readonly Field[],
  { fault, fields: ids }: FieldFault,
): string | undefined {
  const field = fields.find(({ id }) => id === ids[0])
  if (field === undefined) return undefined
  const together = ids.length > 1 ? TOGETHER.find((group) => group === field.group) : undefined
  if (ids.length > 1 && together === undefined) return undefined
  return words.say('edition.form.fault', {
    field: together === undefined ? fieldName(words, field) : words.say(`edition.together.${together}`),
    problem: sayFault(words, { ...fault, path: '' }),
  })
}

/** Which god stands in the printed order more than once, and which is missing; undefined where all is well. */
function godsText(words: Words, order: readonly string[]): string | undefined {
  const twice = WHEEL_GODS.filter((god) => order.filter((each) => each === god).length > 1)
  const missing = WHEEL_GODS.filter((god) => !order.includes(god))
  if (twice.length === 0 || missing.length === 0) return undefined
  const list = (gods: readonly string[]): string => words.list(gods.map((god) => valueText(words, god)))
  return words.say('edition.form.gods', { twice: list(twice), missing: list(missing) })
}

function adviceText(words: Words, fields: readonly Field[], found: FieldFault, draft: EditionDraft): string {
  const gods =
    found.fault.path === 'edition.horusBonuses.printedGodOrder'
      ? godsText(words, draft.horusBonuses.printedGodOrder)
      : undefined
  return gods ?? faultText(words, fields, found) ?? sayFault(words, found.fault)
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
    text: adviceText(words, fields, each, draft),
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
  const sort = words.say(`edition.sort.${field.group}` as Key)
  return doubt.code === 'strange'
    ? words.say('edition.doubt.strange', { sort, kind: choiceText(words, doubt.kind) })
    : words.say(`edition.doubt.${doubt.code}`, { ...doubt, sort })
}
