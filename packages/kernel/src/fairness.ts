import { digest } from './random.ts'

/**
 * Provably fair randomness: the host publishes a commitment to the seed before the first move, each seat adds a nonce, the
 * generator is seeded with a hash of all of them, and the seed and the nonces are published at the end.
 */
export const commitment = (seed: string): string => digest(`benben seed ${seed}`)

/** The text that seeds the generator. */
export const generatorSeed = (seed: string, nonces: readonly string[]): string =>
  [`benben game ${seed}`, ...nonces].join('\n')

/** Nonces derived from the seed, for seats that provide none. */
export const derivedNonces = (seed: string, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => digest(`benben nonce ${seat} ${seed}`).slice(0, 32))
