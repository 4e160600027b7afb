import { FORBIDDEN, GODS, PURE, RESOURCES, SCRIBE, SECTIONS, TAINTED } from '../names.ts'
import { WITH_DIE } from '../perform.ts'
import { purityOf } from '../purity.ts'
import { DICE, MOST_COLOURS, productionCell, ROUND, tokens, WHEEL } from '../state.ts'
import type { Block, Reading } from './block.ts'
import { hasMoved } from './clock.ts'

/**
 * The dice a seat can take at its next turn, as they lie now, under the light of that turn: which gods they serve, what
 * they would do there, what they produce, and how near to balance they bring the scales.
 */

/** How many sections the light will have moved on by the seat's next turn. */
const shift = (at: Reading): number => (at.p[ROUND]! % 2 === 0 && hasMoved(at) ? 1 : 0)

const PER_GOD = ['dice', 'best value', 'possible', 'best possible value', 'low die possible']

/** Whether a god's action is possible, by value; asked once per god and value. */
const asked = new Int8Array(8)

const GODS_AT = GODS.length
const COLOUR_AT = PER_GOD.length * GODS_AT

export const wheel: Block = {
  names: [
    ...GODS.flatMap((god) => PER_GOD.map((name) => `${god} ${name}`)),
    ...RESOURCES.map((resource) => `best die for ${resource}`),
    'pure dice',
    'tainted dice',
    'nearest balance',
    'scribes with a choice',
  ],
  write: (at, out, from) => {
    const { p, seat, play } = at
    const turned = (p[WHEEL]! + shift(at)) % SECTIONS
    const balance = play.rules.balance(p, seat)
    let pure = 0
    let tainted = 0
    let nearest = 40
    for (let area = 0; area < play.rules.areas; area++) {
      const god = play.printed.godAt[area]!
      const first = from + PER_GOD.length * god
      const light = area < SECTIONS ? play.printed.lights[(area - turned + SECTIONS) % SECTIONS]! : -1
      let dice = 0
      let highest = 0
      let possible = 0
      let best = 0
      let low = 0
      asked.fill(0)
      for (let colour = 0; colour < play.rules.colours; colour++) {
        let rest = p[DICE + area * MOST_COLOURS + colour]!
        if (rest === 0) continue
        const purity = light < 0 ? TAINTED : purityOf(colour, light)
        if (purity === FORBIDDEN) continue
        for (let value = 1; rest !== 0; value++, rest >>>= 4) {
          const many = rest & 15
          if (many === 0) continue
          dice += many
          if (value > highest) highest = value
          const left = Math.abs(balance + (purity === PURE ? value : -value))
          if (left < nearest) nearest = left
          if (purity === PURE) pure += many
          else tainted += many
          if (asked[value] === 0)
            asked[value] = play.rules.gods[god]!.why(p, play, seat, value | WITH_DIE) === undefined ? 1 : 2
          if (asked[value] === 1) {
            possible += many
            if (value > best) best = value
            if (value <= 2) low = 1
          }
          if (colour < RESOURCES.length) {
            const kept = Math.min(value, p[productionCell(seat, colour)]!)
            if (kept > out[from + COLOUR_AT + colour]!) out[from + COLOUR_AT + colour] = kept
          }
        }
      }
      out[first] = Math.min(4, dice)
      out[first + 1] = highest
      out[first + 2] = Math.min(3, possible)
      out[first + 3] = best
      out[first + 4] = low
    }
    const rest = from + COLOUR_AT + RESOURCES.length
    out[rest] = Math.min(8, pure)
    out[rest + 1] = Math.min(8, tainted)
    out[rest + 2] = nearest
    out[rest + 3] = tokens(p, seat, SCRIBE) >= 2 ? 1 : 0
  },
}
