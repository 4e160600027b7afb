import { clone, loggingHost, type Game, type GameEvent, type Position, type Seat } from '@benben/kernel'
import { BY_HAND } from './analyst.ts'

/** What a seat sees before each move of a turn that begins at a position, and what it is told of the move. */
export function viewsAlong(
  game: Game,
  position: Position,
  seat: Seat,
  texts: readonly string[],
): readonly { readonly text: string; readonly view: unknown; readonly events: readonly GameEvent[] }[] {
  const p = clone(position)
  return texts.map((text) => {
    const view = game.view(p, seat)
    const { host, log } = loggingHost(BY_HAND.pause)
    const move = game.read(text)
    if (move !== undefined && game.legal(p, seat, []).includes(move)) game.step(p, seat, move, host)
    return { text, view, events: log.events.flatMap((event) => game.viewEvent(event, seat) ?? []) }
  })
}
