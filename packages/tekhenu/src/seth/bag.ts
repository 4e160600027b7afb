import type { Position } from '@benben/kernel'
import { addDie, drawColour, roll } from '../dice.ts'
import type { DieShown } from '../events.ts'
import { COLOURS, GODS, GRAY, SECTIONS, SHADED, type Colour } from '../names.ts'
import type { Play, Wait } from '../play.ts'
import type { Rules, SetupStep } from '../rules.ts'
import { add, BAG, DICE, lightAt, MOST_COLOURS, seats, stack, WHEEL } from '../state.ts'
import { beginRound, refill } from '../turn.ts'
import { emitSeth } from './events.ts'
import { SETH_AREA } from './state.ts'

/** The dice of Time of Seth: how many are in play, those on Seth's board, and how that board fills again. */

/** Four players leave a gray die in the box, three one of each other colour, two the same and three gray ones. */
export const diceInPlay: Rules['dice'] = (printed, players) => [
  ...printed.dice.map((many, colour) => many - leftOut(players, colour)),
  ...printed.seth.dice,
]

const leftOut = (players: number, colour: Colour): number =>
  colour === GRAY ? (players === 4 ? 1 : players === 2 ? 3 : 0) : players === 4 ? 0 : 1 // C14

/** As many gray dice lie there as there are players. */
export const layOnSeth: SetupStep = (p, play) => {
  for (let i = 0; i < seats(p) && p[BAG + GRAY]! > 0; i++) {
    add(p, BAG + GRAY, -1)
    rollOntoSeth(p, play)
  }
}

function rollOntoSeth(p: Position, play: Play): void {
  const value = roll(p, play, GRAY, SETH_AREA)
  addDie(p, SETH_AREA, GRAY, value, 1)
  emitSeth(play, () => ({ type: 'seth-rolled', dice: [{ colour: COLOURS[GRAY], value }] }))
}

function diceOnSeth(p: Position): number {
  let found = 0
  for (let rest = p[DICE + SETH_AREA * MOST_COLOURS + GRAY]!; rest !== 0; rest >>= 4) found += rest & 15
  return found
}

/** The first shaded section may lose one of its gray dice to Seth's board (Q55); it is not replaced. */
export const refillWithSeth: Wait = {
  ...refill,
  run: (p, play) => {
    stack.pop(p)
    let first = true
    for (let i = 0; i < SECTIONS; i++) {
      const section = (p[WHEEL]! + i) % SECTIONS
      if (lightAt(p, play.printed.lights, section) !== SHADED) continue
      fill(p, play, section, first)
      first = false
    }
    beginRound(p, play)
    return false
  },
}

/** All dice of a section are drawn before any is rolled. */
function fill(p: Position, play: Play, section: number, first: boolean): void {
  const drawn: Colour[] = []
  for (let i = 0; i < seats(p); i++) {
    const colour = drawColour(p, play, section)
    if (colour >= 0) drawn.push(colour)
  }
  const gray = drawn.indexOf(GRAY)
  // Q56
  if (first && gray >= 0 && diceOnSeth(p) < seats(p)) {
    drawn.splice(gray, 1) // Q57
    rollOntoSeth(p, play)
  }
  const dice: DieShown[] = []
  for (const colour of drawn) {
    const value = roll(p, play, colour, section)
    addDie(p, section, colour, value, 1)
    if (play.emit !== undefined) dice.push({ colour: COLOURS[colour]!, value })
  }
  play.emit?.({ type: 'rolled', god: GODS[play.printed.godAt[section]!]!, dice })
}
