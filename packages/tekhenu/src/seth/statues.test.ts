import { describe, expect, it } from 'vitest'
import { standard } from '../edition.ts'
import { seated, TestTable, type Layout, type SeatLayout } from '../testing/table.ts'

const RICH: SeatLayout = { tokens: { granite: 3 }, priests: 2 }

/** Seat 0 has taken a white die in Horus's section and turns to Horus. */
const atHorus = (value: number, seat: SeatLayout = RICH, layout: Layout = {}): TestTable =>
  new TestTable(seated(seat, { seth: {}, dice: { horus: [`white ${value}`] }, ...layout }), true).play(
    `0: take horus ${value} white`,
    '0: do horus',
  )

describe('a statue to Seth', () => {
  it('is built with a die of any value, for granite and 2 priests', () => {
    for (const value of [1, 3, 6]) {
      const table = atHorus(value).play('0: statue to seth')
      expect(table.tokens(0)).toEqual({ granite: 2 })
      expect(table.warband(0)).toEqual([0, 0])
      expect(table.seth.statues).toEqual([0, null, null])
      expect(table.seat(0).statues).toBe(5)
    }
  })

  it('needs 2 priests', () => {
    const table = atHorus(3, { tokens: { granite: 3 }, priests: 1, warriors: 9 })
    expect(table.why('0: statue to seth')).toBe('seth.no-priests (seth)')
  })

  it('case 15: three players have the bonus at once and not from themselves, two from themselves, four neither', () => {
    const later = (players: 2 | 3 | 4): [Record<string, number>, Record<string, number>] => {
      const table = atHorus(
        3,
        { ...RICH, warriors: 4 },
        {
          players,
          dice: { horus: ['white 3'], seth: ['gray 2'], osiris: ['yellow 1', 'yellow 1', 'brown 1'] },
        },
      )
      table.play('0: statue to seth')
      if (table.asked === 'gain') table.play('0: gain bread')
      const atOnce = table.tokens(0)
      table.play('0: end turn')
      for (let seat = 1; seat < players; seat++) {
        table.play(`${seat}: take ${seat === 1 ? 'hathor 1 yellow' : 'osiris 1 yellow'}`)
        while (table.asked !== 'end-turn') table.play(`${seat}: ${table.legal(seat).at(-1)!}`)
        table.play(`${seat}: end turn`)
      }
      table.play('0: take seth 2 gray', '0: conquest at a1')
      if (table.asked === 'gain') table.play('0: gain papyrus')
      return [atOnce, table.tokens(0)]
    }
    expect(later(3)).toEqual([
      { granite: 2, bread: 1 },
      { granite: 2, bread: 1 },
    ])
    expect(later(2)).toEqual([{ granite: 2 }, { granite: 2, papyrus: 1 }])
    expect(later(4)).toEqual([{ granite: 2 }, { granite: 2 }])
  })

  /** Seat 0 performs Seth beside seat 1, who has statues to him. */
  const watched = (owner: SeatLayout, layout: Layout = {}): TestTable =>
    new TestTable(
      {
        players: 3,
        dice: { seth: ['gray 2'] },
        seth: { statues: [1] },
        seats: [{ warriors: 4 }, owner],
        ...layout,
      },
      true,
    ).play('0: take seth 2 gray', '0: conquest at a1')

  it('Q23: its bonus may be gold, unless the edition says otherwise', () => {
    expect(watched({}).legal(1)).toEqual(
      ['papyrus', 'bread', 'limestone', 'granite', 'gold'].map((x) => `gain ${x}`),
    )
    const { timeOfSeth } = standard
    const edition = {
      ...standard,
      timeOfSeth: { ...timeOfSeth, switches: { ...timeOfSeth.switches, sethBonusAllowsGold: false } },
    }
    expect(watched({}, { edition }).legal(1)).toEqual(
      ['papyrus', 'bread', 'limestone', 'granite'].map((x) => `gain ${x}`),
    )
    expect(watched({}).play('1: gain gold').tokens(1)).toEqual({ gold: 1 })
  })

  it('a second one of the same owner brings nothing more', () => {
    const table = watched({}, { seth: { statues: [1, 1] } }).play('1: gain bread')
    expect(table.tokens(1)).toEqual({ bread: 1 })
    expect(table.asked).toBe('end-turn')
  })

  it('Q26: T07 gives its owner a granite with it', () => {
    const table = watched({ technologies: ['T07'] }).play('1: gain gold')
    expect(table.tokens(1)).toEqual({ gold: 1, granite: 1 })
  })

  it('Q27: B13 waives the granite, not the priests', () => {
    const table = atHorus(3, { blessings: ['B13'], priests: 2 }).play('0: statue to seth')
    expect(table.all('waived')).toHaveLength(1)
    expect(table.warband(0)).toEqual([0, 0])
    const none = atHorus(3, { blessings: ['B13'], priests: 1 })
    expect(none.why('0: statue to seth')).toBe('seth.no-priests (seth)')
  })

  it('Q28: P12 lets its owner build in both places of Seth’s board', () => {
    const table = new TestTable(
      {
        sunny: 'osiris',
        dice: { ra: ['white 1'] },
        tiles: ['P12', 'P23', 'P24'],
        seth: {},
        seats: [{ tokens: { limestone: 9, granite: 9 }, priests: 2 }],
      },
      true,
    ).play('0: take ra 1 white', '0: do ra', '0: pillar at c3 turn 0', '0: do horus')
    expect(table.legal(0)).toEqual(
      expect.arrayContaining(['statue to seth', 'statue at left', 'statue at right']),
    )
  })

  it('Q29: priests of a blue die are spent at once', () => {
    const table = new TestTable(
      { seth: {}, dice: { horus: ['blue 2'] }, seats: [{ tokens: { granite: 1 } }] },
      true,
    )
    table.play('0: take horus 2 blue', '0: statue to seth')
    expect(table.warband(0)).toEqual([0, 0])
    expect(table.seth.statues[0]).toBe(0)
  })

  it.each([
    [2, 1],
    [3, 2],
    [4, 3],
  ] as const)('Q31b: with %i players there are %i spaces for it, and then no more', (players, spaces) => {
    const statues = [1, 1, 1].slice(0, spaces)
    const full = atHorus(3, RICH, { players, seth: { statues } })
    expect(full.why('0: statue to seth')).toBe('seth.no-statue-space (seth)')
    const free = atHorus(3, RICH, { players, seth: { statues: statues.slice(1) } }).play('0: statue to seth')
    expect(free.seth.statues.filter((owner) => owner !== null)).toHaveLength(spaces)
  })

  it('Q31b: with four players as many as the edition says', () => {
    const { timeOfSeth } = standard
    const { statueSpaces } = timeOfSeth
    const seth = { ...statueSpaces.seth, '4': 2 }
    const edition = { ...standard, timeOfSeth: { ...timeOfSeth, statueSpaces: { ...statueSpaces, seth } } }
    const full = atHorus(3, RICH, { players: 4, edition, seth: { statues: [1, 1] } })
    expect(full.why('0: statue to seth')).toBe('seth.no-statue-space (seth)')
  })

  it('Q31b: without a statue left there is no Horus', () => {
    const godStatues = { horus: [0], ra: [0], hathor: [0], bastet: [0], thoth: [0], osiris: [0] }
    const table = new TestTable(
      {
        seth: {},
        godStatues,
        dice: { horus: ['gray 3'] },
        seats: [{ tokens: { granite: 9, scribe: 1 }, priests: 9 }],
      },
      true,
    )
    expect(table.why('0: take horus 3 gray')).toBe('die-useless (R7)')
  })

  it('Q31c: the bonus at once with three players is a bonus for T07, and uses nothing up', () => {
    const table = atHorus(
      3,
      { ...RICH, technologies: ['T07'] },
      { players: 3, dice: { horus: ['white 3'], seth: ['gray 2'] }, seats: [{}, { warriors: 4 }] },
    )
    table.play('0: statue to seth', '0: gain bread')
    expect(table.tokens(0)).toEqual({ granite: 3, bread: 1 })
    expect(table.seth.now.bonuses.flat()).toEqual([])
  })
})

