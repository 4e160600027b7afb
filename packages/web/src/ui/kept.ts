import { useRef } from 'react'

/** The value as it was when it last became another one. */
export function useKept<T>(value: T, isSame: (before: T, now: T) => boolean): T {
  const kept = useRef(value)
  if (!isSame(kept.current, value)) kept.current = value
  return kept.current
}
