import { quick, type Position } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { roll } from '../dice.ts'
import { sethOf, tekhenu, type TekhenuJSON } from '../index.ts'
import { BLUE, GREEN, RED, WHITE } from '../names.ts'
import type { Play } from '../play.ts'
import { baseRules } from '../waits.ts'
import { dusk, Table, type Scene } from '../testing.ts'
import { withSeth } from './rules.ts'

const laid = (players: number, seed = 'dice'): Position =>
  tekhenu.setup({ horus: 'shuffled', seth: true }, players, seed, quick)

/** Dice of a new table, by where they are. */
function counted(players: number) {
  const p = laid(players)
  const view = tekhenu.view(p, 'spectator')
  const seth = sethOf(view)!
  const on = [...view.dice.flat(), ...seth.dice].map((die) => die.split(' ')[0]!)
  const inPlay = Object.fromEntries(
    Object.entries(view.bag).map(([colour, many]) => [
      colour,
      many + on.filter((each) => each === colour).length,
    ]),
  )
  const inBag = Object.values(view.bag).reduce((sum, many) => sum + many, 0)
  const sections = view.dice.map((section) => section.length)
  return { inPlay, inBag, sections, onSeth: seth.dice.map((die) => die.split(' ')[0]) }
}

const NEW = { red: 2, blue: 2, green: 1 }

describe('the dice of a table', () => {
  it('case 1: with four players 30 dice are in play, 4 gray ones on Seth and 8 in the bag', () => {
    expect(counted(4)).toEqual({
      inPlay: { white: 5, black: 5, yellow: 5, brown: 5, gray: 5, ...NEW },
      inBag: 8,
      sections: [3, 3, 3, 3, 3, 3],
      onSeth: ['gray', 'gray', 'gray', 'gray'],
    })
  })

  it('case 2: with three players 27 dice are in play, 3 gray ones on Seth and 6 in the bag', () => {
    expect(counted(3)).toEqual({
      inPlay: { white: 4, black: 4, yellow: 4, brown: 4, gray: 6, ...NEW },
      inBag: 6,
      sections: [3, 3, 3, 3, 3, 3],
      onSeth: ['gray', 'gray', 'gray'],
    })
  })

  it('case 3: with two players 24 dice are in play, 2 gray ones on Seth and 4 in the bag', () => {
    expect(counted(2)).toEqual({
      inPlay: { white: 4, black: 4, yellow: 4, brown: 4, gray: 3, ...NEW },
      inBag: 4,
      sections: [3, 3, 3, 3, 3, 3],
      onSeth: ['gray', 'gray'],
    })
  })

  it('red, blue and green dice show 2, 3, 3, 4, 4 or 5', () => {
    const rules = withSeth(baseRules)
    const faces = (colour: number): number[] =>
      [0, 1, 2, 3, 4, 5].map((chance) =>
        roll(new Int32Array(0), { rules, chance: () => chance } as unknown as Play, colour),
      )
    for (const colour of [RED, BLUE, GREEN]) expect(faces(colour)).toEqual([2, 3, 3, 4, 4, 5])
    expect(faces(WHITE)).toEqual([1, 2, 3, 4, 5, 6])
  })
})
