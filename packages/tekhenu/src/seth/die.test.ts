import { describe, expect, it } from 'vitest'
import { RULE_SETS } from '../together.ts'
import { SETH_MODULE } from './state.ts'
import { seated, TestTable, type Layout, type SeatLayout } from '../testing/table.ts'

/** Horus and Ra lie in the sun, Hathor and Osiris in the shade, Bastet and Thoth in the dark. */
const at = (dice: Layout['dice'], seat: SeatLayout = {}, layout: Layout = {}): TestTable =>
  new TestTable(seated(seat, { seth: {}, dice: dice!, ...layout }), true)

const takes = (table: TestTable): string[] => table.legal(0, 'take')

describe('red and blue dice', () => {
  it('case 6, Q02: bring as many as their changed value, before the action; the scales count what was rolled', () => {
    const table = at({ osiris: ['red 4'] }, { warriors: 3, tokens: { scribe: 1 } })
    table.play('0: take osiris 4 red', '0: value 2', '0: building in bread 2')
    expect(table.warband(0)).toEqual([5, 0])
    expect(table.seat(0).dice).toEqual(['red 4 tainted'])
    expect(table.view().balances[0]).toBe(-4)
    expect(table.view().workshops).toEqual({ 'bread 2': 0 })
  })

  it('Q03: two faces with 3 and two with 4; dice of the base game keep theirs', () => {
    const seth = [2, 3, 3, 4, 4, 5]
    const base = [1, 2, 3, 4, 5, 6]
    expect(RULE_SETS[SETH_MODULE]!.faces).toEqual([base, base, base, base, base, seth, seth, seth])
  })

  it('case 7, Q03: have no 1 and no 6', () => {
    const five = at({ osiris: ['red 5'] }, { tokens: { scribe: 1 } }).play('0: take osiris 5 red')
    expect(five.why('0: value 6')).toBe('no-such-face (scribes)')
    const three = at({ osiris: ['blue 3'] }, { tokens: { scribe: 1 } }).play('0: take osiris 3 blue')
    expect(three.legal(0, 'value', 'adjust')).toEqual(['value 2', 'value 4', 'value 5'])
    const gray = at({ osiris: ['gray 3'] }, { tokens: { scribe: 1 } }).play('0: take osiris 3 gray')
    expect(gray.legal(0, 'value', 'adjust')).toEqual(['value 1', 'value 2', 'value 4', 'value 5'])
  })

  it('case 8: the track ends at 10, and what is over is lost', () => {
    const table = at({ osiris: ['red 5'] }, { warriors: 8 }).play('0: take osiris 5 red')
    expect(table.warband(0)).toEqual([10, 0])
  })

  it('are tainted in every light, the green one pure', () => {
    for (const god of ['ra', 'osiris', 'thoth'] as const) {
      const table = at(
        { [god]: ['red 3', 'blue 3', 'green 3'] },
        { tokens: { papyrus: 9, limestone: 9, granite: 9 } },
      )
      for (const [colour, side] of [
        ['red', 'tainted'],
        ['blue', 'tainted'],
        ['green', 'pure'],
      ]) {
        const taken = at({ [god]: [`${colour} 3`] }, { tokens: { papyrus: 9, limestone: 9, granite: 9 } })
        taken.play(`0: take ${god} 3 ${colour}`)
        expect(taken.seat(0).dice).toEqual([`${colour} 3 ${side}`])
      }
      expect(takes(table)).toContain(`take ${god} 3 green`)
    }
  })

  it('a blue die brings priests, a red one warriors, a green one neither', () => {
    for (const [colour, warband] of [
      ['red', [3, 0]],
      ['blue', [0, 3]],
      ['green', [0, 0]],
    ] as const) {
      const table = at({ osiris: [`${colour} 3`] }).play(`0: take osiris 3 ${colour}`)
      expect(table.warband(0)).toEqual(warband)
    }
  })

  it('Q17: red, blue and green dice do not produce, so that T12, T13 and T17 have nothing to do', () => {
    for (const colour of ['red', 'blue', 'green']) {
      const table = at(
        { osiris: [`${colour} 4`] },
        { technologies: ['T12', 'T13', 'T17'], tokens: { scribe: 1 } },
      )
      table.play(`0: take osiris 4 ${colour}`)
      expect(table.legal(0).some((move) => move.includes('produce'))).toBe(false)
      expect(table.why('0: produce papyrus')).toBe('gray (produce)')
    }
  })

  it('Q18c: an extra action brings nothing more', () => {
    const seat = { blessings: ['B17'], tokens: { scribe: 1, bread: 9 }, population: 7, happiness: 3 }
    const table = at({ ra: ['red 3'] }, { ...seat, tokens: { ...seat.tokens, limestone: 3, granite: 3 } })
    table.play('0: take ra 3 red', '0: play B17 for hathor', '0: extra hathor', '0: building at left 1')
    expect(table.warband(0)).toEqual([3, 0])
    table.play('0: pillar at c3 turn 0')
    expect(table.warband(0)).toEqual([3, 0])
  })

  it('Q18c: nor does the action of the 21st happiness', () => {
    const table = at(
      { bastet: ['red 3'] },
      { happiness: 19, population: 21, tokens: { bread: 9, papyrus: 9 } },
    )
    table.play('0: take bastet 3 red')
    while (table.asked !== 'free-action') table.play(`0: ${table.legal(0)[0]!}`)
    table.play('0: do osiris', '0: value 5', '0: building in bread 5')
    expect(table.warband(0)).toEqual([3, 0])
  })
})

