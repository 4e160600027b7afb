import { useLayoutEffect, type RefObject } from 'react'

/** Elements whose room is not known yet. */
const waiting = new Set<HTMLElement>()

const keep = (element: HTMLElement, width: number, height: number): void => {
  element.style.setProperty('--room-x', `${width}px`)
  element.style.setProperty('--room-y', `${height}px`)
}

/**
 * All are measured before any is told: each would have the whole table laid out anew for the next one. What is in them is left
 * out meanwhile: its styles and layout would be computed for no room, and once more for the right one.
 */
function measure(): void {
  const elements = [...waiting]
  waiting.clear()
  for (const { style } of elements) style.contentVisibility = 'hidden'
  const rooms = elements
    // A panel that a phone does not show yet would be laid out for it; what is there is told when it comes into sight.
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .map((element) => [element, element.clientWidth, element.clientHeight] as const)
  for (const room of rooms) keep(...room)
  for (const { style } of elements) style.contentVisibility = ''
}

/**
 * Keeps the room an element has in `--room-x` and `--room-y`, for what must be as large as fits both ways. Container units
 * would do the same, but the browser would redo the layout of the whole container whenever a piece comes or goes in it.
 */
export function useRoom(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    waiting.add(current)
    // Before anything is painted, and after every other part of the table is there.
    queueMicrotask(measure)
    const watch = new ResizeObserver(() => keep(current, current.clientWidth, current.clientHeight))
    watch.observe(current)
    return () => {
      waiting.delete(current)
      watch.disconnect()
    }
  }, [element])
}
