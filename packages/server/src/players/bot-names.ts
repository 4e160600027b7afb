import { botNames } from '@benben/bots'
import type { Game } from '@benben/kernel'
import { nameCheck } from '@benben/protocol'

/** Whether people could take a name for that of a bot or automaton of these games. */
export const botNameCheck = (games: readonly Game[]): ((name: string) => boolean) =>
  nameCheck(games.flatMap(({ id, automatonNames = [] }) => [...botNames(id), ...automatonNames]))
