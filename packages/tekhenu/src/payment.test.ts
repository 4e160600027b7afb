import { describe, expect, it } from 'vitest'
import { write, K } from './moves.ts'
import { canPay, costOf, payments } from './payment.ts'
import { tokenCell } from './state.ts'
import { TestTable, type Layout, type SeatLayout } from './testing/table.ts'

const NAMES = ['papyrus', 'bread', 'limestone', 'granite', 'gold', 'scribe'] as const
type Purse = Partial<Record<(typeof NAMES)[number], number>>

const packed = (due: Purse): number =>
  NAMES.reduce((sum, name, token) => sum | costOf(token, due[name] ?? 0), 0)

/** Every way a seat may pay, as texts. */
function ways(due: Purse, tokens: Purse, technologies: readonly string[] = []): string[] {
  const { position } = new TestTable({ seats: [{ tokens, technologies }] })
  return payments(position, 0, packed(due)).map((paid) => write(K.pay + paid).slice('pay '.length))
}

describe('a payment', () => {
  it('R12: may be made as printed, which comes first, or with gold for any of it, held or not', () => {
    expect(ways({ bread: 2 }, { bread: 3, gold: 5 })).toEqual(['2 bread', '1 bread 1 gold', '2 gold'])
    expect(ways({ limestone: 2, granite: 1 }, { limestone: 2, granite: 1, gold: 1 })).toEqual([
      '2 limestone 1 granite',
      '2 limestone 1 gold',
      '1 limestone 1 granite 1 gold',
    ])
  })

  it('takes gold for what is missing, whichever resource it is', () => {
    for (const name of ['papyrus', 'bread', 'limestone', 'granite'] as const) {
      expect(ways({ [name]: 3 }, { [name]: 1, gold: 2 })).toEqual([`1 ${name} 2 gold`])
      expect(ways({ [name]: 3 }, { gold: 3 })).toEqual(['3 gold'])
      expect(ways({ [name]: 3 }, { [name]: 1, gold: 1 })).toEqual([])
    }
    expect(ways({ limestone: 2, granite: 1 }, { limestone: 1, gold: 2 })).toEqual(['1 limestone 2 gold'])
  })

  it('takes no other resource, no scribe for gold and no gold for a scribe', () => {
    expect(ways({ granite: 1 }, { papyrus: 9, bread: 9, limestone: 9, scribe: 9 })).toEqual([])
    expect(ways({ scribe: 1 }, { gold: 9 })).toEqual([])
    expect(ways({ gold: 2 }, { scribe: 9, gold: 1 })).toEqual([])
  })

  it('with T10 takes gold and scribes for each other', () => {
    expect(ways({ scribe: 2 }, { scribe: 2, gold: 1 }, ['T10'])).toEqual(['2 scribe', '1 gold 1 scribe'])
    expect(ways({ gold: 2 }, { scribe: 1, gold: 2 }, ['T10'])).toEqual(['2 gold', '1 gold 1 scribe'])
  })

  it('with T10 takes a scribe for a gold that stands for any resource, also for one that is there', () => {
    expect(ways({ bread: 2 }, { bread: 1, scribe: 1 }, ['T10'])).toEqual(['1 bread 1 scribe'])
    expect(ways({ bread: 1 }, { bread: 1, scribe: 1, gold: 1 }, ['T10'])).toEqual([
      '1 bread',
      '1 gold',
      '1 scribe',
    ])
  })

  it('with T22 takes limestone and granite for each other, also for one that is there', () => {
    expect(ways({ granite: 2 }, { granite: 2, limestone: 1 }, ['T22'])).toEqual([
      '2 granite',
      '1 limestone 1 granite',
    ])
    expect(ways({ limestone: 2 }, { granite: 2 }, ['T22'])).toEqual(['2 granite'])
    expect(ways({ limestone: 1 }, { granite: 1, gold: 1 }, ['T22'])).toEqual(['1 gold', '1 granite'])
    expect(ways({ bread: 1 }, { granite: 1, limestone: 1 }, ['T22'])).toEqual([])
    expect(ways({ granite: 2 }, { granite: 1, limestone: 1, gold: 1 }, ['T22'])).toEqual([
      '1 granite 1 gold',
      '1 limestone 1 granite',
      '1 limestone 1 gold',
    ])
  })

  it('with T10 and T22 chains them', () => {
    expect(ways({ limestone: 1, granite: 1 }, { limestone: 2, scribe: 1 }, ['T10', 'T22'])).toEqual([
      '2 limestone',
      '1 limestone 1 scribe',
    ])
  })
})

