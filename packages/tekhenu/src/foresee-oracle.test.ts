import { clone, random, type Host, type Position } from '@benben/kernel'
import { expect, it } from 'vitest'
import { addDie, layOnBoard } from './dice.ts'
import { tekhenu, type TekhenuEvent } from './index.ts'
import { W } from './kinds.ts'
import { GODS, GRAY, RESOURCES, TAINTED } from './names.ts'
import { DIE_AS, DIE_COLOUR, DIE_FACE, DIE_SECTION, DIE_SIDE, EXTRA, stack, VALUE } from './state.ts'
import { lay, type Layout } from './testing/table.ts'

/** Every line of play is tried with the game itself: what is offered with B17–B20 is what some order completes. */

const WHEEL = GODS.slice(0, 6)
const { below: roll } = random('extra actions')
const pick = <T>(from: readonly T[]): T => from[roll(from.length)]!
const range = (many: number): number[] => Array.from({ length: many }, (_, i) => i)

const TECHNOLOGIES = ['T04', 'T14', 'T20', 'T21', 'T22', 'T24'] as const

/** A gray die in the hand of a seat that can pay for little and holds cards for extra actions. */
function layout(): { readonly layout: Layout; readonly god: string; readonly value: number } {
  const god = pick(WHEEL)
  const value = 1 + roll(6)
  const card = pick(['B17', 'B19'])
  return {
    god,
    value,
    layout: {
      dice: { [god]: [`gray ${value}`] },
      rowGold: roll(2) === 0,
      market: [
        ['B01', pick(['B02', 'B13', 'B15']), 'T01'],
        ['B03', 'B04', 'T02', 'T03'],
      ],
      godStatues: roll(2) === 0 ? { [pick(WHEEL)]: [0] } : {},
      seats: [
        {
          tokens: Object.fromEntries([
            ...RESOURCES.map((name) => [name, Math.max(0, roll(5) - 2)] as const),
            ['gold', Math.max(0, roll(4) - 2)],
            // None for another value beside the one B17 costs.
            ['scribe', card === 'B17' ? 1 : 0],
          ]),
          happiness: roll(4),
          blessings: [card],
          technologies: roll(2) === 0 ? [pick(TECHNOLOGIES)] : [],
        },
      ],
    },
  }
}

