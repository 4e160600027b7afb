import { Match, random, writtenDecision, type Seat } from '@benben/kernel'
import { tekhenu, type TekhenuEvent, type TekhenuOptions, type TekhenuView } from '@benben/tekhenu'
import { endTurnIn } from '../../session/end-turn.ts'
import type { DecisionSeen } from '../../session/session.ts'

/** For tests: games of every mode by lot, one decision after the other. */
export interface Moment {
  readonly match: Match<TekhenuOptions, TekhenuView, TekhenuEvent>
  readonly seat: Seat
  readonly view: TekhenuView
  readonly decision: DecisionSeen
  /** The move that is played next. */
  readonly move: string
}

/** Two to four people, one against Botankhamun, with Seth and with the Vizier. */
export const MODES: readonly { readonly name: string; readonly players: number; readonly options: object }[] =
  [
    { name: 'two', players: 2, options: {} },
    { name: 'three', players: 3, options: {} },
    { name: 'four', players: 4, options: {} },
    { name: 'solo', players: 2, options: { solo: 'hard' } },
    { name: 'Seth, two', players: 2, options: { seth: true } },
    { name: 'Seth, four', players: 4, options: { seth: true } },
    { name: 'solo with Seth', players: 2, options: { solo: 'medium', seth: true } },
    { name: 'Vizier', players: 2, options: { vizier: true } },
    { name: 'Vizier and Seth', players: 2, options: { vizier: true, seth: true } },
  ]

export function* playing(
  mode: (typeof MODES)[number],
  seed: string,
  game: typeof tekhenu = tekhenu,
): Generator<Moment> {
  const read = game.options(mode.options, mode.players)
  if (!read.ok) throw new Error(read.fault.code)
  const names = Array.from({ length: mode.players }, (_, seat) => `Seat ${seat}`)
  const match = new Match(game, { options: read.value, names, seed }, () => true)
  const lot = random(`${mode.name} ${seed}`)
  while (match.result === undefined) {
    const seat = game.toAct(match.position)[0]!
    const asked = writtenDecision(game, match.position, seat)!
    const move = asked.moves[lot.below(asked.moves.length)]!
    yield {
      match,
      seat,
      view: game.view(match.position, seat),
      decision: {
        ...asked,
        id: String(match.entries.length),
        endTurn: endTurnIn(tekhenu, asked.moves),
      },
      move,
    }
    const played = match.play(seat, game.read(move)!)
    if (!played.ok) throw new Error(played.refusal.code)
  }
}
