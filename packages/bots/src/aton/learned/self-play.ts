import { aton, dead, isAssign, score, type AtonView } from '@benben/aton'
import { drive, fastHost, random, type Position } from '@benben/kernel'
import { LazyInput } from '../../bot.ts'
import { countTemples, newCounts } from '../counts.ts'
import { Evaluator } from '../evaluator.ts'
import { LEVELS } from '../levels.ts'
import { thinker } from '../search.ts'
import { GROUPS, spentPair, writePairs } from './inputs.ts'
import type { LearnedJudge } from './judge.ts'
import { winProbability } from '../judge.ts'

/** Games of a network against itself, with some noise, and the samples they leave. */

/** How often a seat assigns its cards at random; one of these for each seat and game. */
const NOISE = [0, 0.1, 0.3]

/** How much of a target is what happened in the end; the rest is what was expected later on. */
const LAMBDA = 0.8

/** Positions at the beginning of rounds: the places of their pairs, and how much of a win they were for seat 0. */
export interface Samples {
  readonly pairs: Uint16Array
  /** The logits of the fitted evaluation, which the network corrects. */
  readonly fitted: Float32Array
  readonly targets: Float32Array
}

interface Seen {
  readonly pairs: Int32Array
  readonly fitted: number
  readonly expected: number
}

const AVERAGE_CARD = 2.5
const FITTED = new Evaluator()
const counts = newCounts()

export function playItself(judge: LearnedJudge, seed: string): Samples {
  const p = aton.setup({ red: 'seed' }, 2, seed, fastHost)
  const bot = thinker(LEVELS.scribe, judge)
  const chances = [random(`${seed}/0`), random(`${seed}/1`)]
  const noise = chances.map((chance) => NOISE[chance.below(NOISE.length)]!)
  const seen: Seen[] = []
  let round = 1
  drive(
    aton,
    p,
    (_, seat, moves) => {
      const chance = chances[seat]!
      const view = (): AtonView => aton.view(p, seat)
      if (!isAssign(moves[0]!)) return bot(new LazyInput(seat, moves, view, chance))
      const now = view()
      if (now.round > round) {
        round = now.round
        seen.push(look(judge, p, now))
      }
      if (chance.below(100) < 100 * noise[seat]!) {
        const own = moves.filter(isAssign)
        return own[chance.below(own.length)]!
      }
      return bot(new LazyInput(seat, moves, () => now, chance))
    },
    fastHost,
  )
  const { winners } = aton.result(p)!
  return aimed(seen, winners.length !== 1 ? 0.5 : winners[0] === 0 ? 1 : 0)
}

function look(judge: LearnedJudge, p: Position, view: AtonView): Seen {
  const pairs = new Int32Array(GROUPS.length)
  writePairs(countTemples(p, counts), dead(p, 0) + dead(p, 1), score(p, 0), score(p, 1), pairs)
  const fitted = FITTED.value(counts, dead(p, 0) + dead(p, 1), score(p, 0), score(p, 1))
  const expected = winProbability(fitted + judge.ofPairs(pairs))
  const spent = view.seats.map(({ discards }) =>
    discards.reduce((sum, many, i) => sum + many * (i + 1 - AVERAGE_CARD), 0),
  )
  pairs[GROUPS.length - 1] = spentPair([spent[0]!, spent[1]!])
  return { pairs, fitted, expected }
}

/** Targets from the end backwards. */
function aimed(seen: readonly Seen[], won: number): Samples {
  const targets = new Float32Array(seen.length)
  let target = won
  for (let i = seen.length - 1; i >= 0; i--) {
    targets[i] = target
    target = (1 - LAMBDA) * seen[i]!.expected + LAMBDA * target
  }
  return {
    pairs: Uint16Array.from(seen.flatMap(({ pairs }) => [...pairs])),
    fitted: Float32Array.from(seen, ({ fitted }) => fitted),
    targets,
  }
}
