import { useEffect, useState } from 'react'
import { isFocusLed, lastPress, placeOf, touchesSoFar } from './keys.ts'

/** A card that is looked at, and where on the screen it lies. */
export interface CloseLook {
  readonly id: string
  readonly rect: DOMRect
  /** The part of the table it lies in: what is large must not cover its neighbours. */
  readonly area: DOMRect
}

/** How things that can be looked at closely are found, and how soon they are shown to a resting pointer. */
export interface Finder {
  readonly soon: number
  /** What a pointer is at, a finger lies on, or the focus is at. */
  readonly at: (target: EventTarget | null) => HTMLElement | null
  readonly under: (target: EventTarget | null) => HTMLElement | null
  readonly within: (target: Element) => HTMLElement | null
  readonly id: (element: HTMLElement) => string
}

const LINGER = 160
const LONG_PRESS = 420

interface Looking {
  readonly look: CloseLook | null
  /** Says that the pointer has gone over to the large card. */
  readonly keep: (inside: boolean) => void
  /** Shows a card until the next key or press. */
  readonly hold: (card: HTMLElement) => void
}

/** What is looked at closely. */
export function useCloseLook(finder: Finder): Looking {
  const [look, setLook] = useState<CloseLook | null>(null)
  const [looker] = useState(() => new Looker(setLook, finder))
  useEffect(() => looker.listen(), [looker])
  return { look, keep: looker.setInside, hold: looker.hold }
}

/** Handles pointer, touch, keyboard and focus events, and shows the card under inspection. */
class Looker {
  readonly #show: (look: CloseLook | null) => void
  readonly #find: Finder
  #timer = 0
  /** Whether the pointer is over the large card. */
  #inside = false
  /** What a finger has called stays after it has gone up, until the next tap. */
  #held = false
  /** The finger that lies on the table has called a card or sent one away: it chooses nothing. */
  #spent = false
  #watcher: Watcher | undefined
  /** Where the pointer was last. A table that changes under a resting pointer was not asked. */
  #at = lastPress()
  #touches = 0
  #unasked = false
  /** What the pointer went to. */
  #asked: string | null = null

  constructor(show: (look: CloseLook | null) => void, finder: Finder) {
    this.#show = show
    this.#find = finder
  }

  readonly setInside = (inside: boolean): void => {
    this.#inside = inside
    if (!inside && !this.#held) this.#show(null)
  }

  /** Adds the event listeners; returns the function that removes them. */
  listen(): () => void {
    const listening = new AbortController()
    const { signal } = listening
    // Before a preview re-renders what the pointer came to.
    document.addEventListener('pointerover', this.#over, { signal, capture: true })
    document.addEventListener('pointermove', this.#move, { signal, passive: true })
    document.addEventListener('focusin', this.#focus, { signal })
    document.addEventListener('focusout', this.#close, { signal })
    document.addEventListener('pointerdown', this.#down, { signal, capture: true })
    document.addEventListener('pointerup', this.#release, { signal })
    document.addEventListener('pointercancel', this.#release, { signal })
    document.addEventListener('click', this.#click, { signal, capture: true })
    document.addEventListener('contextmenu', this.#menu, { signal })
    document.addEventListener('keydown', this.#key, { signal })
    window.addEventListener('scroll', this.#scroll, { signal, capture: true, passive: true })
    return () => {
      clearTimeout(this.#timer)
      this.#watcher?.destroy()
      listening.abort()
    }
  }

  #later(after: number, act: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(act, after)
  }

  #open(card: HTMLElement): void {
    // A pointer that left something else before closes nothing now.
    clearTimeout(this.#timer)
    this.#inside = false
    const area = card.closest('[data-area], [data-board]') ?? card
    this.#show({
      id: this.#find.id(card),
      rect: card.getBoundingClientRect(),
      area: area.getBoundingClientRect(),
    })
  }

  #drop(): void {
    this.#held = false
    this.#watcher?.destroy()
    this.#watcher = undefined
    this.#show(null)
  }

  readonly hold = (card: HTMLElement): void => {
    this.#held = true
    this.#open(card)
    this.#watcher = watchForBack(() => this.#drop())
  }

  readonly #close = (): void => {
    if (!this.#inside && !this.#held) this.#show(null)
  }

  readonly #over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return
    const card = this.#find.at(event.target)
    const id = this.#idOf(card)
    // A preview re-renders what the pointer rests on: it is still the part that was asked.
    this.#unasked = !this.#hasMoved(event) && (id === null || id !== this.#asked)
    this.#asked = this.#unasked ? null : id
    this.#point(this.#unasked ? null : card)
  }

  readonly #move = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || !this.#hasMoved(event) || !this.#unasked) return
    this.#unasked = false
    const card = this.#find.at(event.target)
    this.#asked = this.#idOf(card)
    this.#point(card)
  }

  /** A mouse that stands where a finger tapped has not moved there. */
  #hasMoved(event: PointerEvent): boolean {
    const before = this.#at
    const touches = this.#touches
    this.#at = placeOf(event)
    this.#touches = touchesSoFar()
    return this.#at !== before && this.#touches === touches
  }

  #idOf(card: HTMLElement | null): string | null {
    return card === null ? null : this.#find.id(card)
  }

  #point(card: HTMLElement | null): void {
    if (card === null) this.#later(LINGER, this.#close)
    else this.#later(this.#find.soon, () => this.#open(card))
  }

  readonly #focus = (event: FocusEvent): void => {
    const card = event.target instanceof Element ? this.#find.within(event.target) : null
    // A click focuses too, and so does a question; only where a key led there is the card wanted.
    if (card !== null && isFocusLed()) this.#open(card)
    else this.#close()
  }

  readonly #down = (event: PointerEvent): void => {
    // Links of what is shown can be pressed.
    if (event.target instanceof Element && event.target.closest('[data-part-help] a, [data-zoom] a') !== null)
      return
    this.#spent = this.#held
    clearTimeout(this.#timer)
    this.#drop()
    // What is done there changes the table under the pointer: that asks for nothing.
    this.#asked = null
    if (this.#spent) return
    const card = event.pointerType === 'touch' ? this.#find.under(event.target) : null
    if (card === null) return
    this.#later(LONG_PRESS, () => {
      this.#spent = true
      this.hold(card)
    })
  }

  readonly #release = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' && !this.#spent) clearTimeout(this.#timer)
  }

  readonly #click = (event: MouseEvent): void => {
    if (!this.#spent || event.detail === 0) return
    this.#spent = false
    event.preventDefault()
    event.stopPropagation()
  }

  readonly #menu = (event: MouseEvent): void => {
    if (this.#spent) event.preventDefault()
  }

  readonly #key = (event: KeyboardEvent): void => {
    // The pointer may lie under the large card by chance: a key that leads the focus on leaves the card.
    if (isFocusLed()) this.#inside = false
    // Whoever plays by key has seen enough.
    if (event.key.length === 1 || event.key === 'Enter' || event.key === 'Escape') this.#drop()
  }

  readonly #scroll = (): void => {
    if (!this.#held) this.#show(null)
  }
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
