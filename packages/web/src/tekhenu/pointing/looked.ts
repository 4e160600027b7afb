import type { Chain } from './spots.ts'

/** What is looked at: a spot, or a choice in the prompt; null for a spot with several ways, or none. */
export interface Looked {
  readonly spot: string | null
  readonly chain: Chain | null
}

export const NOWHERE: Looked = { spot: null, chain: null }

export const isSameLook = (a: Looked, b: Looked): boolean =>
  a === b || (a.spot === b.spot && a.chain?.join('|') === b.chain?.join('|'))
