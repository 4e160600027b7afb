import { describe, expect, it } from 'vitest'
import { tekhenu, vizierOf } from '../index.ts'
import { WHEEL_GODS } from '../names.ts'
import { dusk, TestTable, type Layout } from '../testing/table.ts'

const OPTIONS = { horus: 'shuffled', vizier: true } as const

/** After a Maat: seat 0 stands at 0 and chooses first, seat 1 at +1. */
const maat: Layout = { round: 4, vizier: { at: 'thoth' } }

/** The second player's turn: Thoth is pure for black dice, and Horus (sunny) forbids them. */
const second = (layout: Layout = {}): TestTable =>
  new TestTable({
    order: [0, 1],
    turn: 1,
    vizier: { at: 'thoth' },
    dice: { thoth: ['black 3', 'gray 2'], ra: ['white 3'] },
    seats: [{}, { tokens: { papyrus: 4 } }],
    ...layout,
  })

/** A game from its beginning up to the first player's destiny. */
function begun(seed: string): TestTable {
  const table = TestTable.start(2, seed, OPTIONS)
  while (table.asked !== 'destiny') {
    const seat = tekhenu.toAct(table.position)[0]!
    table.play(`${seat}: ${table.legal(seat)[0]!}`)
  }
  return table
}

describe('choosing destinies', () => {
  it('Q59: the first player chooses, must discard one of the other three, and the second has two to choose from', () => {
    const table = dusk(maat).play('0: destiny A02')
    expect(table.asked).toBe('vizier-discard')
    expect(table.legal(1)).toEqual([])
    expect(table.legal(0)).toEqual(['discard A01', 'discard A03', 'discard A04'])
    table.play('0: discard A03')
    expect(vizierOf(table.view())).toEqual({ at: 'thoth', discarded: 'A03' })
    expect(table.legal(1)).toEqual(['destiny A01', 'destiny A04'])
    expect(table.why('1: destiny A03')).toBe('destiny-discarded (vizier)')
    expect(table.why('1: destiny A02')).toBe('destiny-taken (destiny)')
  })

  it('Q59: in setup too, and there the Vizier may go anywhere', () => {
    const table = begun('setup')
    const [first, other] = table.view().order
    expect(vizierOf(table.view())).toEqual({ at: null, discarded: null })
    table.play(`${first}: destiny A01`, `${first}: discard A04`)
    expect(table.legal(other!)).toEqual(['destiny A02', 'destiny A03'])
    table.play(`${other}: destiny A02`)
    expect(table.asked).toBe('vizier-station')
    expect(table.legal(first!)).toEqual(WHEEL_GODS.map((god) => `station at ${god}`))
    expect(table.why(`${first}: station at seth`)).toBe('not-asked (turn)')
    table.play(`${first}: station at ra`)
    expect(vizierOf(table.view())).toEqual({ at: 'ra', discarded: null })
    expect(table.all('stationed')).toEqual([{ type: 'stationed', seat: first, god: 'ra', from: null }])
  })

  it('Q59: after a Maat phase the Vizier must leave its area, whoever is first then', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const table = dusk({ ...maat, order })
      const [first, other] = table.view().order
      table.play(`${first}: destiny A01`, `${first}: discard A04`, `${other}: destiny A02`)
      expect(table.asked).toBe('vizier-station')
      expect(table.legal(first!)).toEqual(
        WHEEL_GODS.filter((god) => god !== 'thoth').map((god) => `station at ${god}`),
      )
      expect(table.why(`${first}: station at thoth`)).toBe('vizier-stays (vizier)')
      expect(table.why(`${first}: do thoth`)).toBe('not-asked (turn)')
      table.play(`${first}: station at horus`)
      expect(table.view().round).toBe(5)
      expect(table.all('stationed').at(-1)).toMatchObject({ seat: first, god: 'horus', from: 'thoth' })
    }
  })

  it('Q59: a discarded card is back for the next Maat phase', () => {
    const table = dusk({ ...maat, round: 8, seats: [{ destiny: 'A02' }, { destiny: 'A01' }] })
    while (table.asked !== 'destiny') {
      const seat = tekhenu.toAct(table.position)[0]!
      table.play(`${seat}: ${table.legal(seat)[0]!}`)
    }
    const [first] = table.view().order
    expect(table.legal(first!)).toHaveLength(4)
  })

  it('VZ1: what a destiny card brings comes before the discard, and before the Vizier is stationed', () => {
    const table = dusk(maat).play('0: destiny A03')
    expect(table.asked).toBe('welfare')
    table.play('0: gain population')
    expect(table.asked).toBe('vizier-discard')
    table.play('0: discard A01', '1: destiny A02')
    expect(table.asked).toBe('vizier-station')
    expect(table.tokens(1)).toMatchObject({ gold: 1 })
    const other = dusk(maat).play('0: destiny A01', '0: discard A02', '1: destiny A03')
    expect(other.asked).toBe('welfare')
    expect(other.play('1: gain happiness').asked).toBe('vizier-station')
  })

  it('VZ2: in setup the Vizier is stationed before anybody has a reward', () => {
    const table = begun('rewards')
    const [first, other] = table.view().order
    table.play(`${first}: destiny A01`, `${first}: discard A04`, `${other}: destiny A02`)
    expect(table.asked).toBe('vizier-station')
    expect(table.tokens(other!)).toEqual({ gold: 1, scribe: 1 })
    expect(table.all('gained')).toEqual([])
    table.play(`${first}: station at osiris`)
    expect(table.all('gained')).not.toEqual([])
  })

  it('Q59: the Vizier is placed four times: in setup and after three Maat phases', () => {
    const table = begun('four times')
    while (!table.view().over) {
      const seat = tekhenu.toAct(table.position)[0]!
      table.play(`${seat}: ${table.legal(seat)[0]!}`)
    }
    expect(table.all('stationed')).toHaveLength(4)
    expect(table.all('destiny-discarded')).toHaveLength(4)
  })
})

