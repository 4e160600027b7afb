import { describe, expect, it } from 'vitest'
import { standard, type Edition } from './edition.ts'
import { BUILDER } from './testing/builder.ts'
import { dusk, TestTable, type Layout, type SeatLayout } from './testing/table.ts'

/** After the last scoring: seat 0 chooses among its decrees, which everybody sees. */
const ending = (seats: readonly SeatLayout[], layout: Layout = {}): TestTable =>
  new TestTable({
    round: 16,
    waiting: [{ wait: 'finish' }, { wait: 'decrees', place: 0 }],
    ...layout,
    seats: seats.map((seat) => ({ ...seat, openDecrees: seat.decrees ?? [] })),
  })

/** What one decree brings seat 0 by itself. */
const worth = (
  decree: string,
  seat: SeatLayout = {},
  layout: Layout = {},
  others: readonly SeatLayout[] = [],
): number => {
  const table = ending([{ ...seat, decrees: [decree] }, ...others], layout).play(`0: score ${decree}`)
  const { [decree]: points = 0, first: _, second: __, ...rest } = table.points(0)
  expect(rest).toEqual({})
  return points
}

describe('what a decree is worth', () => {
  it('D01: three points for each technology', () => {
    expect(worth('D01', { technologies: ['T01', 'T07', 'T24'], blessings: ['B01'] })).toBe(9)
    expect(worth('D01', {}, {}, [{ technologies: ['T01'] }])).toBe(0)
  })

  it('D02: four points for each different symbol among all decrees held, its own included', () => {
    expect(worth('D02')).toBe(4)
    // scroll, people twice, coin
    const table = ending([{ decrees: ['D02', 'D05', 'D06', 'D07'] }]).play('0: score D02', '0: go on')
    expect(table.points(0)['D02']).toBe(12)
  })

  it('D03: two gold score another decree again', () => {
    const table = ending([{ decrees: ['D03', 'D12'], tokens: { gold: 3 } }], BUILDER)
    table.play('0: score D12', '0: score D03')
    expect(table.legal(0)).toEqual(['double D12', 'go on'])
    table.play('0: double D12')
    expect(table.points(0)).toEqual({ D12: 9, D03: 9, first: 3 })
    expect(table.tokens(0)).toEqual({ gold: 1 })
  })

  it('D03: may be left alone, and brings nothing without two gold or another decree', () => {
    const kept = ending([{ decrees: ['D03', 'D12'], tokens: { gold: 2 } }], BUILDER)
    kept.play('0: score D12', '0: score D03', '0: go on')
    expect(kept.points(0)).toEqual({ D12: 9, first: 3 })
    expect(kept.tokens(0)).toEqual({ gold: 2 })
    const poor = ending([{ decrees: ['D03', 'D12'], tokens: { gold: 1, bread: 5 } }], BUILDER)
    poor.play('0: score D12', '0: score D03')
    expect(poor.points(0)).toEqual({ D12: 9, first: 3 })
    expect(worth('D03', { tokens: { gold: 2 } })).toBe(0)
  })

  it('D03: asks whoever has two gold itself', () => {
    const asked = (first: number, second: number): string | undefined =>
      ending([{ tokens: { gold: first } }, { decrees: ['D03', 'D12'], tokens: { gold: second } }], {
        order: [1, 0],
      }).play('1: score D03', '1: score D12').asked
    expect([asked(0, 2), asked(2, 0)]).toEqual(['double', undefined])
  })

  it('D03: asks only whoever scores it beside another decree, and says what it could bring', () => {
    const tokens = { gold: 2 }
    const alone = ending([{ decrees: ['D03'], tokens }]).play('0: score D03')
    expect([alone.view().over, alone.all('decree-doubled')]).toEqual([true, []])
    const without = ending([{ decrees: ['D01', 'D12'], tokens }]).play('0: score D01', '0: score D12')
    expect([without.view().over, without.all('decree-doubled')]).toEqual([true, []])
    const seat = { decrees: ['D03', 'D07', 'D12'], tokens: { gold: 2, scribe: 5 } }
    const table = ending([seat], BUILDER).play('0: score D03', '0: score D07', '0: score D12')
    const question = (): unknown => table.game.decision(table.position, 0)?.question.params
    expect(question()).toEqual({ best: 'D07', more: 15 })
    const closed = ending([{ ...seat, decrees: ['D03', 'D07', 'D12'] }], BUILDER)
    closed.play('0: score D03', '0: score D12', '0: go on')
    expect(closed.game.decision(closed.position, 0)?.question.params).toEqual({ best: 'D12', more: 9 })
    const useless = ending([{ decrees: ['D03', 'D12'], tokens }]).play('0: score D03', '0: score D12')
    expect(useless.game.decision(useless.position, 0)?.question.params).toEqual({ best: '', more: 0 })
  })

  it('D03: tells which decree is doubled, and that none is', () => {
    const told = (move: string): unknown =>
      ending([{ decrees: ['D03', 'D12'], tokens: { gold: 2 } }], BUILDER)
        .play('0: score D12', '0: score D03', move)
        .all('decree-doubled')
    expect(told('0: double D12')).toEqual([{ type: 'decree-doubled', seat: 0, decree: 'D12' }])
    expect(told('0: go on')).toEqual([{ type: 'decree-doubled', seat: 0, decree: null }])
  })

  it('D03: takes one of the three places', () => {
    const table = ending([{ decrees: ['D03', 'D05', 'D07', 'D12'], tokens: { gold: 2 } }])
    table.play('0: score D03', '0: score D05', '0: score D07')
    expect(table.asked).toBe('double')
    expect(table.legal(0)).toEqual(['double D05', 'double D07', 'go on'])
  })

  it('D03: with T10 scribes may pay its gold', () => {
    const table = ending(
      [{ decrees: ['D03', 'D12'], tokens: { gold: 1, scribe: 1 }, technologies: ['T10'] }],
      BUILDER,
    )
    table.play('0: score D12', '0: score D03', '0: double D12')
    expect(table.points(0)).toEqual({ D12: 9, D03: 9, first: 3 })
    expect(table.tokens(0)).toEqual({})
  })

  it('D04: four points for each symbol of the population that a resource is paid for', () => {
    const seat = { decrees: ['D04'], population: 18, tokens: { bread: 2, granite: 1, gold: 1, scribe: 4 } }
    const table = ending([seat]).play('0: score D04')
    expect(table.legal(0)).toEqual(['tithe 3', 'tithe 2', 'tithe 1', 'tithe 0'])
    table.play('0: tithe 2')
    expect(table.points(0)['D04']).toBe(8)
    expect(table.tokens(0)).toMatchObject({ gold: 1, scribe: 4 })
    expect(ending([seat]).play('0: score D04', '0: tithe 0').points(0)['D04']).toBeUndefined()
  })

  it('D04: gold is a resource; scribes are not; without either it brings nothing', () => {
    const gold = ending([{ decrees: ['D04'], population: 9, tokens: { gold: 1 } }]).play(
      '0: score D04',
      '0: tithe 1',
    )
    expect(gold.points(0)['D04']).toBe(4)
    expect(gold.tokens(0)).toEqual({})
    expect(worth('D04', { population: 21, tokens: { scribe: 5, faith: 2 } })).toBe(0)
    expect(worth('D04', { population: 8, tokens: { bread: 3 } })).toBe(0)
  })

  it('D04: doubled by D03 it is paid for again', () => {
    const seat = { decrees: ['D03', 'D04'], population: 13, tokens: { gold: 2, bread: 3 } }
    const table = ending([seat]).play(
      '0: score D03',
      '0: score D04',
      '0: double D04',
      '0: tithe 2',
      '0: tithe 1',
    )
    expect(table.points(0)).toMatchObject({ D04: 8, D03: 4 })
    expect(table.tokens(0)).toEqual({})
  })

  it('D04: asks only whoever scores it, has reached a symbol and holds a resource', () => {
    const asks = (seat: SeatLayout, decree = 'D04'): boolean => {
      const table = ending([{ ...seat, decrees: [decree] }]).play(`0: score ${decree}`)
      return !table.view().over || table.all('tithed').length > 0
    }
    expect(asks({ population: 13, tokens: { bread: 2 } }, 'D12')).toBe(false)
    expect(asks({ population: 8, tokens: { bread: 2 } })).toBe(false)
    expect(asks({ population: 13, tokens: { scribe: 2 } })).toBe(false)
    expect(asks({ population: 13, tokens: { papyrus: 1 } })).toBe(true)
  })

  it('D04: at most one resource for each symbol, and no more than there are', () => {
    const asked = (seat: SeatLayout): TestTable =>
      ending([{ ...seat, decrees: ['D04'], population: 13 }]).play('0: score D04')
    expect(asked({ tokens: { papyrus: 1, scribe: 2 } }).legal(0)).toEqual(['tithe 1', 'tithe 0'])
    expect(asked({ tokens: { scribe: 1 }, technologies: ['T10'] }).legal(0)).toEqual(['tithe 1', 'tithe 0'])
    const rich = asked({ tokens: { bread: 5 } })
    expect(rich.game.decision(rich.position, 0)?.question.params).toEqual({ symbols: 2 })
    expect(rich.why('0: tithe 3')).toBe('no-tithe (D04)')
    expect(rich.why('0: go on')).not.toBe('no-tithe (D04)')
  })

  it('D04, TK8: takes from what there is most of, then gold, then scribes; and tells', () => {
    const paid = (tokens: Record<string, number>, amount: number, more: SeatLayout = {}): TestTable =>
      ending([{ decrees: ['D04'], population: 18, ...more, tokens }]).play(
        `0: score ${more.decrees?.[0] ?? 'D04'}`,
        ...(more.decrees?.slice(1) ?? []).map((decree) => `0: score ${decree}`),
        `0: tithe ${amount}`,
      )
    const plenty = paid({ papyrus: 4, bread: 2, gold: 1 }, 3)
    expect(plenty.tokens(0)).toEqual({ papyrus: 1, bread: 2, gold: 1 })
    expect(plenty.all('paid')).toEqual([{ type: 'paid', seat: 0, tokens: { papyrus: 3 }, by: 'D04' }])
    for (const token of ['papyrus', 'bread', 'limestone', 'granite', 'gold', 'scribe'])
      expect(paid({ [token]: 2 }, 2, { technologies: ['T10'] }).all('paid')).toMatchObject([
        { tokens: { [token]: 2 } },
      ])
    expect(plenty.all('tithed')).toEqual([{ type: 'tithed', seat: 0, symbols: 3 }])
    expect(paid({ granite: 1, gold: 1 }, 1).tokens(0)).toEqual({ gold: 1 })
    expect(paid({ granite: 1 }, 1).all('paid')).toHaveLength(1)
    expect(paid({ scribe: 2 }, 1, { technologies: ['T10'] }).tokens(0)).toEqual({ scribe: 1 })
    const none = paid({ bread: 1 }, 0)
    expect([none.all('paid'), none.all('tithed')]).toEqual([[], [{ type: 'tithed', seat: 0, symbols: 0 }]])
  })

  it('TK8: scribes are spared where T10 is missing, where D07 counts them, and where there are none', () => {
    // An edition in which D07 and D08 can be scored together.
    const { coin: _, hammer, ...symbols } = standard.decreeSymbols
    const edition: Edition = {
      ...standard,
      decreeSymbols: { ...symbols, coin: ['D08'], hammer: [...hammer, 'D07'] },
    }
    const left = (decrees: readonly string[], technologies: readonly string[], tokens: object): unknown =>
      ending([{ decrees, technologies, population: 9, tokens: { ...tokens } }], { edition })
        .play(...decrees.map((decree) => `0: score ${decree}`), '0: tithe 1')
        .tokens(0)
    expect(left(['D04', 'D08'], [], { bread: 2, scribe: 2 })).toEqual({ bread: 1, scribe: 2 })
    expect(left(['D04', 'D07', 'D08'], ['T10'], { bread: 2, scribe: 2 })).toEqual({ bread: 1, scribe: 2 })
    expect(left(['D04', 'D08'], ['T10'], { bread: 2 })).toEqual({ bread: 1 })
    expect(left(['D04', 'D01'], ['T10'], { bread: 2, scribe: 2 })).toEqual({ bread: 1, scribe: 2 })
  })

  it('D04: doubled by D03 its two payments can be saved and read again', () => {
    const seat = { decrees: ['D03', 'D04'], population: 13, tokens: { gold: 2, bread: 3 } }
    const table = ending([seat]).play('0: score D03', '0: score D04', '0: double D04')
    expect(table.game.fromJSON(table.json).ok).toBe(true)
  })

  it('D04: is settled before D08 counts what is left, and spares the gold', () => {
    const seat = { decrees: ['D04', 'D08'], population: 13, tokens: { gold: 2, bread: 2, papyrus: 1 } }
    const table = ending([seat]).play('0: score D08', '0: score D04', '0: tithe 2')
    expect(table.points(0)).toMatchObject({ D04: 8, D08: 5 })
  })

  it('TK8: with T10 scribes go before what D08 would miss, but not before what lies above its twenty', () => {
    const last = (gold: number): TestTable => {
      const seat = {
        decrees: ['D04', 'D08'],
        population: 13,
        technologies: ['T10'],
        tokens: { gold, bread: 1, scribe: 2 },
      }
      return ending([seat]).play('0: score D04', '0: score D08', '0: tithe 2')
    }
    expect(last(3).tokens(0)).toEqual({ gold: 3, bread: 1 })
    expect(last(3).points(0)).toMatchObject({ D04: 8, D08: 7 })
    expect(last(10).tokens(0)).toEqual({ gold: 10, scribe: 1 })
    expect(last(10).points(0)).toMatchObject({ D04: 8, D08: 20 })
  })

  it('D05: four points for each symbol the happiness has reached, the highest only', () => {
    expect(
      [8, 9, 12, 13, 16, 19, 21].map((happiness) => worth('D05', { happiness, population: 21 })),
    ).toEqual([0, 4, 4, 8, 12, 16, 20])
  })

  it('D06: as far as the own happiness lies before the lowest', () => {
    expect(worth('D06', { happiness: 9 }, { players: 3 }, [{ happiness: 4 }, { happiness: 7 }])).toBe(5)
    expect(worth('D06', { happiness: 3 }, { players: 3 }, [{ happiness: 4 }, { happiness: 7 }])).toBe(0)
  })

  it('D07: three points for each scribe left', () => {
    expect(worth('D07', { tokens: { scribe: 4, gold: 3, faith: 1 } })).toBe(12)
  })

  it('D08: two points for each gold, one for each other resource, twenty at most', () => {
    expect(
      worth('D08', {
        tokens: { gold: 3, papyrus: 1, bread: 2, limestone: 1, granite: 4, scribe: 9, faith: 2 },
      }),
    ).toBe(14)
    expect(worth('D08', { tokens: { gold: 9, bread: 2 } })).toBe(20)
    expect(worth('D08', { tokens: { gold: 9, bread: 3 } })).toBe(20)
  })

  it('D09: three points for each quarry', () => {
    expect(worth('D09', {}, BUILDER)).toBe(9)
  })

  it('D10: three points for each workshop', () => {
    expect(worth('D10', {}, BUILDER)).toBe(6)
  })

  it('D11: two points for each workshop and quarry', () => {
    expect(worth('D11', {}, BUILDER)).toBe(10)
  })

  it('D12: three points for each building around the temple', () => {
    expect(worth('D12', {}, BUILDER)).toBe(9)
  })

  it('D13: three points for each pillar', () => {
    expect(worth('D13', {}, BUILDER)).toBe(12)
  })

  it('D14: two points for each statue and each building around the temple', () => {
    expect(worth('D14', {}, BUILDER)).toBe(2 * 5 + 2 * 3)
  })

  it('D15: two points for each pillar and each building around the temple', () => {
    expect(worth('D15', {}, BUILDER)).toBe(2 * 4 + 2 * 3)
  })

  it('D16: four points for each statue in honour of a god', () => {
    expect(worth('D16', {}, BUILDER)).toBe(12)
  })

  it('D17: two points for each statue and each pillar', () => {
    expect(worth('D17', {}, BUILDER)).toBe(2 * 5 + 2 * 4)
  })

  it('D18: three points for each statue', () => {
    expect(worth('D18', {}, BUILDER)).toBe(15)
  })

  it('D19: five points for each statue for the people', () => {
    expect(worth('D19', {}, BUILDER)).toBe(10)
  })

  it('D20: ten points for the first in turn order, five for the second, none after', () => {
    const at = (place: number): number => {
      const order = [1, 2].toSpliced(place, 0, 0)
      const waiting = [{ wait: 'finish' }, { wait: 'decrees', place }]
      return worth('D20', {}, { players: 3, order, waiting })
    }
    expect([0, 1, 2].map(at)).toEqual([10, 5, 0])
  })

  it('D21: a point for each building, wherever it stands', () => {
    expect(worth('D21', {}, BUILDER)).toBe(8)
  })

  it('D22: half of the pure dice, rounded up', () => {
    expect(worth('D22', { dice: ['white 5 pure', 'white 4 pure', 'gray 6 tainted', 'black 3 anubis'] })).toBe(
      5,
    )
    expect(worth('D22', { dice: ['white 5 pure', 'yellow 3 pure'] })).toBe(4)
    expect(worth('D22', { dice: ['gray 6 tainted'] })).toBe(0)
  })

  it('D22: counts the dice of the last Maat', () => {
    const table = dusk({
      round: 16,
      seats: [{ dice: ['white 5 pure', 'white 4 pure'], decrees: ['D22'], openDecrees: ['D22'] }],
    })
    expect(table.play('0: score D22').points(0)['D22']).toBe(5)
  })

  it('D24: the last space of the temple counts too', () => {
    const layout: Layout = { houses: { 'left 5': 0 }, temple: { e5: ['P24', 0, 0] } }
    expect(worth('D24', {}, layout)).toBe(2)
  })

  it('D24: the temple again, own buildings and pillars only', () => {
    // Buildings 3; a1: left 1 and bottom 1; b1: left 1 (bottom 2 is another's); a3: left 3 and bottom 1; e5: none.
    expect(worth('D24', {}, BUILDER)).toBe(3 + 2 + 1 + 2)
  })
})

