import { useEffect, useState } from 'react'

/** Runs a callback after the next paint; returns the function that cancels it. */
export function afterPicture(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** A value as it was before the last paint; the latest one follows in a render of its own. */
export function useAfterPicture<T>(value: T): T {
  const [shown, show] = useState(value)
  useEffect(
    () => (Object.is(shown, value) ? undefined : afterPicture(() => show(() => value))),
    [shown, value],
  )
  return shown
}