describe('a statue below a column', () => {
  it('is built with any value, brings a card for each settled region of the column, and no gold', () => {
    const regions = { 1: [1], 3: [1, 2], 4: [1] }
    for (const value of [1, 6]) {
      const table = atHorus(value, { tokens: { granite: 1 } }, { players: 3, seth: { regions } })
      table.play('0: statue at left')
      expect(table.asked).toBe('thoth')
      table.play('0: card B01', '0: card T01')
      expect(table.asked).toBe('end-turn')
      expect(table.seth.peopleStatues).toEqual([0, null])
      expect(table.seat(0)).toMatchObject({ blessings: ['B01'], technologies: ['T01'] })
      expect(table.tokens(0)).toEqual({})
    }
    const right = atHorus(3, RICH, { players: 3, seth: { regions } }).play(
      '0: statue at right',
      '0: card B01',
    )
    expect(right.asked).toBe('end-turn')
  })

  it('Q30: without happiness no card; with it the market may be renewed in each action', () => {
    const regions = { 1: [1], 2: [1] }
    const sad = atHorus(3, { ...RICH, happiness: 0 }, { seth: { regions } }).play('0: statue at left')
    expect(sad.seth.peopleStatues).toEqual([0, null])
    expect(sad.seat(0).blessings).toEqual([])
    expect(sad.asked).toBe('end-turn')
    const glad = atHorus(3, { tokens: { granite: 1, papyrus: 2 } }, { seth: { regions } })
    glad.play('0: statue at left', '0: refresh 1')
    while (glad.asked === 'thoth') {
      const renew = glad.legal(0).find((move) => move === 'refresh 1')
      glad.play(`0: ${renew !== undefined && glad.all('card').length === 1 ? renew : glad.legal(0)[0]!}`)
    }
    expect(glad.all('refreshed')).toHaveLength(2)
    expect(glad.all('card')).toHaveLength(2)
  })

  it('R12, Q30: how a refresh is paid is asked while another Thoth action comes', () => {
    const market = [
      ['B01', 'B02', 'T01'],
      [null, null, null, null],
    ]
    const table = atHorus(
      3,
      { tokens: { granite: 1, papyrus: 2, gold: 1 } },
      { market, seth: { regions: { 1: [1], 2: [1] } }, seats: [{}, { happiness: 0 }] },
    ).play('0: statue at left', '0: refresh 1')
    expect(table.asked).toBe('pay')
    table.play(`0: ${table.legal(0)[0]!}`)
    table.play(`0: ${table.legal(0, 'card')[0]!}`)
    // The other one is the last.
    expect(table.asked).toBe('thoth')
    table.play('0: refresh 1')
    expect(table.asked).toBe('thoth')
    expect(table.all('refreshed')).toHaveLength(2)
    const lessons = table.all('action').filter(({ action }) => action === 'thoth')
    expect(lessons.map(({ value }) => value)).toEqual([1, 1])
  })

  it('Q31d: may stand below an empty column; later buildings there earn their builders 3 points', () => {
    const table = atHorus(3, RICH, {
      dice: { horus: ['white 3'], seth: ['gray 2'] },
      seats: [{}, { warriors: 4 }],
    }).play('0: statue at left')
    expect(table.asked).toBe('end-turn')
    table.play('0: end turn', '1: take seth 2 gray')
    expect(table.points(1)).toEqual({ 'column statue': 3 })
  })

  it('case 16: a region is settled by a building on either of its spaces', () => {
    const seat: SeatLayout = { tokens: { granite: 1 }, happiness: 5 }
    const table = atHorus(6, seat, { players: 4, seth: { regions: { 4: [null, 2], 6: [3, null] } } })
    table.play('0: statue at right', '0: card B01', '0: card B03')
    expect(table.seat(0).blessings).toEqual(['B01', 'B03'])
  })

  it('TR-1, case 16: two Thoth actions, T03 pays once, and so do the statues of an opponent', () => {
    const table = atHorus(
      6,
      { tokens: { granite: 1 }, technologies: ['T03'], happiness: 5 },
      {
        players: 4,
        horus: ['hathor', 'ra', 'thoth', 'horus', 'osiris', 'bastet'],
        godStatues: { thoth: [1], horus: [1] },
        seth: { regions: { 4: [2], 6: [3] } },
      },
    )
    table.play('0: statue at right', '0: card B01', '0: card B03')
    expect(table.seat(0).blessings).toEqual(['B01', 'B03'])
    expect(table.points(0)).toEqual({ T03: 2 })
    expect(table.tokens(1)).toEqual({ gold: 1, scribe: 1 })
    expect(table.asked).toBe('end-turn')
  })
})
