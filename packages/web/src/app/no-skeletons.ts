/**
 * Stands in the browser for `@formatjs/icu-skeleton-parser` (vite.config.ts), which reads patterns of numbers and dates such as
 * `{n, number, ::.00}`: no message has one (`speak.test.ts` sees to that), and every page would load it.
 */
const unread = (): never => {
  throw new Error('a message has a skeleton, which the browser cannot read')
}

export const parseDateTimeSkeleton = unread
export const parseNumberSkeleton = unread
export const parseNumberSkeletonFromString = unread
