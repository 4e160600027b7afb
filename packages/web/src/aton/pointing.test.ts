import type { AtonEvent } from '@benben/aton'
import { expect, test } from 'vitest'
import { pointsAt, touches } from './events.ts'
import { NOTHING, recentSpaces } from './pointing.ts'

test('a line of the log points at the pieces it speaks of', () => {
  expect(pointsAt({ type: 'placed', seat: 0, space: 17 }).spaces).toEqual([17])
  expect(pointsAt({ type: 'removed', seat: 0, owner: 1, space: 3, to: 'dead' })).toMatchObject({
    spaces: [3],
    realm: true,
  })
  expect(pointsAt({ type: 'compared', seat: 1, points: 4 })).toMatchObject({ cartouches: [1], track: true })
  expect(pointsAt({ type: 'first', seat: 1, by: 'cartouche1' }).cartouches).toEqual([1, 2])
  const lines = [
    { source: 'temple2', seat: 0, points: 5 },
    { source: 'black', seat: 1, points: 8 },
  ] as const
  expect(pointsAt({ type: 'scored', lines })).toMatchObject({ temples: [1], realm: true, track: true })
})

test('what speaks of nothing on the table points at nothing', () => {
  expect(pointsAt({ type: 'round', round: 2 })).toEqual(NOTHING)
})

test('while it is shown only what an event touches is marked', () => {
  const scored: AtonEvent = { type: 'scored', lines: [{ source: 'temple1', seat: 0, points: 2 }] }
  expect(touches(scored)).toEqual(NOTHING)
  expect(touches({ type: 'placed', seat: 1, space: 5 }).spaces).toEqual([5])
})

test('recent is what others placed since the cards were turned up', () => {
  const log = [
    { event: { type: 'placed', seat: 1, space: 1 } },
    { event: { type: 'revealed', cards: [[], []] } },
    { event: { type: 'placed', seat: 1, space: 2 } },
    { event: { type: 'placed', seat: 0, space: 3 } },
  ] satisfies { event: AtonEvent }[]
  expect([...recentSpaces(log, 0)]).toEqual([2])
  expect([...recentSpaces(log, 'spectator')]).toEqual([2, 3])
})
