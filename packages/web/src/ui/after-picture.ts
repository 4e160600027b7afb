import { useEffect, useState } from 'react'

/**
 * Runs a callback after the next paint, and after what else has waited for it, such as the next input; returns the function that
 * cancels it.
 */
export function afterPicture(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => (timer = setTimeout(act)))
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Longer than any picture takes: a page in the background has none. */
const NO_PICTURE = 250

/** As `afterPicture`, but before the next press or key if that comes first, and where there is no picture. */
export function beforeInput(act: () => void): void {
  const run = (): void => {
    cancel()
    clearTimeout(timer)
    for (const type of INPUTS) removeEventListener(type, run, { capture: true })
    act()
  }
  const cancel = afterPicture(run)
  const timer = setTimeout(run, NO_PICTURE)
  for (const type of INPUTS) addEventListener(type, run, { capture: true })
}

const INPUTS = ['pointerdown', 'keydown', 'click'] as const

/** A value as it was before the last paint; the latest one follows in a render of its own. */
export function useAfterPicture<T>(value: T): T {
  const [shown, show] = useState(value)
  useEffect(
    () => (Object.is(shown, value) ? undefined : afterPicture(() => show(() => value))),
    [shown, value],
  )
  return shown
}
