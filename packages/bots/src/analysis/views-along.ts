import { clone, type Game, type Position, type Seat } from '@benben/kernel'
import { BY_HAND } from './analyst.ts'

/** What a seat sees before each move of a turn that begins at a position. */
export function viewsAlong(
  game: Game,
  position: Position,
  seat: Seat,
  texts: readonly string[],
): readonly { readonly text: string; readonly view: unknown }[] {
  const p = clone(position)
  return texts.map((text) => {
    const view = game.view(p, seat)
    const move = game.read(text)
    if (move !== undefined && game.legal(p, seat, []).includes(move)) game.step(p, seat, move, BY_HAND)
    return { text, view }
  })
}