describe('a die nothing can be done with', () => {
  it('Q04, R31: scribes bring a red die to no value that is not on it', () => {
    // Only in the first and the last row there is room.
    const rows = ['papyrus', 'bread', 'limestone', 'granite'].flatMap((resource) =>
      [2, 3, 4, 5].map((row) => `${resource} ${row}`),
    )
    const workshops = Object.fromEntries(rows.map((place, i) => [place, i % 2]))
    const offered = (die: string): string[] =>
      takes(at({ osiris: [die] }, { tokens: { scribe: 2 } }, { workshops }))
    expect(offered('gray 2')).toContain('take osiris 2 gray')
    expect(offered('red 2')).not.toContain('take osiris 2 red')
  })

  it('Q18b: may not be taken', () => {
    const table = at({ seth: ['gray 3'], osiris: ['red 3'] }, { happiness: 0, warriors: 3 })
    expect(takes(table)).toEqual(['take hathor 1 yellow', 'take hathor 1 brown'])
    expect(table.why('0: take seth 3 gray')).toBe('die-useless (R7)')
    expect(table.why('0: take osiris 3 red')).toBe('die-useless (R7)')
  })

  it('Q18b: but where no die can be used, one is taken, brings its own, and no more is done', () => {
    const table = at(
      { osiris: ['red 3', 'gray 5'], seth: ['gray 2'] },
      { happiness: 0, warriors: 3 },
      { bare: true },
    )
    expect(takes(table)).toEqual(['take osiris 5 gray', 'take osiris 3 red', 'take seth 2 gray'])
    table.play('0: take osiris 3 red')
    expect(table.warband(0)).toEqual([6, 0])
    expect(table.all('idle')).toHaveLength(1)
    expect(table.seat(0).dice).toEqual(['red 3 tainted'])
    expect(table.asked).toBe('end-turn')
  })

  it('Q18b, Q29: unless what it brings makes its action payable', () => {
    // Every other place for a statue is taken; only two priests open Seth's.
    const layout: Layout = {
      godStatues: { ra: [0] },
      peopleStatues: [1, 1, 1, 1],
      seth: { peopleStatues: [1, 1] },
    }
    const blue = at({ horus: ['blue 2'] }, { tokens: { granite: 1 } }, layout)
    expect(takes(blue)).toContain('take horus 2 blue')
    blue.play('0: take horus 2 blue')
    expect(blue.seth.statues).toEqual([0, null, null])
    expect(blue.warband(0)).toEqual([0, 0])
    const red = at({ horus: ['red 2'] }, { tokens: { granite: 1 } }, layout)
    expect(takes(red)).not.toContain('take horus 2 red')
  })
})

