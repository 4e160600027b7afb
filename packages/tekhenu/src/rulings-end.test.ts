import { readFileSync } from 'node:fs'
import { readRecord, replay } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { tekhenu } from './index.ts'
import { TestTable, type Layout } from './testing/table.ts'

const points = (table: TestTable, source: string): number[] => {
  const sums = table.view().seats.map(() => 0)
  for (const event of table.all('points')) if (event.source === source) sums[event.seat]! += event.points
  return sums
}

const FAITH = { tokens: { faith: 1 } }
/** The last Maat, with its scoring; the first in turn order has a faith to place. */
const last: Layout = {
  round: 16,
  waiting: [
    { wait: 'after-maat', stage: 0 },
    { wait: 'scoring' },
    { wait: 'proclaim', place: 0 },
    { wait: 'weigh' },
    { wait: 'faith', place: 0 },
  ],
}
/** The first scoring alone. */
const scoring: Layout = {
  round: 8,
  waiting: [
    { wait: 'refill' },
    { wait: 'after-maat', stage: 0 },
    { wait: 'scoring' },
    { wait: 'faith', place: 0 },
  ],
}
/** Only the decrees are left to be counted. */
const decrees: Layout = { round: 16, waiting: [{ wait: 'finish' }, { wait: 'decrees', place: 0 }] }

const holding = (cards: readonly string[], more: NonNullable<Layout['seats']>[number] = {}): TestTable =>
  new TestTable({ ...decrees, seats: [{ decrees: cards, openDecrees: cards, ...more }, {}] })

describe('rulings: Maat', () => {
  it('R22: faith is placed seat by seat in the turn order so far, openly', () => {
    const table = new TestTable({
      ...scoring,
      order: [1, 0],
      seats: [FAITH, FAITH],
    })
    expect(table.view().toAct).toEqual([1])
    table.play('1: faith 1 tainted')
    expect(table.view().toAct).toEqual([0])
    expect(table.view(0).seats[1]!.laidFaith).toBe(-1)
  })

  it("R23: T15's faith comes before faith is placed", () => {
    const table = new TestTable({ round: 4, turn: 1, seats: [{ technologies: ['T15'] }, {}] }).play(
      '1: take hathor 1 yellow',
    )
    expect(table.asked).toBe('faith')
    expect(table.tokens(0)['faith']).toBe(2)
  })

  it('R23: T16 is paid after the Maat phase, when the destinies are chosen', () => {
    const table = new TestTable({
      players: 3,
      round: 4,
      waiting: [
        { wait: 'refill' },
        { wait: 'after-maat', stage: 0 },
        { wait: 'weigh' },
        { wait: 'faith', place: 0 },
      ],
      seats: [{ ...FAITH, technologies: ['T16'], destiny: 'A04' }, { destiny: 'A02' }, { destiny: 'A01' }],
    }).play('0: no faith', '0: destiny A04', '1: destiny A01')
    expect(table.points(0)).toEqual({})
    expect(table.play('2: destiny A02').points(0)).toEqual({ T16: 2 })
  })

  it('R23: in the last Maat T16 is paid after the bread and before the decrees', () => {
    const table = new TestTable({
      ...last,
      players: 3,
      houses: { 'left 1': 1, 'left 2': 1 },
      seats: [
        { ...FAITH, technologies: ['T16'], decrees: ['D01'], openDecrees: ['D01'], destiny: 'A04' },
        {},
        {},
      ],
    }).play('0: no faith', '0: score D01')
    const told = table.events.map((event) => (event.type === 'points' ? event.by : event.type))
    expect(told.lastIndexOf('bread')).toBeLessThan(told.indexOf('T16'))
    expect(told.indexOf('T16')).toBeGreaterThan(-1)
    expect(told.indexOf('T16')).toBeLessThan(told.indexOf('decree-chosen'))
    expect(table.points(0)['D01']).toBe(3)
  })

  it('R24: after the last scoring nobody takes a destiny card', () => {
    const table = new TestTable({ ...last, seats: [FAITH, {}] }).play('0: no faith')
    expect(table.view().over).toBe(true)
    expect(table.all('destinies-returned')).toEqual([])
    expect(table.seat(0).destiny).toBe('A01')
  })
})

