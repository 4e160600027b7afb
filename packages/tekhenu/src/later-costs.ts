import type { Position, Seat } from '@benben/kernel'
import { B07, pairOf } from './blessing-cards.ts'
import { B07_GAINS } from './blessings.ts'
import { T06 } from './card-ids.ts'
import { bonusOf } from './bonuses.ts'
import { W } from './kinds.ts'
import { BLESSING, BREAD, count, GRANITE, LIMESTONE, PAPYRUS, type God } from './names.ts'
import { valueOf } from './perform.ts'
import type { Play } from './play.ts'
import { TOP } from './populace.ts'
import { ACTIVE, HAPPINESS, held, hasTechnology, PENDING, POPULATION, REACHED, stack } from './state.ts'

/** Costs that may still come up this turn: they can make it matter which tokens pay the one on top of the stack (R12). */

/** Resources, a bit each. */
export type Resources = number
export const NO_RESOURCES: Resources = 0
export const resources = (...kinds: readonly number[]): Resources =>
  kinds.reduce((mask, resource) => mask | (1 << resource), NO_RESOURCES)
/** What an action that is not chosen yet may cost. */
export const ANY_RESOURCE: Resources = resources(PAPYRUS, BREAD, LIMESTONE, GRANITE)

/** The resources a god action may cost. */
export const costsOfGod = (play: Play, god: God): Resources => play.rules.gods[god]!.costs ?? NO_RESOURCES

/** The resources that a seat may still have to pay this turn, beside the payment on top of the stack. */
export function laterCosts(p: Position, play: Play, seat: Seat): Resources {
  if (p[PENDING + seat] !== 0 || mayReachTop(p, play, seat)) return ANY_RESOURCE
  let later = NO_RESOURCES
  for (let level = stack.depth(p) - 2; level >= 0; level--) {
    const { costs } = play.rules.waits[stack.kindAt(p, level)]!
    if (costs !== undefined && stack.getAt(p, level, 0) === seat) later |= costs(p, play, level)
  }
  return later
}

const B07_B08 = pairOf(B07)

/** R21: whether the seat's happiness may reach 21 by what is under way and by B07 and B08. */
function mayReachTop(p: Position, play: Play, seat: Seat): boolean {
  if ((p[REACHED + seat]! & 4) !== 0) return false
  const played = p[ACTIVE] === seat ? B07_GAINS * count(held(p, BLESSING, seat) & B07_B08) : 0
  let happiness = p[HAPPINESS + seat]! + played
  let population = p[POPULATION + seat]! + played
  for (let level = stack.depth(p) - 2; level >= 0; level--) {
    const kind = stack.kindAt(p, level)
    const own = stack.getAt(p, level, 0) === seat
    if (kind === W.festival && own)
      happiness += valueOf(stack.getAt(p, level, 1)) + (hasTechnology(p, seat, T06) ? 1 : 0)
    else if (kind === W['build-house'] && own) population += valueOf(stack.getAt(p, level, 1))
    else if (kind === W.bonuses && (stack.getAt(p, level, 2) & (1 << seat)) !== 0) {
      const bonus = bonusOf(p, play, stack.getAt(p, level, 1))
      happiness += bonus?.happiness ?? 0
      population += bonus?.population ?? 0
    }
  }
  return Math.min(happiness, population) >= TOP
}
