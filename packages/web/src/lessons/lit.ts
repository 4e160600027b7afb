import { useEffect, useState } from 'react'
import { useSettings } from '../store/settings.ts'

/** A box on the screen, in CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a lesson lights: where it is, and whether the table stands still. */
export interface Lit {
  readonly settled: boolean
  readonly boxes: readonly Box[]
  /** How many of the boxes hold something that can be chosen; they come first in the list. */
  readonly choices: number
  /** The areas they lie in: what is said of a part is read from what stands around it, too. */
  readonly around: readonly Box[]
  /** Whether the part in question is below the board, where a phone shows prompt and resources; null if nothing is lit. */
  readonly below: boolean | null
}

const EVERY_MS = 120
/** How many times a part is scrolled into view: a table that has just been rendered may switch to another area once more. */
const LOOKS = 10
const ROOM = 6
/** How much of a part must still be visible when its panel is scrolled; less than this shows nothing useful. */
const LEAST = 36
/** The frame around a part stays on the screen. */
const EDGE = 2
const NOTHING: Lit = { settled: false, boxes: [], choices: 0, around: [], below: null }

const table = (): Element | null => document.querySelector('main[data-table]')

/** The text table shows no playback. */
const isSettled = (root: Element): boolean =>
  root.querySelector('[data-settled]') !== null || useSettings.getState().table === 'text'

/** Only rendered elements: some layouts contain a part twice. A panel of a phone that is out of sight need not be laid out. */
const partsOf = (selector: string): readonly Element[] =>
  [...(table()?.querySelectorAll(selector) ?? [])].filter(
    (part) => part.getClientRects().length > 0 || part.closest('[inert]') !== null,
  )

const isInSight = ({ width, height, left, top, right, bottom }: DOMRect): boolean =>
  width > 0 && height > 0 && left < innerWidth && top < innerHeight && right > 0 && bottom > 0

/** The box around everything a selector finds in one area; a phone shows some things in two. */
function boxOf(selector: string): Box | undefined {
  const inSight = partsOf(selector).filter((part) => isInSight(part.getBoundingClientRect()))
  const area = inSight[0]?.closest('[data-area]')
  const parts = inSight
    .filter((part) => part.closest('[data-area]') === area)
    .map((part) => part.getBoundingClientRect())
  if (parts.length === 0) return undefined
  const frame = frameOf(inSight[0]!)
  const x = Math.max(Math.min(...parts.map(({ left }) => left)) - ROOM, EDGE)
  const y = Math.max(Math.min(...parts.map(({ top }) => top)) - ROOM, frame.top)
  const width = Math.min(Math.max(...parts.map(({ right }) => right)) + ROOM, innerWidth - EDGE) - x
  const bottom = Math.max(...parts.map((part) => part.bottom))
  const height = Math.min(bottom + ROOM, frame.bottom) - y
  const whole = bottom - Math.min(...parts.map(({ top }) => top))
  return height < Math.min(whole, LEAST) ? undefined : { x, y, width, height }
}

/** The area of the first part a selector finds. */
function areaOf(selector: string): Box | undefined {
  const part = partsOf(selector).find((each) => isInSight(each.getBoundingClientRect()))
  const area = part?.closest('[data-area]')?.getBoundingClientRect()
  return area === undefined ? undefined : { x: area.x, y: area.y, width: area.width, height: area.height }
}

function frameOf(part: Element): { readonly top: number; readonly bottom: number } {
  for (let around = part.parentElement; around !== null; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && getComputedStyle(around).overflowY === 'auto')
      return around.getBoundingClientRect()
  return { top: 0, bottom: innerHeight }
}

/** What can be chosen now within what a selector finds. */
const choiceIn = (selector: string): Element | undefined =>
  partsOf(selector).flatMap((part) => (part.matches(CHOICE) ? [part] : (part.querySelector(CHOICE) ?? [])))[0]

const CHOICE = '[data-lit], [data-move]'

/** The part where something can be chosen now comes first. */
const choiceFirst = (selectors: readonly string[]): readonly string[] =>
  selectors.toSorted((a, b) => Number(choiceIn(b) !== undefined) - Number(choiceIn(a) !== undefined))

function measure(selectors: readonly string[]): Lit {
  const root = table()
  if (root === null || !isSettled(root)) return NOTHING
  const shown = choiceFirst(selectors).flatMap((selector) => {
    const box = boxOf(selector)
    return box === undefined ? [] : [{ box, selector }]
  })
  return {
    settled: true,
    boxes: shown.map(({ box }) => box),
    choices: shown.filter(({ selector }) => choiceIn(selector) !== undefined).length,
    around: shown.flatMap(({ selector }) => areaOf(selector) ?? []),
    below: isBelow(root, focusOf(selectors)),
  }
}

/** Prompt and resources of Tekhenu on a phone: lesson.module.css keeps the sheet over them and off the board. */
function isBelow(root: Element, focus: Element | undefined): boolean | null {
  const below = root.querySelector('div:has(> [data-area="stock"])')
  // On its side a phone has them beside the board.
  if (below === null || below.getBoundingClientRect().left > 0) return null
  return focus !== undefined && below.contains(focus)
}

/** What has to be in sight: what can be chosen, or else the first lit part. On a phone only one area is. */
function focusOf(selectors: readonly string[]): HTMLElement | undefined {
  const [first] = choiceFirst(selectors)
  return first === undefined ? undefined : ((choiceIn(first) ?? partsOf(first)[0]) as HTMLElement | undefined)
}

/** Tells one part of the table from another across re-renders. */
const nameOf = ({ dataset }: HTMLElement): string =>
  dataset['spot'] ?? dataset['move'] ?? dataset['choice'] ?? dataset['area'] ?? ''

const sheetHeight = (): number => document.querySelector<HTMLElement>('[data-bubble]')?.offsetHeight ?? 0

/** Follows the lit parts while pages scroll, tables re-render and windows change. `moment` is another after each click. */
export function useLit(selectors: readonly string[], moment: string): Lit {
  const [lit, setLit] = useState<Lit>(NOTHING)
  useEffect(() => {
    let last = ''
    let revealed: string | undefined
    let looks = 0
    const follow = (): void => {
      const now = measure(selectors)
      const focus = now.settled ? focusOf(selectors) : undefined
      // A choice may be lit a moment after the part it belongs to, and the sheet of a phone takes room when it comes.
      const shown = `${focus === undefined ? '' : nameOf(focus)} ${sheetHeight()}`
      if (shown !== revealed) looks = 0
      if (
        focus !== undefined &&
        looks < LOOKS &&
        (looks++ === 0 || !isInSight(focus.getBoundingClientRect()))
      ) {
        revealed = shown
        const laidOut = focus.getClientRects().length > 0 ? focus : focus.closest('[inert]')!
        laidOut.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' })
      }
      const text = JSON.stringify(now)
      if (text === last) return
      last = text
      setLit(now)
    }
    follow()
    const timer = setInterval(follow, EVERY_MS)
    return () => clearInterval(timer)
  }, [selectors, moment])
  return lit
}
