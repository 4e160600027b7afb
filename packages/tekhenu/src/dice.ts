import type { Position, Seat } from '@benben/kernel'
import { ANUBIS, COLOURS, GODS, PURE, type Colour, type Side } from './names.ts'
import type { DieShown } from './events.ts'
import type { Play } from './play.ts'
import { add, BAG, DICE, DICE_PER_SEAT, EXCESS, LAID_FAITH, MOST_COLOURS, TAKEN } from './state.ts'

/** Dice: in the bag, around the wheel, on the scales. */

/** Dice of a colour and value in a section. */
export const diceAt = (p: Position, section: number, colour: Colour, value: number): number =>
  (p[DICE + section * MOST_COLOURS + colour]! >> (4 * (value - 1))) & 15

export function addDie(p: Position, section: number, colour: Colour, value: number, amount: number): void {
  add(p, DICE + section * MOST_COLOURS + colour, amount * (1 << (4 * (value - 1))))
}

/** Draws dice from the bag, rolls them and lays them in a section. */
export function rollInto(p: Position, play: Play, section: number, many: number): void {
  const dice: DieShown[] = []
  for (let i = 0; i < many; i++) {
    const colour = drawColour(p, play, section)
    if (colour < 0) break
    const value = roll(p, play, colour, section)
    addDie(p, section, colour, value, 1)
    if (play.emit !== undefined) dice.push({ colour: COLOURS[colour]!, value })
  }
  play.emit?.({ type: 'rolled', god: GODS[play.printed.godAt[section]!]!, dice })
}

/** One of the six faces of a die, which then lies in a section. */
export function roll(p: Position, play: Play, colour: Colour, section: number): number {
  if (play.draw !== undefined) describeFace(play, colour, section)
  return play.rules.faces[colour]![play.chance(p, 6)]!
}

/** A die out of the bag for a section. */
export function drawColour(p: Position, play: Play, section: number): Colour {
  let size = 0
  for (let colour = 0; colour < MOST_COLOURS; colour++) size += p[BAG + colour]!
  if (size === 0) return -1
  if (size > 1 && play.draw !== undefined) describeColour(p, play, section)
  let before = size === 1 ? 0 : play.chance(p, size)
  for (let colour = 0; ; colour++) {
    before -= p[BAG + colour]!
    if (before < 0) {
      add(p, BAG + colour, -1)
      return colour
    }
  }
}

const godOf = (play: Play, section: number): string => GODS[play.printed.godAt[section]!]!

const describeFace = (play: Play, colour: Colour, section: number): void =>
  play.draw?.({
    code: 'tekhenu.draw.face',
    params: { colour: COLOURS[colour]!, god: godOf(play, section) },
    outcomes: play.rules.faces[colour]!.map(String),
  })

const describeColour = (p: Position, play: Play, section: number): void =>
  play.draw?.({
    code: 'tekhenu.draw.colour',
    params: { god: godOf(play, section) },
    outcomes: COLOURS.flatMap((name, colour) => Array.from({ length: p[BAG + colour]! }, () => name)),
  })

/** A die on a board: colour, face, side. */
const packDie = (colour: Colour, face: number, side: Side): number => 1 + colour + (face << 4) + (side << 7)
export const colourOnBoard = (die: number): Colour => (die & 15) - 1
export const faceOnBoard = (die: number): number => (die >> 4) & 7
export const sideOnBoard = (die: number): Side => die >> 7

export function diceOnBoard(p: Position, seat: Seat): number[] {
  const dice: number[] = []
  for (let i = 0; i < DICE_PER_SEAT; i++)
    if (p[TAKEN + seat * DICE_PER_SEAT + i] !== 0) dice.push(p[TAKEN + seat * DICE_PER_SEAT + i]!)
  return dice
}

export function layOnBoard(p: Position, seat: Seat, colour: Colour, face: number, side: Side): void {
  for (let i = 0; i < DICE_PER_SEAT; i++) {
    if (p[TAKEN + seat * DICE_PER_SEAT + i] !== 0) continue
    p[TAKEN + seat * DICE_PER_SEAT + i] = packDie(colour, face, side)
    return
  }
}

/** B09, B10: the die laid last shows another face (R2). */
export function turnLast(p: Position, seat: Seat, face: number): void {
  for (let i = DICE_PER_SEAT - 1; i >= 0; i--) {
    const die = p[TAKEN + seat * DICE_PER_SEAT + i]!
    if (die === 0) continue
    p[TAKEN + seat * DICE_PER_SEAT + i] = packDie(colourOnBoard(die), face, sideOnBoard(die))
    return
  }
}

/** What the scales show: pure dice and faith there, less tainted dice, excess and faith there. Anubis dice lie below. */
export function balanceOf(p: Position, seat: Seat): number {
  let balance = p[LAID_FAITH + seat]! - p[EXCESS + seat]!
  for (let i = 0; i < DICE_PER_SEAT; i++) {
    const die = p[TAKEN + seat * DICE_PER_SEAT + i]!
    if (die === 0) continue
    const side = sideOnBoard(die)
    if (side !== ANUBIS) balance += side === PURE ? faceOnBoard(die) : -faceOnBoard(die)
  }
  return balance
}

/** The sum of the dice on the pure side (D22). */
export function pureSum(p: Position, seat: Seat): number {
  let sum = 0
  for (const die of diceOnBoard(p, seat)) if (sideOnBoard(die) === PURE) sum += faceOnBoard(die) // Q19
  return sum
}

/** All dice of the boards go back into the bag. */
export function clearBoards(p: Position, seatCount: number): void {
  for (let cell = TAKEN; cell < TAKEN + seatCount * DICE_PER_SEAT; cell++) {
    if (p[cell] === 0) continue
    add(p, BAG + colourOnBoard(p[cell]!), 1)
    p[cell] = 0
  }
}
