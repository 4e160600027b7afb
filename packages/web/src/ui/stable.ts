import { useRef } from 'react'

/** Memoizes a value: the same object until `isSame` says that it has changed. */
export function useStable<T>(value: T, isSame: (before: T, now: T) => boolean): T {
  const kept = useRef(value)
  if (!isSame(kept.current, value)) kept.current = value
  return kept.current
}