/**
 * R12 said another way: the cost is a heap of single tokens. Each is paid exactly, a resource also by gold or by T22's
 * twin; with T10 a scribe is as good as a gold.
 */
function oracle(due: Purse, has: Purse, technologies: readonly string[]): Set<string> {
  const [t10, t22] = [technologies.includes('T10'), technologies.includes('T22')]
  const units = NAMES.flatMap((name) =>
    Array.from({ length: due[name] ?? 0 }, (): string[] => {
      const twin = t22 ? ({ limestone: ['granite'], granite: ['limestone'] }[name as 'limestone'] ?? []) : []
      if (name === 'scribe') return ['scribe', ...(t10 ? ['gold'] : [])]
      if (name === 'gold') return ['gold', ...(t10 ? ['scribe'] : [])]
      return [name, 'gold', ...twin, ...(t10 ? ['scribe'] : [])]
    }),
  )
  const found = new Set<string>()
  const pay = (unit: number, spent: Record<string, number>): void => {
    if (unit === units.length) {
      const words = NAMES.flatMap((name) => (spent[name] ? [`${spent[name]} ${name}`] : []))
      if (words.length > 0) found.add(words.join(' '))
      return
    }
    for (const name of units[unit]!) {
      const many = (spent[name] ?? 0) + 1
      if (many <= (has[name as 'gold'] ?? 0)) pay(unit + 1, { ...spent, [name]: many })
    }
  }
  pay(0, {})
  return found
}

describe('brute force', () => {
  const COSTS: readonly Purse[] = [
    { papyrus: 1 },
    { papyrus: 2 },
    { papyrus: 3 },
    { bread: 2 },
    { bread: 4 },
    { granite: 1 },
    { granite: 3 },
    { limestone: 1 },
    { limestone: 2 },
    { limestone: 1, granite: 1 },
    { limestone: 2, granite: 1 },
    { scribe: 1 },
    { scribe: 2 },
    { gold: 2 },
  ]
  it.each([[[]], [['T10']], [['T22']], [['T10', 'T22']]])(
    'with %o, what can be paid and how agrees',
    (technologies) => {
      const { position } = new TestTable({ seats: [{ technologies }] })
      let checked = 0
      const wrong: object[] = []
      for (const due of COSTS) {
        const stones =
          due.granite !== undefined || due.limestone !== undefined ? ['limestone', 'granite'] : []
        const kinds = NAMES.filter((name) =>
          [...Object.keys(due), 'gold', 'scribe', ...stones].includes(name),
        )
        for (let n = 0; n < 4 ** kinds.length; n++) {
          const has: Purse = Object.fromEntries(kinds.map((name, i) => [name, Math.floor(n / 4 ** i) % 4]))
          NAMES.forEach((name, token) => (position[tokenCell(0, token)] = has[name] ?? 0))
          const found = payments(position, 0, packed(due)).map((paid) =>
            write(K.pay + paid).slice('pay '.length),
          )
          const expected = oracle(due, has, technologies)
          const [does, should] = [found.toSorted().join(), [...expected].toSorted().join()]
          const payable = canPay(position, 0, packed(due))
          const agrees = does === should && payable === expected.size > 0
          if (!agrees) wrong.push({ due, has, does, should, payable })
          checked++
        }
      }
      expect(wrong).toEqual([])
      // Five costs with three kinds of tokens that might pay, six with four, three with two; none to three of each.
      expect(checked).toBe(5 * 4 ** 3 + 6 * 4 ** 4 + 3 * 4 ** 2)
    },
  )
})

