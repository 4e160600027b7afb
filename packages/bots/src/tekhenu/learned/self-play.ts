import {
  fastHost,
  TurnSearch,
  type Host,
  type Move,
  type Position,
  type Random,
  type Seat,
} from '@benben/kernel'
import { activeSeat, standard, tekhenu, type TekhenuEvent, type TekhenuOptions } from '@benben/tekhenu'
import { eraOf, FEATURES, featuresWith, scoreOf } from '@benben/tekhenu/features'
import type { Evaluator } from './evaluator.ts'
import type { SampleList } from './samples.ts'
import { FAST } from './sight.ts'

/** Games of a judgement against itself, with some noise, and the samples they leave. */

const BY_HAND: Host<unknown> = { ...fastHost, pause: () => true }

/** How much noise is added to the value of a move, in points; one of them for each seat and game. */
const NOISE = [0, 0.7, 2]

export interface Mode {
  readonly options: TekhenuOptions
  readonly seats: number
  /** Seats that choose; the others are automata. */
  readonly players: number
}

interface Seen {
  readonly place: number
  readonly score: number
  /** The points in all that were expected then. */
  readonly expected: number
}

export interface SelfPlayed {
  readonly totals: readonly number[]
  readonly noise: readonly number[]
}

const write = featuresWith(standard)
const features = new Int8Array(FEATURES.length)

export function playItself(
  mode: Mode,
  evaluator: Evaluator,
  seed: string,
  random: Random,
  samples: SampleList,
  lambda: number,
): SelfPlayed {
  const p = tekhenu.setup(mode.options, mode.seats, seed, BY_HAND)
  const noise = Array.from({ length: mode.seats }, () => NOISE[random.below(NOISE.length)]!)
  const seen = noise.map((): Seen[] => [])
  const search = new TurnSearch(
    { ...tekhenu, value: evaluator.value, hasTurn: (at, seat) => activeSeat(at) === seat },
    FAST,
  )
  const look = (): void => {
    for (let seat = 0; seat < mode.players; seat++) {
      const era = eraOf(p)
      write(p, seat, features)
      const expected = scoreOf(p, seat) + evaluator.ofFeatures(features, era)
      seen[seat]!.push({ place: samples.add(features, era), score: scoreOf(p, seat), expected })
    }
  }
  const moves: Move[] = []
  for (let acting = tekhenu.toAct(p); acting.length > 0; acting = tekhenu.toAct(p)) {
    const seat = acting[0]!
    tekhenu.legal(p, seat, moves)
    const move = moves.length === 1 ? moves[0]! : chosen(search, p, seat, moves, noise[seat]!, random)
    if (move === tekhenu.endTurn) look()
    tekhenu.step(p, seat, move, BY_HAND)
  }
  const { totals } = tekhenu.result(p)!
  for (let seat = 0; seat < mode.players; seat++) aim(seen[seat]!, totals[seat]!, samples, lambda)
  return { totals, noise }
}

function chosen(
  search: TurnSearch<TekhenuEvent>,
  p: Position,
  seat: Seat,
  moves: readonly Move[],
  noise: number,
  random: Random,
): Move {
  const values = search.rank(p, seat, moves)
  let best = 0
  let most = -Infinity
  for (let i = 0; i < moves.length; i++) {
    const value = values[i]! + (noise === 0 ? 0 : noise * bell(random))
    if (value > most) {
      most = value
      best = i
    }
  }
  return moves[best]!
}

/** A number around 0, about normally distributed. */
const bell = (random: Random): number => {
  let sum = -3
  for (let i = 0; i < 6; i++) sum += random.below(1 << 16) / (1 << 16)
  return 1.41 * sum
}

/** Targets from the end backwards: of each, `lambda` is what happened in the end; the rest is what was expected later on. */
function aim(seen: readonly Seen[], total: number, samples: SampleList, lambda: number): void {
  let target = total
  for (let i = seen.length - 1; i >= 0; i--) {
    const { place, score, expected } = seen[i]!
    samples.aim(place, target - score)
    target = (1 - lambda) * expected + lambda * target
  }
}
