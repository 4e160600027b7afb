import { describe, expect, it } from 'vitest'
import { dusk, seated, TestTable, type Layout, type SeatLayout } from './testing/table.ts'

/** Seat 0 holds a technology. */
const holding = (technology: string, seat: SeatLayout = {}, layout: Layout = {}): TestTable =>
  new TestTable(seated({ ...seat, technologies: [technology] }, layout))

describe('technologies of the die', () => {
  it('T11: two points for an action with a die of value 1', () => {
    const produced = holding('T11', {}, { dice: { ra: ['white 1'] } })
    produced.play('0: take ra 1 white')
    expect(produced.points(0)).toEqual({ T11: 2 })
    const performed = holding('T11', {}, { dice: { thoth: ['black 1'] } })
    performed.play('0: take thoth 1 black', '0: do thoth', '0: card B01')
    expect(performed.points(0)).toEqual({ T11: 2 })
  })

  it('T11: the value in use counts, not the face', () => {
    const table = holding('T11', { tokens: { scribe: 1 } }, { dice: { ra: ['white 2'] } })
    table.play('0: take ra 2 white', '0: value 1')
    expect(table.points(0)).toEqual({ T11: 2 })
    const away = holding('T11', { tokens: { scribe: 1 } }, { dice: { ra: ['white 1'] } })
    away.play('0: take ra 1 white', '0: value 2')
    expect(away.points(0)).toEqual({})
  })

  it('T12: a point for every excess resource', () => {
    const table = holding('T12', {}, { dice: { ra: ['white 6'] } })
    table.play('0: take ra 6 white')
    expect(table.points(0)).toEqual({ T12: 4 })
    expect(table.seat(0).excess).toBe(4)
    const none = holding('T12', {}, { dice: { ra: ['white 2'] } })
    expect(none.play('0: take ra 2 white').points(0)).toEqual({})
  })

  it('T12, Q33: where it answers once a turn, a production without excess does not use it up', () => {
    const seat = { production: { papyrus: 3 }, artifacts: ['Art02'] }
    const table = holding('T12', seat, { seth: {}, dice: { ra: ['white 6'] } })
    table.play('0: use Art02', '0: produce papyrus', '0: value 3', '0: take ra 6 white')
    expect(table.points(0)).toEqual({ T12: 4 })
  })

  it('T13: the value of a production by up to two, and a resource more that is never excess', () => {
    const table = holding('T13', { production: { limestone: 4 } }, { dice: { ra: ['white 3'] } })
    table.play('0: take ra 3 white')
    expect(table.legal(0)).toEqual(['go on', 'value 1', 'value 2', 'value 4', 'value 5'])
    table.play('0: value 5')
    expect(table.tokens(0)).toEqual({ limestone: 5 })
    expect(table.seat(0).excess).toBe(1)
    const plain = holding('T13', {}, { dice: { ra: ['white 2'] } })
    plain.play('0: take ra 2 white', '0: go on')
    expect(plain.tokens(0)).toEqual({ limestone: 3 })
    expect(plain.seat(0).excess).toBe(0)
  })

  it('T13: not for a god action', () => {
    const table = holding('T13', { tokens: { granite: 1 } }, { dice: { horus: ['white 3'] } })
    table.play('0: take horus 3 white')
    expect(table.legal(0)).toEqual(['do horus', 'produce limestone'])
  })

  it('T14: the value of a god action by up to two, for nothing', () => {
    const table = holding('T14', { tokens: { granite: 1 } }, { dice: { horus: ['white 2'] } })
    table.play('0: take horus 2 white')
    expect(table.legal(0)).toEqual([
      'do horus',
      'produce limestone',
      'adjust to 1',
      'adjust to 3',
      'adjust to 4',
    ])
    table.play('0: adjust to 4', '0: do horus', '0: statue to bastet')
    expect(table.view().godStatues['bastet']).toEqual([0])
    expect(table.seat(0).dice).toEqual(['white 2 pure'])
  })

  it('T14: a production keeps the value of the die', () => {
    const table = holding(
      'T14',
      { tokens: { granite: 1 }, production: { limestone: 6 } },
      { dice: { horus: ['white 2'] } },
    )
    table.play('0: take horus 2 white', '0: adjust to 4', '0: produce limestone')
    expect(table.tokens(0)).toEqual({ limestone: 2, granite: 1 })
  })

  it('T17: two points for producing bread, and no bread to pay at a scoring', () => {
    const table = holding('T17', {}, { dice: { hathor: ['brown 2', 'yellow 2'] } })
    table.play('0: take hathor 2 brown')
    expect(table.points(0)).toEqual({ T17: 2 })
    const papyrus = holding('T17', {}, { dice: { hathor: ['yellow 2'] } })
    expect(papyrus.play('0: take hathor 2 yellow').points(0)).toEqual({})
  })

  it('T17: the row shows two bread; its owner neither pays nor loses for it, the other does', () => {
    const workshops = {
      'papyrus 6': 0,
      'papyrus 5': 0,
      'papyrus 4': 0,
      'papyrus 3': 0,
      'bread 6': 1,
      'bread 5': 1,
      'bread 4': 1,
      'bread 3': 1,
    }
    const table = dusk({ round: 8, workshops, seats: [{ technologies: ['T17'], tokens: { bread: 2 } }, {}] })
    expect(table.all('bread')).toEqual([{ type: 'bread', seat: 1, paid: 0, owed: 2 }])
    expect(table.tokens(0)).toEqual({ bread: 2 })
    expect(table.points(0)).toEqual({ scoring: 4 })
    expect(table.points(1)).toEqual({ scoring: 4, bread: -6 })
  })

  it('T18: a point for taking a pure die, none for a tainted one or with Anubis', () => {
    const layout: Layout = { dice: { ra: ['white 2', 'yellow 2'] } }
    const seat = { tokens: { scribe: 2 } }
    expect(holding('T18', seat, layout).play('0: take ra 2 white', '0: produce limestone').points(0)).toEqual(
      {
        T18: 1,
      },
    )
    expect(holding('T18', seat, layout).play('0: take ra 2 yellow', '0: produce papyrus').points(0)).toEqual(
      {},
    )
    const anubis = holding('T18', seat, layout).play(
      '0: anubis',
      '0: take ra 2 white',
      '0: produce limestone',
    )
    expect(anubis.points(0)).toEqual({})
  })

  it('T19: for a scribe a tainted die produces before its god action', () => {
    const table = holding('T19', { tokens: { scribe: 1, granite: 1 } }, { dice: { horus: ['yellow 4'] } })
    table.play('0: take horus 4 yellow', '0: also produce')
    expect(table.tokens(0)).toEqual({ granite: 1, papyrus: 2 })
    expect(table.seat(0).excess).toBe(2)
    table.play('0: statue to bastet')
    expect(table.tokens(0)).toEqual({ papyrus: 2 })
  })

  it('T19: not with a pure die, a gray one, without a scribe, or with Anubis', () => {
    const layout: Layout = { dice: { horus: ['white 4', 'gray 4', 'yellow 4'] } }
    const seat = { tokens: { scribe: 1, granite: 1 } }
    expect(holding('T19', seat, layout).play('0: take horus 4 white').legal(0)).not.toContain('also produce')
    expect(holding('T19', seat, layout).play('0: take horus 4 gray').legal(0)).not.toContain('also produce')
    const poor = holding('T19', { tokens: { granite: 1 } }, layout).play('0: take horus 4 yellow')
    expect(poor.legal(0)).toEqual(['do horus', 'produce papyrus'])
    const anubis = holding('T19', { tokens: { scribe: 3, granite: 1 } }, layout).play(
      '0: anubis',
      '0: take horus 4 yellow',
    )
    expect(anubis.legal(0)).not.toContain('also produce')
  })

  it('T19: not with a gray die, though an extra action could come first', () => {
    const seat = { tokens: { scribe: 2, granite: 2 }, blessings: ['B17'] }
    const offers = (colour: string): string[] =>
      holding('T19', seat, { dice: { horus: [`${colour} 4`] } })
        .play(`0: take horus 4 ${colour}`)
        .legal(0)
    expect(offers('yellow')).toContain('also produce')
    expect(offers('gray')).not.toContain('also produce')
  })

  it('T19: also after an extra action, as long as the normal one is to come', () => {
    const seat = { tokens: { scribe: 2, granite: 2 }, blessings: ['B17'] }
    const table = holding('T19', seat, { dice: { ra: ['yellow 5'] } })
    table.play('0: take ra 5 yellow', '0: play B17 for horus', '0: extra horus', '0: statue to thoth')
    table.play('0: also produce', '0: pillar at c3 turn 0')
    expect(table.tokens(0)).toEqual({ papyrus: 2, gold: 1 })
    const done = holding('T19', seat, { dice: { ra: ['yellow 5'] } })
    done.play('0: take ra 5 yellow', '0: play B17 for horus', '0: do ra', '0: pillar at c3 turn 0')
    // Only the extra action was left.
    expect(done.asked).toBe('horus')
  })

  it('R41: T19 produces once', () => {
    const table = holding('T19', { tokens: { scribe: 3, granite: 1 } }, { dice: { horus: ['yellow 4'] } })
    expect(table.play('0: take horus 4 yellow', '0: also produce').asked).toBe('horus')
    expect(table.tokens(0)).toEqual({ scribe: 2, granite: 1, papyrus: 2 })
  })

  it('T19, R31: also where only a declared action brings what the god action costs', () => {
    const seat: SeatLayout = { tokens: { scribe: 1, bread: 1 }, blessings: ['B19'], happiness: 3 }
    const table = holding('T19', seat, { dice: { hathor: ['yellow 1'] }, sunny: 'hathor' })
    table.play('0: take hathor 1 yellow', '0: play B19')
    expect(table.legal(0)).toContain('also produce')
  })

  it('T19: the production may bring what the god action costs', () => {
    const shaded = holding('T19', { tokens: { scribe: 1 } }, { dice: { ra: ['black 5'] }, sunny: 'osiris' })
    // The sun at Osiris and Horus leaves Ra in the shade, where black is tainted.
    shaded.play('0: take ra 5 black', '0: also produce', '0: pillar at c3 turn 0')
    expect(shaded.tokens(0)).toEqual({ granite: 1, gold: 1 })
  })

  it('T23: three points for Anubis, by scribes or by B23', () => {
    const layout: Layout = { dice: { ra: ['white 2'] } }
    const scribes = holding('T23', { tokens: { scribe: 2 } }, layout)
    expect(scribes.play('0: anubis').points(0)).toEqual({ T23: 3 })
    const blessing = holding('T23', { blessings: ['B23'] }, layout)
    expect(blessing.play('0: play B23').points(0)).toEqual({ T23: 3 })
    expect(holding('T23', {}, layout).play('0: take ra 2 white').points(0)).toEqual({})
  })

  it('T24: a gold for every blessing played', () => {
    const table = holding('T24', { blessings: ['B07', 'B08', 'B01'] }, { dice: { ra: ['white 2'] } })
    table.play('0: play B07 for population', '0: play B08 for happiness')
    expect(table.tokens(0)).toEqual({ gold: 2 })
    table.play('0: take ra 2 white', '0: produce limestone', '0: play B01')
    expect(table.tokens(0)).toEqual({ gold: 3, limestone: 6 })
  })
})