describe('the point of a substitute', () => {
  /** Seat 0 lays P13 (2 limestone, 1 granite) at b2, where 1 faith lies. */
  const laying = (technologies: readonly string[], tokens: SeatLayout['tokens'] = {}): TestTable => {
    const layout: Layout = {
      sunny: 'hathor',
      tiles: ['P13', 'P23', 'P24'],
      dice: { ra: ['white 1'] },
      seats: [{ technologies, tokens }],
    }
    return new TestTable(layout, true).play('0: take ra 1 white', '0: do ra', '0: pillar at b2 turn 0')
  }

  it('of T22 comes where one stone stands for the other', () => {
    expect(laying(['T22'], { limestone: 3 }).points(0)).toEqual({ 'tile slot': 1, T22: 1 })
    expect(laying(['T22'], { limestone: 2, granite: 1 }).points(0)).toEqual({ 'tile slot': 1 })
    // A limestone stands for the granite, gold for that limestone.
    expect(laying(['T22'], { limestone: 2, gold: 1 }).points(0)).toEqual({ 'tile slot': 1, T22: 1 })
    expect(laying(['T22'], { gold: 3 }).points(0)).toEqual({ 'tile slot': 1 })
    expect(laying([], { limestone: 2, granite: 1 }).points(0)).toEqual({ 'tile slot': 1 })
  })

  it('of T22, TK2: does not come where gold alone stands for a stone, whichever it is', () => {
    /** Seat 0 pays for a tile of one kind of stone, with gold for half of it. */
    const paid = (tile: string, stone: 'limestone' | 'granite'): string[] =>
      Object.keys(
        new TestTable(
          {
            sunny: 'hathor',
            tiles: [tile, 'P23', 'P24'],
            dice: { ra: ['white 1'] },
            seats: [{ technologies: ['T22'], tokens: { [stone]: 1, gold: 1 } }],
          },
          true,
        )
          .play('0: take ra 1 white', '0: do ra', '0: pillar at b2 turn 0')
          .points(0),
      )
    // P01 takes two limestone, P26 two granite.
    expect(paid('P01', 'limestone')).not.toContain('T22')
    expect(paid('P26', 'granite')).not.toContain('T22')
  })

  it('of T10 comes where a scribe or gold stands for the other', () => {
    expect(laying(['T10'], { limestone: 2, scribe: 1 }).points(0)).toEqual({ 'tile slot': 1, T10: 1 })
    expect(laying(['T10'], { limestone: 2, gold: 1 }).points(0)).toEqual({ 'tile slot': 1 })
  })

  it('is not to be had by a payment that is not offered', () => {
    const table = laying(['T10'], { limestone: 2, granite: 1, scribe: 1, gold: 1 })
    expect(table.why('0: pay 2 limestone 2 gold')).toBe('other-payment (R12)')
    expect(table.why('0: pay 2 limestone 2 granite')).toBe('other-payment (R12)')
    expect(table.why('0: pay B13')).toBe('other-payment (R12)')
  })

  it('comes with a payment the owner chose while holding the exact token', () => {
    const table = laying(['T10'], { limestone: 2, granite: 1, scribe: 1 })
    expect(table.asked).toBe('pay')
    expect(table.legal(0)).toEqual([
      'pay 2 limestone 1 granite',
      'pay 2 limestone 1 scribe',
      'pay 1 limestone 1 granite 1 scribe',
    ])
    table.play('0: pay 1 limestone 1 granite 1 scribe')
    expect(table.tokens(0)).toEqual({ limestone: 1, faith: 1 })
    expect(table.points(0)).toEqual({ 'tile slot': 1, T10: 1 })
  })
})

describe("a payment in another seat's turn", () => {
  /** Seat 0 still has a gray die to use at Ra when its extra action brings seat 1 the 21st happiness. */
  const other = (...lines: readonly string[]): TestTable =>
    new TestTable(
      {
        dice: { ra: ['gray 3'] },
        horus: ['ra', 'hathor', 'thoth', 'osiris', 'horus', 'bastet'],
        godStatues: { horus: [1] },
        tiles: ['P24', 'P22', 'P26'],
        seats: [
          { tokens: { scribe: 1, granite: 2, limestone: 2 }, blessings: ['B17'] },
          {
            tokens: { papyrus: 1, granite: 1, scribe: 1 },
            technologies: ['T10'],
            population: 21,
            happiness: 19,
          },
        ],
      },
      true,
    ).play('0: take ra 3 gray', '0: play B17 for horus', '0: extra horus', '0: statue at row', ...lines)

  it('R7: need not leave what the die in hand takes: it is not the die of the seat that pays', () => {
    // Paid with the scribe, seat 1 could not pay for P22.
    const thoth = other('1: do thoth', '1: value 1', '1: refresh 1')
    expect(thoth.legal(1)).toEqual(['pay 1 papyrus', 'pay 1 scribe'])
    const horus = other('1: do horus', '1: value 1', '1: statue at column')
    expect(horus.legal(1)).toEqual(['pay 1 granite', 'pay 1 scribe'])
  })
})

