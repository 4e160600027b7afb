import { randomBytes } from 'node:crypto'
import { derivedNonces, Match, type Game, type Seat } from '@benben/kernel'
import type { Change, Standing, StoredSeat, StoredTable, Terms } from '../store/store.ts'
import { bit, hasBit, viewersOf } from './viewers.ts'

/** 128 bits: unguessable. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** 256 bits; its hash is published before anybody sits down. */
const newSeed = (): string => randomBytes(32).toString('hex')

export type TableOrder = Pick<
  Terms,
  'game' | 'rules' | 'options' | 'printed' | 'owner' | 'listed' | 'watchable'
>

/** A new table before its match. Bots and automata sit down at once, with nonces derived from the seed. */
export function newTable(order: TableOrder, seats: readonly StoredSeat[], now: number): StoredTable {
  const seed = newSeed()
  const nonces = derivedNonces(seed, seats.length)
  return {
    ...order,
    id: newId(),
    seed,
    created: now,
    seats: seats.map((seat, i) =>
      hasNoPerson(seat) ? { ...seat, nonce: nonces[i]! } : { ...seat, nonce: null },
    ),
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
    position: null,
    revision: 0,
    lines: 0,
  }
}

/** Whether the server plays this seat: a bot or an automaton. */
export const hasNoPerson = ({ kind }: Pick<StoredSeat, 'kind'>): boolean =>
  kind === 'bot' || kind === 'automaton'

/** Whether a bot or an automaton has to act. */
export const asksBots = (seats: readonly StoredSeat[], toAct: readonly Seat[]): boolean =>
  toAct.some((seat) => hasNoPerson(seats[seat]!))

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
  now: number,
): Required<Pick<Change, 'rules' | 'standing' | 'line' | 'snapshot'>> {
  const viewers = viewersOf(table.seats.length)
  const byHand = table.seats.reduce((bits, { kind }, seat) => (kind === 'bot' ? bits : bits | bit(seat)), 0)
  const { position, opening } = new Match(game, termsOf(table), (seat) => hasBit(byHand, seat))
  const toAct = game.toAct(position)
  const standing: Standing = {
    status: 'running',
    publicList: table.watchable ? 'watch' : null,
    botAsked: asksBots(table.seats, toAct),
    since: now,
    toAct,
    result: null,
    versions: viewers.map(() => 1),
    decisions: table.seats.map(() => 1),
    byHand,
    position: game.toJSON(position),
  }
  const line = {
    kind: 'setup',
    seat: null,
    move: null,
    decision: 0,
    answer: null,
    version: 1,
    told: viewers.reduce<number>((bits, _, index) => bits | bit(index), 0),
    byHand,
    at: now,
    events: opening.events,
  } as const
  const { rules } = game
  return { rules, standing, line, snapshot: { closings: [], isCheckpoint: false, rules } }
}