describe('D23', () => {
  const holder: SeatLayout = { decrees: ['D23', 'D24', 'D12', 'D01', 'D07'] }
  const last: Layout = { round: 16, seats: [holder, {}] }

  it('D23: before the last scoring any one action of any value, without paying resources', () => {
    const table = dusk(last)
    expect(table.asked).toBe('proclaim')
    expect(table.points(0)).toEqual({})
    table.play('0: play D23', '0: do hathor', '0: value 6', '0: building at left 3')
    expect(table.seat(0)).toMatchObject({ buildings: 9, population: 11 })
    // The new building scores in step 2.
    expect(table.points(0)).toEqual({ scoring: 1 })
    expect(table.seat(0).points['temple']).toBe(1)
  })

  it('D23: happiness is paid all the same', () => {
    const table = dusk(last).play('0: play D23', '0: do osiris', '0: value 5', '0: building in granite 5')
    expect(table.seat(0).happiness).toBe(1)
    expect(table.tokens(0)).toEqual({ granite: 2 })
    const sad = dusk({ round: 16, seats: [{ ...holder, happiness: 0 }] }).play('0: play D23')
    expect(sad.try('0: do osiris')?.code).toBe('tekhenu.unhappy')
    expect(sad.try('0: do thoth')?.code).toBe('tekhenu.unhappy')
  })

  it('D23: may produce, and touches neither dice nor the order', () => {
    const table = dusk(last).play('0: play D23', '0: produce granite', '0: value 6')
    expect(table.tokens(0)).toEqual({ granite: 2 })
    expect(table.seat(0).dice).toEqual([])
    expect(table.seat(0).balance).toBe(0)
  })

  it('D23: uses up one of the three decrees and its symbol', () => {
    const table = dusk(last).play('0: play D23', '0: produce bread', '0: value 1')
    expect(table.asked).toBe('decrees')
    expect(table.try('0: score D24')).toMatchObject({
      code: 'tekhenu.same-symbol',
      params: { decree: 'D24', other: 'D23' },
    })
    table.play('0: score D12', '0: score D01')
    expect(table.view().over).toBe(true)
  })

  it('D23: kept silent it is lost; the three places stay', () => {
    const table = dusk(last).play('0: go on')
    expect(table.try('0: score D23')?.code).toBe('tekhenu.d23-late')
    table.play('0: score D24', '0: score D12', '0: score D01')
    expect(table.view().over).toBe(true)
  })

  it('D23: whoever holds an unseen decree is asked as well, so that the question tells nothing', () => {
    const table = dusk({
      round: 16,
      seats: [{ decrees: ['D12'] }, { decrees: ['D13'], openDecrees: ['D13'] }],
    })
    expect(table.asked).toBe('proclaim')
    expect(table.legal(0)).toEqual(['go on'])
    expect(table.try('0: play D23')?.code).toBe('tekhenu.no-d23')
    table.play('0: go on')
    expect(table.asked).toBe('decrees')
  })

  it('D23: once played everybody sees it, and it is told; so is silence', () => {
    const played = dusk(last).play('0: play D23')
    expect(played.view(1).seats[0]!.openDecrees).toEqual(['D23'])
    expect(played.all('proclaimed')).toEqual([{ type: 'proclaimed', seat: 0, decree: 'D23' }])
    expect(dusk(last).play('0: go on').all('kept-silent')).toEqual([{ type: 'kept-silent', seat: 0 }])
  })

  it('D23: is named in what is asked about its action, and in what is told of it', () => {
    const asks = (action: string): unknown => {
      const table = dusk(last).play('0: play D23', action)
      return table.game.decision(table.position, 0)?.question.params
    }
    expect(asks('0: do hathor')).toEqual({ action: 'hathor', by: 'D23' })
    expect(asks('0: produce granite')).toEqual({ action: 'granite', by: 'D23' })
    const done = dusk(last).play('0: play D23', '0: do hathor', '0: value 6')
    expect(done.all('action').at(-1)).toMatchObject({ action: 'hathor', value: 6, by: 'D23' })
  })

  it('D23: not before the first scoring', () => {
    const table = dusk({ round: 8, seats: [holder, {}] })
    expect(table.asked).toBe('destiny')
    expect(table.all('scoring')).toEqual([{ type: 'scoring', scoring: 1 }])
  })
})

