import type { TekhenuEvent } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { apartIn, gathered, lastTurns, newsFor, turnsOf } from './turns.ts'

const log = (...events: readonly TekhenuEvent[]) => events.map((event, n) => ({ n, event }))
const taken = (seat: number): TekhenuEvent => ({
  type: 'taken',
  seat,
  god: 'ra',
  die: { colour: 'white', value: 3 },
})
const turn = (seat: number): TekhenuEvent => ({ type: 'turn', seat })
const points = (seat: number, many: number, by: string): TekhenuEvent => ({
  type: 'points',
  seat,
  points: many,
  source: 'ra',
  by,
})
const round: TekhenuEvent = { type: 'round', round: 2 }

test('bread that was paid for the buildings is told once, gold in its place as well', () => {
  const due: TekhenuEvent = { type: 'bread', seat: 0, paid: 2, owed: 2 }
  const paid = (tokens: Readonly<Record<string, number>>): TekhenuEvent => ({
    type: 'paid',
    seat: 0,
    tokens,
    by: 'cost',
  })
  expect(gathered(log(due, paid({ bread: 2 })))).toHaveLength(1)
  expect(gathered(log(due, paid({ bread: 1, gold: 1 })))).toHaveLength(2)
  expect(gathered(log(paid({ bread: 2 })))).toHaveLength(1)
})

test('the log falls into turns, and what happens to all between them is nobody’s', () => {
  const turns = turnsOf(log(turn(0), taken(0), turn(1), taken(1), round, turn(1), taken(1)))
  expect(turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([
    [0, 2],
    [1, 2],
    [null, 1],
    [1, 2],
  ])
})

test('light, Maat, its scoring and new dice are told together, until the next turn begins', () => {
  const types = ['rotated', 'maat', 'order', 'scoring', 'cleared', 'rolled', 'round'] as const
  const between = types.map((type) => ({ type }) as unknown as TekhenuEvent)
  const turns = turnsOf(log(turn(0), taken(0), ...between, turn(1), taken(1)))
  expect(turns.map(({ seat, entries }) => [seat, ...entries.map(({ event }) => event.type)])).toEqual([
    [0, 'turn', 'taken'],
    [null, ...types],
    [1, 'turn', 'taken'],
  ])
})

test('the last turns of a long log stand below their round', () => {
  const first: TekhenuEvent = { type: 'round', round: 1 }
  const turns = turnsOf(log(first, turn(0), taken(0), turn(1), taken(1), round, turn(1), taken(1)))
  const shown = (many: number) =>
    lastTurns(turns, many).map(({ entries }) => entries.map(({ n }) => n).join(' '))
  expect(shown(2)).toEqual(['5', '6 7'])
  // Half a turn is shown whole.
  expect(shown(4)).toEqual(['0', '3 4', '5', '6 7'])
  expect(shown(90)).toEqual(turns.map(({ entries }) => entries.map(({ n }) => n).join(' ')))
})

test('what others did since my last turn is news until I play', () => {
  const before = [turn(0), taken(0), turn(1), taken(1), round]
  const news = (...events: readonly TekhenuEvent[]): readonly string[] =>
    newsFor(turnsOf(log(...before, ...events)), 0).map(({ event }) => event.type)
  expect(news()).toEqual(['turn', 'taken', 'round'])
  expect(news(turn(0))).toEqual(['turn', 'taken', 'round'])
  expect(news(turn(0), taken(0))).toEqual([])
  // Whoever watches has no turn, and before the first one nothing is compared.
  expect(newsFor(turnsOf(log(...before)), 'spectator')).toEqual([])
  expect(newsFor(turnsOf(log(turn(1), taken(1))), 0)).toEqual([])
})

test('points of one seat stand in one line, also with tokens between them; another step begins a new one', () => {
  const gained: TekhenuEvent = { type: 'gained', seat: 0, tokens: { gold: 1 }, by: 'covered space' }
  const lines = gathered(
    log(
      points(0, 3, 'edges'),
      gained,
      points(0, 2, 'slot'),
      points(1, 1, 'statue of ra'),
      taken(0),
      points(0, 1, 'x'),
    ),
  )
  expect(lines.map(({ n, events }) => [n, events.length])).toEqual([
    [0, 2],
    [1, 1],
    [3, 1],
    [4, 1],
    [5, 1],
  ])
})

test('points that are lost are not added to those that are gained', () => {
  const lines = gathered(log(points(0, 3, 'edges'), points(0, -2, 'bread')))
  expect(lines).toHaveLength(2)
})

test('between turns what a seat gains does not stand below what another one did', () => {
  const destiny = (seat: number): TekhenuEvent => ({ type: 'destiny', seat, card: 'A01' })
  const gained = (seat: number): TekhenuEvent => ({ type: 'gained', seat, tokens: { gold: 1 }, by: 'A02' })
  const scoring = { type: 'scoring', last: false } as unknown as TekhenuEvent
  const apart = (...events: readonly TekhenuEvent[]): readonly number[] => [
    ...apartIn(gathered(log(...events)), ({ type }) => type === 'gained' || type === 'points'),
  ]
  expect(apart(destiny(0), gained(0), destiny(1), gained(1))).toEqual([])
  expect(apart(destiny(0), destiny(1), gained(0), gained(1))).toEqual([2, 3])
  // What scores stands below the scoring, whoever it is.
  expect(apart(scoring, points(0, 9, 'scoring'), points(1, 5, 'scoring'))).toEqual([])
})
