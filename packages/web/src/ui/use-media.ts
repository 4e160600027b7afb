import { useCallback, useSyncExternalStore } from 'react'

/** As `--phone` in theme/media.css. */
export const PHONE = '((width < 47.5em) or ((width < 75em) and (height < 30em)))'
/** As `--wide` there. */
export const WIDE = '(min-width: 75em)'

/** Asked for with every render, so each is made once. */
const lists = new Map<string, MediaQueryList>()
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query)
  lists.set(query, list)
  return list
}

/** Whether a finger points, not a mouse: as a parameter of messages. */
export const byTouch = (): { readonly touch: 'yes' | 'no' } => ({
  touch: listOf('(pointer: coarse)').matches ? 'yes' : 'no',
})

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => listOf(query).matches)
}
