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
  /** What a finger has called stays after it has gone up, until the next tap. */
  const held = useRef(false)
  useEffect(() => {
    let timer = 0
    /** The finger that lies on the table has called a card or sent one away: it chooses nothing. */
    let spent = false
    let watcher: Watcher | undefined
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
    const drop = (): void => {
      held.current = false
      watcher?.destroy()
      watcher = undefined
      show(null)
    }
    const hold = (card: HTMLElement): void => {
      held.current = true
      open(card)
      watcher = watchForBack(drop)
    }
    const close = (): void => {
      if (!inside.current && !held.current) show(null)
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
      spent = held.current
      clearTimeout(timer)
      drop()
      if (spent) return
      const card = event.pointerType === 'touch' ? cardUnder(event.target) : null
      if (card !== null) {
        later(LONG_PRESS, () => {
          spent = true
          hold(card)
        })
      }
    }
    const release = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' && !spent) clearTimeout(timer)
    }
    const click = (event: MouseEvent): void => {
      if (!spent || event.detail === 0) return
      spent = false
      event.preventDefault()
      event.stopPropagation()
    }
    const menu = (event: MouseEvent): void => {
      if (spent) event.preventDefault()
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') drop()
    }
    const scroll = (): void => {
      if (!held.current) show(null)
    }
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
      watcher?.destroy()
      listening.abort()
    }
  }, [])
  const keep = useCallback((now: boolean) => {
    inside.current = now
    if (!now && !held.current) show(null)
  }, [])
  return [look, keep]
}

interface Watcher {
  destroy(): void
}

/** The gesture or button that goes back closes the card first, where a browser lets a page know of it. */
function watchForBack(close: () => void): Watcher | undefined {
  const { CloseWatcher: Watching } = window as Window & {
    readonly CloseWatcher?: new () => Watcher & EventTarget
  }
  if (Watching === undefined) return undefined
  const watcher = new Watching()
  watcher.addEventListener('close', close)
  return watcher
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
