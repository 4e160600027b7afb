import { aton } from '@benben/aton'
import { readRecord, replay, writeRecord, type Move, type Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { LEVEL_NAMES } from './levels.ts'
import { botNames, makeBot } from './roster.ts'
import { playFast, playMatch } from './table.ts'

const table = (bots: string[], seed: string) => ({
  game: aton,
  options: { red: 'seed' as const },
  bots,
  seed,
})

describe('a table of bots', () => {
  for (const bots of [
    ['random', 'random'],
    ['greedy', 'random'],
    ['search:5', 'greedy'],
  ]) {
    it(`${bots.join(' against ')}: the careful path plays the very game of the fast one`, () => {
      for (let i = 0; i < 3; i++) {
        const match = playMatch(table(bots, `same ${i}`))
        const fast: { seat: Seat; move: Move }[] = []
        const step: typeof aton.step = (p, seat, move, host) => {
          fast.push({ seat, move })
          aton.step(p, seat, move, host)
        }
        const { result } = playFast({ ...table(bots, `same ${i}`), game: { ...aton, step } })
        expect(match.entries.map(({ seat, move }) => ({ seat, move }))).toEqual(fast)
        expect(match.result).toEqual(result)
        const text = writeRecord(match, { seed: true })
        expect(text).toBe(writeRecord(playMatch(table(bots, `same ${i}`)), { seed: true }))
        expect(replay(aton, readRecord(text)).result).toEqual(match.result)
      }
    })
  }

  it('refuses bots it does not have', () => {
    expect(() => playFast(table(['random', 'fish'], 'x'))).toThrow(RangeError)
  })
})

describe('the roster', () => {
  it('names the bots of a game, weakest first', () => {
    expect(botNames('aton')).toEqual(['random', 'greedy', 'search', 'tree', ...LEVEL_NAMES])
    expect(botNames('chess')).toEqual([])
  })

  it('takes a budget where thinking can be measured', () => {
    for (const name of ['random', 'greedy', 'search', 'search:1', 'search:100000']) {
      expect(makeBot('aton', name), name).toBeDefined()
    }
    for (const name of [
      '',
      'fish',
      'search:',
      'search:0',
      'search:-1',
      'search:1e3',
      'search:100001',
      'greedy:5',
    ]) {
      expect(makeBot('aton', name), name).toBeUndefined()
    }
    expect(makeBot('chess', 'random')).toBeUndefined()
  })
})
