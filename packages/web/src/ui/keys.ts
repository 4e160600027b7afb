import { useEffect, useRef } from 'react'
import { useSettings } from '../store/settings.ts'

/** By `event.key`; letters in lower case. A handler that returns false leaves the key to the browser. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void | false>>

/** Keys that work anywhere on the page, except while somebody types or a dialog is open. */
export function useKeys(keys: Keys): void {
  const on = useSettings((settings) => settings.shortcuts)
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
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

let byKey = false
addEventListener('keydown', () => (byKey = true), { capture: true })
addEventListener('pointerdown', () => (byKey = false), { capture: true })
// Browsers also fire pointermove for a still pointer when the page changes under it.
addEventListener('pointermove', ({ movementX, movementY }) => {
  if (movementX !== 0 || movementY !== 0) byKey = false
})

/** Whether the hand is on the keyboard: then the focus goes along to what is asked next. */
export const handIsOnKeys = (): boolean => byKey
