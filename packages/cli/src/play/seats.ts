import { botNames, makeBot, type Bot } from '@benben/bots'
import type { LevelName } from '@benben/bots/levels'
import type { Game } from '@benben/kernel'
import { wrong, type Desk } from '../desk.ts'
import { namesIn } from '../arguments.ts'

/** The players at the table: people, bots and automata. The name of a bot means that bot. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: Bot<unknown> }
  /** An automaton: the rules of the game decide every move. */
  | { readonly kind: 'automaton'; readonly name: string }

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.'-]{0,19}$/u

export function playerNamed(game: Game, name: string, automaton?: string): Player {
  if (automaton !== undefined) return { kind: 'automaton', name: automaton }
  const bot = makeBot(game.id, name, game.printed)
  return bot === undefined ? { kind: 'person', name } : { kind: 'bot', name, bot }
}

const PERSON = 'me'

/** A level that a first game is not lost to. */
const USUAL: LevelName = 'apprentice'

/** One person against bots of the usual level, or the strongest ones where there are no levels. */
export function proposedSeats(game: Game, players: number): string[] {
  const names = botNames(game.id)
  const bot = names.includes(USUAL) ? USUAL : (names.at(-1) ?? PERSON)
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? PERSON : bot))
}

/** Players separated by commas, one per seat. */
export function playersIn(
  desk: Desk,
  game: Game,
  found: string,
  automata: readonly (string | undefined)[] = [],
): Player[] {
  const players = namesIn(found).map((name, seat) => playerNamed(game, name, automata[seat]))
  const { min, max } = game.seats
  if (players.length < min || players.length > max) {
    throw wrong(desk, 'cli.play.seats', { found: players.length, min, max })
  }
  const people = players.filter(({ kind }) => kind === 'person').map(({ name }) => name)
  const strange = people.find((name) => !NAME.test(name))
  if (strange !== undefined) throw wrong(desk, 'cli.play.name', { found: strange })
  const twice = people.find((name, i) => people.indexOf(name) !== i)
  if (twice !== undefined) throw wrong(desk, 'cli.play.same-name', { found: twice })
  return players
}
