import { random, writtenDecision, type Game, type Seat } from '@benben/kernel'
import { editionOf, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { preview } from '../../session/preview.ts'
import type { DecisionSeen } from '../../session/session.ts'
import { share } from '../../session/share.ts'
import { advanceIn, spotsIn } from '../events/events.ts'
import { OPENS, type Chain, type Opening } from './spots.ts'

type TekhenuGame = Game<unknown, TekhenuView, TekhenuEvent>

/** The outcome of a choice, up to the first chance or revelation. */
export interface Look {
  readonly chain: Chain
  readonly events: readonly TekhenuEvent[]
  readonly view: TekhenuView
  /** Whether it stopped at a chance or revelation. */
  readonly stopped: boolean
  /** Whether it could not be undone. */
  readonly final: boolean
}

/** Plays the moves of a choice on a position determinized from the view. Undefined if one of them is not legal. */
export function lookAhead(game: TekhenuGame, view: TekhenuView, seat: Seat, chain: Chain): Look | undefined {
  const events: TekhenuEvent[] = []
  let at = view
  let final = false
  /** As Maat weighs, before it clears every board: what a choice does to the scales is seen there. */
  let weighed: TekhenuView | undefined
  for (const move of chain) {
    const found = preview(game, at, seat, move)
    if (found === undefined) return undefined
    events.push(...found.events)
    final ||= found.final
    const advance = advanceIn(editionOf(game.printed))
    const cleared = found.events.findIndex(({ type }) => type === 'cleared')
    if (cleared >= 0) weighed = found.events.slice(0, cleared).reduce(advance, at)
    at = found.view ?? found.events.reduce(advance, at)
    if (found.stopped) return { chain, events, view: share(view, weighed ?? at), stopped: true, final }
  }
  return { chain, events, view: share(view, weighed ?? at), stopped: false, final }
}

/** Gods whose action is done at a place on the board. What else is asked behind an action is asked when it comes. */
const ON_BOARD: ReadonlySet<string> = new Set(['horus', 'ra', 'hathor', 'thoth', 'osiris', 'seth'])

/** What a piece or card is laid by. */
const LAYS: ReadonlySet<TekhenuEvent['type']> = new Set([
  'statue',
  'building',
  'tile',
  'card',
  'settled-region',
])

type Laying = Extract<TekhenuEvent, { readonly seat: Seat }>

/** The piece or card that a seat lays in some events. */
const laidBy = (seat: Seat, events: readonly TekhenuEvent[]): Laying | undefined =>
  events.find((event): event is Laying => LAYS.has(event.type) && 'seat' in event && event.seat === seat)

/** While a payment is asked for: the spots of what is paid for. Whichever way it is paid, it will lie there. */
export function paidFor(
  game: TekhenuGame,
  view: TekhenuView,
  decision: DecisionSeen | null,
): readonly string[] {
  if (decision?.question.code !== 'tekhenu.pay') return []
  const { events = [] } = preview(game, view, decision.seat, decision.moves[0]!) ?? {}
  const laid = laidBy(decision.seat, events)
  return laid === undefined ? [] : spotsIn(laid)
}

/** For moves that only open an action: what is asked of the same seat behind them, or where it is done unasked. */
export function openings(
  game: TekhenuGame,
  view: TekhenuView,
  decision: DecisionSeen | null,
): ReadonlyMap<string, Opening> {
  const found = new Map<string, Opening>()
  if (decision === null) return found
  for (const move of decision.moves.filter((each) => OPENS.test(each))) {
    const after = preview(game, view, decision.seat, move)
    if (after === undefined) continue
    const asked = after.view === null ? null : askedBehind(game, after.view, decision, move)
    const laid = laidBy(decision.seat, after.events)
    const here = asked === null && ON_BOARD.has(move.split(' ')[1]!)
    const spot = here && laid !== undefined ? spotsIn(laid)[0] : undefined
    if (asked !== null || spot !== undefined) found.set(move, { asked, spot })
  }
  return found
}

function askedBehind(
  game: TekhenuGame,
  view: TekhenuView,
  { id, seat, only }: DecisionSeen,
  move: string,
): DecisionSeen | null {
  const asked = writtenDecision(game, game.determinize(view, random('ahead')), seat)
  if (asked === undefined || !ON_BOARD.has(asked.question.code.slice('tekhenu.'.length))) return null
  const behind = { ...asked, id: `${id} ${move}`, endTurn: null }
  return only === undefined
    ? behind
    : { ...behind, moves: asked.moves.filter((each) => each === only[1]), refusals: [] }
}
