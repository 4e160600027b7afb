import { expect, it } from 'vitest'
import { emptySeen } from './empty-seen.ts'
import type { SeatSeen, Seen } from './session.ts'
import { endsWithout, offersOf, votesFor } from './votes.ts'

const seat = (name: string, more: Partial<SeatSeen> = {}): SeatSeen => ({
  name,
  kind: 'guest',
  bot: null,
  connected: true,
  ...more,
})
const seen = (...seats: SeatSeen[]): Seen => ({ ...emptySeen('t', 'online'), viewer: 0, seats })
const me = seat('Ada', { kind: 'me' })
const NOW = 1_000_000

it('asks for votes on those who are away in a live match', () => {
  const votes = votesFor(seen(me, seat('Ben', { connected: false }), seat('Cem', { agrees: [1] })), NOW)
  expect(votes).toEqual([{ seat: 1, name: 'Ben', agreed: 1, all: 2, mine: false }])
})

it('by turn says from when on one may agree, and nothing of those who are not asked', () => {
  const away = { connected: false }
  const table = seen(
    me,
    seat('Ben', { ...away, botFrom: null }),
    seat('Cem', { ...away, botFrom: NOW + 1 }),
    seat('Dan', { ...away, botFrom: NOW }),
  )
  expect(votesFor(table, NOW).map(({ name, from }) => [name, from])).toEqual([
    ['Cem', NOW + 1],
    ['Dan', undefined],
  ])
})

it('does not count those who have deleted their data', () => {
  const gone = seat('former player', { connected: false, former: true })
  const table = seen(me, seat('Ben', { connected: false }), gone)
  expect(votesFor(table, NOW).map(({ name, all }) => [name, all])).toEqual([
    ['Ben', 1],
    ['former player', 2],
  ])
  expect(offersOf(table).all).toBe(2)
  expect(endsWithout(seen(me, gone, gone))).toBe(true)
})
