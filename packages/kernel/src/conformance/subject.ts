import type { Game, GameEvent, Host, Move } from '../contract.ts'
import { generatorSeed } from '../fairness.ts'
import { loggingHost, type Log } from '../host.ts'
import type { Match, Resumed, Terms } from '../match.ts'
import { clone, type Position, type Seat } from '../position.ts'
import { random } from '../random.ts'

/** A game under test, with what the conformance suite needs to know about it. */
export interface Subject<O, V, E extends GameEvent> {
  readonly game: Game<O, V, E>
  /** Tables to try: options and number of seats. */
  readonly tables: readonly { readonly options: O; readonly seats: number }[]
  /** All moves of the game, legal or not. */
  readonly universe: readonly Move[]
  /** The parts of a view (see `differences`) that an event accounts for, each with all that it holds. */
  readonly touches: Readonly<Record<E['type'], readonly string[]>>
  /** Questions that are asked even with a single legal answer, because skipping them would leak a secret. */
  readonly secret: readonly string[]
  /** Matches other than those of the kernel, to show that a law notices them. */
  readonly newMatch?: NewMatch<O, V, E>
}

type NewMatch<O, V, E extends GameEvent> = (
  terms: Terms<O>,
  pause: Host<E>['pause'],
  from?: Resumed,
) => Match<O, V, E>

/** A law of the contract. Throws if it is broken. */
export interface Law {
  readonly name: string
  /** The number of random games to check. */
  readonly games: number
  readonly check: <O, V, E extends GameEvent>(subject: Subject<O, V, E>, seed: string) => void
}

export class Violation extends Error {}

export function assert(holds: boolean, what: string, details?: unknown): asserts holds {
  if (!holds)
    throw new Violation(details === undefined ? what : `${what}: ${JSON.stringify(details)?.slice(0, 2000)}`)
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export const MOST_MOVES = 100_000

export interface Walked<E> extends Log<E> {
  readonly before: Position
  readonly after: Position
  readonly seat: Seat
  readonly move: Move
  readonly moves: readonly Move[]
  readonly count: number
}

/** The table for a seed: cycles through all of them. */
export function tableOf<O, V, E extends GameEvent>(subject: Subject<O, V, E>, seed: string) {
  return subject.tables[random(`table ${seed}`).below(subject.tables.length)]!
}

export function open<O, V, E extends GameEvent>(
  subject: Subject<O, V, E>,
  seed: string,
  host: Host<E>,
): Position {
  const { options, seats } = tableOf(subject, seed)
  return subject.game.setup(options, seats, generatorSeed(seed, []), host)
}

/** A random game, move by move; sometimes a seat that owes nothing changes its answer. Returns the last position. */
export function walk<O, V, E extends GameEvent>(
  subject: Subject<O, V, E>,
  seed: string,
  visit: (walked: Walked<E>) => void,
  pause: Host<E>['pause'] = () => false,
): Position {
  const { game } = subject
  const dice = random(`walk ${seed}`)
  const { seats } = tableOf(subject, seed)
  let position = open(subject, seed, loggingHost<E>(pause).host)
  for (let count = 0; game.toAct(position).length > 0; count++) {
    assert(count < MOST_MOVES, `no end after ${MOST_MOVES} moves`, { seed })
    const owing = game.toAct(position)
    const anybody = dice.below(seats)
    const mayAnswerAgain = dice.below(4) === 0 && game.legal(position, anybody, []).length > 0
    const seat = mayAnswerAgain ? anybody : owing[dice.below(owing.length)]!
    const moves = game.legal(position, seat, [])
    assert(moves.length > 0, 'a seat is asked and has no move', { seed, count, seat })
    const move = moves[dice.below(moves.length)]!
    const after = clone(position)
    const { host, log } = loggingHost<E>(pause)
    game.step(after, seat, move, host)
    visit({ before: position, after, seat, move, moves, count, ...log })
    position = after
  }
  return position
}

/** Where two views differ: `score`, `board.dice`, or `seats.hand` for a field of every entry of a list. */
export function differences(a: unknown, b: unknown): string[] {
  const found = new Set<string>()
  compare(a, b, '', found)
  return [...found]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function compare(a: unknown, b: unknown, path: string, found: Set<string>): void {
  if (a === b) return
  if (isRecord(a) && isRecord(b)) {
    const inside = path === '' ? '' : `${path}.`
    for (const key of Object.keys(a)) compare(a[key], b[key], inside + key, found)
    for (const key of Object.keys(b)) if (!(key in a)) compare(a[key], b[key], inside + key, found)
  } else if (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every(isRecord)) {
    a.forEach((entry, i) => compare(entry, b[i], path, found))
  } else if (!same(a, b)) found.add(path)
}

/** Whether something that was touched is that part of a view, or holds it. */
export const accountsFor = (touched: string, path: string): boolean =>
  path === touched || path.startsWith(`${touched}.`)
