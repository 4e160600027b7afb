import { describe, expect, it } from 'vitest'
import { tekhenu } from './index.ts'
import { WHEEL_GODS } from './names.ts'
import { dusk, TestTable, type Layout } from './testing/table.ts'

const COUNTS = [2, 3, 4] as const

/** The sections that were rolled into, and how many dice each. */
const rolled = (table: TestTable): [string, number][] =>
  table.all('rolled').map(({ god, dice }) => [god, dice.length])

/** Plays whatever comes first until the game is over. */
const playOut = (table: TestTable, until: (table: TestTable) => boolean = () => false): TestTable => {
  while (!table.view().over && !until(table)) {
    const seat = tekhenu.toAct(table.position)[0]!
    table.play(`${seat}: ${table.legal(seat)[0]!}`)
  }
  return table
}

describe('rounds', () => {
  it('each seat has one turn a round, in turn order', () => {
    const table = new TestTable({
      players: 3,
      order: [2, 0, 1],
      dice: { ra: ['white 1', 'white 2', 'white 3'] },
    })
    table.play('2: take ra 1 white', '0: take ra 2 white', '1: take ra 3 white')
    expect(table.all('turn').map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(table.view()).toMatchObject({ round: 2, turn: 0, order: [2, 0, 1] })
    expect(table.try('0: take hathor 1 yellow')?.code).toBe('tekhenu.not-your-turn')
  })

  it('an odd round is followed by the next without a rotation', () => {
    for (const round of [1, 3, 5, 7, 9, 11, 13, 15]) {
      const table = dusk({ round, dice: { ra: ['white 2'] } })
      expect(table.view()).toMatchObject({ round: round + 1, turn: 0, wheel: 0 })
      expect(table.all('rotated')).toEqual([])
      expect(rolled(table)).toEqual([])
    }
  })

  it('exactly one die a turn', () => {
    const table = new TestTable({ dice: { ra: ['white 1', 'white 2'] } }).play('0: take ra 1 white')
    expect(table.seat(0).dice).toEqual(['white 1 pure'])
    expect(tekhenu.toAct(table.position)).toEqual([1])
  })

  it('a game has 16 rounds, 8 rotations, 4 Maat phases and 2 scorings', () => {
    for (const players of COUNTS) {
      const table = playOut(TestTable.start(players, `whole ${players}`))
      expect(table.all('round').map(({ round }) => round)).toEqual(
        Array.from({ length: 16 }, (_, i) => i + 1),
      )
      expect(table.all('rotated')).toHaveLength(8)
      expect(table.all('maat').map(({ maat }) => maat)).toEqual([1, 2, 3, 4])
      expect(table.all('scoring').map(({ scoring }) => scoring)).toEqual([1, 2])
      expect(table.all('turn')).toHaveLength(16 * players)
      expect(table.all('taken')).toHaveLength(16 * players)
    }
  })
})

describe('a rotation', () => {
  it('comes after every second round: the shadow moves one section clockwise', () => {
    for (const round of [2, 6, 10, 14]) {
      const table = dusk({ round })
      expect(table.view()).toMatchObject({ round: round + 1, wheel: 1 })
      expect(table.view().lights).toEqual(['shaded', 'sunny', 'sunny', 'shaded', 'dark', 'dark'])
      expect(table.all('rotated')).toEqual([{ type: 'rotated', sunny: ['ra', 'hathor'] }])
      expect(table.all('maat')).toEqual([])
    }
  })

  it('Example 5: fills the two shaded sections of the new position with a die per player, the one after the arrow first', () => {
    for (const players of COUNTS) {
      // The sun at Horus and Ra moves to Ra and Hathor: Bastet and Horus lie in the shade.
      const table = dusk({ players, round: 2 })
      expect(rolled(table)).toEqual([
        ['bastet', players],
        ['horus', players],
      ])
      expect(table.view().dice.map((dice) => dice.length)).toEqual([players, 0, 1, players, 0, 0])
    }
  })

  it('goes round: after Osiris comes Horus', () => {
    const shaded = WHEEL_GODS[(WHEEL_GODS.indexOf('osiris') + 2) % 6]!
    const table = new TestTable({ sunny: 'osiris', round: 2, turn: 1 }).play(`1: take ${shaded} 1 yellow`)
    expect(table.view()).toMatchObject({ wheel: 0, round: 3 })
  })

  it('leaves the dice where they are; another light makes them pure, tainted or forbidden', () => {
    const table = dusk({ round: 2, dice: { horus: ['white 4'], hathor: ['yellow 5'] } })
    expect(table.view().dice[0]).toContain('white 4')
    // Horus was sunny and is shaded, Hathor was shaded and is sunny.
    table.play('0: take horus 4 white')
    expect(table.seat(0).dice).toEqual(['white 4 tainted'])
  })

  it('comes before Maat, Maat before the new dice', () => {
    const table = dusk({ round: 4 }).play('0: destiny A01', '1: destiny A02')
    const told = table.events
      .map(({ type }) => type)
      .filter((type) => ['rotated', 'maat', 'rolled', 'destiny', 'round'].includes(type))
    expect(told).toEqual(['rotated', 'maat', 'destiny', 'destiny', 'rolled', 'rolled', 'round'])
  })

  it('draws after Maat has put the dice of the boards back', () => {
    const dice: Layout['dice'] = {
      bastet: ['white 1', 'white 2', 'black 1'],
      thoth: ['gray 1', 'gray 1', 'gray 1', 'gray 1', 'gray 1', 'gray 1'],
      horus: ['brown 3', 'brown 3', 'brown 3'],
    }
    const taken = ['white 3 pure', 'white 4 pure', 'black 2 tainted', 'black 4 tainted']
    const table = dusk({
      round: 4,
      dice,
      seats: [{ dice: taken }, { dice: ['black 6 tainted', 'yellow 6 pure', 'yellow 5 pure'] }],
    })
    const [first, second] = table.view().order
    table.play(`${first}: destiny A01`, `${second}: destiny A02`)
    // One yellow die was left in the bag before the boards were cleared.
    expect(rolled(table)).toEqual([
      ['bastet', 2],
      ['horus', 2],
    ])
  })

  it('after the last round brings no new dice', () => {
    const table = dusk({ round: 16 })
    expect(table.all('rotated')).toHaveLength(1)
    expect(rolled(table)).toEqual([])
  })
})

describe('the end of a turn', () => {
  it('fills the market again with cards of the same kinds', () => {
    const table = new TestTable({
      dice: { thoth: ['black 5'] },
      seats: [{ happiness: 5, tokens: { papyrus: 3 } }],
    })
    table.play('0: take thoth 5 black', '0: do thoth', '0: card B03', '0: card T02', '0: card T03')
    expect(table.all('refilled')).toHaveLength(1)
    expect(table.all('refilled')[0]).toMatchObject({ section: 2 })
    expect(
      table
        .view()
        .market.slice(3, 7)
        .map((card) => card![0]),
    ).toEqual(['B', 'B', 'T', 'T'])
    expect(table.view().market.slice(7)).toEqual(Array.from({ length: 8 }, () => null))
  })

  it('comes by hand for seats that wish it, and the market is filled then', () => {
    const table = new TestTable({ dice: { thoth: ['black 1'] } }, true).play(
      '0: take thoth 1 black',
      '0: do thoth',
      '0: card B01',
    )
    expect(table.asked).toBe('end-turn')
    expect(table.view().market[0]).toBeNull()
    table.play('0: end turn')
    expect(table.view().market[0]).not.toBeNull()
  })
})
