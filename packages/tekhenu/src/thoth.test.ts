import { describe, expect, it } from 'vitest'
import { TestTable, type Layout, type SeatLayout } from './testing/table.ts'

const MARKET = [
  ['B01', 'B02', 'T01'],
  ['B03', 'B04', 'T02', 'T03'],
  ['B05', 'T04', 'T05', 'D01'],
  ['B06', 'T06', 'D02', 'D03'],
]
const sections = (...numbers: number[]): string[] =>
  numbers.flatMap((n) => MARKET[n - 1]!.map((card) => `card ${card}`))

/** Seat 0 has taken a black die in Thoth's dark section; the whole market is open. */
const atThoth = (value: number, seat: SeatLayout = {}, layout: Layout = {}): TestTable =>
  new TestTable(
    {
      dice: { thoth: [`black ${value}`] },
      market: MARKET,
      opened: 4,
      seats: [{ population: 21, ...seat }],
      ...layout,
    },
    true,
  ).play(`0: take thoth ${value} black`)

const asking = (value: number, seat: SeatLayout = {}, layout: Layout = {}): TestTable =>
  atThoth(value, seat, layout).play('0: do thoth')

describe('the value', () => {
  it.each([
    [1, 1, 0],
    [2, 1, 0],
    [3, 2, 2],
    [4, 2, 2],
    [5, 3, 3],
    [6, 3, 3],
  ])('%i brings %i cards for %i papyrus', (value, many, papyrus) => {
    const table = asking(value, { tokens: { papyrus: 5 } })
    const wanted = ['B02', 'T01', 'B01'].slice(0, many)
    // The last of three is taken without asking: nothing else is left in the section.
    for (const card of wanted.slice(0, 2)) table.play(`0: card ${card}`)
    expect([...table.seat(0).blessings, ...table.seat(0).technologies].toSorted()).toEqual(wanted.toSorted())
    expect(table.seat(0).tokens['papyrus']).toBe(5 - papyrus)
    expect(table.asked).toBe('end-turn')
  })
})

describe('happiness', () => {
  it.each([
    [[1, 4], [1]],
    [
      [5, 8],
      [1, 2],
    ],
    [
      [9, 12],
      [1, 2, 3],
    ],
    [
      [13, 21],
      [1, 2, 3, 4],
    ],
  ])('%o opens sections %o', (range, open) => {
    for (const happiness of range) expect(asking(1, { happiness }).legal(0)).toEqual(sections(...open))
  })

  it('0 opens none: Thoth is impossible', () => {
    expect(atThoth(1, { happiness: 0, tokens: { scribe: 1 } }).why('0: do thoth')).toBe('unhappy (R37)')
  })
})

describe('the cards', () => {
  it('come from one section', () => {
    const table = asking(3, { happiness: 5, tokens: { papyrus: 2 } }).play('0: card T02')
    expect(table.asked).toBe('thoth-more')
    expect(table.legal(0)).toEqual(['card B03', 'card B04', 'card T03'])
    expect(table.why('0: card B01')).toBe('one-section (R17)')
    expect(table.why('0: refresh 1')).toBe('refresh-late (R17)')
  })

  it('go to their owner, decrees of the market for all to see', () => {
    const table = asking(5, { happiness: 13, tokens: { papyrus: 3 } }).play(
      '0: card D02',
      '0: card T06',
      '0: card B06',
    )
    expect(table.seat(0)).toMatchObject({ blessings: ['B06'], technologies: ['T06'], openDecrees: ['D02'] })
    expect(table.view(1).decrees[0]).toEqual(['D02'])
  })

  it('are replaced at the end of the turn by cards of the same family', () => {
    const table = asking(5, { happiness: 13, tokens: { papyrus: 3 } }).play(
      '0: card D02',
      '0: card T06',
      '0: card B06',
    )
    expect(table.view().market.slice(11)).toEqual([null, null, null, 'D03'])
    table.play('0: end turn')
    const now = table.view().market.slice(11)
    expect(now.map((card) => card![0]).join('')).toBe('BTDD')
    expect(now[3]).toBe('D03')
    expect(table.view().market.slice(0, 11)).toEqual(MARKET.flat().slice(0, 11))
  })

  it('cannot help to pay for themselves', () => {
    // T10 would let scribes stand for gold, and gold for papyrus.
    const market = [['B01', 'B02', 'T10'], MARKET[1]!, MARKET[2]!, MARKET[3]!]
    const table = atThoth(3, { tokens: { scribe: 2 } }, { market })
    expect(table.why('0: do thoth')).toBe('no-papyrus (thoth)')
  })
})

