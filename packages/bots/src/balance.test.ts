import { tekhenu } from '@benben/tekhenu'
import { expect, it } from 'vitest'
import { balance, hadBy } from './balance.ts'

it('counts what a seat came by once, whatever its events say of it', () => {
  const events = [
    { type: 'drafted', seat: 0, card: 'S03' },
    { type: 'card', seat: 1, card: 'T05' },
    { type: 'played', seat: 1, card: 'T05' },
    { type: 'decree-drawn', seat: 0, decree: 'D07' },
    { type: 'decree-drawn', seat: 1, decree: null },
    { type: 'refilled', section: 1, cards: ['T09'] },
  ]
  expect(hadBy(events, 2).map((had) => [...had])).toEqual([['S03', 'D07'], ['T05']])
})

it('adds up: a game is won once, every seat plays it, and points have sources', () => {
  const options = tekhenu.options({}, 3)
  if (!options.ok) throw new Error(options.fault.code)
  const contest = { game: tekhenu, options: options.value, seats: 3, bots: ['random', 'random', 'random'] }
  const { seats, cards, sources, edition } = balance({ ...contest, games: 12, seed: 'balance' })
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
  expect(sum(seats.map(({ won }) => won))).toBeCloseTo(12, 9)
  expect(seats.map(({ had }) => had)).toEqual([12, 12, 12])
  expect(sum(Object.values(sources))).toBeCloseTo(sum(seats.map(({ points }) => points)) / 3, 9)
  const starting = Object.entries(cards).filter(([id]) => id.startsWith('S'))
  expect(sum(starting.map(([, { had }]) => had))).toBeGreaterThan(0)
  for (const { had, won } of Object.values(cards)) expect(won).toBeLessThanOrEqual(had)
  expect(edition).toBe(tekhenu.edition)
  expect(balance({ ...contest, games: 12, seed: 'balance' }).cards).toEqual(cards)
})
