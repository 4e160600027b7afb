import { aton, dead, isAssign, score, type AtonView } from '@benben/aton'
import { clone, fastHost, type Move, type Position, type Seat } from '@benben/kernel'
import { gained, type Explain } from '../bot.ts'
import { countTemples, newCounts } from './counts.ts'
import { Evaluator } from './evaluator.ts'
import { beforeRoundEnd, winProbability } from './judge.ts'
import { isReturn } from './playout.ts'
import { REALM_FULL } from './scoring.ts'
import { thinker, type AtonThinking } from './search.ts'

/** Why priests are moved: the chance to win after the turn, and what it changes in a scoring. Cards are assigned in secret. */
export function explainer(thinking: AtonThinking): Explain<AtonView> {
  const choose = thinker(thinking)
  return (input, audience) => {
    const { seat, moves, view, random } = input
    if (isAssign(moves[0]!)) return undefined
    const move = choose(input)
    const now = aton.determinize(view, random)
    const answer = (p: Position, choices: readonly Move[]): Move =>
      choices.length === 1 ? choices[0]! : choose({ seat, moves: choices, view: aton.view(p, seat), random })
    const after = turnFrom(now, seat, move, answer)
    return {
      move,
      measure: 'chance',
      expected: chanceOf(after, seat),
      instead: null,
      gains: gained(
        aton.project(aton.view(now, audience))[seat]!,
        aton.project(aton.view(after, audience))[seat]!,
      ),
    }
  }
}

/** The position at the end of a turn that begins with a move. */
function turnFrom(
  root: Position,
  seat: Seat,
  first: Move,
  answer: (p: Position, choices: readonly Move[]) => Move,
): Position {
  const p = clone(root)
  aton.step(p, seat, first, fastHost)
  for (let acting = aton.toAct(p); acting.length === 1 && acting[0] === seat; acting = aton.toAct(p)) {
    const choices = aton.legal(p, seat, [])
    if (isAssign(choices[0]!) || isReturn(choices[0]!)) break
    aton.step(p, seat, answer(p, choices), fastHost)
  }
  return p
}

function chanceOf(p: Position, seat: Seat): number {
  const winners = aton.result(p)?.winners
  if (winners !== undefined) return winners.includes(seat) ? 1 / winners.length : 0
  const counts = countTemples(p, newCounts())
  const fallen = Math.min(REALM_FULL, dead(p, 0) + dead(p, 1))
  const logit = beforeRoundEnd(new Evaluator(), counts, score(p, 0), score(p, 1), fallen)
  const chance = winProbability(logit)
  return seat === 0 ? chance : 1 - chance
}
