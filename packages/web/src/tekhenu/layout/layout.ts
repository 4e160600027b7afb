import { useSyncExternalStore } from 'react'

/** How much room there is: everything side by side, rivals in one line each, or one area at a time. */
export type Layout = 'wide' | 'middle' | 'phone'

const wide = matchMedia('(min-width: 1200px)')
/** As `--phone` in theme/media.css. */
const phone = matchMedia('((max-width: 759px) or ((max-width: 1199px) and (max-height: 479px)))')

const now = (): Layout => (phone.matches ? 'phone' : wide.matches ? 'wide' : 'middle')

function subscribe(changed: () => void): () => void {
  for (const list of [wide, phone]) list.addEventListener('change', changed)
  return () => {
    for (const list of [wide, phone]) list.removeEventListener('change', changed)
  }
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, now)
