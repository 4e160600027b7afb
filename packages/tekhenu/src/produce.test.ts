import { describe, expect, it } from 'vitest'
import { TestTable, type SeatLayout } from './testing/table.ts'

const COLOURS = { yellow: 'papyrus', brown: 'bread', white: 'limestone', black: 'granite' } as const

/** Seat 0 produces with a die of Hathor's shaded section, where every colour may be taken. */
const produced = (colour: keyof typeof COLOURS, value: number, seat: SeatLayout = {}): TestTable =>
  new TestTable(
    { dice: { hathor: [`${colour} ${value}`] }, seats: [{ tokens: { scribe: 1 }, ...seat }] },
    true,
  ).play(`0: take hathor ${value} ${colour}`, `0: produce ${COLOURS[colour]}`)

describe('production', () => {
  it.each(Object.entries(COLOURS))('of a %s die is %s', (colour, resource) => {
    const table = produced(colour as keyof typeof COLOURS, 2)
    expect(table.tokens(0)).toEqual({ scribe: 1, [resource]: 2 })
    expect(table.seat(0).excess).toBe(0)
  })

  it('Example 17: a 5 with the bread marker at 3 brings 3 bread and 2 taint', () => {
    const table = produced('brown', 5, { production: { bread: 3, papyrus: 6, limestone: 6, granite: 6 } })
    expect(table.tokens(0)).toEqual({ scribe: 1, bread: 3 })
    expect(table.seat(0).excess).toBe(2)
    // A pure 5, less the excess.
    expect(table.view().balances[0]).toBe(3)
  })

  it('Example 18: a 4 with the limestone marker above it brings all 4 limestone', () => {
    const table = produced('white', 4, { production: { limestone: 5 } })
    expect(table.tokens(0)).toEqual({ scribe: 1, limestone: 4 })
    expect(table.seat(0).excess).toBe(0)
  })

  it('keeps as much as the marker allows, for every value and marker', () => {
    for (const marker of [0, 2, 4, 6]) {
      for (const value of [1, 2, 3, 4, 5, 6]) {
        const table = produced('black', value, { production: { granite: marker }, excess: 1 })
        expect(table.seat(0).tokens['granite']).toBe(Math.min(value, marker))
        expect(table.seat(0).excess).toBe(1 + Math.max(0, value - marker))
      }
    }
  })

  it('may be had from any section, whatever god stands there', () => {
    for (const god of ['horus', 'ra', 'hathor', 'osiris'] as const) {
      const table = new TestTable({ dice: { [god]: ['white 2'] }, seats: [{ tokens: { scribe: 1 } }] }, true)
      table.play(`0: take ${god} 2 white`, '0: produce limestone')
      expect(table.tokens(0)).toEqual({ scribe: 1, limestone: 2 })
    }
  })
})

describe('production refuses', () => {
  const taken = (die: string): TestTable =>
    new TestTable({ dice: { osiris: [die] }, seats: [{ tokens: { scribe: 1 } }] }).play(
      `0: take osiris ${die.split(' ').toReversed().join(' ')}`,
    )

  it('a gray die', () => {
    expect(taken('gray 2').why('0: produce bread')).toBe('gray (produce)')
  })

  it('another resource than the colour’s', () => {
    const table = taken('white 2')
    expect(table.why('0: produce bread')).toBe('other-resource (produce)')
    expect(table.try('0: produce bread')?.params).toEqual({ resource: 'limestone' })
  })
})