describe('the tribute', () => {
  it('case 24: Anubis for Ra with a die from Thoth pays the first player two points; the own die of the first pays none', () => {
    const table = second({
      turn: 0,
      order: [0, 1],
      dice: { thoth: ['black 3', 'black 4'], ra: ['white 3'] },
      seats: [{}, { tokens: { scribe: 2, limestone: 3, granite: 3, gold: 4 } }],
    })
    table.play('0: take thoth 3 black')
    expect(table.points(0)).toEqual({})
    if (table.asked === 'use') table.play('0: produce granite')
    table.play('1: anubis')
    if (table.asked === 'pay') table.play('1: pay 2 scribe')
    expect(table.points(0)).toEqual({})
    table.play('1: take thoth 4 black')
    expect(table.points(0)).toEqual({ vizier: 2 })
    table.play('1: do ra')
    expect(table.points(0)).toEqual({ vizier: 2 })
    expect(table.points(1)['vizier']).toBeUndefined()
    expect(table.seat(0).points['tribute']).toBe(2)
  })

  it('VZ3: it pays as the die is taken, for the god action and for production alike', () => {
    const table = second()
    table.play('1: take thoth 3 black')
    expect(table.score(0)).toBe(12)
    const told = table.events.map(({ type }) => type)
    expect(told.indexOf('points')).toBe(told.indexOf('taken') + 1)
    table.play('1: produce granite')
    expect(table.score(0)).toBe(12)
    expect(second().play('1: take thoth 3 black', '1: do thoth').score(0)).toBe(12)
  })

  it('VZ3: a die from another area pays nothing, also where it performs the action of the area of the Vizier', () => {
    expect(second().play('1: take ra 3 white').points(0)).toEqual({})
    const anubis = second({ seats: [{}, { blessings: ['B23'], tokens: { papyrus: 4 } }] })
    anubis.play('1: play B23', '1: take ra 3 white', '1: do thoth')
    expect(anubis.points(0)).toEqual({})
  })

  it('VZ4: a die that lies idle pays as well, and so does one that is treated as of another colour', () => {
    const idle = second({ bare: true, dice: { thoth: ['gray 2', 'gray 5'] }, seats: [{}, { happiness: 0 }] })
    idle.play('1: take thoth 2 gray')
    expect(idle.all('idle')[0]).toEqual({ type: 'idle', seat: 1 })
    expect(idle.points(0)).toEqual({ vizier: 2 })
    const other = second({ seats: [{}, { blessings: ['B11'] }] })
    other.play('1: play B11', '1: take thoth 3 black')
    expect(other.points(0)).toEqual({ vizier: 2 })
    other.play('1: colour gray')
    expect(other.points(0)).toEqual({ vizier: 2 })
  })

  it('Q70: once for a die, whatever is done with it: extra actions pay nothing', () => {
    const table = second({
      dice: { thoth: ['black 6'] },
      seats: [{}, { blessings: ['B19'], happiness: 4, tokens: { limestone: 3, granite: 3, gold: 3 } }],
    })
    table.play('1: take thoth 6 black', '1: play B19')
    const extra = table.legal(1).find((move) => move.startsWith('extra'))
    expect(extra).toBeDefined()
    table.play(`1: ${extra!}`)
    while (table.all('turn-ended').length === 0) {
      const seat = tekhenu.toAct(table.position)[0]!
      table.play(`${seat}: ${table.legal(seat)[0]!}`)
    }
    expect(table.points(0)['vizier']).toBe(2)
  })

  it('Q70: calling Anubis is not yet taking a die', () => {
    const table = second({ vizier: { at: 'horus' }, seats: [{}, { blessings: ['B23'] }] })
    table.play('1: play B23')
    expect(table.points(0)).toEqual({})
    expect(table.play('1: take ra 3 white').points(0)).toEqual({})
  })

  it('Q70: every such die of a round is paid for anew', () => {
    const table = second({ dice: { thoth: ['black 3', 'black 4'], ra: ['white 3', 'white 2'] } })
    table.play('1: take thoth 3 black', '1: produce granite')
    table.play('0: take ra 3 white')
    if (table.asked === 'use') table.play('0: produce limestone')
    table.play('1: take thoth 4 black')
    expect(table.points(0)).toEqual({ vizier: 4 })
  })
})

