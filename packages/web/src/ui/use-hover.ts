import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Where pointers come and go: React does not hear of that (app/root.ts). */
type Hovered = RefObject<HTMLElement | null>

/** Says when a pointer comes to an element, and when it leaves it. */
export function useHover(element: Hovered, hover: (inside: boolean) => void): void {
  const say = useEffectEvent(hover)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    element.current?.addEventListener('pointerenter', () => say(true), { signal })
    element.current?.addEventListener('pointerleave', () => say(false), { signal })
    return () => listening.abort()
  }, [element])
}

/** Says to which part of an element a pointer has come, by the value of an attribute of that part. */
export function useHoverIn(element: Hovered, attribute: string, hover: (value: string) => void): void {
  const say = useEffectEvent(hover)
  useEffect(() => {
    const listening = new AbortController()
    let under: Element | null = null
    const over = ({ target }: Event): void => {
      const before = under
      under = (target as Element).closest(`[${attribute}]`)
      if (under !== null && under !== before) say(under.getAttribute(attribute)!)
    }
    element.current?.addEventListener('pointerover', over, { signal: listening.signal })
    return () => listening.abort()
  }, [element, attribute])
}
