import { useCallback, useSyncExternalStore } from 'react'

/** As `--phone` in theme/media.css. */
export const PHONE = '((max-width: 759px) or ((max-width: 1199px) and (max-height: 479px)))'

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
