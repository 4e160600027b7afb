import type { AtonEvent } from '../../../packages/aton/src/index.ts'

/** How often something happened, so that a check that met nothing cannot pass for one that met everything. */
export type Met = Record<string, number>

export function notice(events: readonly AtonEvent[], met: Met): void {
  const count = (what: string): void => {
    met[what] = (met[what] ?? 0) + 1
  }
  for (const event of events) {
    count(event.type)
    if (event.type === 'ended') count(`ended by ${event.reason}`)
    if (event.type === 'first') count(`first by ${event.by}`)
    if (event.type === 'removed' || event.type === 'unplaced') count(`${event.type} to ${event.to}`)
  }
  const types = new Set(events.map(({ type }) => type))
  if (types.has('exchanged') && types.has('reshuffled')) count('exchanged with a pile too small')
  if (types.has('tie-draw') && types.has('reshuffled') && !types.has('dealt'))
    count('tie with a pile too small')
}

/** What a full check has to have met at least once. */
export const EXPECTED: readonly string[] = [
  'tie-draw',
  'exchanged',
  'reassigned',
  'exchanged with a pile too small',
  'tie with a pile too small',
  'first by cartouche2',
  'first by cartouche1',
  'first by draw',
  'first by red',
  'removed to dead',
  'removed to reserve',
  'unplaced to dead',
  'unplaced to reserve',
  'scored',
  'returned',
  'realm-emptied',
  'ended by points',
  'ended by temple',
  'ended by yellow',
  'ended by green',
  'ended by scoring',
  'ended by draw',
]
