import type { TekhenuView } from '@benben/tekhenu'
import type { AreaName } from './area.tsx'

/** Where the action of each god is done, as far as it has an area of its own. */
const AREA_OF: Readonly<Record<string, AreaName>> = {
  horus: 'horus',
  ra: 'temple',
  hathor: 'temple',
  bastet: 'people',
  thoth: 'market',
  osiris: 'osiris',
  seth: 'seth',
}

/** The area of the god whose action is asked about, or would be done with the die that was taken. */
export function askedAt({ waiting, now }: Pick<TekhenuView, 'waiting' | 'now'>): AreaName | null {
  const wait = String(waiting.at(-1)?.['wait'])
  return AREA_OF[wait === 'use' ? (now.from ?? '') : wait] ?? null
}
