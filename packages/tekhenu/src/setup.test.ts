import { describe, expect, it } from 'vitest'
import { Match, type Seat } from '@benben/kernel'
import { tekhenu, type TekhenuJSON } from './index.ts'
import { WHEEL_GODS } from './names.ts'
import { optionsOf } from './together.ts'
import { TestTable } from './testing/table.ts'

const COUNTS = [2, 3, 4] as const
const seeds = Array.from({ length: 40 }, (_, i) => `setup ${i}`)

const diceOf = (json: TekhenuJSON): Record<string, number> => {
  const dice: Record<string, number> = { ...json.board.bag }
  for (const die of json.board.dice.flat()) dice[die.split(' ')[0]!]! += 1
  return dice
}

/** Every card there is, wherever it lies. */
const cardsOf = ({ board, secret }: TekhenuJSON): string[] =>
  [
    ...board.market.filter((card) => card !== null),
    ...board.decks.blessing,
    ...board.decks.technology,
    ...secret.deck,
    ...secret.dealt.flatMap(({ decrees }) => decrees),
  ].toSorted()

const family = (letter: string, out?: string): string[] =>
  Array.from({ length: 24 }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`).filter(
    (card) => card !== out,
  )

describe('setup', () => {
  it('G1: all 26 dice with four players, two gray fewer with three, one of each colour but gray fewer with two', () => {
    const dice = COUNTS.map((players) => diceOf(TestTable.start(players, 'dice').json))
    expect(dice).toEqual([
      { yellow: 4, brown: 4, white: 4, black: 4, gray: 6 },
      { yellow: 5, brown: 5, white: 5, black: 5, gray: 4 },
      { yellow: 5, brown: 5, white: 5, black: 5, gray: 6 },
    ])
    expect(dice.map((each) => Object.values(each).reduce((sum, many) => sum + many, 0))).toEqual([22, 24, 26])
  })

  it('lays three dice into each section', () => {
    for (const players of COUNTS) {
      expect(TestTable.start(players, 'three').json.board.dice.map((dice) => dice.length)).toEqual([
        3, 3, 3, 3, 3, 3,
      ])
    }
  })

  it('gives each seat its pieces, its markers, ten points, a gold and a scribe', () => {
    for (const players of COUNTS) {
      const table = TestTable.start(players, 'seats')
      for (let seat: Seat = 0; seat < players; seat++) {
        expect(table.seat(seat)).toMatchObject({
          buildings: 10,
          statues: 6,
          pillars: 8,
          production: { papyrus: 2, bread: 2, limestone: 2, granite: 2 },
          happiness: 2,
          population: 5,
          dice: [],
          excess: 0,
          blessings: [],
          technologies: [],
          destiny: null,
        })
        expect(table.score(seat)).toBe(10)
        expect(table.tokens(seat)).toEqual({ gold: 1, scribe: 1 })
      }
      expect(table.view().seats).toHaveLength(players)
    }
  })

  it('opens two sections of the market: two blessings and a technology, two blessings and two technologies', () => {
    for (const players of COUNTS) {
      const { market, opened } = TestTable.start(players, 'market').view()
      expect(market.map((card) => card?.[0] ?? '-').join('')).toBe('BBTBBTT--------')
      expect(opened).toEqual([true, true, false, false])
    }
  })

  it('T16, D20: stay in the box with two players', () => {
    for (const seed of seeds.slice(0, 5)) {
      const two = cardsOf(TestTable.start(2, seed).json)
      expect(two).toEqual([...family('B'), ...family('D', 'D20'), ...family('T', 'T16')])
      for (const players of [3, 4] as const) {
        expect(cardsOf(TestTable.start(players, seed).json)).toEqual([
          ...family('B'),
          ...family('D'),
          ...family('T'),
        ])
      }
    }
  })

  it('deals two decrees to each seat', () => {
    for (const players of COUNTS) {
      const { secret } = TestTable.start(players, 'decrees').json
      expect(secret.dealt.map(({ decrees }) => decrees.length)).toEqual(
        Array.from({ length: players }, () => 2),
      )
      expect(secret.deck).toHaveLength((players === 2 ? 23 : 24) - 2 * players)
    }
  })

  it('lays three pillar tiles open, the other 24 in the stack', () => {
    const { tiles, stack } = TestTable.start(2, 'tiles').json.board
    expect(tiles).toHaveLength(3)
    expect(new Set([...tiles, ...stack]).size).toBe(27)
    expect(stack).toHaveLength(24)
  })

  it('lays a gold on each statue space for the people and beside the second row', () => {
    expect(TestTable.start(2, 'gold').view()).toMatchObject({
      rowGold: true,
      peopleStatues: [null, null, null, null],
    })
    for (const place of ['row', 'column', 'workshops', 'quarries']) {
      const table = new TestTable({ dice: { horus: ['white 1'] }, seats: [{ tokens: { granite: 1 } }] })
      table.play('0: take horus 1 white', '0: do horus', `0: statue at ${place}`)
      expect(table.tokens(0)).toEqual({ gold: 1 })
    }
    const row = new TestTable({ dice: { osiris: ['yellow 2'] } })
    row.play('0: take osiris 2 yellow', '0: do osiris', '0: building in bread 2')
    expect(row.tokens(0)).toEqual({ bread: 1, gold: 1 })
    expect(row.view().rowGold).toBe(false)
  })

  it('sets the wheel anywhere', () => {
    expect(new Set(seeds.map((seed) => TestTable.start(2, seed).view().wheel)).size).toBe(6)
  })

  it('R30: shuffles the Horus tiles, or leaves the printed order for first games', () => {
    const shuffled = seeds.map((seed) => TestTable.start(2, seed).view().horus)
    for (const order of shuffled) expect(order.toSorted()).toEqual([...WHEEL_GODS].toSorted())
    expect(new Set(shuffled.map((order) => order.join())).size).toBeGreaterThan(30)
    for (const seed of seeds.slice(0, 5)) {
      expect(TestTable.start(2, seed, { horus: 'printed' }).view().horus).toEqual([...WHEEL_GODS])
    }
  })

  it('R30: takes these options and no others', () => {
    expect(optionsOf({}, 2)).toEqual({ ok: true, value: { horus: 'shuffled' } })
    expect(optionsOf({ horus: 'printed' }, 2)).toEqual({ ok: true, value: { horus: 'printed' } })
    expect(optionsOf({ horus: 'random' }, 2).ok).toBe(false)
    expect(optionsOf({ solo: true }, 2).ok).toBe(false)
    expect(optionsOf({ seht: true }, 2)).toEqual({
      ok: false,
      fault: {
        path: 'options.seht',
        code: 'shape.unknown',
        params: { known: 'horus, solo, seth, vizier' },
      },
    })
  })

  it('is the same for the same seed, another for another', () => {
    const json = (seed: string): string => JSON.stringify(TestTable.start(4, seed).json)
    expect(json('a')).toBe(json('a'))
    expect(json('a')).not.toBe(json('b'))
  })

  it('is a position that can be read back', () => {
    for (const players of COUNTS)
      expect(tekhenu.fromJSON(TestTable.start(players, 'read').json).ok).toBe(true)
  })

  it('is told in the order of the rulebook', () => {
    const terms = { options: { horus: 'shuffled' } as const, names: ['Ada', 'Ben'], seed: 'told' }
    const told = new Match(tekhenu, terms).opening.events.map(({ type }) => type)
    expect(told).toEqual([
      'set-up',
      ...Array.from({ length: 6 }, () => 'rolled'),
      'market-opened',
      'market-opened',
      'decrees-dealt',
      'decrees-dealt',
    ])
  })
})
