import { useSyncExternalStore } from 'react'

/** How much room there is: everything side by side, rivals in one line each, or one area at a time. */
export type Layout = 'wide' | 'middle' | 'phone'

const WIDE = '(min-width: 1200px)'
const PHONE = '(max-width: 759px)'

const now = (): Layout => (matchMedia(PHONE).matches ? 'phone' : matchMedia(WIDE).matches ? 'wide' : 'middle')

function subscribe(changed: () => void): () => void {
  const lists = [matchMedia(WIDE), matchMedia(PHONE)]
  for (const list of lists) list.addEventListener('change', changed)
  return () => {
    for (const list of lists) list.removeEventListener('change', changed)
  }
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, now)
