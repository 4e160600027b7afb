import { clone, random, type Move, type Points, type Position, type Random, type Seat } from '@benben/kernel'
import { BY_HAND, choiceOf, goesOn, type Analyst } from './analyst.ts'
import { outlookAt, sharesOf } from './outlook.ts'

/**
 * Compares turns that a seat could take at a position: by what is expected after them, and by playing on from them to the
 * end. Nothing the seat cannot see is used: it is dealt anew, and all turns meet the same deals and the same dice.
 */

/** How closely turns are looked at. */
export interface Effort {
  /** On how many deals each turn is judged at the end of the seat's next turn; 0 for not at all. */
  readonly deals: number
  /** On how many other deals it is played on to the end; 0 for not at all. */
  readonly playouts: number
  readonly seed: string
}

/** A game that was played on to its end. */
interface PlayedOn {
  readonly total: number
  /** The share of the win. */
  readonly share: number
  readonly points: Points
}

/** What became of a turn. */
export interface Tried {
  /** What the seat can expect, on each deal. */
  readonly expected: readonly { readonly points: number; readonly chance: number }[]
  readonly playedOn: readonly PlayedOn[]
}

/** Tries every turn, given by its moves; what is left of a turn when they end the quick level plays. */
export function compareTurns(
  analyst: Analyst,
  position: Position,
  seat: Seat,
  turns: readonly (readonly Move[])[],
  effort: Effort,
  onStep: () => void = () => undefined,
): Tried[] {
  const { game } = analyst
  const view = game.view(position, seat)
  const tries = turns.map(() => ({ expected: [] as Tried['expected'][number][], playedOn: [] as PlayedOn[] }))
  const onDeal = (
    name: string,
    at: number,
    look: (p: Position, chance: Random, turn: number) => void,
  ): void => {
    const seed = `${effort.seed}/${name}/${at}`
    const deal = game.determinize(view, random(seed))
    turns.forEach((moves, i) => {
      const chance = random(`${seed}/play`)
      look(afterTurn(analyst, clone(deal), seat, moves, chance), chance, i)
      onStep()
    })
  }
  for (let at = 0; at < effort.deals; at++)
    onDeal('deal', at, (p, chance, i) => {
      playOn(analyst, p, chance, seat)
      const { points, chances } = outlookAt(game, analyst.judge, p)
      tries[i]!.expected.push({ points: points[seat]!, chance: chances[seat]! })
    })
  for (let at = 0; at < effort.playouts; at++)
    onDeal('playout', at, (p, chance, i) => {
      playOn(analyst, p, chance)
      const result = game.result(p)!
      const { totals, points } = result
      tries[i]!.playedOn.push({
        total: totals[seat]!,
        share: sharesOf(result)[seat]!,
        points: points[seat]!,
      })
    })
  return tries
}

/** The position at the end of a turn, before anybody else acts; the position is changed. */
function afterTurn(
  analyst: Analyst,
  p: Position,
  seat: Seat,
  turn: readonly Move[],
  chance: Random,
): Position {
  const { game, judge, quick } = analyst
  const moves: Move[] = []
  const left = [...turn]
  const kind = judge.kindOf(p, seat, game.legal(p, seat, moves))
  while (goesOn(analyst, p, seat, kind, moves)) {
    const next = left.shift()
    // On another deal chance may fall otherwise: then what was to follow may not be possible.
    const known = next !== undefined && moves.includes(next)
    if (!known) left.length = 0
    const move = known ? next : choiceOf(game, quick.choose, p, seat, moves, chance)
    if (move === game.endTurn) break
    game.step(p, seat, move, BY_HAND)
  }
  return p
}

/** Everybody plays on with the quick level: to the end of the seat's next turn, or to the end of the game. */
function playOn(analyst: Analyst, p: Position, chance: Random, until?: Seat): void {
  const { game, judge, quick } = analyst
  const moves: Move[] = []
  let kind: number | undefined
  let isNext = false
  for (let acting = game.toAct(p); acting.length > 0; acting = game.toAct(p)) {
    const who = acting[0]!
    game.legal(p, who, moves)
    const move = choiceOf(game, quick.choose, p, who, moves, chance)
    if (who === until) {
      const now = judge.kindOf(p, who, moves)
      // The end of the turn that was just taken is no turn of its own.
      if (!isNext && move !== game.endTurn) [kind, isNext] = [now, true]
      else if (isNext && (move === game.endTurn || now !== kind)) return
    } else if (isNext && until !== undefined) return
    game.step(p, who, move, BY_HAND)
  }
}

/** A mean with its standard error. */
export interface Measured {
  readonly mean: number
  readonly error: number
}

export function measured(values: readonly number[]): Measured {
  const mean = values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length)
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  const many = values.length
  return { mean, error: many < 2 ? 0 : Math.sqrt(squares / (many - 1) / many) }
}

/** How much better one turn did than another. They met the same deals, so it is compared deal by deal. */
export function advantage(better: Tried, worse: Tried) {
  const pairs = <T>(of: (tried: Tried) => readonly T[], value: (each: T) => number): Measured =>
    measured(of(better).map((each, i) => value(each) - value(of(worse)[i]!)))
  const sources = new Set(
    [...better.playedOn, ...worse.playedOn].flatMap(({ points }) => Object.keys(points)),
  )
  return {
    judged: {
      points: pairs(
        ({ expected }) => expected,
        ({ points }) => points,
      ),
      chance: pairs(
        ({ expected }) => expected,
        ({ chance }) => chance,
      ),
    },
    playedOn: {
      many: better.playedOn.length,
      points: pairs(
        ({ playedOn }) => playedOn,
        ({ total }) => total,
      ),
      chance: pairs(
        ({ playedOn }) => playedOn,
        ({ share }) => share,
      ),
      /** By source, the mean. */
      sources: Object.fromEntries(
        [...sources].map((source) => [
          source,
          pairs(
            ({ playedOn }) => playedOn,
            ({ points }) => points[source] ?? 0,
          ).mean,
        ]),
      ) as Points,
    },
  }
}

export type Advantage = ReturnType<typeof advantage>

/** What a seat can expect after a turn: the mean over its deals. */
export const expectedOf = ({ expected }: Tried): { readonly points: number; readonly chance: number } => ({
  points: measured(expected.map(({ points }) => points)).mean,
  chance: measured(expected.map(({ chance }) => chance)).mean,
})
