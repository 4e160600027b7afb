import { useCallback, useRef } from 'react'

/** The same function for ever, which does what the latest one does: what gets it need not be drawn again. */
export function useLasting<A extends readonly unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const latest = useRef(act)
  latest.current = act
  return useCallback((...args: A) => latest.current(...args), [])
}

/** A value, or while it is held the one from before. */
export function useHeld<T>(value: T, held: boolean): T {
  const before = useRef(value)
  if (!held) before.current = value
  return before.current
}
