import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps the room an element has in `--room-x` and `--room-y`, for what must be as large as fits both ways. Container units
 * would do the same, but the browser would redo the layout of the whole container whenever a piece comes or goes in it.
 */
export function useRoom(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const measure = (): void => {
      current.style.setProperty('--room-x', `${current.clientWidth}px`)
      current.style.setProperty('--room-y', `${current.clientHeight}px`)
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    return () => watch.disconnect()
  }, [element])
}