describe('the choice of decrees', () => {
  const SYMBOLS = [
    'D01 D02 D03',
    'D04 D05 D06',
    'D07 D08',
    'D09 D10 D11',
    'D12 D13 D14 D15',
    'D16 D17 D18 D19',
    'D20 D21 D22',
    'D24',
  ]

  it('Example 10: a decree that shares its symbol with a chosen one cannot be scored', () => {
    const table = ending([{ decrees: ['D01', 'D12', 'D13'], technologies: ['T01'] }], BUILDER)
    table.play('0: score D01', '0: score D12')
    expect(table.points(0)).toEqual({ D01: 3, D12: 9, first: 3 })
  })

  it('one decree per symbol, whatever the symbol', () => {
    for (const group of SYMBOLS.map((each) => each.split(' '))) {
      const others = SYMBOLS.flatMap((each) => (each.startsWith(group[0]!) ? [] : [each.split(' ')[0]!]))
      for (const card of group) {
        const decrees = [...group, ...others]
        const table = ending([{ decrees }], { players: 3 }).play(`0: score ${card}`)
        expect(table.legal(0)).toEqual([...others.toSorted().map((other) => `score ${other}`), 'go on'])
        const refused = group.flatMap((twin) => (twin === card ? [] : [table.try(`0: score ${twin}`)?.code]))
        expect(refused).toEqual(refused.map(() => 'tekhenu.same-symbol'))
      }
    }
  })

  it('three at most', () => {
    const table = ending(
      [{ decrees: ['D01', 'D05', 'D07', 'D12'], technologies: ['T01'], tokens: { scribe: 1 } }],
      BUILDER,
    )
    table.play('0: score D01', '0: score D05', '0: score D07')
    expect(table.points(0)).toEqual({ D01: 3, D07: 3, first: 3 })
    expect(table.view().over).toBe(true)
  })

  it('all decrees are turned up, then each seat chooses in turn order', () => {
    const table = dusk({ round: 16, seats: [{ decrees: ['D12'] }, { decrees: ['D13', 'D01'] }] }).play(
      '0: go on',
      '1: go on',
    )
    expect(table.all('decrees-shown')).toEqual([
      { type: 'decrees-shown', seat: 0, decrees: ['D12'] },
      { type: 'decrees-shown', seat: 1, decrees: ['D01', 'D13'] },
    ])
    expect(table.view().decrees).toEqual([['D12'], ['D01', 'D13']])
    table.play('0: score D12', '1: score D01', '1: score D13')
    expect(table.view().over).toBe(true)
  })

  it('only own decrees, each once', () => {
    const table = ending([{ decrees: ['D12', 'D01'] }, { decrees: ['D05'] }])
    expect(table.try('0: score D05')?.code).toBe('tekhenu.not-your-decree')
    table.play('0: score D12')
    expect(table.try('0: score D12')?.code).toBe('tekhenu.decree-chosen')
  })
})
