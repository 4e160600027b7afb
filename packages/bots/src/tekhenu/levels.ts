import { LookAhead, type Budget, type Position, type Seat, type Weighed } from '@benben/kernel'
import {
  activeSeat,
  sethOf,
  standard,
  tekhenu,
  tekhenuWith,
  type Edition,
  type TekhenuEvent,
  type TekhenuView,
} from '@benben/tekhenu'
import { gained, type Bot, type BotInput, type Explain } from '../bot.ts'
import type { LevelName } from '../levels.ts'
import { closingWith, isClosing } from './closing.ts'
import { judgesOf, modeOfView, type Judge, type Judging } from './judges.ts'
import type { ModeName } from './learned/weights.ts'
import { sensible } from './sensible.ts'

/** How a level thinks. */
export interface Thinking {
  readonly judging: Judging
  readonly budget: Budget
  /** How much a point of its rivals counts against a point of its own, at the end of a search beyond its turn. */
  readonly rivalry: number
}

/** A beginner: what to do with the die; then always the nearest thing. */
const NEAREST = { depth: 0, mostMoves: 12, width: 1, mostValued: 200 }
/** One choice after the die, then the nearest thing. */
const NEAR = { depth: 1, mostMoves: 12, width: 1, mostValued: 400 }
/** Two choices after the die. */
const FAR = { depth: 2, mostMoves: 12, width: 1, mostValued: 800 }
/** Three of them, with a second and third thought where a choice is wide. */
const WIDE = { depth: 3, mostMoves: 14, width: 3, mostValued: 2000 }

/** Every choice of the turn, but for a few that are far too wide. */
const WHOLE = { depth: 20, mostMoves: 100, width: 3, mostValued: 2000 }

const ownTurn = (own: Budget['own']): Budget => ({
  first: own,
  own,
  answers: NEAR,
  candidates: 1,
  margin: 0,
  deals: 0,
  iterations: Infinity,
})

export const LEVELS = {
  novice: { judging: 'sight', budget: ownTurn(NEAREST), rivalry: 0 },
  apprentice: { judging: 'count', budget: ownTurn(FAR), rivalry: 0 },
  scribe: { judging: 'learned', budget: { ...ownTurn(WIDE), first: FAR }, rivalry: 0 },
  priest: {
    judging: 'learned',
    budget: { first: FAR, own: WIDE, answers: NEAR, candidates: 2, margin: 2, deals: 1, iterations: 25_000 },
    rivalry: 0,
  },
  pharaoh: {
    judging: 'learned',
    budget: { first: FAR, own: WIDE, answers: NEAR, candidates: 8, margin: 6, deals: 12, iterations: 50_000 },
    rivalry: 0.5,
  },
} as const satisfies Readonly<Record<LevelName, Thinking>>

/** The last turn of a game, by the levels that expect final points: nothing follows, so those are counted, and few choices are left. */
const LAST: Budget = {
  first: { ...WHOLE, mostValued: 200 },
  own: WHOLE,
  answers: NEAR,
  candidates: 6,
  margin: 6,
  deals: 4,
  iterations: Infinity,
}

/** A mind: what it would do, and why. */
export interface Mind {
  readonly choose: Bot<TekhenuView>
  readonly explain: Explain<TekhenuView>
}

/** A mind that thinks in this way, with the printed data of an edition. */
export function thinker(
  edition: Edition,
  { judging, budget, rivalry }: Thinking,
  judges = judgesOf(edition),
): Mind {
  const game = edition === standard ? tekhenu : tekhenuWith(edition)
  const hasTurn = (p: Position, seat: Seat): boolean => activeSeat(p) === seat
  const isLast = (view: TekhenuView): boolean => judging === 'learned' && isClosing(view)
  const searchIn = (mode: ModeName, seats: number): LookAhead<TekhenuEvent> => {
    const value = judges(judging, mode)
    return new LookAhead({ ...game, value, hasTurn }, budget, ahead(value, seats, rivalry))
  }
  const lastIn = (mode: ModeName, seats: number): LookAhead<TekhenuEvent> => {
    const value = ahead(closingWith(game, edition, judges(judging, mode)), seats, rivalry)
    return new LookAhead({ ...game, value, hasTurn }, LAST, value)
  }
  const searches = new Map<string, LookAhead<TekhenuEvent>>()
  const searchFor = (view: TekhenuView): LookAhead<TekhenuEvent> => {
    const mode = modeOfView(view)
    const key = `${mode} ${isLast(view)}`
    let search = searches.get(key)
    if (search === undefined)
      searches.set(key, (search = (isLast(view) ? lastIn : searchIn)(mode, view.seats.length)))
    return search
  }
  const weigh = ({ seat, moves, view, random, isLate }: BotInput<TekhenuView>): readonly Weighed[] => {
    const deal = (): Position => game.determinize(view, random)
    const kept = sensible(game, deal(), seat, moves)
    return searchFor(view).weigh(seat, kept, deal, isLate, partOf(view))
  }
  return {
    choose: (input) => weigh(input)[0]!.move,
    explain: (input, audience) => {
      const { seat, view, random } = input
      const [best, other] = weigh(input)
      const now = game.determinize(view, random)
      const after = searchFor(view).playTurn(now, seat, best!.move)
      // What was taken off for the rivals, as they stand now: people want to hear of points.
      const value = judges(judging, modeOfView(view))
      const rivals = value(now, seat) - ahead(value, view.seats.length, rivalry)(now, seat)
      const points = (weighed: Weighed): number =>
        weighed.value + (weighed.deals > 0 || isLast(view) ? rivals : 0)
      return {
        move: best!.move,
        measure: 'points',
        expected: points(best!),
        instead: other === undefined ? null : { move: other.move, expected: points(other) },
        gains: gained(
          game.project(game.view(now, audience))[seat]!,
          game.project(game.view(after, audience))[seat]!,
        ),
      }
    },
  }
}

/** Turns with Seth have up to nineteen choices: those after the die get half of its budget, or a turn would take too long. */
const partOf = (view: TekhenuView): number =>
  sethOf(view) === undefined || view.waiting.at(-1)?.['wait'] === 'take' ? 1 : 0.5

/** The own points, less a share of the mean of the rivals'. */
const ahead =
  (value: Judge, seats: number, rivalry: number): Judge =>
  (p, seat) => {
    let theirs = 0
    if (rivalry > 0) for (let other = 0; other < seats; other++) if (other !== seat) theirs += value(p, other)
    return value(p, seat) - (rivalry * theirs) / (seats - 1)
  }
