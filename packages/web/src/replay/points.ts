import { useEffect, useState } from 'react'

/** So many moments at a time, so that the page stays responsive. */
const AT_ONCE = 20

/** What every seat would have if the match were scored after each move. */
export interface Totals {
  readonly many: number
  readonly at: (at: number) => readonly number[]
}

/** As far as they are known by now. */
export function usePoints(totals: Totals): readonly (readonly number[])[] {
  const [points, setPoints] = useState<readonly (readonly number[])[]>([])
  useEffect(() => {
    const known: (readonly number[])[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const goOn = (): void => {
      const until = Math.min(known.length + AT_ONCE, totals.many)
      while (known.length < until) known.push(totals.at(known.length))
      if (known.length < totals.many) timer = setTimeout(goOn)
      else setPoints(known)
    }
    timer = setTimeout(goOn)
    return () => clearTimeout(timer)
  }, [totals])
  return points
}
