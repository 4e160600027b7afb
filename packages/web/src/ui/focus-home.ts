import { useEffect, type RefObject } from 'react'
import { handIsOnKeys } from './keys.ts'

/** Whether the focus is on nothing in particular: on the page, or at home in the table. */
export function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.tagName === 'MAIN'
}

/** What takes the focus away from an element that stays. */
const LOSES = ['disabled', 'hidden', 'inert', 'tabindex']

/**
 * A browser gives the focus to the page's body when what had it is gone. With the hand on the keyboard it comes back to the
 * table: to `home`, unless something else has taken it meanwhile.
 */
export function useFocusHome(home: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      frame = 0
      timer = setTimeout(() => {
        if (handIsOnKeys() && document.activeElement === document.body) home.current?.focus()
      })
    }
    // The browser takes the focus away when it draws, after everything that could have kept it.
    const soon = (): void => {
      if (frame === 0 && handIsOnKeys()) frame = requestAnimationFrame(look)
    }
    soon()
    // Parts of the page change by themselves, too.
    const watch = new MutationObserver(soon)
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: LOSES })
    // What a style hides loses it without a change of the page that could be watched.
    addEventListener('focusout', soon)
    return () => {
      removeEventListener('focusout', soon)
      watch.disconnect()
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [home])
}
