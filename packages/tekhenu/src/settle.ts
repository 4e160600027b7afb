import type { Position, Seat } from '@benben/kernel'
import { B11 } from './blessing-cards.ts'
import { T08, T18 } from './card-ids.ts'
import { layOnBoard } from './dice.ts'
import { isKind, K, named } from './moves.ts'
import {
  ANUBIS,
  blessing,
  COLOURS,
  FORBIDDEN,
  GODS,
  PURE,
  SIDES,
  TAINTED,
  technology,
  type Colour,
} from './names.ts'
import { refusal, said, type Play, type Wait } from './play.ts'
import { mainIsPossible } from './possible.ts'
import {
  ANUBIS_CALLED,
  DIE_AS,
  DIE_COLOUR,
  DIE_FACE,
  DIE_SECTION,
  DIE_SIDE,
  hasTechnology,
  stack,
  VALUE,
} from './state.ts'
import { isBarren, purityAt, usableAtAnotherValue } from './take.ts'
import { score } from './tokens.ts'

/** A die that was taken: the colour it is treated as, and its side of the scales. */

/** B11, B12: the die is treated as of another colour (R4), one under which it can be used. */
const canColour = (p: Position, play: Play, seat: Seat, colour: Colour): boolean => {
  if (colour === p[DIE_COLOUR]) return false
  if (!hasTechnology(p, seat, T08) && purityAt(p, play, p[DIE_SECTION]!, colour) === FORBIDDEN) return false
  if (!isBarren(colour)) return true
  const as = p[DIE_AS]!
  p[DIE_AS] = colour
  const usable =
    mainIsPossible(p, play, seat) || usableAtAnotherValue(p, play, seat, p[DIE_SECTION]!, p[DIE_FACE]!)
  p[DIE_AS] = as
  p[VALUE] = p[DIE_FACE]!
  return usable
}

export const colourWait: Wait = {
  name: 'colour',
  fields: { seat: [0, 3] },
  own: true,
  run: () => true,
  ask: {
    question: (p) => said('tekhenu.colour', { colour: COLOURS[p[DIE_COLOUR]!]!, by: blessing(B11) }),
    legal: (p, play, seat, out) => {
      for (let colour = 0; colour < play.rules.colours; colour++) {
        if (canColour(p, play, seat, colour)) out.push(K.colour + colour)
      }
    },
    step: (p, play, seat, move) => {
      stack.pop(p)
      p[DIE_AS] = named(move)
      play.emit?.({ type: 'coloured', seat, colour: COLOURS[named(move)]! })
    },
    tries: (_p, play) => COLOURS.slice(0, play.rules.colours).map((_, colour) => K.colour + colour),
    why: (p, play, _seat, move) => {
      if (!isKind(move, K.colour)) return undefined
      const colour = named(move)
      if (colour === p[DIE_COLOUR]) return refusal('tekhenu.same-colour', 'R4')
      return purityAt(p, play, p[DIE_SECTION]!, colour) === FORBIDDEN
        ? refusal('tekhenu.die-forbidden', 'purity', {
            god: GODS[play.printed.godAt[p[DIE_SECTION]!]!]!,
            colour: COLOURS[colour]!,
            value: p[DIE_FACE]!,
            // It comes too late for this die.
            anubis: 'no',
          })
        : refusal('tekhenu.gray-useless', 'R7')
    },
  },
}

/** The die goes to its side of the scales; R42: the owner of T08 says to which, if it is forbidden. */
export const settle: Wait = {
  name: 'settle',
  fields: { seat: [0, 3] },
  own: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    if (p[ANUBIS_CALLED] !== 0) return lay(p, play, seat, ANUBIS)
    const purity = purityAt(p, play, p[DIE_SECTION]!, p[DIE_AS]!)
    if (purity !== FORBIDDEN) return lay(p, play, seat, purity) // Q12
    return hasTechnology(p, seat, T08) ? true : lay(p, play, seat, TAINTED)
  },
  ask: {
    question: () => said('tekhenu.settle', { by: technology(T08) }),
    legal: (_p, _play, _seat, out) => {
      out.push(K.as + PURE, K.as + TAINTED)
    },
    step: (p, play, seat, move) => void lay(p, play, seat, named(move)),
  },
}

function lay(p: Position, play: Play, seat: Seat, side: number): false {
  stack.pop(p)
  p[DIE_SIDE] = side + 1
  layOnBoard(p, seat, p[DIE_COLOUR]!, p[DIE_FACE]!, side)
  play.emit?.({
    type: 'settled',
    seat,
    side: SIDES[side]!,
    die: { colour: COLOURS[p[DIE_COLOUR]!]!, value: p[DIE_FACE]! },
  })
  if (side === PURE && hasTechnology(p, seat, T18)) score(p, play, seat, 1, 'technologies', 'T18')
  return false
}
