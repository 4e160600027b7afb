import { useEffect, type RefObject } from 'react'
import { handIsOnKeys } from './keys.ts'

/** Whether the focus is on nothing in particular: on the page, or at home in the table. */
export function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.tagName === 'MAIN'
}

/**
 * A browser gives the focus to the page's body when what had it is gone. With the hand on the keyboard it comes back to the
 * table: to `home`, unless something else has taken it meanwhile.
 */
export function useFocusHome(home: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // The browser takes the focus away when it draws, after everything that could have kept it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        if (handIsOnKeys() && document.activeElement === document.body) home.current?.focus()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  })
}
