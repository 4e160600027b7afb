import type { TekhenuEvent } from '@benben/tekhenu'
import type { Look } from '../pointing/ahead.ts'
import type { Chain } from '../pointing/spots.ts'
import type { LookOf } from './acts.ts'

type Produced = Extract<TekhenuEvent, { readonly type: 'produced' }>

const isProduced = (event: TekhenuEvent): event is Produced => event.type === 'produced'

/** What a choice would lead to; where it is to produce, with what is produced, even if something may be played before it. */
export function withProduction(lookOf: LookOf, chain: Chain): Look | undefined {
  const look = lookOf(chain)
  if (look === undefined || look.stopped || !chain.at(-1)!.startsWith('produce ')) return look
  return look.events.some(isProduced) ? look : (lookOf([...chain, 'go on']) ?? look)
}

/** How much would be produced, kept and lost; undefined where nothing is. */
export const producedBy = (lookOf: LookOf, chain: Chain): Produced | undefined =>
  withProduction(lookOf, chain)?.events.find(isProduced)