describe('rulings: scoring', () => {
  it('R25: bread is paid seat by seat in turn order, as much as each likes, and gold may stand in', () => {
    const layout: Layout = {
      round: 8,
      order: [1, 0],
      waiting: [{ wait: 'refill' }, { wait: 'after-maat', stage: 0 }, { wait: 'bread', place: 0 }],
      houses: { 'left 1': 1, 'left 2': 1, 'left 3': 1, 'left 4': 1, 'bottom 1': 0, 'bottom 2': 0 },
      seats: [{ tokens: { bread: 1 } }, { tokens: { bread: 1, gold: 2 } }],
    }
    const table = new TestTable(layout)
    expect(table.view().toAct).toEqual([1])
    expect(table.legal(1)).toEqual(['bread 2', 'bread 1', 'bread 0'])
    table.play('1: bread 2')
    expect(table.all('paid')).toMatchObject([{ seat: 1, tokens: { bread: 1, gold: 1 } }])
    expect(table.view().toAct).toEqual([0])
    const stingy = new TestTable(layout).play('1: bread 1', '0: bread 0')
    expect(points(stingy, 'bread')).toEqual([-3, -3])
  })

  it('R52: each step is done for all seats, and what it brings stands before bread is lost', () => {
    const table = new TestTable({
      ...scoring,
      houses: { 'left 1': 0, 'left 2': 0, 'left 3': 0, 'left 4': 0 },
      workshops: { 'bread 1': 1 },
      seats: [
        { score: 0, ...FAITH },
        { happiness: 9, population: 9 },
      ],
    }).play('0: no faith')
    const told = table.all('points').map(({ seat, source, points: many }) => [source, seat, many])
    expect(told).toEqual([
      ['districts', 1, 3],
      ['temple', 0, 4],
      ['happiness', 1, 3],
      ['buildings', 0, 1],
      ['bread', 0, -5],
    ])
    expect(table.score(0)).toBe(0)
  })

  it('R53: a district without pieces scores for nobody', () => {
    const table = new TestTable({ ...scoring, workshops: { 'bread 6': 1 }, seats: [FAITH, {}] }).play(
      '0: no faith',
    )
    expect(points(table, 'districts')).toEqual([0, 3])
  })

  it('G6: a tie in a district goes to the topmost piece, and the statue above is topmost', () => {
    const tie = new TestTable({
      ...scoring,
      workshops: { 'bread 2': 0, 'bread 6': 0, 'bread 1': 1, 'bread 5': 1 },
      seats: [FAITH, {}],
    }).play('0: no faith')
    expect(points(tie, 'districts')).toEqual([0, 3])
    expect(tie.all('scoring')[0]?.ties).toEqual([{ district: 'bread', pieces: 2, tied: [1, 0], row: 1 }])
    const statue = new TestTable({
      ...scoring,
      workshops: { 'bread 1': 0, 'granite 6': 0 },
      peopleStatues: [null, null, 1, null],
      seats: [FAITH, {}],
    }).play('0: no faith')
    // Granite to seat 0; bread to the statue, and papyrus as well.
    expect(points(statue, 'districts')).toEqual([3, 6])
    expect(statue.all('scoring')[0]?.ties).toEqual([{ district: 'bread', pieces: 1, tied: [1, 0], row: 0 }])
  })
})

