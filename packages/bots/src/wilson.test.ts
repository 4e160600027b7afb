import { expect, it } from 'vitest'
import { wilson } from './wilson.ts'

it('is Wilson’s interval, by published values', () => {
  const rounded = (wins: number, games: number): number[] =>
    Object.values(wilson(wins, games)).map((each) => Math.round(each * 10_000) / 10_000)
  expect(rounded(0, 10)).toEqual([0, 0.2775])
  expect(rounded(5, 10)).toEqual([0.2366, 0.7634])
  expect(rounded(10, 10)).toEqual([0.7225, 1])
  expect(rounded(81, 263)).toEqual([0.2553, 0.3662])
  expect(rounded(0, 0)).toEqual([0, 1])
})
