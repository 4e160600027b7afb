import { useLayoutEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { afterPicture } from '../../ui/after-picture.ts'
import { handIsOnKeys, useKeys } from '../../ui/keys.ts'
import type { Choosing } from './choosing.ts'
import { endFlights } from '../motion/flight.ts'
import { focusAsked, keepStopAt, keepStops, moveFocus, pressByKey } from './focus.ts'
import type { DrawnAhead } from '../prompt/drawn-ahead.ts'
import { inTemple } from '../temple/temple.tsx'
import type { Moving } from './moving.ts'
import { touched } from './nearest.ts'
import type { SpotStore } from './spot-store.ts'
import { useWhenDrawn } from './spot.tsx'

interface Hand {
  readonly root: RefObject<HTMLElement | null>
  readonly choosing: Choosing
  readonly settled: boolean
  readonly store: SpotStore
  /** Shows the next step, or the end where events are not shown step by step. */
  readonly skip: () => void
  /** Shows the end. */
  readonly toEnd: () => void
  readonly moving: Moving
  readonly drawn: Pick<DrawnAhead, 'beginOf'>
}

const TARGETS = '[data-spot], [data-choice]'
const targetOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(TARGETS) : null

const nameOf = (target: EventTarget | null): string | undefined => {
  const { spot, choice } = (targetOf(target) as HTMLElement | null)?.dataset ?? {}
  return spot ?? choice
}

/** A finger that stays longer asks what it lies on, and chooses nothing. */
const LONG_PRESS = 600

type Listeners = { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void }

/** Whether what is chosen counts: nothing is being shown, and nothing is on its way. */
const isLive = ({ settled, moving }: Hand): boolean => settled && moving.sent() === 'none'

/** What is shown can be cut short by any click or key; whether it was. */
function hurry({ settled, skip, toEnd }: Hand, event: Event): boolean {
  if (settled) return false
  if (event instanceof KeyboardEvent && event.key === 'Escape') toEnd()
  else skip()
  endFlights()
  event.stopPropagation()
  return true
}

/** Presses choose. */
function pressing(now: () => Hand): Listeners {
  let pointer = 'mouse'
  /** What the pointer went down on and has not clicked yet. */
  let pressed: string | undefined
  let since = 0
  let marked: Element | null = null
  /** Shows what a finger is on. React does not render it: nothing waits for it. */
  const mark = (under: Element | null): void => {
    marked?.removeAttribute('data-pressed')
    under?.setAttribute('data-pressed', '')
    marked = under
  }
  return {
    pointerdown: ({ pointerType, target, timeStamp, clientX, clientY }) => {
      pointer = pointerType
      since = timeStamp
      pressed = nameOf(target)
      mark(pointerType === 'touch' ? touched(clientX, clientY, TARGETS) : null)
    },
    pointercancel: () => mark(null),
    // A browser fires no click if the pressed element was replaced before the release.
    pointerup: ({ button, pointerType, target }) => {
      mark(null)
      const name = nameOf(target)
      if (pointerType === 'touch' || button !== 0 || name === undefined || name !== pressed) return
      setTimeout(() => {
        if (pressed === name) (targetOf(target) as HTMLElement).click()
      })
    },
    click: (event) => {
      pressed = undefined
      const { choosing, moving, drawn } = now()
      if (hurry(now(), event) || !isLive(now()) || !(event.target instanceof Element)) return
      if (event.target.closest('[data-turn-tile]') !== null) {
        choosing.turnTile()
        return
      }
      const inside = event.target.closest('[data-prompt]') !== null && targetOf(event.target) === null
      if (inside) return
      const byTouch = event.detail !== 0 && pointer === 'touch'
      const meant = byTouch ? touched(event.clientX, event.clientY, TARGETS) : null
      const held = byTouch && event.timeStamp - since > LONG_PRESS
      const chain = choosing.press(meant ?? event.target, byTouch, held)
      // What was refused before says nothing about what is tapped now.
      if (chain === null) moving.forget()
      else moving.play(chain, drawn.beginOf(chain))
    },
  }
}

/** What the pointer is over, or has the focus of the keyboard, is looked at. */
function looking(now: () => Hand): Listeners {
  /** Where the pointer was before is told to nobody any more. */
  let forgetLast = (): void => undefined
  const lookAt = (target: EventTarget | null): void => {
    if (!isLive(now())) return
    const { moving, choosing, store } = now()
    const element = targetOf(target)
    const looked = choosing.lookOf(element)
    const tell = (): void => choosing.lookAt(element)
    forgetLast()
    moving.forget()
    // The first picture shows the spot and what the prompt says of it. The temple alone shows more, such as a tile where it would lie.
    store.look(looked)
    if (inTemple(looked.spot) === inTemple(choosing.looked.spot)) forgetLast = afterPicture(tell)
    else tell()
  }
  // Browsers tell where the pointer is right before a frame: left to React, it would be answered in the one after it.
  const pointAt = (target: EventTarget | null): void => flushSync(() => lookAt(target))
  return {
    pointerover: ({ target, pointerType }) => {
      if (pointerType !== 'touch' && !handIsOnKeys()) pointAt(target)
    },
    pointerleave: ({ pointerType }) => {
      if (pointerType !== 'touch' && !handIsOnKeys()) pointAt(null)
    },
    focusin: ({ target }) => {
      if (handIsOnKeys()) {
        keepStopAt(target)
        lookAt(target)
      }
      // A press waits for nothing that only the next key needs.
      else afterPicture(() => keepStopAt(target))
    },
  }
}

/** Keys move the focus and press. */
const typing = (now: () => Hand): Listeners => ({
  keydown: (event) => {
    if (event.key === 'Tab' || event.key === 'Shift' || event.ctrlKey || event.metaKey || event.altKey) return
    if (hurry(now(), event) || pressByKey(event) || moveFocus({ key: event.key, target: event.target! }))
      event.preventDefault()
  },
})

/** Event delegation: the only handlers for pointer, touch and keyboard events of spots and choices. */
export function useHand(hand: Hand): void {
  const latest = useRef(hand)
  latest.current = hand
  const { root, store } = hand

  // Whatever is drawn can be pressed.
  useLayoutEffect(() => {
    const table = root.current
    if (table === null) return undefined
    const now = (): Hand => latest.current
    const heard = { ...pressing(now), ...looking(now), ...typing(now) }
    for (const [type, listener] of Object.entries(heard))
      table.addEventListener(type, listener as EventListener)
    return () => {
      for (const [type, listener] of Object.entries(heard))
        table.removeEventListener(type, listener as EventListener)
    }
  }, [root])

  useWhenDrawn(store, () => {
    if (root.current === null) return
    keepStops(root.current)
    // For keyboard users the focus follows the question.
    if (isLive(latest.current) && handIsOnKeys()) focusAsked(root.current)
  })

  useKeys({
    u: () => latest.current.moving.undo(),
    r: () => latest.current.choosing.turnTile(),
    Escape: () => (latest.current.choosing.back() ? undefined : false),
  })
}