describe('rulings: decrees', () => {
  const d23: Layout = {
    ...last,
    waiting: [{ wait: 'after-maat', stage: 0 }, { wait: 'scoring' }, { wait: 'proclaim', place: 0 }],
    seats: [
      {
        decrees: ['D23', 'D03', 'D12', 'D16', 'D24'],
        openDecrees: ['D23', 'D03', 'D12', 'D16', 'D24'],
        tokens: { gold: 2 },
      },
      {},
    ],
  }

  it('R26: D23 is played before the first step of the last scoring', () => {
    const table = new TestTable({ round: 16, turn: 1, seats: [{ decrees: ['D23'] }, {}] }).play(
      '1: take hathor 1 yellow',
      '0: play D23',
      '0: do hathor',
      '0: value 3',
      '0: building at left 1',
    )
    const told = table.events.map((event) => (event.type === 'points' ? event.source : event.type))
    expect(told.indexOf('weighed')).toBeLessThan(told.indexOf('proclaimed'))
    expect(told.indexOf('building')).toBeLessThan(told.indexOf('scoring'))
    expect(points(table, 'temple')).toEqual([1, 0])
    expect(table.view().over).toBe(true)
  })

  it('R26: D23 uses up one of the three decrees and cannot be doubled by D03', () => {
    const play = (): TestTable =>
      new TestTable(d23).play('0: play D23', '0: do osiris', '0: value 1', '0: building in bread 1')
    expect(play().legal(0)).toEqual(['score D03', 'score D12', 'score D16', 'go on'])
    expect(play().try('0: score D23')).toMatchObject({ rule: 'R26' })
    const table = play().play('0: score D03', '0: score D12')
    expect(table.asked).toBe('double')
    expect(table.legal(0)).toEqual(['double D12', 'go on'])
    const silent = new TestTable(d23).play('0: go on', '0: score D12', '0: score D16')
    expect(silent.legal(0)).toEqual(['score D03', 'score D24', 'go on'])
  })

  it('R27: D02 counts the symbols among all decrees held', () => {
    const table = holding(['D02', 'D12', 'D13', 'D16']).play('0: score D02', '0: go on')
    expect(table.points(0)['D02']).toBe(12)
  })

  it('R27: D24 counts buildings and the pillars in line with them, and leaves statues out', () => {
    const table = new TestTable({
      ...decrees,
      houses: { 'left 3': 0, 'left 1': 0, 'bottom 3': 1 },
      peopleStatues: [0, 0, null, null],
      temple: { c3: ['P22', 0, 0], a1: ['P23', 0, 0], b3: ['P24', 0, 1] },
      seats: [{ decrees: ['D24'], openDecrees: ['D24'] }, {}],
    }).play('0: score D24')
    expect(table.points(0)['D24']).toBe(4)
  })

  it('R27: D22 counts the dice on the pure side at the last Maat', () => {
    const table = new TestTable({
      ...last,
      seats: [
        {
          ...FAITH,
          dice: ['white 5 pure', 'black 4 pure', 'white 6 tainted', 'brown 3 anubis'],
          decrees: ['D22'],
          openDecrees: ['D22'],
        },
        {},
      ],
    }).play('0: no faith', '0: score D22')
    expect(table.points(0)['D22']).toBe(5)
  })

  it('R28: what D03 and D04 cost is paid before D07 and D08 are counted', () => {
    const table = holding(['D03', 'D08'], { tokens: { gold: 3, bread: 1 } })
    table.play('0: score D03', '0: score D08', '0: double D08')
    // Two gold are gone: one gold and one bread are left, counted twice.
    expect(table.points(0)).toMatchObject({ D08: 3, D03: 3 })
    const tithed = holding(['D04', 'D08'], { tokens: { bread: 3 }, population: 13 })
    tithed.play('0: score D04', '0: score D08', '0: tithe 2')
    expect(tithed.points(0)).toMatchObject({ D04: 8, D08: 1 })
  })

  it('R28: the best choice is shown in the order of its cards, whichever was chosen first', () => {
    const table = holding(['D06', 'D07', 'D12'], { happiness: 5, tokens: { scribe: 1 } }).play('0: score D07')
    expect(table.game.decision(table.position, 0)?.question.params).toMatchObject({ best: 'D06, D07' })
  })

  it('R28: doubling D04 pays again, and the game shows the best choice', () => {
    const table = holding(['D03', 'D04', 'D12'], { tokens: { gold: 2, bread: 3 }, population: 9 })
    expect(table.game.decision(table.position, 0)!.question.params).toMatchObject({
      best: 'D03, D04',
      points: 8,
    })
    table.play('0: score D03', '0: score D04', '0: go on', '0: double D04', '0: tithe 1', '0: tithe 1')
    expect(table.points(0)).toMatchObject({ D04: 4, D03: 4 })
    expect(table.tokens(0)).toEqual({ bread: 1 })
  })

  it('R50: D23 waives resources only; happiness is still paid, and nothing that needs a die applies', () => {
    const free = (seat: NonNullable<Layout['seats']>[number]): TestTable =>
      new TestTable({ ...d23, seats: [{ decrees: ['D23'], ...seat }, {}] }).play('0: play D23')
    const poor = free({ technologies: ['T11', 'T13', 'T14'] })
    expect(poor.legal(0).slice(0, 6)).toEqual([
      'do horus',
      'do ra',
      'do hathor',
      'do bastet',
      'do thoth',
      'do osiris',
    ])
    expect(free({ happiness: 0 }).legal(0).slice(0, 4)).toEqual([
      'do horus',
      'do ra',
      'do hathor',
      'do bastet',
    ])
    expect(free({ happiness: 0 }).legal(0)).not.toContain('do thoth')
    poor.play('0: do osiris', '0: value 1', '0: building in bread 1')
    expect(poor.seat(0).happiness).toBe(1)
    expect(poor.points(0)['T11']).toBeUndefined()
  })

  it('R50: a refresh within the action of D23 is still paid', () => {
    const thoth = (papyrus: number): TestTable =>
      new TestTable({ ...d23, seats: [{ decrees: ['D23'], tokens: { papyrus } }, {}] }).play(
        '0: play D23',
        '0: do thoth',
        '0: value 5',
      )
    expect(thoth(0).legal(0)).not.toContain('refresh 1')
    const table = thoth(1).play('0: refresh 1')
    expect(table.tokens(0)).toEqual({})
    expect(table.asked).toBe('thoth')
  })

  it('R56: D23 as Thoth: the market is filled again before the next seat is asked', () => {
    const table = new TestTable({ ...d23, seats: [{ decrees: ['D23'] }, { decrees: ['D07'] }] }).play(
      '0: play D23',
      '0: do thoth',
      '0: value 3',
      '0: card B01',
    )
    expect(table.view().market.filter((card) => card !== null)).toHaveLength(6)
    table.play('0: card B02')
    expect(table.view().toAct).toEqual([1])
    expect(table.view().market.filter((card) => card !== null)).toHaveLength(7)
    expect(table.all('refilled')).toEqual([{ type: 'refilled', section: 1, cards: expect.any(Array) }])
    expect(table.all('refilled')[0]!.cards).toHaveLength(2)
  })

  it('R57: D03 on D08 scores its points a second time, also beyond 20 together', () => {
    const table = holding(['D03', 'D08'], { tokens: { gold: 12, bread: 3 } })
    table.play('0: score D03', '0: score D08', '0: double D08')
    // Ten gold and three bread are left: 23, of which D08 counts 20, each time.
    expect(table.points(0)).toMatchObject({ D08: 20, D03: 20 })
  })

  it('R57: a recorded game in which D03 on D08 brought 20 points twice', () => {
    const text = readFileSync(new URL('../fixtures/two-r57-guided.record', import.meta.url), 'utf8')
    const end = replay(tekhenu, readRecord(text)).entries.at(-1)!
    expect(tekhenu.write(end.move)).toBe('double D08')
    const scored = end.events.flatMap((event) => (event.type === 'points' ? [[event.by, event.points]] : []))
    expect(scored).toContainEqual(['D08', 20])
    expect(scored).toContainEqual(['D03', 20])
  })

  it('R51: D04 accepts gold', () => {
    const table = holding(['D04'], { tokens: { gold: 1 }, population: 9 }).play('0: score D04', '0: tithe 1')
    expect(table.points(0)['D04']).toBe(4)
    expect(table.tokens(0)).toEqual({})
  })

  it('R54: drawn decrees are secret; one taken from the market is known to all', () => {
    const drawn = new TestTable({
      dice: { ra: ['gray 1'] },
      tiles: ['P13', 'P22', 'P23'],
      seats: [{ tokens: { limestone: 2, granite: 1 } }],
    })
    drawn.play('0: take ra 1 gray', '0: pillar at a1 turn 0')
    expect(drawn.view(0).decrees[0]).toHaveLength(1)
    expect(drawn.view(1).decrees[0]).toBeNull()
    expect(drawn.view(1).seats[0]!.openDecrees).toEqual([])
    const told = drawn.all('decree-drawn')[0]!
    expect(drawn.game.viewEvent(told, 1)).toMatchObject({ decree: null })
    expect(drawn.game.viewEvent(told, 0)).toMatchObject({ decree: drawn.view(0).decrees[0]![0] })
    const taken = new TestTable({
      dice: { thoth: ['gray 1'] },
      market: [
        ['B01', 'B02', 'T01'],
        ['B03', 'B04', 'T02', 'T03'],
        ['B05', 'T04', 'T05', 'D07'],
      ],
      seats: [{ population: 9, happiness: 9 }],
    }).play('0: take thoth 1 gray', '0: card D07')
    expect(taken.view(1).decrees[0]).toEqual(['D07'])
    expect(taken.view(1).seats[0]!.openDecrees).toEqual(['D07'])
  })

  it('TK5: whoever holds a decree nobody has seen is asked about D23', () => {
    const asked = new TestTable({
      ...d23,
      seats: [{ decrees: ['D12'] }, { decrees: ['D13'], openDecrees: ['D13'] }],
    })
    expect(asked.asked).toBe('proclaim')
    expect(asked.legal(0)).toEqual(['go on'])
    asked.play('0: go on')
    expect(asked.asked).toBe('decrees')
  })

  it('TK8: the tithe of D04 takes the plentiful first, then gold, then scribes', () => {
    const paying = (tithe: number): Record<string, number> =>
      holding(['D04'], {
        tokens: { papyrus: 1, bread: 3, gold: 1, scribe: 1 },
        population: 21,
        technologies: ['T10'],
      })
        .play('0: score D04', `0: tithe ${tithe}`)
        .tokens(0)
    expect(paying(2)).toEqual({ papyrus: 1, bread: 1, gold: 1, scribe: 1 })
    expect(paying(4)).toEqual({ gold: 1, scribe: 1 })
    expect(paying(5)).toEqual({ scribe: 1 })
    const scribes = holding(['D04'], { tokens: { scribe: 2 }, population: 21, technologies: ['T10'] })
    expect(scribes.play('0: score D04', '0: tithe 2').points(0)['D04']).toBe(8)
  })

  it('TK10: D23 uses up its symbol too', () => {
    const table = new TestTable(d23).play(
      '0: play D23',
      '0: do osiris',
      '0: value 1',
      '0: building in bread 1',
    )
    expect(table.legal(0)).not.toContain('score D24')
    expect(table.try('0: score D24')).toMatchObject({ code: 'tekhenu.same-symbol', params: { other: 'D23' } })
  })
})
