import { digest } from './random.ts'

/**
 * Fair chance without trust: whoever hosts publishes the commitment before the first move, each seat adds a nonce, the
 * generator is a hash of all of them, and seed and nonces are published at the end.
 */
export const commitment = (seed: string): string => digest(`benben seed ${seed}`)

/** What the generator is set from. */
export const generatorSeed = (seed: string, nonces: readonly string[]): string =>
  [`benben game ${seed}`, ...nonces].join('\n')

/** Nonces for matches whose seats have none of their own to give: repeatable from the seed. */
export const derivedNonces = (seed: string, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => digest(`benben nonce ${seat} ${seed}`).slice(0, 32))
