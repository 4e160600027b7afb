import { clone } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { standard } from './edition.ts'
import { W } from './kinds.ts'
import { RA, WHEEL_GODS } from './names.ts'
import { printedOf } from './printed.ts'
import { stack } from './state.ts'
import { TestTable, type Layout } from './testing/table.ts'
import { baseRules } from './waits.ts'

/** The Horus tiles with Osiris at a value, the others in the printed order. */
const osirisAt = (value: number): Layout['horus'] => {
  const gods = WHEEL_GODS.filter((god) => god !== 'osiris')
  return [...gods.slice(0, value - 1), 'osiris', ...gods.slice(value - 1)]
}

/** Seat 0 builds a workshop (a papyrus, and happiness falls by 1) while statues to Osiris stand. */
const atOsiris = (value: number, owners: readonly number[], layout: Layout = {}): TestTable =>
  new TestTable(
    { horus: osirisAt(value)!, godStatues: { osiris: owners }, dice: { osiris: ['white 1'] }, ...layout },
    true,
  ).play('0: take osiris 1 white', '0: do osiris', '0: building in papyrus 1')

const brought = (table: TestTable, seat: number) => [
  table.tokens(seat),
  table.seat(seat).population,
  table.seat(seat).happiness,
  table.score(seat),
]

const BONUSES: readonly [number, string, unknown[]][] = [
  [1, '1 faith', [{ faith: 1 }, 5, 2, 10]],
  [2, '1 population', [{}, 6, 2, 10]],
  [3, '1 scribe', [{ scribe: 1 }, 5, 2, 10]],
  [4, '1 gold', [{ gold: 1 }, 5, 2, 10]],
  [5, '2 happiness', [{}, 5, 4, 10]],
  [6, '2 points', [{}, 5, 2, 12]],
]

describe.each([2, 3, 4] as const)('with %i players', (players) => {
  it.each(BONUSES)(
    'a statue of value %i brings its owner %s when another performs the action',
    (value, _what, bonus) => {
      const table = atOsiris(value, [1], { players })
      expect(brought(table, 1)).toEqual(bonus)
      expect(brought(table, 0)).toEqual([{ papyrus: 1 }, 5, 1, 10])
      for (let seat = 2; seat < players; seat++) expect(brought(table, seat)).toEqual([{}, 5, 2, 10])
    },
  )

  it(`the performer ${players === 2 ? 'has' : 'does not have'} the bonus of an own statue`, () => {
    const table = atOsiris(4, [0], { players })
    expect(table.tokens(0)).toEqual(players === 2 ? { papyrus: 1, gold: 1 } : { papyrus: 1 })
  })

  it('no bonus comes with another god’s action, or with production', () => {
    const layout: Layout = { players, godStatues: { hathor: [1] } }
    expect(brought(atOsiris(4, [], layout), 1)).toEqual([{}, 5, 2, 10])
    const statues: Layout = {
      players,
      godStatues: { osiris: [1] },
      dice: { osiris: ['white 1'] },
      horus: osirisAt(4)!,
    }
    expect(
      new TestTable(statues, true).play('0: take osiris 1 white', '0: produce limestone').tokens(1),
    ).toEqual({})
  })
})

describe('bonuses', () => {
  it('come to several owners in turn order from the active seat', () => {
    const table = atOsiris(4, [1, 3, 2], { players: 4, order: [2, 0, 3, 1], turn: 1 })
    const owners = table.all('gained').filter(({ by }) => by === 'statue of osiris')
    expect(owners.map(({ seat }) => seat)).toEqual([3, 1, 2])
  })

  it('R9: come in turn order from the first seat where no turn is under way', () => {
    const table = new TestTable({
      round: 16,
      players: 4,
      order: [2, 0, 3, 1],
      horus: osirisAt(4)!,
      godStatues: { osiris: [1, 3, 2] },
      waiting: [{ wait: 'after-maat', stage: 0 }, { wait: 'scoring' }, { wait: 'proclaim', place: 1 }],
      seats: [{ decrees: ['D23'], openDecrees: ['D23'] }],
    }).play('0: play D23', '0: do osiris', '0: value 1', '0: building in bread 1')
    const owners = table.all('gained').filter(({ by }) => by === 'statue of osiris')
    expect(owners.map(({ seat }) => seat)).toEqual([2, 3, 1])
  })

  it('come once, also with two statues to the same god', () => {
    expect(atOsiris(4, [1, 1], { players: 3 }).tokens(1)).toEqual({ gold: 1 })
  })

  it('do not come from the statue that the action itself builds, with 2 or 4 players', () => {
    for (const players of [2, 4] as const) {
      const table = new TestTable(
        {
          players,
          horus: [...WHEEL_GODS],
          dice: { horus: ['white 1'] },
          seats: [{ tokens: { granite: 1 } }],
        },
        true,
      )
      table.play('0: take horus 1 white', '0: do horus', '0: statue to horus')
      expect(table.tokens(0)).toEqual({})
    }
  })

  it('come at once to the first statue of its owner to a god, with 3 players', () => {
    const honoured = (ra: readonly number[], value = 2) =>
      new TestTable(
        {
          players: 3,
          horus: ['horus', 'ra', 'hathor', 'thoth', 'bastet', 'osiris'],
          godStatues: { ra },
          dice: { horus: [`white ${value}`] },
          seats: [{ tokens: { granite: 2 } }],
        },
        true,
      ).play(`0: take horus ${value} white`, '0: do horus')
    expect(honoured([]).play('0: statue to ra').seat(0).population).toBe(6)
    expect(honoured([1]).play('0: statue to ra').seat(0).population).toBe(6)
    expect(honoured([0]).play('0: statue to ra').seat(0).population).toBe(5)
    expect(honoured([], 4).play('0: statue to thoth').tokens(0)).toEqual({ granite: 1, gold: 1 })
    expect(honoured([]).play('0: statue at quarries').seat(0).population).toBe(5)
  })

  it('wait for nobody who is not at the table', () => {
    const p = clone(new TestTable({}).position)
    stack.push(p, W.bonuses, 0, RA, 0b1100)
    const play = {
      printed: printedOf(standard),
      rules: baseRules,
      emit: undefined,
      chance: () => 0,
      draw: undefined,
      pause: () => false,
    }
    baseRules.waits[W.bonuses]!.run(p, play)
    expect(stack.kind(p)).toBe(W.take)
  })
})