const laidOut = (laid: Layout): Position => {
  const read = tekhenu.fromJSON(lay(laid))
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

/** The die has been taken and lies on the tainted side; nothing has happened by itself yet. */
function inUse(laid: Layout, god: string, value: number): Position {
  const p = laidOut(laid)
  const section = WHEEL.indexOf(god as 'ra')
  addDie(p, section, GRAY, value, -1)
  layOnBoard(p, 0, GRAY, value, TAINTED)
  p[DIE_SECTION] = section
  p[DIE_COLOUR] = GRAY
  p[DIE_AS] = GRAY
  p[DIE_FACE] = value
  p[VALUE] = value
  p[DIE_SIDE] = TAINTED + 1
  stack.pop(p)
  stack.push(p, W.use, 0)
  return p
}

let isForfeited = false
const host = (high: boolean): Host<TekhenuEvent> => ({
  emit: ({ type }) => {
    if (type === 'forfeited') isForfeited = true
  },
  chance: (_p, sides) => (high ? sides - 1 : 0),
  draw: undefined,
  pause: (seat) => seat === 0,
})

/** What is no part of an action that is declared: other values, more cards, new cards by chance, a tile turned round. */
const IGNORED = /^(value|play|refresh|pillar at \w\d turn [123])/

let budget = 0

/** Whether some line of play ends the turn with nothing forfeited. */
function completes(p: Position, under: Host<TekhenuEvent>): boolean {
  if (budget-- < 0) throw new Error('too many lines of play')
  if (tekhenu.toAct(p)[0] !== 0) return false
  const moves = tekhenu.legal(p, 0, []).map((move) => [move, tekhenu.write(move)] as const)
  if (moves.some(([, text]) => text === 'end turn')) return true
  return moves.some(([move, text]) => {
    if (IGNORED.test(text)) return false
    const after = clone(p)
    isForfeited = false
    tekhenu.step(after, 0, move, under)
    return !isForfeited && completes(after, under)
  })
}

function completesAfter(p: Position, text: string): boolean {
  return [true, false].every((high) => {
    const under = host(high)
    const after = clone(p)
    budget = 60_000
    isForfeited = false
    tekhenu.step(after, 0, tekhenu.read(text)!, under)
    return !isForfeited && completes(after, under)
  })
}

const adjacent = (god: string): string[] =>
  [1, 5].map((step) => WHEEL[(WHEEL.indexOf(god as 'ra') + step) % 6]!)

const opposite = (god: string): number => (WHEEL.indexOf(god as 'ra') + 3) % 6

/** What can be declared with the card in hand, if it can be paid. */
const declarations = (laid: Layout, god: string): string[] => {
  const [seat] = laid.seats!
  if (seat!.blessings![0] === 'B17') return adjacent(god).map((beside) => `play B17 for ${beside}`)
  return seat!.happiness! > 0 ? ['play B19'] : []
}

it('B17–B20, R34, TK4: an extra action can be declared where some order completes everything', () => {
  const found = { yes: 0, no: 0, after: 0, combined: 0 }
  for (const _ of range(240)) {
    const { layout: laid, god, value } = layout()
    const p = inUse(laid, god, value)
    // Sometimes another card has been played, for another god than this one adds.
    const combined = roll(4) === 0
    const other =
      laid.seats![0]!.blessings![0] === 'B17' ? opposite(god) : WHEEL.indexOf(adjacent(god)[0] as 'ra')
    if (combined) p[EXTRA] = 1 << (2 * other)
    const legal = new Set(tekhenu.legal(p, 0, []).map(tekhenu.write))
    for (const text of declarations(laid, god)) {
      const isCompleted = completesAfter(p, text)
      expect([god, value, laid.seats, combined, text, legal.has(text)]).toEqual([
        god,
        value,
        laid.seats,
        combined,
        text,
        isCompleted,
      ])
      found[isCompleted ? 'yes' : 'no']++
      if (isCompleted && !legal.has(`do ${god}`)) found.after++
      if (isCompleted && combined) found.combined++
    }
  }
  // Both answers come up, main actions that only what comes before them makes possible, and two cards together.
  expect(Math.min(found.yes, found.no)).toBeGreaterThan(40)
  expect(Math.min(found.after, found.combined)).toBeGreaterThan(4)
})

it('B17–B20, R31: a die that can be used only after an extra action is offered', () => {
  const found = { yes: 0, no: 0, after: 0 }
  for (const _ of range(240)) {
    const { layout: laid, god, value } = layout()
    const alone: Layout = { ...laid, seats: [{ ...laid.seats![0]!, technologies: [] }] }
    const p = inUse(alone, god, value)
    const now = tekhenu.legal(p, 0, []).map(tekhenu.write).includes(`do ${god}`)
    const isUsable = now || declarations(alone, god).some((text) => completesAfter(p, text))
    // The scribe of B17 may bring the die to another value instead.
    if (!isUsable && alone.seats![0]!.blessings![0] === 'B17') continue
    const legal = tekhenu.legal(laidOut(alone), 0, []).map(tekhenu.write)
    expect([god, value, alone.seats, legal.includes(`take ${god} ${value} gray`)]).toEqual([
      god,
      value,
      alone.seats,
      isUsable,
    ])
    found[isUsable ? 'yes' : 'no']++
    if (isUsable && !now) found.after++
  }
  expect(Math.min(found.yes, found.no)).toBeGreaterThan(10)
  expect(found.after).toBeGreaterThan(5)
})
