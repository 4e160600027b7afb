import { botNames } from '@benben/bots'
import type { Game } from '@benben/kernel'

/** A name without what is easily overlooked: case, accents, width, spaces, punctuation, the budget of a bot. */
const skeleton = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/:\d+$/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** Whether people could take a name for that of a bot or automaton of these games. */
export function botNameCheck(games: readonly Game[]): (name: string) => boolean {
  const names = games.flatMap(({ id, automatonNames = [] }) => [...botNames(id), ...automatonNames])
  const taken = new Set(names.map(skeleton))
  return (name) => taken.has(skeleton(name))
}
