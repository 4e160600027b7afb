import type { Move, Position, Seat } from '@benben/kernel'
import { B09, B11, B23, cardsAt, firstOfPair, maskAt, type CardOf } from './blessing-cards.ts'
import { T08, T10, T23 } from './card-ids.ts'
import { firstHeld, playBlessing, whenPlayed } from './blessings.ts'
import { EXTRAS } from './foresee.ts'
import { addDie, diceAt } from './dice.ts'
import { W } from './kinds.ts'
import { ANY_RESOURCE } from './later-costs.ts'
import { cardPlayed, isKind, K, named, playMove, takeMove } from './moves.ts'
import {
  BLESSING,
  blessing,
  COLOURS,
  FORBIDDEN,
  GODS,
  GRAY,
  SCRIBE,
  SECTIONS,
  TAINTED,
  type Colour,
} from './names.ts'
import { canPay, costOf, demandPayment } from './payment.ts'
import { refusal, said, type Ask, type Play, type Wait, type Why } from './play.ts'
import {
  ANUBIS_CALLED,
  DICE,
  DIE_AS,
  DIE_COLOUR,
  DIE_FACE,
  DIE_SECTION,
  DID_IDLE,
  hasTechnology,
  held,
  lightAt,
  mark,
  MOST_COLOURS,
  RECOLOURED,
  stack,
  tokenCell,
  tokens,
  VALUE,
} from './state.ts'
import { purityOf } from './purity.ts'
import { score } from './tokens.ts'
import { whyNot, WITH_DIE } from './perform.ts'
import { mainIsPossible, scribesFor } from './possible.ts'

/** Taking a die: Anubis and a colour change are declared first, then the die is chosen. What becomes of it: `settle.ts`. */

export const purityAt = (p: Position, play: Play, section: number, colour: Colour): number =>
  section < SECTIONS ? purityOf(colour, lightAt(p, play.printed.lights, section)) : TAINTED // Q07

/** No resource comes of a gray die, nor of any colour after it. */
export const isBarren = (colour: Colour): boolean => colour >= GRAY

const anubisCost = costOf(SCRIBE, 2)
const byScribes = 1
const byBlessing = 2

/** Whether some god action can be done with a die that cannot produce, at any value the seat can bring it to (R31). */
function barrenIsUsable(
  p: Position,
  play: Play,
  seat: Seat,
  section: number,
  colour: Colour,
  face: number,
): boolean {
  p[DIE_SECTION] = section
  p[DIE_COLOUR] = colour
  p[DIE_AS] = colour
  p[DIE_FACE] = face
  p[VALUE] = face
  const usable = mainIsPossible(p, play, seat) || usableAtAnotherValue(p, play, seat, section, face)
  p[DIE_SECTION] = 0
  p[DIE_COLOUR] = 0
  p[DIE_AS] = 0
  p[DIE_FACE] = 0
  p[VALUE] = 0
  return usable
}

export function usableAtAnotherValue(
  p: Position,
  play: Play,
  seat: Seat,
  section: number,
  face: number,
): boolean {
  const turning = firstHeld(p, seat, B09) !== 0
  const scribes = tokens(p, seat, SCRIBE)
  if (!turning && scribes === 0 && !hasTechnology(p, seat, T10) && p[RECOLOURED] === 0) return false
  // Where the value does not matter, only what playing B09 or an extra action brings could help.
  if (
    play.rules.gods[play.printed.godAt[section]!]!.anyValue === true &&
    !turning &&
    (held(p, BLESSING, seat) & EXTRAS) === 0
  )
    return false
  const possible = (): boolean => mainIsPossible(p, play, seat)
  const faces = play.rules.faces[p[DIE_COLOUR]!]!
  for (let value = faces[0]!; value <= faces[5]!; value++) {
    if (value === face) continue
    p[VALUE] = value
    if (turning && (possible() || whenPlayed(p, seat, possible))) return true
    const cost = scribesFor(p, value)
    if (!canPay(p, seat, costOf(SCRIBE, cost))) continue
    // T10: gold pays for missing scribes; which of the two is left makes no difference then.
    const gold = Math.max(0, cost - scribes)
    if (tryWithout(p, seat, cost - gold, gold, possible)) return true
  }
  return false
}

function tryWithout(p: Position, seat: Seat, scribes: number, gold: number, test: () => boolean): boolean {
  const cell = tokenCell(seat, SCRIBE)
  p[cell] = p[cell]! - scribes
  p[cell - 1] = p[cell - 1]! - gold
  const result = test()
  p[cell] = p[cell] + scribes
  p[cell - 1] = p[cell - 1]! + gold
  return result
}

