import { PHONE, useMedia, WIDE } from '../../ui/use-media.ts'

/** How much room there is: everything side by side, rivals in one line each, or one area at a time. */
export type Layout = 'wide' | 'middle' | 'phone'

export function useLayout(): Layout {
  const isPhone = useMedia(PHONE)
  const isWide = useMedia(WIDE)
  return isPhone ? 'phone' : isWide ? 'wide' : 'middle'
}
