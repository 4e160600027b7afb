import type { StoredSeat } from '../store/stored-table.ts'

/** A seat that anybody may take. */
export const OPEN_SEAT: StoredSeat = { kind: 'open', guest: null, name: null, nonce: null }

/** Whether the seat is a bot's or an automaton's. */
export const hasNoPerson = ({ kind }: Pick<StoredSeat, 'kind'>): boolean =>
  kind === 'bot' || kind === 'automaton'

/** Whether somebody sits there who is no program. */
export const isPerson = ({ kind, guest, program }: Pick<StoredSeat, 'kind' | 'guest' | 'program'>): boolean =>
  kind === 'person' && guest !== null && program === undefined

/** Whether it was the seat of somebody who has deleted their data. */
export const isFormer = ({ kind, guest }: Pick<StoredSeat, 'kind' | 'guest'>): boolean =>
  kind === 'person' && guest === null

/** Whether the server plays this seat now: a bot, an automaton, or a bot for somebody who is away. */
export const isPlayedHere = (seat: Pick<StoredSeat, 'kind' | 'keeper'>): boolean =>
  hasNoPerson(seat) || seat.keeper !== undefined