describe('with Time of Seth', () => {
  it('Q60: the Vizier may stand with Seth, and then a die from his board pays', () => {
    const table = dusk({ ...maat, seth: {} }).play('0: destiny A02', '0: discard A03', '1: destiny A01')
    expect(table.legal(0)).toContain('station at seth')
    table.play('0: station at seth')
    expect(vizierOf(table.view())!.at).toBe('seth')
    const layout: Layout = {
      seth: {},
      dice: { seth: ['gray 3', 'gray 5'], thoth: ['black 3'] },
      seats: [{}, { warriors: 4 }],
    }
    expect(
      second({ ...layout, vizier: { at: 'seth' } })
        .play('1: take seth 3 gray')
        .points(0),
    ).toEqual({
      vizier: 2,
    })
    expect(second(layout).play('1: take seth 3 gray').points(0)).toEqual({})
    // By Anubis, for another god.
    const anubis = second({ ...layout, vizier: { at: 'seth' }, seats: [{}, { blessings: ['B23'] }] })
    anubis.play('1: play B23', '1: take seth 5 gray', '1: produce bread')
    expect(anubis.points(0)).toEqual({ vizier: 2 })
  })

  it('Q59: with a discarded card its artifacts are out of reach for the second player', () => {
    const table = dusk({
      ...maat,
      seth: { artifacts: ['Art01', 'Art05', 'Art06', 'Art08'] },
      seats: [{}, { priests: 9 }],
    })
    table.play('0: destiny A01', '0: discard A03')
    expect(table.legal(1)).toEqual(['destiny A02', 'destiny A04', 'destiny Art08'])
    expect(table.why('1: destiny Art05')).toBe('destiny-discarded (vizier)')
    expect(table.why('1: destiny Art01')).toBe('seth.artifact-blocked (destiny)')
    expect(table.play('1: destiny Art08').asked).toBe('vizier-station')
  })

  it('Q59: in setup the Vizier is stationed after the starting cards have paid, before decrees are kept', () => {
    const table = TestTable.start(2, 'with seth', { ...OPTIONS, seth: true })
    while (table.asked !== 'vizier-station') {
      expect(vizierOf(table.view())!.at).toBeNull()
      const seat = tekhenu.toAct(table.position)[0]!
      table.play(`${seat}: ${table.legal(seat)[0]!}`)
    }
    const [first] = table.view().order
    expect(table.legal(first!)).toHaveLength(7)
    expect(table.play(`${first}: station at seth`).asked).toBe('seth.keep-decree')
  })

  it('Q70: an artifact that performs an action takes no die and pays nothing', () => {
    const table = second({
      seth: {},
      vizier: { at: 'seth' },
      dice: { thoth: ['black 3'], ra: ['white 3'] },
      seats: [{}, { warriors: 4, artifacts: ['Art07'] }],
    })
    table.play('1: use Art07')
    while (table.all('settled-region').length === 0) table.play(`1: ${table.legal(1)[0]!}`)
    expect(table.points(0)).toEqual({})
  })
})

describe('the table', () => {
  const fault = (raw: unknown, seats: number): string | undefined => {
    const read = tekhenu.options(raw, seats)
    return read.ok ? undefined : `${read.fault.path} ${read.fault.code}`
  }

  it('VZ5: it is for exactly two players and never for one alone; false means off', () => {
    expect(fault({ vizier: true }, 2)).toBeUndefined()
    expect(fault({ vizier: true }, 3)).toBe('options.vizier tekhenu.vizier.seats')
    expect(fault({ vizier: true }, 4)).toBe('options.vizier tekhenu.vizier.seats')
    expect(fault({ vizier: true, solo: 'easy' }, 2)).toBe('options.vizier tekhenu.vizier.solo')
    expect(fault({ vizier: false, solo: 'easy' }, 2)).toBeUndefined()
    expect(fault({ vizier: false }, 4)).toBeUndefined()
    expect(fault({ vizier: 'yes' }, 2)).toMatch(/^options.vizier shape/)
    const off = TestTable.start(2, 'off', { horus: 'shuffled', vizier: false, seth: false })
    expect(off.view().modules).toBeUndefined()
  })

  it('a position is refused in which the Vizier or the discarded card could not be', () => {
    const read = (layout: Layout, change: (vizier: Record<string, unknown>) => void): string => {
      const json = structuredClone(dusk(layout).json)
      change(json.board.modules!['vizier'] as Record<string, unknown>)
      const result = tekhenu.fromJSON(json)
      return result.ok ? 'fine' : result.fault.code
    }
    expect(read(maat, () => undefined)).toBe('fine')
    expect(read(maat, (vizier) => (vizier['at'] = null))).toBe('tekhenu.vizier.position')
    expect(read(maat, (vizier) => (vizier['discarded'] = 'A01'))).toBe('tekhenu.vizier.discarded')
    expect(read(maat, (vizier) => (vizier['at'] = 'seth'))).toMatch(/^shape/)
  })
})
