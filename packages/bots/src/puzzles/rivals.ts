import type { Position, Seat } from '@benben/kernel'
import type { Analyst } from '../analysis/analyst.ts'
import { compareTurns, expectedOf } from '../analysis/compare.ts'
import type { Search } from './puzzle.ts'
import { isSame, type WholeTurn } from './whole-turns.ts'

/** How many turns are looked at first. */
const FIRST = 6
/** How many are played on. */
const MOST = 3
/** On how many deals they are judged. */
const DEALS = 4

/** The turns beside the best one. */
export interface Beside {
  readonly asGood: readonly WholeTurn[]
  /** The nearest of those behind it. */
  readonly rivals: readonly WholeTurn[]
}

/** What is expected a turn later of the turns beside the best one; undefined where too many come nearer than the margin. */
export function besideBest(
  analyst: Analyst,
  deal: Position,
  seat: Seat,
  best: WholeTurn,
  turns: readonly WholeTurn[],
  { margin, asGood: most, further }: Pick<Search, 'margin' | 'asGood' | 'further'>,
  seed: string,
): Beside | undefined {
  const others = turns.filter(({ value }) => !isSame(value, best.value))
  const ledBy = (some: readonly WholeTurn[], deals: number): { turn: WholeTurn; lead: number }[] => {
    const moves = [best, ...some].map((turn) => turn.moves)
    const tried = compareTurns(analyst, deal, seat, moves, { deals, playouts: 0, seed })
    const [own, ...theirs] = tried.map((each) => expectedOf(each)[analyst.measure])
    return some.map((turn, i) => ({ turn, lead: own! - theirs[i]! }))
  }
  const isNear = ({ lead }: { lead: number }): boolean => lead < margin.judged
  const first = ledBy(others.slice(0, FIRST), DEALS)
  if (first.filter(isNear).length > most) return undefined
  const glanced = ledBy(others.slice(FIRST, FIRST + further), 1)
  const near = ledBy(
    glanced.filter(isNear).map(({ turn }) => turn),
    DEALS,
  )
  const all = [...first, ...near].toSorted((a, b) => a.lead - b.lead)
  const asGood = all.filter(isNear)
  const behind = all.slice(asGood.length, asGood.length + MOST)
  // Where something is ahead of it, it is not the best one.
  if (asGood.length > most || behind.length === 0 || all[0]!.lead < -margin.judged) return undefined
  return { asGood: asGood.map(({ turn }) => turn), rivals: behind.map(({ turn }) => turn) }
}