describe('B13–B16', () => {
  /** Seat 0 with a blessing stands before a price. */
  const before = (
    god: 'horus' | 'ra' | 'hathor' | 'bastet' | 'thoth',
    blessing: string,
    tokens: SeatLayout['tokens'] = {},
  ) => {
    const colour = { horus: 'white', ra: 'white', hathor: 'yellow', bastet: 'black', thoth: 'black' }[god]
    const table = new TestTable(
      {
        dice: { [god]: [`${colour} 3`] },
        tiles: ['P22', 'P13', 'P24'],
        seats: [{ blessings: [blessing], tokens: { scribe: 1, ...tokens } }],
      },
      true,
    )
    return table.play(`0: take ${god} 3 ${colour}`)
  }
  const rich = { papyrus: 4, bread: 4, limestone: 4, granite: 4 }
  const PLACES = {
    horus: ['0: statue at row'],
    ra: ['0: pillar at b2 turn 0'],
    hathor: ['0: building at left 3'],
    bastet: [],
  }

  it.each([
    ['B13', 'horus'],
    ['B14', 'horus'],
    ['B13', 'ra'],
    ['B14', 'ra'],
    ['B15', 'hathor'],
    ['B16', 'hathor'],
    ['B15', 'bastet'],
    ['B16', 'bastet'],
  ] as const)('%s: waives the price of %s, if its owner likes', (card, god) => {
    const table = before(god, card, rich).play(`0: do ${god}`, ...PLACES[god])
    expect(table.asked).toBe('pay')
    expect(table.legal(0)).toHaveLength(2)
    expect(table.legal(0)[1]).toBe(`pay ${card}`)
    table.play(`0: pay ${card}`)
    expect(table.seat(0).blessings).toEqual([])
    expect(table.view().discards.blessing).toEqual([card])
    expect(table.all('paid')).toEqual([])
    expect(table.seat(0).tokens).toMatchObject(god === 'hathor' ? { bread: 5 } : rich)
    // Who pays keeps the card.
    const paying = before(god, card, rich).play(`0: do ${god}`, ...PLACES[god])
    paying.play(`0: ${paying.legal(0)[0]!}`)
    expect(paying.seat(0).blessings).toEqual([card])
    expect(paying.all('paid')).toHaveLength(1)
  })

  it.each([
    ['B13', 'horus'],
    ['B14', 'ra'],
    ['B15', 'hathor'],
    ['B16', 'bastet'],
  ] as const)('%s: makes %s possible for somebody who has nothing', (card, god) => {
    const table = before(god, card).play(`0: do ${god}`, ...PLACES[god])
    expect(table.seat(0).blessings).toEqual([])
    expect(table.all('waived').map(({ by }) => by)).toEqual([card])
  })

  it.each([
    ['B13', 'hathor', 'no-bread (hathor)'],
    ['B14', 'bastet', 'no-papyrus (bastet)'],
    ['B13', 'thoth', 'no-papyrus (thoth)'],
    ['B15', 'horus', 'no-granite (horus)'],
    ['B16', 'ra', 'no-stone (ra)'],
    ['B15', 'thoth', 'no-papyrus (thoth)'],
  ] as const)('%s: does not help with %s', (card, god, refused) => {
    expect(before(god, card).why(`0: do ${god}`)).toBe(refused)
  })
})

describe('R12: what is refused for its price could not be paid with gold either', () => {
  it.each([
    ['hathor', 'yellow', { bread: 1 }, 1, 'no-bread (hathor)'],
    ['bastet', 'black', { papyrus: 1 }, 1, 'no-papyrus (bastet)'],
    ['thoth', 'black', {}, 2, 'no-papyrus (thoth)'],
    ['horus', 'white', {}, 1, 'no-granite (horus)'],
    ['ra', 'white', {}, 3, 'no-stone (ra)'],
  ] as const)('%s with a %s die', (god, colour, tokens, enough, refused) => {
    const why = (gold: number): string | undefined =>
      new TestTable(
        {
          dice: { [god]: [`${colour} 3`] },
          tiles: ['P22', 'P13', 'P24'],
          seats: [{ tokens: { scribe: 1, ...tokens, gold } }],
        },
        true,
      )
        .play(`0: take ${god} 3 ${colour}`)
        .why(`0: do ${god}`)
    expect(why(enough - 1)).toBe(refused)
    expect(why(enough)).toBeUndefined()
  })
})
