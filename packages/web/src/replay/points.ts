import { allSeeingView, type GameEvent, type Match, type Position } from '@benben/kernel'
import { useEffect, useState } from 'react'

/** So many moments at a time, so that the page stays responsive. */
const AT_ONCE = 20

type AnyMatch = Match<unknown, unknown, GameEvent>

const totalsAt = ({ game, terms }: AnyMatch, position: Position): number[] =>
  game
    .project(allSeeingView(game, position, 0, terms.names.length))
    .map((points) => Object.values(points).reduce((sum, each) => sum + each, 0))

/** What every seat would have if the match were scored after each move, as far as it is known by now. */
export function usePoints(match: AnyMatch): readonly (readonly number[])[] {
  const [points, setPoints] = useState<readonly (readonly number[])[]>([])
  useEffect(() => {
    const known: number[][] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const goOn = (): void => {
      const until = Math.min(known.length + AT_ONCE, match.entries.length + 1)
      while (known.length < until) known.push(totalsAt(match, match.at(match.movesEarlier + known.length)!))
      if (known.length <= match.entries.length) timer = setTimeout(goOn)
      else setPoints(known)
    }
    timer = setTimeout(goOn)
    return () => clearTimeout(timer)
  }, [match])
  return points
}