/** Adds a move for every die of a colour in a section; barren ones only if they can be used, where a seat is named. */
function pushDice(p: Position, play: Play, section: number, colour: Colour, out: Move[], seat = -1): void {
  // Four bits for each value, the lowest first.
  let rest = p[DICE + section * MOST_COLOURS + colour]!
  for (let value = 1; rest !== 0; value++, rest >>>= 4) {
    if ((rest & 15) === 0) continue
    if (isBarren(colour) && seat >= 0 && !barrenIsUsable(p, play, seat, section, colour, value)) continue
    out.push(takeMove(play.printed.godAt[section]!, value, colour))
  }
}

/** Every die that lies there to be taken, or only those that are not forbidden. */
function pushAll(p: Position, play: Play, out: Move[], forbiddenToo: boolean, seat = -1): void {
  // Q09, C19
  for (let section = 0; section < play.rules.areas; section++) {
    for (let colour = 0; colour < play.rules.colours; colour++) {
      if (p[DICE + section * MOST_COLOURS + colour] === 0) continue
      if (p[ANUBIS_CALLED] !== 0 && !play.rules.anubisTakes(colour)) continue
      if (forbiddenToo || purityAt(p, play, section, colour) !== FORBIDDEN)
        pushDice(p, play, section, colour, out, seat)
    }
  }
}

function legalDice(p: Position, play: Play, seat: Seat, out: Move[]): void {
  if (p[ANUBIS_CALLED] !== 0 || p[RECOLOURED] !== 0) pushAll(p, play, out, true)
  else pushAll(p, play, out, hasTechnology(p, seat, T08), seat)
}

/** R7: nothing on the wheel can be used; a pure or tainted die is taken and lies idle, or any, as tainted. */
function legalIdle(p: Position, play: Play, out: Move[]): void {
  pushAll(p, play, out, false)
  if (out.length === 0) pushAll(p, play, out, true)
}

/** Blessings that are played before the die is taken. */
interface Effect {
  readonly can: (p: Position) => boolean
  readonly effect: (p: Position, play: Play, seat: Seat, by: string) => void
}

const EFFECTS: Readonly<Record<CardOf<'taking'>, Effect>> = {
  [B23]: {
    can: (p) => p[ANUBIS_CALLED] === 0,
    effect: (p, play, seat, by) => {
      p[ANUBIS_CALLED] = byBlessing
      callAnubis(p, play, seat, by)
    },
  },
  // The colour is said once the die is taken.
  [B11]: {
    can: () => true,
    effect: (p) => {
      p[RECOLOURED] = p[RECOLOURED]! + 1
    },
  },
}
const OFFERED = cardsAt('taking')
const PLAYABLE = maskAt('taking')

/** Whether Anubis can be called, for scribes or with B23. */
const mayCall = (p: Position, seat: Seat): boolean =>
  canPay(p, seat, anubisCost) || firstHeld(p, seat, B23) !== 0

function legalCalls(p: Position, seat: Seat, out: Move[]): void {
  if (p[ANUBIS_CALLED] === 0 && canPay(p, seat, anubisCost)) out.push(K.anubis)
  if ((held(p, BLESSING, seat) & PLAYABLE) === 0) return
  for (const card of OFFERED) {
    const first = firstHeld(p, seat, card)
    if (first !== 0 && EFFECTS[card].can(p)) out.push(playMove(first))
  }
}

/** Whether a die that was offered could only be offered because nothing on the wheel can be used (R7). */
function isIdle(p: Position, play: Play, seat: Seat, section: number, colour: Colour, face: number): boolean {
  if (p[ANUBIS_CALLED] !== 0 || p[RECOLOURED] !== 0) return false
  if (isBarren(colour)) return !barrenIsUsable(p, play, seat, section, colour, face)
  return purityAt(p, play, section, colour) === FORBIDDEN && !hasTechnology(p, seat, T08)
}

/** Two dice that can surely be used. */
function severalDice(p: Position, play: Play): boolean {
  let found = 0
  for (let section = 0; section < SECTIONS; section++) {
    for (let colour = 0; colour < GRAY; colour++) {
      if (p[DICE + section * MOST_COLOURS + colour] === 0 || purityAt(p, play, section, colour) === FORBIDDEN)
        continue
      if (++found > 1) return true
    }
  }
  return false
}

