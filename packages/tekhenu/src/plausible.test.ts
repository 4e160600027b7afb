import { describe, expect, it } from 'vitest'
import { tekhenu, type TekhenuJSON } from './index.ts'
import { lay, type Layout } from './testing/table.ts'

/** The fault of a layout in which this waits above the end of the turn of seat 0. */
const faultWith = (layout: Layout, ...above: TekhenuJSON['waiting']): unknown => {
  const read = tekhenu.fromJSON({
    ...lay(layout),
    waiting: [{ wait: 'next' }, { wait: 'end-turn', seat: 0 }, ...above],
  })
  return read.ok ? undefined : [read.fault.path, read.fault.code]
}

describe('a position in which somebody else than the seat at turn would take a die', () => {
  const foreign = ['position.waiting[2].seat', 'tekhenu.position.other-seat']

  it('is refused, whether the die is still to be taken or in hand', () => {
    expect(faultWith({}, { wait: 'take', seat: 0 })).toBeUndefined()
    expect(faultWith({}, { wait: 'take', seat: 1 })).toEqual(foreign)
    for (const wait of ['use', 'settle', 'colour']) {
      const json = lay({})
      const now = { ...json.board.now, face: 1, colour: 'yellow', as: 'yellow', from: 'hathor', value: 1 }
      // It lies with nobody yet, and no longer in its section.
      const dice = json.board.dice.map((each) => each.filter((die) => die !== 'yellow 1'))
      const read = tekhenu.fromJSON({
        ...json,
        board: { ...json.board, now, dice },
        waiting: [{ wait: 'next' }, { wait: 'end-turn', seat: 0 }, { wait, seat: 1 }],
      })
      expect(read.ok ? undefined : [read.fault.path, read.fault.code]).toEqual(foreign)
    }
  })

  it('is refused with Botankhamun’s turn within a person’s, and with a colour of Time of Seth', () => {
    const solo: Layout = { order: [0, 1], solo: {} }
    expect(faultWith(solo, { wait: 'take', seat: 0 })).toBeUndefined()
    expect(faultWith(solo, { wait: 'solo-turn', seat: 1, stage: 0 })).toEqual(foreign)
    const declare = (seat: number) => ({ wait: 'declare', seat, god: 5 })
    expect(faultWith({ seth: {} }, declare(1))).toEqual(foreign)
    expect(faultWith({ seth: {} }, declare(0))).not.toEqual(foreign)
  })
})
