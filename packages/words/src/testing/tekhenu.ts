import { tekhenu, type TekhenuEvent, type TekhenuOptions, type TekhenuView } from '@benben/tekhenu'
import { Match, random } from '@benben/kernel'

/** Games played by chance, for tests that look at what is said about them. */

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'] as const

export type Played = Match<TekhenuOptions, TekhenuView, TekhenuEvent>

/** Plays to the end; `before` looks at the match before each move. */
export function playThrough(
  players: number,
  seed: string,
  before: (match: Played) => void = () => {},
  options: TekhenuOptions = { horus: 'shuffled' },
): Played {
  const match: Played = new Match(tekhenu, { options, names: NAMES.slice(0, players), seed }, () => true)
  const chance = random(`${seed}/walk`)
  for (let seats = tekhenu.toAct(match.position); seats.length > 0; seats = tekhenu.toAct(match.position)) {
    before(match)
    const moves = tekhenu.legal(match.position, seats[0]!, [])
    const played = match.play(seats[0]!, moves[chance.below(moves.length)]!)
    if (!played.ok) throw new Error(played.refusal.code)
  }
  return match
}
