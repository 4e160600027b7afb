import { useCallback, useEffect, useRef, useState } from 'react'

/** A card that is looked at, and where on the screen it lies. */
export interface CloseLook {
  readonly id: string
  readonly rect: DOMRect
  /** The part of the table it lies in: what is large must not cover its neighbours. */
  readonly area: DOMRect
}

const SOON = 350
const LINGER = 160
const LONG_PRESS = 420

/** What is looked at closely, and a way to say that the pointer has gone over to the large card. */
export function useCloseLook(): readonly [CloseLook | null, (inside: boolean) => void] {
  const [look, show] = useState<CloseLook | null>(null)
  const inside = useRef(false)
  useEffect(() => {
    let timer = 0
    let pressed = false
    const later = (after: number, act: () => void): void => {
      clearTimeout(timer)
      timer = window.setTimeout(act, after)
    }
    const open = (card: HTMLElement): void => {
      inside.current = false
      const area = card.closest('[data-area]') ?? card
      show({
        id: card.dataset['card']!,
        rect: card.getBoundingClientRect(),
        area: area.getBoundingClientRect(),
      })
    }
    const close = (): void => {
      if (!inside.current) show(null)
    }
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return
      const card = cardAt(event.target)
      if (card === null) later(LINGER, close)
      else later(SOON, () => open(card))
    }
    const focus = (event: FocusEvent): void => {
      const card = event.target instanceof Element ? cardIn(event.target) : null
      // A click focuses too; only where the keyboard led there is the card wanted.
      if (card !== null && event.target instanceof Element && event.target.matches(':focus-visible'))
        open(card)
      else close()
    }
    const down = (event: PointerEvent): void => {
      pressed = false
      clearTimeout(timer)
      show(null)
      const card = event.pointerType === 'touch' ? cardUnder(event.target) : null
      if (card !== null) {
        later(LONG_PRESS, () => {
          pressed = true
          open(card)
        })
      }
    }
    const release = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' && !pressed) clearTimeout(timer)
    }
    /** After a long press the finger goes up without choosing the card. */
    const click = (event: MouseEvent): void => {
      if (!pressed) return
      pressed = false
      event.preventDefault()
      event.stopPropagation()
    }
    const menu = (event: MouseEvent): void => {
      if (pressed) event.preventDefault()
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') show(null)
    }
    const scroll = (): void => show(null)
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerover', over, { signal })
    document.addEventListener('focusin', focus, { signal })
    document.addEventListener('focusout', close, { signal })
    document.addEventListener('pointerdown', down, { signal, capture: true })
    document.addEventListener('pointerup', release, { signal })
    document.addEventListener('pointercancel', release, { signal })
    document.addEventListener('click', click, { signal, capture: true })
    document.addEventListener('contextmenu', menu, { signal })
    document.addEventListener('keydown', key, { signal })
    window.addEventListener('scroll', scroll, { signal, capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])
  const keep = useCallback((now: boolean) => {
    inside.current = now
    if (!now) show(null)
  }, [])
  return [look, keep]
}

const cardAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
/** A finger meets the room around a spot (spot.module.css), which lies over the card in it. */
const cardUnder = (target: EventTarget | null): HTMLElement | null =>
  cardAt(target) ??
  (target instanceof Element ? target.closest('[data-spot]') : null)?.querySelector<HTMLElement>(
    '[data-card]',
  ) ??
  null
const cardIn = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>('[data-card]') ?? target.querySelector<HTMLElement>('[data-card]')
