import { useState } from 'react'
import { useKeys } from './keys.ts'

interface Stepper {
  /** The step that is looked at; where none is chosen `rest`, or the last one. */
  readonly at: number
  readonly isChosen: boolean
  readonly go: (to: number) => void
  readonly back: () => void
  readonly forth: () => void
}

/** Goes through steps one by one, forward from the first and back from the last, also by the keys `,` and `.`. */
export function useStepper(
  keys: readonly number[],
  onStep: (key: number | null) => void,
  rest?: number,
): Stepper {
  const [chosen, choose] = useState<number | null>(null)
  const found = chosen === null ? -1 : keys.indexOf(chosen)
  const isChosen = found >= 0
  const resting = rest === undefined ? -1 : keys.indexOf(rest)
  const at = isChosen ? found : resting >= 0 ? resting : keys.length - 1
  const go = (to: number): void => {
    const key = keys[to]
    if (key === undefined) return
    choose(key)
    onStep(key)
  }
  const back = (): void => go((isChosen ? at : keys.length) - 1)
  const forth = (): void => go(isChosen ? at + 1 : 0)
  useKeys({ ',': back, '.': forth })
  return { at, isChosen, go, back, forth }
}
