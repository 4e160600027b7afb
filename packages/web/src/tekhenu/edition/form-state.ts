import { AREAS, fieldsOf, type Area, type Field, type FieldValue } from '@benben/tekhenu/fields'
import { useWords } from '../../app/words.ts'
import { lettersOf } from './letters.ts'
import { isTyped, readTyped, type Letters } from './typed.ts'
import { confirm, isOdd, keepOdd, reset, setValue, undo, type Draft, type DraftHistory } from './draft.ts'

/** What the form is at: a draft with its history, the field that is entered, and what was typed into it. */
export interface FormState {
  readonly history: DraftHistory
  readonly selected: Field
  readonly typed: string
  /** What stood in the field before somebody typed. */
  readonly base: FieldValue
  /** Whether what was typed has become a step of the history. */
  readonly stepped: boolean
  /** What was typed is no value that the field can hold, or none yet. */
  readonly unread: boolean
  /** A key that meant nothing. */
  readonly unknown: string
  /** What an area, or everything, was before it was reset, as long as nothing else was changed. */
  readonly gone: Gone | undefined
  /** Where the focus should go; another value each time. */
  readonly focus: { readonly id: string } | null
}

/** What a reset took away: an area, or everything. */
export interface Gone {
  readonly what: Area | 'all'
  readonly draft: Draft
}

/** The form at a field, at the first one where there is none of that id. */
export function beginForm(history: DraftHistory, at = ''): FormState {
  const fields = fieldsOf(history.now.edition)
  const selected = fields.find(({ id, sure }) => id === at && !sure) ?? fields[0]!
  return select(
    {
      history,
      selected,
      typed: '',
      base: 0,
      stepped: false,
      unread: false,
      unknown: '',
      gone: undefined,
      focus: null,
    },
    selected,
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
    unread: false,
    unknown: '',
    focus: focus ? { id: selected.id } : state.focus,
  }
}

export const withHistory = (state: FormState, history: DraftHistory): FormState =>
  select({ ...state, history }, state.selected)

export const fieldsIn = (fields: readonly Field[], area: Area): Field[] =>
  fields.filter((field) => field.area === area && !field.sure)

/** What was typed becomes the value of the field; what the field cannot hold leaves it as it was. */
function retype(state: FormState, letters: Letters, typed: string): FormState {
  const { selected, base, stepped, history } = state
  // What was typed before is no step to do again.
  const clean = stepped ? { ...undo(history), after: [] } : history
  const value = readTyped(selected.kind, letters, typed, base)
  const next = value === undefined ? clean : setValue(clean, selected, value)
  return {
    ...state,
    history: next,
    typed,
    stepped: next !== clean,
    unread: typed !== '' && value === undefined,
    unknown: '',
  }
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

/** A button: a kind takes the place of the others unless one was to be added, a number that of the number before. */
export function press(state: FormState, letters: Letters, key: string): FormState {
  const { kind } = state.selected
  if (kind.type === 'players') return retype(state, letters, toggled(state, Number(key)))
  if (kind.type === 'number') return retype(state, letters, key)
  const isCount = /\d/.test(key)
  const start = isCount ? state.typed.replace(/\d+$/, '') : state.typed
  const adds = /[+, ]\d?$/.test(start) || isCount || SEPARATORS.includes(key)
  return adds ? type({ ...state, typed: start }, letters, key) : retype(state, letters, key)
}

/** A button that was clicked hands the focus back to its field, so that Enter goes on. */
export function pressButton(state: FormState, letters: Letters, key: string, clicked: boolean): FormState {
  const next = press(state, letters, key)
  return clicked ? { ...next, focus: { id: next.selected.id } } : next
}

/** Numbers of players are switches, each for itself; 0 switches all of them off. */
function toggled({ selected, history }: FormState, players: number): string {
  const now = selected.read(history.now.edition) as readonly number[]
  const next =
    players === 0 ? [] : now.includes(players) ? now.filter((n) => n !== players) : [...now, players]
  return next.join('') || '0'
}

/** The last key is taken back; with nothing typed the field is as ours again. */
export function erase(state: FormState, letters: Letters): FormState {
  if (state.typed === '') return resetFields(state, [state.selected])
  return retype(state, letters, state.typed.slice(0, -1))
}

export const resetFields = (state: FormState, fields: readonly Field[]): FormState =>
  withHistory(state, reset(state.history, fields))

/** An area, or everything, as ours again; `bringBack` takes it back. */
export function resetAll(state: FormState, fields: readonly Field[], what: Gone['what']): FormState {
  const next = resetFields(state, what === 'all' ? fields : fieldsIn(fields, what))
  if (next.history === state.history) return state
  return { ...next, gone: { what, draft: state.history.now } }
}

/** What a reset took away, as long as nothing was changed since. */
export const goneOf = ({ gone, history }: FormState): Gone | undefined =>
  gone?.draft === history.before.at(-1) ? gone : undefined

export const bringBack = (state: FormState): FormState =>
  goneOf(state) === undefined ? state : { ...withHistory(state, undo(state.history)), gone: undefined }

/**
 * The selected value is right; on to the next field, of the next area behind the last one. Nothing is confirmed while
 * something stands there that the field cannot hold.
 */
export function confirmAndGo(state: FormState, fields: readonly Field[]): FormState {
  if (state.unread) return state
  const { history, selected, typed } = state
  // Whoever comes back to an odd value and says that it is right keeps it.
  const keeps = typed === '' && isOdd(history.now, selected)
  const confirmed = {
    ...state,
    history: keeps ? keepOdd(history, selected) : confirm(history, [selected.id]),
  }
  const open = fields.filter(({ sure }) => !sure)
  const at = open.findIndex(({ id }) => id === selected.id)
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
