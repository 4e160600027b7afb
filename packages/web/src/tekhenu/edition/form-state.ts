import { AREAS, fieldsOf, type Area, type Field, type FieldValue } from '@benben/tekhenu/fields'
import { useWords } from '../../app/words.ts'
import { lettersOf } from './letters.ts'
import { isTyped, readTyped, type Letters } from './typed.ts'
import { beginWith, confirm, reset, setValue, undo, type Draft, type DraftHistory } from './draft.ts'

/** What the form is at: a draft with its history, the field that is entered, and what was typed into it. */
export interface FormState {
  readonly history: DraftHistory
  readonly selected: Field
  readonly typed: string
  /** What stood in the field before somebody typed. */
  readonly base: FieldValue
  /** Whether what was typed has become a step of the history. */
  readonly stepped: boolean
  /** A key that meant nothing. */
  readonly unknown: string
  /** Where the focus should go; another value each time. */
  readonly focus: { readonly id: string } | null
}

export function beginForm(draft: Draft): FormState {
  const [selected] = fieldsOf(draft.edition)
  return select(
    {
      history: beginWith(draft),
      selected: selected!,
      typed: '',
      base: 0,
      stepped: false,
      unknown: '',
      focus: null,
    },
    selected!,
  )
}

/** Another field, or the same one with nothing typed. */
export function select(state: FormState, selected: Field, focus = false): FormState {
  return {
    ...state,
    selected,
    typed: '',
    base: selected.read(state.history.now.edition),
    stepped: false,
    unknown: '',
    focus: focus ? { id: selected.id } : state.focus,
  }
}

export const withHistory = (state: FormState, history: DraftHistory): FormState =>
  select({ ...state, history }, state.selected)

export const fieldsIn = (fields: readonly Field[], area: Area): Field[] =>
  fields.filter((field) => field.area === area && !field.sure)

/** What was typed becomes the value of the field. */
function retype(state: FormState, letters: Letters, typed: string): FormState {
  const { selected, base, stepped, history } = state
  const clean = stepped ? undo(history) : history
  const value = readTyped(selected.kind, letters, typed, base)
  return value === undefined
    ? { ...state, history: clean, typed, stepped: false, unknown: '' }
    : { ...state, history: setValue(clean, selected, value), typed, stepped: true, unknown: '' }
}

/** The current value as somebody would type it, so that more can be added to it. */
function asTyped({ selected: { kind }, base }: FormState, letters: Letters): string {
  if (kind.type !== 'amounts') return ''
  const letterOf = new Map([...letters].map(([letter, name]) => [name, letter]))
  return Object.entries(base as Readonly<Record<string, number>>)
    .map(([name, many]) => `${letterOf.get(name) ?? ''}${many}`)
    .join('+')
}

const SEPARATORS = '+, '

/** A key on the keyboard. */
export function type(state: FormState, letters: Letters, key: string): FormState {
  if (!isTyped(state.selected.kind, letters, key)) return { ...state, unknown: key }
  const start = state.typed === '' && SEPARATORS.includes(key) ? asTyped(state, letters) : state.typed
  return retype(state, letters, start + key)
}

/** A button for a kind: it takes the place of the others unless one was to be added. */
export function press(state: FormState, letters: Letters, key: string): FormState {
  const adds = /[+, ]\d?$/.test(state.typed) || /\d/.test(key) || SEPARATORS.includes(key)
  return adds ? type(state, letters, key) : retype(state, letters, key)
}

/** The last key is taken back; with nothing typed the field is as ours again. */
export function erase(state: FormState, letters: Letters): FormState {
  if (state.typed === '') return resetFields(state, [state.selected])
  return retype(state, letters, state.typed.slice(0, -1))
}

export const resetFields = (state: FormState, fields: readonly Field[]): FormState =>
  withHistory(state, reset(state.history, fields))

/** The selected value is right; on to the next field, of the next area behind the last one. */
export function confirmAndGo(state: FormState, fields: readonly Field[]): FormState {
  const confirmed = { ...state, history: confirm(state.history, [state.selected.id]) }
  const open = fields.filter(({ sure }) => !sure)
  const at = open.findIndex(({ id }) => id === state.selected.id)
  return select(confirmed, open[(at + 1) % open.length]!, true)
}

/** The first field of the area before or behind this one. */
export function goToArea(state: FormState, fields: readonly Field[], by: 1 | -1): FormState {
  const at = AREAS.indexOf(state.selected.area)
  const area = AREAS[(at + by + AREAS.length) % AREAS.length]!
  return select(state, fieldsIn(fields, area)[0]!, true)
}

/** The letters of the selected field. */
export const useLetters = ({ selected }: FormState): Letters => lettersOf(useWords(), selected.kind)
