import type { Move } from '@benben/kernel'
import { SPACES, spaceName, spaceNamed, type Space } from './board.ts'

/**
 * assign 3 1 4 2   the cards for cartouches 1 to 4
 * exchange         give up the token for four new cards
 * remove 2b3       a priest leaves a temple (cartouche 2)
 * place 2b3        a priest enters a temple (cartouche 4)
 * return 2b3       a priest goes back to the reserve after a scoring
 * end turn
 */
export const VERBS = ['remove', 'place', 'return'] as const
export type Verb = (typeof VERBS)[number]

const ASSIGNMENTS = 256
export const EXCHANGE: Move = ASSIGNMENTS
export const END_TURN: Move = ASSIGNMENTS + 1
const FIRST_PRIEST = 512
const VERB_WIDTH = 64

/** Four card values, 1 to 4, in the order of the cartouches. */
export const assign = (a: number, b: number, c: number, d: number): Move =>
  (a - 1) * 64 + (b - 1) * 16 + (c - 1) * 4 + (d - 1)

export const isAssign = (move: Move): boolean => move >= 0 && move < ASSIGNMENTS

/** The card an assignment puts at cartouche 0 to 3. */
export const assignedCard = (move: Move, cartouche: number): number => ((move >> (6 - 2 * cartouche)) & 3) + 1

export const REMOVE_AT: Move = FIRST_PRIEST
export const PLACE_AT: Move = FIRST_PRIEST + VERB_WIDTH
export const RETURN_AT: Move = FIRST_PRIEST + 2 * VERB_WIDTH

export const priestMove = (verb: Verb, space: Space): Move =>
  FIRST_PRIEST + VERBS.indexOf(verb) * VERB_WIDTH + space

/** What a move of a priest says; undefined for every other number. */
export function readPriest(move: Move): { verb: Verb; space: Space } | undefined {
  const verb = VERBS[Math.floor((move - FIRST_PRIEST) / VERB_WIDTH)]
  const space = spaceOf(move)
  return verb === undefined || move < FIRST_PRIEST || space >= SPACES ? undefined : { verb, space }
}

export const spaceOf = (move: Move): Space => move & (VERB_WIDTH - 1)

/** Cached: there are few different moves, and servers write many of them. */
const written: string[] = []

export const write = (move: Move): string => (written[move] ??= compose(move))

function compose(move: Move): string {
  if (isAssign(move))
    return `assign ${[0, 1, 2, 3].map((cartouche) => assignedCard(move, cartouche)).join(' ')}`
  if (move === EXCHANGE) return 'exchange'
  if (move === END_TURN) return 'end turn'
  const priest = readPriest(move)
  if (priest === undefined) throw new RangeError(`${move} is no move of Aton`)
  return `${priest.verb} ${spaceName(priest.space)}`
}

export function read(text: string): Move | undefined {
  if (text === 'exchange') return EXCHANGE
  if (text === 'end turn') return END_TURN
  const cards = /^assign ([1-4]) ([1-4]) ([1-4]) ([1-4])$/.exec(text)
  if (cards !== null) return assign(Number(cards[1]), Number(cards[2]), Number(cards[3]), Number(cards[4]))
  const priest = /^(remove|place|return) (\w{3})$/.exec(text)
  const space = priest === null ? undefined : spaceNamed(priest[2]!)
  return space === undefined ? undefined : priestMove(priest![1] as Verb, space)
}

/** Whether any move of Aton has this number. */
export const isMove = (move: Move): boolean =>
  Number.isInteger(move) &&
  (isAssign(move) || move === EXCHANGE || move === END_TURN || readPriest(move) !== undefined)
