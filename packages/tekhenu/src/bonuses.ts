import type { Position, Seat } from '@benben/kernel'
import { T07 } from './card-ids.ts'
import { FAITH, GOLD, GRANITE, SCRIBE, GODS, type God } from './names.ts'
import type { Play, Wait } from './play.ts'
import type { Printed } from './printed.ts'
import { cheer, grow } from './populace.ts'
import {
  ACTIVE,
  FIRED_BONUSES,
  HORUS_GOD,
  MOST_SEATS,
  ORDER,
  turnPlaceOf,
  seats,
  stack,
  hasTechnology,
} from './state.ts'
import { gain, score } from './tokens.ts'

/** Horus bonuses: statues in honour of a god pay their owners when its action is performed. */

export const STATUE_OF = GODS.map((god) => `statue of ${god}`)

/** The bonus of a statue to a god; gods without a Horus value have none here. */
export function bonusOf(p: Position, play: Play, god: God): Printed['bonuses'][number] | undefined {
  let value = 0
  while (value < 6 && p[HORUS_GOD + value] !== god) value++
  return play.printed.bonuses[value]
}

/** Gives a seat the bonus of its statue to a god. */
export function giveBonus(p: Position, play: Play, seat: Seat, god: God): void {
  const bonus = bonusOf(p, play, god)
  if (bonus === undefined) return
  const by = STATUE_OF[god]!
  gain(p, play, seat, FAITH, bonus.faith, by)
  gain(p, play, seat, SCRIBE, bonus.scribe, by)
  gain(p, play, seat, GOLD, bonus.gold, by)
  score(p, play, seat, bonus.vp, 'bonuses', by)
  if (bonus.population > 0) grow(p, play, seat, bonus.population, by)
  if (bonus.happiness > 0) cheer(p, play, seat, bonus.happiness, by)
  if (hasTechnology(p, seat, T07)) gain(p, play, seat, GRANITE, 1, 'T07') // Q34c
}

/** R9: in turn order from the active seat; with two players the performer has it too (R14). */
export const bonuses: Wait = {
  name: 'bonuses',
  fields: { seat: [0, 3], god: [0, 6], statues: [0, 15] },
  nests: true,
  run: (p, play) => {
    const performer = stack.get(p, 0)
    const god = stack.get(p, 1)
    const statues = stack.get(p, 2)
    const many = seats(p)
    const from = p[ACTIVE]! < 0 ? 0 : turnPlaceOf(p, p[ACTIVE]!)
    for (let i = 0; i < many; i++) {
      const seat = p[ORDER + ((from + i) % many)]!
      if ((statues & (1 << seat)) === 0) continue
      // One after the other: a bonus may leave its owner a choice.
      stack.set(p, 2, statues & ~(1 << seat))
      if ((seat !== performer || many === 2) && pays(p, play, seat, god)) play.rules.bonus(p, play, seat, god)
      return false
    }
    // Nobody is left; nor does a position laid out by hand wait for seats that are not there.
    stack.pop(p)
    return false
  },
}

/** Whether a statue's bonus is due: every time (R9), or once a turn for each owner and god. */
function pays(p: Position, play: Play, seat: Seat, god: God): boolean {
  if (!play.rules.oncePerTurn) return true // Q34d
  const bit = 1 << (god * MOST_SEATS + seat) // Q34d
  if ((p[FIRED_BONUSES]! & bit) !== 0) return false
  p[FIRED_BONUSES] = p[FIRED_BONUSES]! | bit
  return true
}
