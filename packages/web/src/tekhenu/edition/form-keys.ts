import { useEffect, useRef, type KeyboardEvent } from 'react'
import { nextPlace } from '../../ui/arrows.ts'
import { redo, undo } from './draft.ts'
import type { FormModel } from './form-context.ts'
import {
  confirmAndGo,
  erase,
  goToArea,
  resetFields,
  select,
  type,
  withHistory,
  type FormState,
} from './form-state.ts'

/** The keys of the form, for whoever goes from field to field without a pointer. */

type Handler = (model: FormModel) => (state: FormState) => FormState

const KEYS: Readonly<Record<string, Handler>> = {
  Enter:
    ({ fields }) =>
    (state) =>
      confirmAndGo(state, fields),
  Backspace:
    ({ letters }) =>
    (state) =>
      erase(state, letters),
  Delete: () => (state) => resetFields(state, [state.selected]),
  Escape: () => (state) =>
    state.stepped ? withHistory(state, undo(state.history)) : select(state, state.selected),
  PageDown:
    ({ fields }) =>
    (state) =>
      goToArea(state, fields, 1),
  PageUp:
    ({ fields }) =>
    (state) =>
      goToArea(state, fields, -1),
}

const middle = (element: Element): { readonly x: number; readonly y: number } => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Moves the focus to the next field in the direction of an arrow. */
function moveFocus(key: string, board: Element, from: Element): boolean {
  const all = [...board.querySelectorAll<HTMLElement>('[data-field]:not([aria-disabled])')]
  const next = nextPlace(key, all.indexOf(from as HTMLElement), all.map(middle))
  if (next !== undefined) all[next]!.focus()
  return key.startsWith('Arrow')
}

type Pressed = Pick<globalThis.KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What a key does to the selected field, wherever the focus is; false if it means nothing. */
function take(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  model: FormModel,
  find: () => void,
): boolean {
  // For help.
  if (altKey || key === '?') return false
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() !== 'z' && key.toLowerCase() !== 'y') return false
    const step = shiftKey || key.toLowerCase() === 'y' ? redo : undo
    model.change((state) => withHistory(state, step(state.history)))
  } else if (key === '/') find()
  else if (KEYS[key] !== undefined) model.change(KEYS[key](model))
  else if (key.length === 1) model.change((state) => type(state, model.letters, key.toLowerCase()))
  else return false
  return true
}

/** Handles a key on the board; `find` is called where somebody asks for a field by its name. */
export function pressed(event: KeyboardEvent<HTMLElement>, model: FormModel, find: () => void): void {
  const field = (event.target as Element).closest('[data-field]')
  if (field === null) return
  if (take(event, model, find) || moveFocus(event.key, event.currentTarget, field)) event.preventDefault()
}

/** Whether a key belongs to what has the focus: something to type into, or a dialog. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [role=dialog]') !== null

/**
 * Keys count for the framed field also while nothing has the focus: after a click beside the fields, or at the beginning. Steps
 * are taken back wherever the focus is.
 */
export function useKeysAnywhere(model: FormModel, find: () => void): void {
  const latest = useRef({ model, find })
  latest.current = { model, find }
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      const isStep = (event.ctrlKey || event.metaKey) && !isTaken(event.target)
      if (event.defaultPrevented || (event.target !== document.body && !isStep)) return
      const { model: form, find: findField } = latest.current
      if (!take(event, form, findField)) return
      event.preventDefault()
      if (event.key !== '/' && event.target === document.body)
        document.querySelector<HTMLElement>('[data-field][data-selected]')?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
