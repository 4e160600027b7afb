import type { Position, Seat } from '@benben/kernel'
import {
  artifactsOf,
  bloodOf,
  cardsHeld,
  balanceLoss,
  happinessOf,
  LAST_ROUND,
  populationOf,
  priestsOf,
  productionOf,
  roundOf,
  scalesOf,
  tokensOf,
  warriorsOf,
} from '@benben/tekhenu'

/** The evaluation: projected points, plus a small value for everything that may still become points. */

/** Papyrus, bread, limestone, granite, gold, scribes, faith. */
const TOKEN_WORTH = [0.5, 0.6, 0.6, 0.7, 0.9, 0.8, 0.2]
/** Tokens of one kind above this number count only `SURPLUS` of their value. */
const PLENTY = 4
const SURPLUS = 0.2
/** Blessings, technologies, decrees. */
const CARD_WORTH = [1.2, 2.5, 0.5]

export const evaluateWith =
  (projected: (p: Position, seat: Seat) => number) =>
  (p: Position, seat: Seat): number => {
    const left = (LAST_ROUND - roundOf(p)) / LAST_ROUND
    return projected(p, seat) + left * (potential(p, seat) + warband(p, seat)) - imbalance(scalesOf(p, seat))
  }

function potential(p: Position, seat: Seat): number {
  let sum = 0
  TOKEN_WORTH.forEach((each, token) => {
    const held = tokensOf(p, seat, token)
    sum += each * (Math.min(held, PLENTY) + SURPLUS * Math.max(0, held - PLENTY))
  })
  CARD_WORTH.forEach((each, family) => (sum += each * cardsHeld(p, family, seat)))
  for (let resource = 0; resource < 4; resource++) sum += 0.7 * productionOf(p, seat, resource)
  return sum + 0.5 * happinessOf(p, seat) + 0.3 * populationOf(p, seat)
}

/** Warriors pay for settlements, priests for artifacts. */
const WARRIOR_WORTH = 0.6
const ENOUGH_WARRIORS = 8
const PRIEST_WORTH = 0.3
const ENOUGH_PRIESTS = 7
const PER_PRIEST_OF_ARTIFACT = 0.6
/** Blood counts as tainted at every later Maat. */
const BLOOD_LOSS = 0.5

/** 0 without Time of Seth. */
function warband(p: Position, seat: Seat): number {
  const warriors = warriorsOf(p, seat)
  const priests = priestsOf(p, seat)
  let sum = -BLOOD_LOSS * bloodOf(p, seat)
  sum +=
    WARRIOR_WORTH * (Math.min(warriors, ENOUGH_WARRIORS) + SURPLUS * Math.max(0, warriors - ENOUGH_WARRIORS))
  sum += PRIEST_WORTH * (Math.min(priests, ENOUGH_PRIESTS) + SURPLUS * Math.max(0, priests - ENOUGH_PRIESTS))
  for (const price of artifactsOf(p, seat)) sum += PER_PRIEST_OF_ARTIFACT * price
  return sum
}

/** Scales far from balance cost points and turn order. */
const imbalance = (balance: number): number => 0.12 * Math.abs(balance) + balanceLoss(balance)
