import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Position } from './position.ts'

/** xoshiro128**: 128 bits of state, kept in the first cells of every position. */
export const GENERATOR_CELLS = 4

/** Seeds the generator from a text of any length. */
export function seed(position: Position, text: string): void {
  const bytes = sha256(utf8ToBytes(text))
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let i = 0; i < GENERATOR_CELLS; i++) position[i] = words.getInt32(i * 4)
}

/** The next 32 bits, as an unsigned integer. */
export function next(state: Position): number {
  const a = state[0]!
  const b = state[1]!
  const c = state[2]! ^ a
  const d = state[3]! ^ b
  const five = Math.imul(b, 5)
  state[0] = a ^ d
  state[1] = b ^ c
  state[2] = c ^ (b << 9)
  state[3] = (d << 11) | (d >>> 21)
  return Math.imul((five << 7) | (five >>> 25), 9) >>> 0
}

/** A uniformly distributed integer from 0 to `sides` − 1 (by rejection sampling). */
export function roll(state: Position, sides: number): number {
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % sides)
  let bits = next(state)
  while (bits >= fair) bits = next(state)
  return bits % sides
}

/** A generator outside a position: for bots, `determinize` and tests. */
export interface Random {
  readonly state: Position
  readonly below: (sides: number) => number
}

export function random(text: string): Random {
  const state = new Int32Array(GENERATOR_CELLS)
  seed(state, text)
  return { state, below: (sides) => roll(state, sides) }
}

/** Gives a position a new generator, independent of the one it was copied from. */
export function reseed(position: Position, from: Random): void {
  for (let i = 0; i < GENERATOR_CELLS; i++) position[i] = next(from.state) | 0
}

export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
