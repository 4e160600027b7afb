import type { Move, Position, Seat } from '@benben/kernel'
import type { Analyst } from '../analysis/analyst.ts'
import { advantage, compareTurns, type Advantage, type Tried } from '../analysis/compare.ts'
import type { Search } from './puzzle.ts'

/** How many standard errors the lead has to be, once as many games were played on as at most. */
const SURE = 2
/** How many it has to be to stop earlier: whoever looks often finds chance leads. */
const SURE_EARLY = 3
/** The first look, only to give up what does not look like a lead. */
const FIRST = 20

/** What the best turn brings more than each of the others, and in how many games. */
export interface Confirmed {
  readonly leads: readonly Advantage['playedOn'][]
  readonly many: number
}

/**
 * Plays on from a turn and from its rivals until it is clear that it brings more than each of them, by the margin; undefined where
 * that does not become clear.
 */
export function confirm(
  analyst: Analyst,
  position: Position,
  seat: Seat,
  [best, ...rivals]: readonly [readonly Move[], ...(readonly Move[])[]],
  { margin, playouts }: Pick<Search, 'margin' | 'playouts'>,
  seed: string,
): Confirmed | undefined {
  const { measure } = analyst
  let tried: Tried[] = [best, ...rivals].map(() => ({ expected: [], playedOn: [] }))
  for (
    let many = FIRST;
    ;
    many = Math.min(playouts.most, many < playouts.least ? playouts.least : 2 * many)
  ) {
    const effort = { deals: 0, playouts: many - tried[0]!.playedOn.length, seed: `${seed}/${many}` }
    const more = compareTurns(analyst, position, seat, [best, ...rivals], effort)
    tried = tried.map(({ playedOn }, i) => ({ expected: [], playedOn: [...playedOn, ...more[i]!.playedOn] }))
    const leads = rivals.map((_, i) => advantage(tried[0]!, tried[i + 1]!).playedOn)
    const isLast = many === playouts.most
    const sure = isLast ? SURE : SURE_EARLY
    const isClear = leads.every((lead) => isAhead(lead, measure, margin.played, sure))
    if (many >= playouts.least && isClear) return { leads, many }
    const isDoubtful = leads.some((lead) => lead[measure].mean + lead[measure].error / 2 < margin.played)
    if (isLast || isDoubtful) return undefined
  }
}

/** Whether a lead is large enough, and sure; and no win is given away for points. */
export function isAhead(
  lead: Pick<Advantage['playedOn'], 'points' | 'chance'>,
  measure: 'points' | 'chance',
  margin: number,
  sure: number = SURE,
): boolean {
  const { mean, error } = lead[measure]
  return mean >= margin && mean > sure * error && lead.chance.mean >= -lead.chance.error
}