const ask: Ask = {
  question: (p) =>
    p[ANUBIS_CALLED] !== 0
      ? said('tekhenu.take-any')
      : p[RECOLOURED] !== 0
        ? said('tekhenu.take-recoloured', { by: blessing(B11) })
        : said('tekhenu.take'),
  legal: (p, play, seat, out) => {
    legalDice(p, play, seat, out)
    legalCalls(p, seat, out) // TK11
    if (out.length === 0) legalIdle(p, play, out)
  },
  step: (p, play, seat, move) => {
    if (move === K.anubis) {
      p[ANUBIS_CALLED] = byScribes
      callAnubis(p, play, seat, 'scribes')
      demandPayment(p, seat, anubisCost)
    } else if (isKind(move, K.play)) {
      const card = cardPlayed(move)
      playBlessing(p, play, seat, card)
      EFFECTS[firstOfPair(card) as CardOf<'taking'>].effect(p, play, seat, blessing(card))
    } else {
      takeDie(p, play, seat, named(move))
    }
  },
  several: (p, play) => severalDice(p, play),
  tries: (p, play) => {
    const all: Move[] = [K.anubis]
    pushAll(p, play, all, true)
    return all
  },
  why,
}

/** T23: three points, also with B23 and B24 (R43). */
function callAnubis(p: Position, play: Play, seat: Seat, by: string): void {
  play.emit?.({ type: 'called-anubis', seat, by })
  if (hasTechnology(p, seat, T23)) score(p, play, seat, 3, 'technologies', 'T23')
}

function takeDie(p: Position, play: Play, seat: Seat, packed: number): void {
  const section = play.printed.sectionOf[packed & 7]!
  const face = (packed >> 3) & 7
  const colour = packed >> 6
  const idle = isIdle(p, play, seat, section, colour, face)
  stack.pop(p)
  addDie(p, section, colour, face, -1)
  p[DIE_SECTION] = section
  p[DIE_COLOUR] = colour
  p[DIE_AS] = colour
  p[DIE_FACE] = face
  p[VALUE] = face
  if (idle) mark(p, DID_IDLE)
  play.emit?.({ type: 'taken', seat, god: GODS[packed & 7]!, die: { colour: COLOURS[colour]!, value: face } })
  stack.push(p, W.use, seat)
  stack.push(p, W.settle, seat)
  if (p[RECOLOURED] !== 0 && p[ANUBIS_CALLED] === 0) stack.push(p, W.colour, seat) // TK6
}

function why(p: Position, play: Play, seat: Seat, move: Move): Why {
  if (move === K.anubis) {
    if (p[ANUBIS_CALLED] !== 0) return refusal('tekhenu.anubis-called', 'anubis')
    return refusal('tekhenu.no-scribes', 'anubis', { scribes: 2, held: tokens(p, seat, SCRIBE) })
  }
  if (!isKind(move, K.take)) return undefined
  const packed = named(move)
  const section = play.printed.sectionOf[packed & 7]
  const god = GODS[packed & 7]!
  const colour = packed >> 6
  const params = { god, colour: COLOURS[colour]!, value: (packed >> 3) & 7 }
  if (section === undefined || diceAt(p, section, colour, (packed >> 3) & 7) === 0)
    return refusal('tekhenu.no-such-die', 'turn', params)
  if (p[ANUBIS_CALLED] !== 0) return refusal('tekhenu.not-for-anubis', 'anubis', params)
  if (purityAt(p, play, section, colour) === FORBIDDEN)
    return refusal('tekhenu.die-forbidden', 'purity', { ...params, anubis: mayCall(p, seat) ? 'yes' : 'no' })
  const behind = whyNot(p, play, seat, packed & 7, params.value | WITH_DIE)
  return refusal(
    'tekhenu.die-useless',
    'R7',
    behind === undefined ? params : { ...behind.params, ...params, why: behind.code },
  )
}

/** No game empties the wheel; a position laid out by hand could, and its turns pass without a die. */
function hasDice(p: Position): boolean {
  for (let cell = DICE; cell < DICE + 7 * MOST_COLOURS; cell++) if (p[cell] !== 0) return true
  return false
}

export const take: Wait = {
  name: 'take',
  fields: { seat: [0, 3] },
  own: true,
  calm: true,
  costs: () => ANY_RESOURCE,
  run: (p, play) => {
    if (hasDice(p)) return true
    play.emit?.({ type: 'idle', seat: stack.get(p, 0) })
    stack.pop(p)
    return false
  },
  ask,
}
