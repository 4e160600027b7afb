import { fastHost, type Position } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { roll } from '../dice.ts'
import { sethOf, standard, tekhenu } from '../index.ts'
import { BLUE, COLOURS, GREEN, RED, WHITE } from '../names.ts'
import type { Play } from '../play.ts'
import { printedOf } from '../printed.ts'
import { baseRules } from '../waits.ts'
import { overChance } from '../testing/solo.ts'
import { dusk, type Layout, type TestTable } from '../testing/table.ts'
import { diceInPlay } from './bag.ts'
import { withSeth } from './rules.ts'

const laid = (players: number, seed = 'dice'): Position =>
  tekhenu.setup({ horus: 'shuffled', seth: true }, players, seed, fastHost)

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

  it('case 3, C14: with two players 24 dice are in play, 2 gray ones on Seth and 4 in the bag', () => {
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
        roll(new Int32Array(0), { rules, chance: () => chance } as unknown as Play, colour, 0),
      )
    for (const colour of [RED, BLUE, GREEN]) expect(faces(colour)).toEqual([2, 3, 3, 4, 4, 5])
    expect(faces(WHITE)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

/**
 * A rotation without Maat, with these dice in the bag and on Seth; all others lie at Thoth, which stays dark. Bastet is the
 * first shaded section after it, Horus the second.
 */
function rotated(
  players: 2 | 3 | 4,
  bag: readonly string[],
  onSeth: readonly string[],
  generator: Layout['generator'] = [1, 2, 3, 4],
): TestTable {
  const at = (colour: string): number =>
    [...bag, ...onSeth.map((die) => die.split(' ')[0]!), 'yellow', 'brown'].filter((each) => each === colour)
      .length
  const thoth = diceInPlay(printedOf(standard), players).flatMap((many, colour) =>
    Array.from({ length: many - at(COLOURS[colour]!) }, () => `${COLOURS[colour]!} 4`),
  )
  return dusk({ players, round: 2, seth: {}, dice: { thoth, seth: onSeth }, generator })
}

const rolled = (table: TestTable, god: string): string[] =>
  table
    .all('rolled')
    .filter((event) => event.god === god)
    .flatMap(({ dice }) => dice.map(({ colour }) => colour))
    .toSorted()

/** Over many beginnings of chance: what came to Seth, to the first and to the second section. */
const ways = (players: 2 | 3 | 4, bag: readonly string[], onSeth: readonly string[]): Set<string> =>
  overChance((generator) => {
    const table = rotated(players, bag, onSeth, generator)
    const left = Object.values(table.view().bag).reduce((sum, many) => sum + many, 0)
    const seth = table.seth.dice.length
    return `${seth} | ${rolled(table, 'bastet').join(' ')} | ${rolled(table, 'horus').join(' ')} | ${left}`
  })

describe('the rotation', () => {
  it('case 3: a gray die among the first two goes to Seth and is not replaced', () => {
    const all = ways(2, ['gray', 'red', 'white', 'black'], ['gray 3'])
    expect(all).toContain('2 | red | black white | 0')
    expect(all).toContain('1 | red white | black gray | 0')
    for (const way of all) expect(way).toMatch(/^(2 \| \w+ \| |1 \| \w+ \w+ \| .*gray)/)
  })

  it('case E6: gray dice of the second section stay there, and Seth is not filled', () => {
    const all = ways(3, ['black', 'red', 'white', 'gray', 'gray', 'blue'], ['gray 2'])
    expect(all).toContain('1 | black red white | blue gray gray | 0')
    for (const way of all) expect(way.startsWith('1 |') || way.startsWith('2 |')).toBe(true)
  })

  it('Q55: one die at most, however many are missing', () => {
    expect(ways(3, ['gray', 'gray', 'gray', 'red', 'red', 'blue'], [])).toContain(
      '1 | gray gray | blue red red | 0',
    )
    for (const way of ways(3, ['gray', 'gray', 'gray', 'gray', 'gray', 'gray'], []))
      expect(way).toBe('1 | gray gray | gray gray gray | 0')
  })

  it('Q56: where Seth has as many dice as there are players, gray dice go to the section', () => {
    expect(ways(2, ['gray', 'red'], ['gray 1', 'gray 6'])).toEqual(new Set(['2 | gray red |  | 0']))
    expect(ways(3, ['gray', 'red', 'blue'], ['gray 1', 'gray 6', 'gray 6'])).toEqual(
      new Set(['3 | blue gray red |  | 0']),
    )
  })

  it('Q57: of several gray dice one is rolled, the others go to the section', () => {
    const table = rotated(4, ['gray', 'gray', 'gray', 'red'], ['gray 2'])
    expect(table.all('seth-rolled')).toHaveLength(1)
    expect(rolled(table, 'bastet')).toEqual(['gray', 'gray', 'red'])
    expect(table.seth.dice).toHaveLength(2)
  })
})
