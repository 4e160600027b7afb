import { describe, expect, it } from 'vitest'
import { seated, TestTable, type Layout, type SeatLayout } from '../testing/table.ts'

/** Horus and Ra lie in the sun, Hathor and Osiris in the shade, Bastet and Thoth in the dark. */
const at = (dice: Layout['dice'], seat: SeatLayout = {}, layout: Layout = {}): TestTable =>
  new TestTable(seated(seat, { seth: {}, dice: dice!, ...layout }), true)

describe('other effects on these dice', () => {
  it('Q04: B09 and B10 turn red, blue and green dice to 2, 3, 4 or 5', () => {
    for (const colour of ['red', 'blue', 'green']) {
      const table = at({ osiris: [`${colour} 3`] }, { blessings: ['B09'] }).play(`0: take osiris 3 ${colour}`)
      expect(table.legal(0, 'play')).toEqual(['play B09 for 2', 'play B09 for 4', 'play B09 for 5'])
    }
    const white = at({ ra: ['red 3'] }, { blessings: ['B09', 'B11'] })
    white.play('0: play B11', '0: take ra 3 red', '0: colour white')
    expect(white.legal(0, 'play')).toEqual(['play B09 for 2', 'play B09 for 4', 'play B09 for 5'])
    const turned = at({ osiris: ['red 3'] }, { blessings: ['B10'] })
    turned.play('0: take osiris 3 red', '0: play B10 for 5')
    expect(turned.warband(0)).toEqual([5, 0])
    expect(turned.seat(0).dice).toEqual(['red 5 tainted'])
  })

  it('Q05: another die treated as red or blue brings the same and is tainted', () => {
    for (const [colour, warband] of [
      ['red', [3, 0]],
      ['blue', [0, 3]],
    ] as const) {
      const table = at({ ra: ['white 3'] }, { blessings: ['B11'], tokens: { limestone: 2, granite: 2 } })
      table.play('0: play B11', '0: take ra 3 white', `0: colour ${colour}`, '0: do ra')
      expect(table.warband(0)).toEqual(warband)
      expect(table.seat(0).dice).toEqual(['white 3 tainted'])
    }
  })

  it('Q05: treated as green it is pure and does not produce', () => {
    const table = at({ bastet: ['white 3'] }, { blessings: ['B11'], tokens: { bread: 3, papyrus: 3 } })
    table.play('0: play B11', '0: take bastet 3 white', '0: colour green')
    expect(table.seat(0).dice).toEqual(['white 3 pure'])
    expect(table.legal(0).some((move) => move.startsWith('produce'))).toBe(false)
  })

  it('Q05, Q03: a red die treated as white lies as white does, may produce, brings no warriors, and keeps its faces', () => {
    const table = at(
      { ra: ['red 4'] },
      { blessings: ['B11'], tokens: { scribe: 1, limestone: 2, granite: 2 } },
    )
    table.play('0: play B11', '0: take ra 4 red', '0: colour white')
    expect(table.seat(0).dice).toEqual(['red 4 pure'])
    expect(table.legal(0, 'value', 'adjust')).toEqual(['value 2', 'value 3', 'value 5'])
    expect(table.legal(0)).toContain('produce limestone')
    table.play('0: do ra', '0: pillar at c3 turn 0')
    expect(table.warband(0)).toEqual([0, 0])
  })

  it('Q07: on Seth’s board a recoloured die stays tainted, brings warriors, and produces', () => {
    const seat = { blessings: ['B11'] }
    const red = at({ seth: ['gray 4'] }, seat).play(
      '0: play B11',
      '0: take seth 4 gray',
      '0: colour red',
      '0: do seth',
    )
    expect(red.warband(0)).toEqual([0, 0])
    expect(red.seth.regions[3]).toEqual([0, null])
    for (const colour of ['green', 'yellow', 'white']) {
      const table = at({ seth: ['gray 4'] }, { ...seat, warriors: 4 })
      table.play('0: play B11', '0: take seth 4 gray', `0: colour ${colour}`)
      expect(table.seat(0).dice).toEqual(['gray 4 tainted'])
    }
    const made = at({ seth: ['gray 2'] }, seat)
    made.play('0: play B11', '0: take seth 2 gray', '0: colour yellow', '0: produce papyrus')
    expect(made.tokens(0)).toEqual({ papyrus: 2 })
  })

  it('Q08: a die of Seth’s board is taken for Seth alone', () => {
    const table = at({ seth: ['gray 4'] }, { warriors: 9, tokens: { scribe: 1 } }).play('0: take seth 4 gray')
    expect(table.legal(0, 'do', 'produce')).toEqual(['do seth'])
    expect(table.why('0: do osiris')).toBe('other-section (turn)')
    expect(table.why('0: produce bread')).toBe('gray (produce)')
  })

  it('Q12: T08 changes nothing for red, blue, green and Seth’s dice: no side is asked for', () => {
    const seat = { technologies: ['T08'], warriors: 9, tokens: { papyrus: 9 }, happiness: 2 }
    for (const colour of ['red', 'blue', 'green', 'gray']) {
      const table = at({ thoth: [`${colour} 3`] }, seat).play(`0: take thoth 3 ${colour}`)
      expect(table.asked).not.toBe('settle')
      expect(table.seat(0).dice).toEqual([`${colour} 3 ${colour === 'green' ? 'pure' : 'tainted'}`])
    }
    const seth = at({ seth: ['gray 3'] }, seat).play('0: take seth 3 gray')
    expect(seth.seat(0).dice).toEqual(['gray 3 tainted'])
  })

  it('Q13: T14 changes what red and blue dice bring, within their faces, and moves Seth’s region', () => {
    const table = at({ osiris: ['red 4'] }, { technologies: ['T14'] }).play('0: take osiris 4 red')
    expect(table.legal(0, 'value', 'adjust')).toEqual(['adjust to 2', 'adjust to 3', 'adjust to 5'])
    table.play('0: adjust to 5', '0: building in bread 5')
    expect(table.warband(0)).toEqual([5, 0])
    const white = at(
      { ra: ['red 5'] },
      { blessings: ['B11'], technologies: ['T14'], tokens: { limestone: 3, granite: 3 } },
    ).play('0: play B11', '0: take ra 5 red', '0: colour white')
    expect(white.legal(0, 'adjust')).toEqual(['adjust to 3', 'adjust to 4'])
    const seth = at({ seth: ['gray 4'] }, { technologies: ['T14'], warriors: 4 })
    seth.play('0: take seth 4 gray', '0: adjust to 6')
    expect(seth.seth.regions[5]).toEqual([0, null])
  })

  it('Q14: T18 pays for the green die, not for Seth’s', () => {
    const green = at({ osiris: ['green 3'] }, { technologies: ['T18'] }).play('0: take osiris 3 green')
    expect(green.points(0)).toEqual({ T18: 1 })
    const seth = at({ seth: ['gray 4'] }, { technologies: ['T18'], warriors: 4 }).play('0: take seth 4 gray')
    expect(seth.points(0)).toEqual({})
  })

  it('Q15: T19 lets none of them produce, unless it is recoloured', () => {
    const seat = { technologies: ['T19'], warriors: 9, tokens: { scribe: 2 } }
    for (const die of ['gray', 'red', 'blue']) {
      const table = at({ osiris: [`${die} 3`] }, seat).play(`0: take osiris 3 ${die}`)
      expect(table.legal(0)).not.toContain('also produce')
    }
    const seth = at({ seth: ['gray 3'] }, seat).play('0: take seth 3 gray')
    expect(seth.legal(0)).not.toContain('also produce')
    const coloured = at({ seth: ['gray 3'] }, { ...seat, blessings: ['B11'] })
    coloured.play('0: play B11', '0: take seth 3 gray', '0: colour brown')
    expect(coloured.legal(0)).toContain('also produce')
  })

  it('Q16: T11 pays for Seth’s die of value 1, also of a changed one, and not for actions without a die', () => {
    const seat = { technologies: ['T11'], warriors: 4, tokens: { scribe: 1 } }
    const plain = at({ seth: ['gray 1'] }, seat).play('0: take seth 1 gray', '0: do seth')
    expect(plain.points(0)).toEqual({ T11: 2 })
    const changed = at({ seth: ['gray 3'] }, seat).play('0: take seth 3 gray', '0: value 1')
    expect(changed.points(0)).toEqual({ T11: 2 })
    // A statue below a column teaches as with a 1, but without a die.
    const taught = at(
      { horus: ['white 3'] },
      { technologies: ['T11'], tokens: { granite: 1 } },
      { seth: { regions: { 1: [1] } } },
    ).play('0: take horus 3 white', '0: do horus', '0: statue at left', '0: card B01')
    expect(taught.points(0)).toEqual({})
  })

  it('Q18: B17 to B20 are not for a die of Seth’s board, and work with red and blue ones, which bring their own once', () => {
    const seat = {
      blessings: ['B17', 'B19'],
      warriors: 4,
      happiness: 3,
      tokens: { scribe: 1, bread: 9, limestone: 3, granite: 3 },
    }
    const seth = at({ seth: ['gray 3'] }, seat).play('0: take seth 3 gray')
    expect(seth.legal(0, 'play')).toEqual([])
    const blue = at({ ra: ['blue 3'] }, seat).play('0: take ra 3 blue')
    // A covered space may bring the papyrus for Thoth (R31).
    expect(blue.legal(0, 'play')).toEqual(['play B17 for hathor', 'play B17 for horus', 'play B19'])
    blue.play('0: play B17 for hathor', '0: do ra', '0: pillar at c3 turn 0')
    blue.play('0: building at left 1')
    expect(blue.warband(0)).toEqual([4, 3])
  })

  it('Q18c, R21: an action without the die counts nothing that the die would bring', () => {
    const tokens = { limestone: 3, granite: 3 }
    const seat: SeatLayout = { happiness: 20, population: 21, warriors: 1, blessings: ['B07'], tokens }
    const table = at({ ra: ['red 4'] }, seat).play('0: take ra 4 red')
    expect(table.legal(0)).toContain('do ra')
    table.play('0: play B07 for happiness')
    expect(table.asked).toBe('free-action')
    expect(table.legal(0)).not.toContain('do seth')
  })

  it('Q19: for D22 the green die counts on the pure side, a die for Anubis does not', () => {
    const dice = ['green 5 pure', 'white 6 anubis', 'red 4 tainted']
    const table = new TestTable({
      seth: {},
      round: 16,
      seats: [{ dice, decrees: ['D22'], openDecrees: ['D22'] }],
    })
    expect(table.game.project(table.view())[0]!['decrees']).toBe(3)
  })
})
