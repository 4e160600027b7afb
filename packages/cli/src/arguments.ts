import type { Game } from '@benben/kernel'
import { botNames, makeBot } from '@benben/bots'
import { fault } from '@benben/words'
import { wrong, type Desk } from './desk.ts'
import { nameOf, readJson, readText } from './files.ts'
import { gameIds, gameOf, gameWith } from './games.ts'
import { freshSeed, Stop } from './io.ts'

/** What people write behind a command, checked. */

export const DEFAULT_GAME = 'aton'
export const MOST_GAMES = 10_000_000

/** A game of this house, with printed data of its own where some are given. */
export function gameNamed(desk: Desk, name: string, printed?: unknown): Game {
  const game = gameOf(name)
  if (game === undefined) throw wrong(desk, 'cli.unknown-game', { found: name, known: gameIds().join(', ') })
  if (printed === undefined) return game
  const made = gameWith(name, printed)
  if (made === undefined) throw wrong(desk, 'cli.no-editions', { game: name })
  if (!made.ok) throw new Stop(fault(desk.words, made.fault))
  return made.value
}

/** The game somebody asked for, with the edition in a file where one is named. */
export async function gameFrom(desk: Desk, name: string, edition: string | undefined): Promise<Game> {
  const game = gameNamed(desk, name)
  if (edition === undefined) return game
  const path = nameOf(desk, edition)
  const printed = readJson(desk, path, await readText(desk, edition))
  try {
    return gameNamed(desk, name, printed)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    throw wrong(desk, 'cli.file.problem', { path, problem: error.sentence })
  }
}

/** A whole number in digits. */
export function whole(desk: Desk, option: string, found: string, min: number, max: number): number {
  const number = /^\d{1,9}$/.test(found) ? Number(found) : -1
  if (number < min || number > max) throw wrong(desk, 'cli.not-a-number', { option, found, min, max })
  return number
}

const LONGEST_SEED = 200

/** The seed somebody asked for, or a new one. It becomes one line of a record. */
export function seedFrom(desk: Desk, found: string | undefined): string {
  if (found === undefined) return freshSeed()
  const fits = found !== '' && found.length <= LONGEST_SEED && found === found.trim() && !/\p{C}/u.test(found)
  if (!fits) throw wrong(desk, 'cli.seed', { longest: LONGEST_SEED })
  return found
}

export function optionsFrom(desk: Desk, game: Game, seats: number, found: string | undefined): unknown {
  const options = game.options(readJson(desk, '--options', found ?? '{}'), seats)
  if (options.ok) return options.value
  throw new Stop(fault(desk.words, options.fault))
}

export function playersFrom(desk: Desk, game: Game, found: string | undefined): number {
  const { min, max } = game.seats
  return found === undefined ? min : whole(desk, '--players', found, min, max)
}

/** Names parted by commas. */
export const namesIn = (found: string): string[] => found.split(',').map((name) => name.trim())

/** Bots parted by commas, each known to the game. */
export function botsFrom(desk: Desk, game: Game, found: string): string[] {
  const names = namesIn(found)
  for (const name of names) {
    if (makeBot(game.id, name) === undefined) {
      throw wrong(desk, 'cli.unknown-bot', { found: name, known: botNames(game.id).join(', ') })
    }
  }
  return names
}

/** Who plays by the rules alone under these options, by seat. */
export const automataOf = (game: Game, options: unknown): readonly (string | undefined)[] =>
  game.automata?.(options) ?? []

/** Names for the seats that need one, in their places among those that play by themselves. */
export function amongAutomata(
  seats: number,
  automata: readonly (string | undefined)[],
  names: readonly string[],
): string[] {
  const left = [...names]
  return Array.from({ length: seats }, (_, seat) => automata[seat] ?? left.shift()!)
}

/** One bot per seat that needs one; a single name stands for all of them. */
export function seatedBots(
  desk: Desk,
  game: Game,
  seats: number,
  found: string,
  automata: readonly (string | undefined)[] = [],
): string[] {
  const bots = botsFrom(desk, game, found)
  const free = seats - automata.filter((name) => name !== undefined).length
  if (bots.length !== 1 && bots.length !== free)
    throw wrong(desk, 'cli.bots-for-seats', { found: bots.length, seats: free })
  return amongAutomata(
    seats,
    automata,
    Array.from({ length: free }, (_, i) => bots[i] ?? bots[0]!),
  )
}
