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
}

const EVERY_MS = 120
const ROOM = 6
const NOTHING: Lit = { settled: false, boxes: [] }

const table = (): Element | null => document.querySelector('main[data-table]')

/** The text table shows no playback. */
const isSettled = (root: Element): boolean =>
  root.querySelector('[data-settled]') !== null || useSettings.getState().table === 'text'

const partsOf = (selector: string): readonly Element[] => [...(table()?.querySelectorAll(selector) ?? [])]

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
  const x = Math.min(...parts.map(({ left }) => left)) - ROOM
  const y = Math.min(...parts.map(({ top }) => top)) - ROOM
  const width = Math.max(...parts.map(({ right }) => right)) + ROOM - x
  const height = Math.max(...parts.map(({ bottom }) => bottom)) + ROOM - y
  return { x, y, width, height }
}

function measure(selectors: readonly string[]): Lit {
  const root = table()
  if (root === null || !isSettled(root)) return NOTHING
  return { settled: true, boxes: selectors.flatMap((selector) => boxOf(selector) ?? []) }
}

/** Brings the first lit part into sight: on a phone only one area is. */
function reveal([first]: readonly string[]): void {
  const part = first === undefined ? undefined : partsOf(first)[0]
  part?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' })
}

/** Follows the lit parts while pages scroll, tables re-render and windows change. */
export function useLit(selectors: readonly string[], step: number): Lit {
  const [lit, setLit] = useState<Lit>(NOTHING)
  useEffect(() => {
    let last = ''
    let revealed = false
    const follow = (): void => {
      const now = measure(selectors)
      if (now.settled && !revealed) {
        revealed = true
        reveal(selectors)
      }
      const text = JSON.stringify(now)
      if (text === last) return
      last = text
      setLit(now)
    }
    follow()
    const timer = setInterval(follow, EVERY_MS)
    return () => clearInterval(timer)
  }, [selectors, step])
  return lit
}
