import { describe, expect, it } from 'vitest'
import { tekhenu } from './index.ts'
import { dusk, TestTable, type Layout } from './testing/table.ts'

/** Which light falls where when the sunny part begins at Horus. */
const LIT = { sunny: 'ra', shaded: 'osiris', dark: 'thoth' } as const

/** On which side a die of this colour comes to lie, or why it cannot be taken. */
function purity(colour: string, light: keyof typeof LIT): string {
  const god = LIT[light]
  const table = new TestTable({ dice: { [god]: [`${colour} 1`] }, seats: [{ tokens: { limestone: 1 } }] })
  const refusal = table.try(`0: take ${god} 1 ${colour}`)
  if (refusal !== undefined)
    return `${refusal.code} ${refusal.rule}` === 'tekhenu.die-forbidden purity' ? 'forbidden' : refusal.code
  return table.seat(0).dice[0]!.split(' ')[2]!
}

describe('pure, tainted and forbidden dice', () => {
  it('Example 1: white is pure in the sun, tainted in the shade, forbidden in the dark', () => {
    expect([purity('white', 'sunny'), purity('white', 'shaded'), purity('white', 'dark')]).toEqual([
      'pure',
      'tainted',
      'forbidden',
    ])
  })

  it('Example 2: black is pure in the dark, tainted in the shade, forbidden in the sun', () => {
    expect([purity('black', 'sunny'), purity('black', 'shaded'), purity('black', 'dark')]).toEqual([
      'forbidden',
      'tainted',
      'pure',
    ])
  })

  it('Example 3: yellow is pure in the shade, tainted in the sun, forbidden in the dark', () => {
    expect([purity('yellow', 'sunny'), purity('yellow', 'shaded'), purity('yellow', 'dark')]).toEqual([
      'tainted',
      'pure',
      'forbidden',
    ])
  })

  it('Example 3: brown is pure in the shade, forbidden in the sun, tainted in the dark', () => {
    expect([purity('brown', 'sunny'), purity('brown', 'shaded'), purity('brown', 'dark')]).toEqual([
      'forbidden',
      'pure',
      'tainted',
    ])
  })

  it('Example 4: gray is tainted everywhere', () => {
    expect([purity('gray', 'sunny'), purity('gray', 'shaded'), purity('gray', 'dark')]).toEqual([
      'tainted',
      'tainted',
      'tainted',
    ])
  })

  it('the light moves with the wheel: sunny, sunny, shaded, dark, dark, shaded', () => {
    const sunny = new TestTable({ sunny: 'thoth' }).view().lights
    // Horus, Ra, Hathor, Bastet, Thoth, Osiris
    expect(sunny).toEqual(['shaded', 'dark', 'dark', 'shaded', 'sunny', 'sunny'])
  })
})

describe('the dice on the scales', () => {
  it('the die lies there with its value unchanged, the wheel has one fewer', () => {
    const table = new TestTable({ dice: { ra: ['white 3', 'white 3'] } }).play('0: take ra 3 white')
    expect(table.seat(0).dice).toEqual(['white 3 pure'])
    expect(table.view().dice[1]).toEqual(['white 3'])
  })

  it('the balance counts pure dice up, tainted dice and excess down, dice below the scales not at all', () => {
    const dice = ['white 5 pure', 'yellow 2 pure', 'gray 6 tainted', 'black 4 anubis']
    expect(new TestTable({ seats: [{ dice, excess: 3 }] }).view().balances[0]).toBe(-2)
  })

  it('dice are never lost: what leaves the wheel comes back into the bag at Maat', () => {
    const layout: Layout = {
      round: 4,
      seats: [{ dice: ['white 5 pure', 'gray 2 tainted'] }, { dice: ['black 1 anubis'] }],
    }
    const table = dusk(layout)
    expect(table.view().bag).toEqual({ yellow: 4, brown: 3, white: 4, black: 4, gray: 6 })
    expect(tekhenu.fromJSON(table.json).ok).toBe(true)
  })
})
