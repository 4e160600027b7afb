import { printedGame, type Game, type GameId } from '@benben/kernel'
import { botNames, gameOf, GAMES, makeBot } from '@benben/bots'
import { fault } from '@benben/words'
import { wrong, type Desk } from './desk.ts'
import { nameOf, readJson, readText } from './files.ts'
import { freshSeed, Stop } from './io.ts'

/** Parses and validates command-line arguments. */

export const DEFAULT_GAME: GameId = 'aton'
export const MOST_GAMES = 10_000_000

/** The list of games, for the error message about an unknown one. */
export const gameIds = (): string => GAMES.map(({ id }) => id).join(', ')

/** A game by id, with a custom edition if one is given. */
export function gameNamed(desk: Desk, name: string, printed?: unknown): Game {
  const game = gameOf(name)
  if (game === undefined) throw wrong(desk, 'cli.unknown-game', { found: name, known: gameIds() })
  const made = printedGame(game, printed)
  if (made === undefined) throw wrong(desk, 'cli.no-editions', { game: name })
  if (!made.ok) throw new Stop(fault(desk.words, made.fault))
  return made.value
}

/** The requested game, with the edition from a file if one is named. */
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

/** A non-negative integer. */
export function whole(desk: Desk, option: string, found: string, min: number, max: number): number {
  const number = /^\d{1,9}$/.test(found) ? Number(found) : -1
  if (number < min || number > max) throw wrong(desk, 'cli.not-a-number', { option, found, min, max })
  return number
}

const LONGEST_SEED = 200

/** The requested seed, or a new one. It must fit on one line of a record. */
export function seedFrom(desk: Desk, found: string | undefined): string {
  if (found === undefined) return freshSeed()
  const fits = found !== '' && found.length <= LONGEST_SEED && found === found.trim() && !/\p{C}/u.test(found)
  if (!fits) throw wrong(desk, 'cli.seed', { longest: LONGEST_SEED })
  return found
}

/** Parses options: `seth=true,solo=easy`, or JSON. */
function writtenOptions(desk: Desk, found: string): unknown {
  const text = found.trim()
  if (!PAIR.test(text.split(',')[0]!)) return readJson(desk, '--options', text)
  const pairs = namesIn(text).map((pair): [string, unknown] => {
    const [, name, value] = PAIR.exec(pair) ?? []
    if (name === undefined) throw wrong(desk, 'cli.option-pair', { found: pair })
    return [name, VALUES.get(value!) ?? (/^\d{1,9}$/.test(value!) ? Number(value) : value)]
  })
  return Object.fromEntries(pairs)
}

const PAIR = /^([a-z]\w*)=([\w+-]+)$/i
const VALUES: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])

export function optionsFrom(desk: Desk, game: Game, seats: number, found: string | undefined): unknown {
  const options = game.options(writtenOptions(desk, found ?? '{}'), seats)
  if (options.ok) return options.value
  throw new Stop(fault(desk.words, options.fault))
}

/** The player counts that accept these options; if there is none, the refusal. */
export function playersFor(desk: Desk, game: Game, found: string): Game['seats'] {
  const raw = writtenOptions(desk, found)
  const { min, max } = game.seats
  const fitting = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(
    (seats) => game.options(raw, seats).ok,
  )
  if (fitting.length === 0) optionsFrom(desk, game, min, found)
  return { min: fitting[0]!, max: fitting.at(-1)! }
}

export function playersFrom(desk: Desk, game: Pick<Game, 'seats'>, found: string | undefined): number {
  const { min, max } = game.seats
  return found === undefined ? min : whole(desk, '--players', found, min, max)
}

/** Names separated by commas. */
export const namesIn = (found: string): string[] => found.split(',').map((name) => name.trim())

/** Bots separated by commas, each known to the game. */
export function botsFrom(desk: Desk, game: Game, found: string): string[] {
  const names = namesIn(found)
  for (const name of names) {
    if (makeBot(game.id, name) === undefined) {
      throw wrong(desk, 'cli.unknown-bot', { found: name, known: botNames(game.id).join(', ') })
    }
  }
  return names
}

/** The automata (seats that the rules play) under these options, by seat. */
export const automataOf = (game: Game, options: unknown): readonly (string | undefined)[] =>
  game.automata?.(options) ?? []

/** Assigns names to the seats that need one, skipping automata. */
export function amongAutomata(
  seats: number,
  automata: readonly (string | undefined)[],
  names: readonly string[],
): string[] {
  const left = [...names]
  return Array.from({ length: seats }, (_, seat) => automata[seat] ?? left.shift()!)
}

/** One bot per seat that needs one; a single name applies to all of them. */
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
