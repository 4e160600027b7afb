import { randomBytes } from 'node:crypto'
import {
  clone,
  derivedNonces,
  generatorSeed,
  Match,
  random,
  reseed,
  type Choice,
  type Game,
  type GameEvent,
  type Seat,
} from '@benben/kernel'
import { faultError } from '../fault-error.ts'
import type { Change } from '../store/change.ts'
import type { StoredLine } from '../store/stored-match.ts'
import type { Standing, StoredSeat, StoredTable, Terms } from '../store/stored-table.ts'
import { firstClocks, NO_CLOCKS } from '../clocks/clocks.ts'
import type { ServerTime } from '../clocks/time.ts'
import { hasNoPerson, isPlayedHere } from './seat-kinds.ts'
import { bit, hasBit, viewersOf } from './viewers.ts'

/** 128 bits: unguessable. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** 256 bits; its hash is published before anybody sits down. */
const newSeed = (): string => randomBytes(32).toString('hex')

export type TableOrder = Pick<
  Terms,
  'game' | 'rules' | 'options' | 'printed' | 'owner' | 'listed' | 'watchable' | 'pace'
>

/**
 * A new table before its match. Bots and automata sit down at once, with nonces derived from the seed. `position` is the one the match
 * goes on from, in the game's own JSON; null for a new game.
 */
export function newTable(
  order: TableOrder,
  seats: readonly StoredSeat[],
  now: number,
  position: unknown = null,
): StoredTable {
  const seed = newSeed()
  const nonces = derivedNonces(seed, seats.length)
  return {
    ...order,
    id: newId(),
    seed,
    created: now,
    seats: seats.map(({ kind, guest, name }, i) => ({
      kind,
      guest,
      name,
      nonce: hasNoPerson({ kind }) ? nonces[i]! : null,
    })),
    next: null,
    status: 'waiting',
    publicList: order.listed ? 'open' : null,
    botAsked: false,
    since: now,
    toAct: [],
    result: null,
    versions: viewersOf(seats.length).map(() => 0),
    decisions: seats.map(() => 0),
    byHand: 0,
    position,
    asked: null,
    ...NO_CLOCKS,
    revision: 0,
    lines: 0,
  }
}

/** The questions that people owe an answer to: what lists tell about a match without its position. */
export const questionsOf = (asked: readonly (Choice | undefined)[]): Standing['asked'] =>
  asked.map((choice) => (choice?.owed === true ? choice.question : null))

/** Whether a bot or an automaton has to act. */
export const asksBots = (seats: readonly StoredSeat[], toAct: readonly Seat[]): boolean =>
  toAct.some((seat) => isPlayedHere(seats[seat]!))

export const isFull = (seats: readonly StoredSeat[]): boolean => seats.every(({ nonce }) => nonce !== null)

export const termsOf = ({ options, seats, seed }: StoredTable) => ({
  options,
  names: seats.map(({ name }) => name ?? ''),
  seed,
  nonces: seats.map(({ nonce }) => nonce ?? ''),
})

/**
 * The change that starts a match: everybody sees the setup. People end their turns by hand unless they choose otherwise;
 * automata pause at every step, so that each step is shown with its result.
 */
export function begin(
  game: Game,
  table: StoredTable,
  { now, outages }: ServerTime,
): Required<Pick<Change, 'rules' | 'standing' | 'line' | 'snapshot'>> {
  const viewers = viewersOf(table.seats.length)
  const byHand = table.seats.reduce((bits, { kind }, seat) => (kind === 'bot' ? bits : bits | bit(seat)), 0)
  const { position, opening } = openMatch(game, table, (seat) => hasBit(byHand, seat))
  const toAct = game.toAct(position)
  const at = now()
  const standing: Standing = {
    status: 'running',
    publicList: table.listed && table.watchable ? 'watch' : null,
    botAsked: asksBots(table.seats, toAct),
    since: at,
    toAct,
    result: null,
    versions: viewers.map(() => 1),
    decisions: table.seats.map(() => 1),
    byHand,
    position: game.toJSON(position),
    asked: questionsOf(
      table.seats.map((seat, i) => (isPlayedHere(seat) ? undefined : game.choice(position, i))),
    ),
    ...firstClocks(table, { seats: table.seats, toAct, at, outages }),
  }
  const line = setupLine(viewers.length, { byHand, at, events: opening.events })
  const { rules } = game
  const isCheckpoint = table.position !== null
  const closings = isCheckpoint ? table.seats.map(() => 'rules' as const) : []
  return { rules, standing, line, snapshot: { closings, isCheckpoint, rules } }
}

/** The first line of a match, of which everybody is told. */
export const setupLine = (
  viewers: number,
  { byHand, at, events }: Pick<StoredLine, 'byHand' | 'at' | 'events'>,
): StoredLine => ({
  kind: 'setup',
  seat: null,
  move: null,
  decision: 0,
  answer: null,
  version: 1,
  told: bit(viewers) - 1,
  byHand,
  at,
  events,
})

/** From the setup, or from a position: then what chance brings is drawn anew, from the seed and the nonces of this table. */
function openMatch(
  game: Game,
  table: StoredTable,
  pause: (seat: Seat) => boolean,
): Match<unknown, unknown, GameEvent> {
  const terms = termsOf(table)
  if (table.position === null) return new Match(game, terms, pause)
  const from = game.fromJSON(table.position)
  if (!from.ok) throw faultError('protocol.no-moment')
  const position = clone(from.value)
  reseed(position, random(generatorSeed(terms.seed, terms.nonces)))
  return new Match(game, terms, pause, undefined, { position, closings: [] })
}
