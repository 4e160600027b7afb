import type { TekhenuEvent } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { maatResult } from './maat-result.ts'

const log = (...events: readonly TekhenuEvent[]) => events.map((event, n) => ({ n, event }))
const points = (seat: number, many: number, by: string): TekhenuEvent => ({
  type: 'points',
  seat,
  points: many,
  source: 'districts',
  by,
})
const weighed = (seat: number, balance: number): TekhenuEvent => ({ type: 'weighed', seat, balance })
const maat: TekhenuEvent = { type: 'maat', maat: 2 }
const order: TekhenuEvent = { type: 'order', order: [1, 0] }
const cleared: TekhenuEvent = { type: 'cleared' }

test('what Maat and its scoring brought is told in the new turn order, once both are over', () => {
  const begun = [points(0, 7, 'B01'), maat, weighed(0, 5), points(0, -2, 'balance'), weighed(1, 0), order]
  expect(maatResult(log(...begun))).toBeNull()
  expect(maatResult(log(...begun, cleared))).toEqual({
    n: 1,
    isScoring: false,
    seats: [
      { seat: 1, balance: 0, points: 0 },
      { seat: 0, balance: 5, points: -2 },
    ],
  })
  const scored: readonly TekhenuEvent[] = [
    { type: 'scoring', scoring: 1 },
    points(0, 9, 'scoring'),
    points(1, 3, 'scoring'),
    points(1, -6, 'bread'),
  ]
  expect(maatResult(log(...begun, ...scored, cleared))).toMatchObject({
    isScoring: true,
    seats: [
      { seat: 1, points: -3 },
      { seat: 0, points: 7 },
    ],
  })
  expect(maatResult(log(points(0, 7, 'B01'), cleared))).toBeNull()
})
