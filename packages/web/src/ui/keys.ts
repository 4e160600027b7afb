import { useLayoutEffect, useRef } from 'react'
import { useSettings } from '../store/settings.ts'

/** By `event.key`; letters in lower case. A handler that returns false leaves the key to the browser. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void | false>>

/** Keys that work anywhere on the page, except while somebody types or a dialog is open. */
export function useKeys(keys: Keys): void {
  const on = useSettings((settings) => settings.shortcuts)
  const latest = useRef(keys)
  latest.current = keys
  // Before the page is painted: whoever sees it can press a key.
  useLayoutEffect(() => {
    if (!on) return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(TYPING) !== null) return
      const handler = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (handler !== undefined && handler(event) !== false) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [on])
}

const TYPING = 'input, textarea, select, dialog, [contenteditable]'

/** Keys that lead the focus, and those that press what it is on. A letter is a shortcut: the hand may stay on the mouse. */
const LEADS = /^(Tab|Home|End|Arrow.*)$/
const PRESSES = /^(Enter| )$/

let byKey = false
let leading = false
addEventListener(
  'keydown',
  ({ key }) => {
    leading = LEADS.test(key)
    byKey ||= leading || PRESSES.test(key)
  },
  { capture: true },
)
let pressedAt = ''
addEventListener(
  'pointerdown',
  (event) => {
    byKey = leading = false
    pressedAt = placeOf(event)
  },
  { capture: true },
)
// Browsers also fire pointermove for a still pointer when the page changes under it.
addEventListener('pointermove', ({ movementX, movementY }) => {
  if (movementX !== 0 || movementY !== 0) byKey = false
})

/** Where on the screen a pointer is. */
export const placeOf = ({ screenX, screenY }: PointerEvent): string => `${screenX} ${screenY}`

/** Where a pointer was pressed last: a table that a press has opened lies under it unasked. */
export const lastPress = (): string => pressedAt

/** Whether the hand is on the keyboard: then the focus goes along to what is asked next. */
export const handIsOnKeys = (): boolean => byKey

/** Whether the last key led the focus: where it arrives then was wanted. */
export const isFocusLed = (): boolean => leading

let touches = 0
for (const type of ['pointerdown', 'pointerup', 'click'] as const)
  addEventListener(
    type,
    (event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') touches += 1
    },
    { capture: true },
  )

/** Grows with each touch. Where a finger tapped, browsers leave a mouse behind, which the page then moves under. */
export const touchesSoFar = (): number => touches
