import { useLayoutEffect, type RefObject } from 'react'

/** Elements whose room is not known yet. */
const waiting = new Set<HTMLElement>()

const keep = (element: HTMLElement, width: number, height: number): void => {
  element.style.setProperty('--room-x', `${width}px`)
  element.style.setProperty('--room-y', `${height}px`)
}

/** All are measured before any is told: each would have the whole table laid out anew for the next one. */
function measure(): void {
  const rooms = [...waiting].map((element) => [element, element.clientWidth, element.clientHeight] as const)
  waiting.clear()
  for (const room of rooms) keep(...room)
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