describe('Anubis', () => {
  const scribes = { tokens: { scribe: 2 } }

  it('case 13: the die counts as red, its warriors pay for Seth; blood taints, the die lies below the scales', () => {
    const table = at({ bastet: ['white 4'] }, scribes)
    table.play('0: anubis', '0: take bastet 4 white', '0: do seth', '0: conquest at a1')
    expect(table.all('declared-colour')).toEqual([{ type: 'declared-colour', seat: 0, colour: 'red' }])
    expect(table.all('warband').map(({ warriors }) => warriors)).toEqual([4, 0])
    expect(table.seth.regions[3]).toEqual([0, null])
    expect(table.seth.seats[0]!.blood).toBe(1)
    expect(table.seat(0).dice).toEqual(['white 4 anubis'])
    expect(table.view().balances[0]).toBe(-1)
  })

  it('case 14: the green die is not for Anubis', () => {
    const table = at({ osiris: ['green 5'] }, scribes).play('0: anubis')
    expect(takes(table)).not.toContain('take osiris 5 green')
    expect(table.why('0: take osiris 5 green')).toBe('not-for-anubis (anubis)')
  })

  it('Q03: a gray 6 declared red brings 6 warriors', () => {
    const table = at({ bastet: ['gray 6'] }, scribes)
    table.play('0: anubis', '0: take bastet 6 gray', '0: do osiris', '0: colour red')
    expect(table.warband(0)).toEqual([6, 0])
  })

  it('Q06: recolouring does not open the green die to Anubis', () => {
    const table = at({ osiris: ['green 5'] }, { ...scribes, blessings: ['B11'] })
    table.play('0: play B11', '0: anubis')
    expect(takes(table)).toEqual(['take hathor 1 yellow', 'take hathor 1 brown'])
  })

  it('Q09, C19: a die from Seth’s board serves for any action', () => {
    const table = at({ seth: ['gray 5'] }, scribes).play('0: anubis', '0: take seth 5 gray')
    expect(table.legal(0)).toContain('produce bread')
    table.play('0: do osiris', '0: colour blue', '0: building in bread 5')
    expect(table.view().workshops).toEqual({ 'bread 5': 0 })
    expect(table.warband(0)).toEqual([0, 5])
    expect(table.seth.dice).toEqual([])
    expect(table.seat(0).dice).toEqual(['gray 5 anubis'])
  })

  it('Q10: red or blue is declared for a god action, also of a die that is really red; not to produce', () => {
    const table = at({ osiris: ['red 4'] }, scribes).play('0: anubis', '0: take osiris 4 red')
    table.play('0: do osiris')
    expect(table.asked).toBe('seth.declare')
    expect(table.legal(0)).toEqual(['colour red', 'colour blue'])
    table.play('0: colour blue', '0: building in bread 4')
    expect(table.warband(0)).toEqual([0, 4])
    const made = at({ osiris: ['red 4'] }, scribes)
    made.play('0: anubis', '0: take osiris 4 red', '0: produce bread')
    expect(made.warband(0)).toEqual([0, 0])
  })

  it('Q10: with B23 as well', () => {
    const table = at({ osiris: ['white 4'] }, { blessings: ['B23'] })
    table.play(
      '0: play B23',
      '0: take osiris 4 white',
      '0: do osiris',
      '0: colour red',
      '0: building in bread 4',
    )
    expect(table.warband(0)).toEqual([4, 0])
  })

  it('Q11: the changed value decides, within the faces of the real die', () => {
    const table = at({ osiris: ['red 4'] }, { tokens: { scribe: 3 } }).play(
      '0: anubis',
      '0: take osiris 4 red',
    )
    expect(table.legal(0, 'value', 'adjust')).toEqual(['value 2', 'value 3', 'value 5'])
    table.play('0: value 5', '0: do osiris', '0: colour red')
    expect(table.warband(0)).toEqual([5, 0])
    const white = at({ osiris: ['white 4'] }, { tokens: { scribe: 3 } })
    white.play('0: anubis', '0: take osiris 4 white', '0: value 6', '0: do osiris', '0: colour blue')
    expect(white.warband(0)).toEqual([0, 6])
  })

  it('offers only the colour whose gain makes the action payable', () => {
    const layout: Layout = {
      godStatues: { ra: [0] },
      peopleStatues: [1, 1, 1, 1],
      seth: { peopleStatues: [1, 1] },
    }
    const table = at({ bastet: ['white 2'] }, { tokens: { scribe: 2, granite: 1 } }, layout)
    table.play('0: anubis', '0: take bastet 2 white', '0: do horus')
    expect(table.all('declared-colour').map(({ colour }) => colour)).toEqual(['blue'])
    expect(table.seth.statues).toEqual([0, null, null])
  })

  it('TS1: the die brings its warriors or priests with the first god action it serves, an extra one too', () => {
    const seat = { blessings: ['B17'], tokens: { scribe: 3, bread: 9 } }
    const table = at({ ra: ['white 3'] }, seat)
    table.play('0: anubis', '0: take ra 3 white', '0: play B17 for hathor', '0: produce bread')
    expect(table.warband(0)).toEqual([0, 0])
    table.play('0: colour blue', '0: building at left 1')
    expect(table.warband(0)).toEqual([0, 3])
  })
})
