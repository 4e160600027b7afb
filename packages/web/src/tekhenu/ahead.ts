import { random, type Game, type Points, type Seat } from '@benben/kernel'
import type { TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import { preview } from '../session/preview.ts'
import type { DecisionSeen } from '../session/session.ts'
import { advance } from './advance.ts'
import { OPENS, type Chain } from './spots.ts'

type TekhenuGame = Game<unknown, TekhenuView, TekhenuEvent>

/** What a choice would lead to, as far as anybody can know. */
export interface Look {
  readonly chain: Chain
  readonly events: readonly TekhenuEvent[]
  readonly view: TekhenuView
  /** Whether it goes on behind something nobody can know yet. */
  readonly stopped: boolean
  readonly projection: readonly Points[] | null
}

/** Plays the moves of a choice on a position that looks like the view. Undefined where one of them is not legal. */
export function lookAhead(game: TekhenuGame, view: TekhenuView, seat: Seat, chain: Chain): Look | undefined {
  const events: TekhenuEvent[] = []
  let at = view
  let projection: readonly Points[] | null = null
  for (const move of chain) {
    const found = preview(game, at, seat, move)
    if (found === undefined) return undefined
    events.push(...found.events)
    at = found.view ?? found.events.reduce(advance, at)
    projection = found.projection
    if (found.stopped) return { chain, events, view: at, stopped: true, projection: null }
  }
  return { chain, events, view: at, stopped: false, projection }
}

/** Questions that are answered on the board. What else is asked behind an action is asked when it comes. */
const ON_BOARD: ReadonlySet<string> = new Set(
  ['horus', 'ra', 'hathor', 'thoth', 'osiris'].map((god) => `tekhenu.${god}`),
)

/** For moves that only open an action: what is asked of the same seat behind them. */
export function decisionsAhead(
  game: TekhenuGame,
  view: TekhenuView,
  decision: DecisionSeen | null,
): ReadonlyMap<string, DecisionSeen> {
  const found = new Map<string, DecisionSeen>()
  if (decision === null) return found
  for (const move of decision.moves.filter((each) => OPENS.test(each))) {
    const after = preview(game, view, decision.seat, move)?.view
    if (after === null || after === undefined) continue
    const asked = game.decision(game.determinize(after, random('ahead')), decision.seat)
    if (asked === undefined || !ON_BOARD.has(asked.question.code)) continue
    found.set(move, {
      id: `${decision.id} ${move}`,
      seat: asked.seat,
      owed: asked.owed,
      question: asked.question,
      moves: asked.moves.map((each) => game.write(each)),
      refusals: asked.refusals.map(({ move: each, ...refusal }) => ({ ...refusal, move: game.write(each) })),
      endTurn: null,
    })
  }
  return found
}