describe('a refresh', () => {
  it('throws out a section for 1 papyrus and lays new cards of the same families', () => {
    const table = asking(1, { tokens: { papyrus: 2 } }).play('0: refresh 1')
    expect(table.tokens(0)).toEqual({ papyrus: 1 })
    const [event] = table.all('refreshed')
    expect(event).toMatchObject({ section: 1, discarded: ['B01', 'B02', 'T01'] })
    expect(event!.cards.map((card) => card[0]).join('')).toBe('BBT')
    expect(table.view().market.slice(0, 3)).toEqual(event!.cards)
    expect(table.view().discards).toMatchObject({ blessing: ['B01', 'B02'], technology: ['T01'] })
    expect(table.legal(0).slice(0, 3)).toEqual(event!.cards.map((card) => `card ${card}`))
  })

  it('may be had once for each section, also for one the people’s happiness does not open', () => {
    const table = asking(1, { tokens: { papyrus: 9 } }).play('0: refresh 4', '0: refresh 1')
    expect(table.why('0: refresh 1')).toBe('refreshed-once (R17)')
    table.play('0: refresh 2', '0: refresh 3')
    expect(table.legal(0).some((move) => move.startsWith('refresh'))).toBe(false)
    expect(table.tokens(0)).toEqual({ papyrus: 5 })
  })

  it('must leave the papyrus for the cards', () => {
    const table = asking(3, { tokens: { papyrus: 2 } })
    expect(table.why('0: refresh 1')).toBe('no-papyrus (thoth)')
    expect(table.try('0: refresh 1')?.params).toEqual({ papyrus: 3 })
    expect(
      asking(3, { tokens: { papyrus: 3 } })
        .play('0: refresh 1')
        .tokens(0),
    ).toEqual({ papyrus: 2 })
  })
})

describe('Thoth refuses', () => {
  it('what cannot be paid', () => {
    const table = atThoth(5, { tokens: { papyrus: 2, scribe: 1 } })
    expect(table.why('0: do thoth')).toBe('no-papyrus (thoth)')
    expect(table.try('0: do thoth')?.params).toEqual({ papyrus: 3 })
  })

  it('a section that is closed, short of cards or empty, and a card that lies elsewhere', () => {
    const market = [['B01', 'B02', 'T01'], ['B03', null, null, null], MARKET[2]!, MARKET[3]!]
    const table = asking(3, { happiness: 5, tokens: { papyrus: 5 } }, { market })
    expect(table.why('0: card D02')).toBe('section-closed (thoth)')
    expect(table.try('0: card T05')?.params).toEqual({ section: 3, happiness: 9 })
    expect(table.why('0: card B03')).toBe('section-short (R17)')
    expect(table.why('0: card B20')).toBe('card-not-there (thoth)')
    const two = asking(
      1,
      { population: 8, tokens: { papyrus: 5 } },
      { market: MARKET.slice(0, 2), opened: 2 },
    )
    expect(two.why('0: refresh 3')).toBe('section-empty (R17)')
  })

  it('where no open section has enough cards', () => {
    const market = [['B01', null, 'T01'], MARKET[1]!, MARKET[2]!, MARKET[3]!]
    const table = atThoth(5, { tokens: { papyrus: 3, scribe: 1 } }, { market })
    expect(table.why('0: do thoth')).toBe('no-section (R17)')
    expect(table.try('0: do thoth')?.params).toEqual({ cards: 3 })
  })
})
