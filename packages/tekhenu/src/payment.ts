import type { Position, Seat } from '@benben/kernel'
import { B13, B14, B15, B16, T10, T22 } from './card-ids.ts'
import { isKind, K, PAYING } from './moves.ts'
import {
  bitOf,
  BLESSING,
  blessing,
  BREAD,
  GOLD,
  GRANITE,
  LIMESTONE,
  PAPYRUS,
  RESOURCES,
  SCRIBE,
} from './names.ts'
import { playBlessing } from './blessings.ts'
import type { Ask, Play, Wait } from './play.ts'
import { refusal, said } from './play.ts'
import {
  ACTIVE,
  add,
  did,
  DID_T10,
  DID_T22,
  hasTechnology,
  held,
  mark,
  stack,
  tokenCell,
  tokens,
} from './state.ts'
import { W } from './kinds.ts'
import { amounts, score } from './tokens.ts'

/** Costs and how they are paid: the exact resource first, then gold; T10 and T22 let their owners choose (R11, R12). */

/** A cost: four bits each for papyrus, bread, limestone, granite, gold and scribes. A payment has the same form. */
export type Cost = number
export const costOf = (token: number, amount: number): Cost => amount << (4 * token)
const part = (packed: number, token: number): number => (packed >> (4 * token)) & 15

/** Blessings that waive a cost: for Ra and Horus, for Bastet and Hathor (R40). */
const NO_RELIEF = 0
export const STONE = 1
export const HARVEST = 2
const RELIEF = [0, bitOf(B13) | bitOf(B14), bitOf(B15) | bitOf(B16)] as const

const hasRelief = (p: Position, seat: Seat, relief: number): boolean =>
  (held(p, BLESSING, seat) & RELIEF[relief]!) !== 0

/** Whether a seat can pay at all. */
export function canPay(p: Position, seat: Seat, cost: Cost, relief = NO_RELIEF): boolean {
  if (cost === 0 || (relief !== NO_RELIEF && hasRelief(p, seat, relief))) return true
  const gold = tokens(p, seat, GOLD)
  const scribes = tokens(p, seat, SCRIBE)
  const swaps = hasTechnology(p, seat, T10)
  const scribesDue = part(cost, SCRIBE)
  const goldDue = part(cost, GOLD)
  let short = 0
  for (let resource = PAPYRUS; resource < LIMESTONE; resource++) {
    short += Math.max(0, part(cost, resource) - tokens(p, seat, resource))
  }
  const limestone = part(cost, LIMESTONE) - tokens(p, seat, LIMESTONE)
  const granite = part(cost, GRANITE) - tokens(p, seat, GRANITE)
  short += hasTechnology(p, seat, T22)
    ? Math.max(0, limestone + granite)
    : Math.max(0, limestone) + Math.max(0, granite)
  if (swaps) return short + goldDue + scribesDue <= gold + scribes
  return short + goldDue <= gold && scribesDue <= scribes
}

/** Every way to pay, as payments. */
export function payments(p: Position, seat: Seat, cost: Cost): number[] {
  const out: number[] = []
  const swaps = hasTechnology(p, seat, T10)
  const gold = tokens(p, seat, GOLD)
  const scribes = tokens(p, seat, SCRIBE)
  const scribesDue = part(cost, SCRIBE)
  const goldDue = part(cost, GOLD)
  if (scribesDue + goldDue > 0) {
    const due = scribesDue + goldDue
    for (let paid = 0; paid <= due; paid++) {
      if (paid > scribes || due - paid > gold) continue
      if (paid === scribesDue || swaps) out.push(costOf(SCRIBE, paid) | costOf(GOLD, due - paid))
    }
    return out
  }
  const [papyrusDue, breadDue] = [part(cost, 0), part(cost, 1)]
  const [limestoneDue, graniteDue] = [part(cost, LIMESTONE), part(cost, GRANITE)]
  const twins = hasTechnology(p, seat, T22)
  const most = (token: number, due: number): number => Math.min(tokens(p, seat, token), due)
  const stones = limestoneDue + graniteDue
  // R12: gold pays for what the exact resource falls short of; only T10 and T22 stand for a token that is there.
  const short = (token: number, due: number): number => Math.max(0, due - tokens(p, seat, token))
  const mostGold = Math.min(
    gold,
    short(PAPYRUS, papyrusDue) +
      short(BREAD, breadDue) +
      short(LIMESTONE, limestoneDue) +
      short(GRANITE, graniteDue),
  )
  for (let a = most(0, papyrusDue); a >= 0; a--) {
    for (let b = most(1, breadDue); b >= 0; b--) {
      for (let l = most(LIMESTONE, twins ? stones : limestoneDue); l >= 0; l--) {
        for (let g = most(GRANITE, twins ? stones - l : graniteDue); g >= 0; g--) {
          const open = papyrusDue + breadDue + stones - a - b - l - g
          for (let s = swaps ? Math.min(open, scribes) : 0; s >= 0; s--) {
            if (open - s > mostGold) break
            out.push(a | (b << 4) | (l << 8) | (g << 12) | ((open - s) << 16) | (s << 20))
          }
        }
      }
    }
  }
  return out
}

/** Takes the tokens, and gives T10 and T22 their point, once in the owner's own turn. */
function settlePayment(p: Position, play: Play, seat: Seat, cost: Cost, paid: number, by: string): void {
  for (let token = 0; token < PAYING; token++) add(p, tokenCell(seat, token), -part(paid, token))
  play.tell?.({ type: 'paid', seat, tokens: amountsOf(paid), by })
  if (p[ACTIVE] !== seat) return
  const swapped = part(paid, SCRIBE) !== part(cost, SCRIBE)
  if (swapped && !did(p, DID_T10)) {
    mark(p, DID_T10)
    score(p, play, seat, 1, 'technologies', 'T10')
  }
  if (hasTechnology(p, seat, T22) && twinned(cost, paid) && !did(p, DID_T22)) {
    mark(p, DID_T22)
    score(p, play, seat, 1, 'technologies', 'T22')
  }
}

const amountsOf = (paid: number): Record<string, number> =>
  amounts(Array.from({ length: PAYING }, (_, token) => part(paid, token)))

/** Limestone went for granite or the other way round. A cost of both can be read crosswise: its owner reads it so. */
const twinned = (cost: Cost, paid: number): boolean =>
  (part(paid, LIMESTONE) > 0 && part(cost, GRANITE) > 0) ||
  (part(paid, GRANITE) > 0 && part(cost, LIMESTONE) > 0)

/** Puts a payment before what it pays for. `check` demands that the die can still be used afterwards (R7). */
export function demandPayment(p: Position, seat: Seat, cost: Cost, relief = NO_RELIEF, check = 0): void {
  if (cost !== 0) stack.push(p, W.pay, seat, cost, relief, check)
}

/** What must still be possible after a payment is known to the turn; it is handed in here. */
export type StillUsable = (p: Position, play: Play, seat: Seat) => boolean

export function payWait(stillUsable: StillUsable): Wait {
  const options = (p: Position, play: Play, seat: Seat): number[] => {
    const all = payments(p, seat, stack.get(p, 1))
    if (stack.get(p, 3) === 0 || all.length < 2) return all
    const usable = all.filter((paid) => leavesUse(p, play, seat, paid, stillUsable))
    return usable.length === 0 ? all : usable
  }
  const ask: Ask = {
    question: (p) => {
      const cost = stack.get(p, 1)
      const params = Object.fromEntries(
        [...RESOURCES, 'gold', 'scribe'].map((name, token) => [name, part(cost, token)]),
      )
      return said('tekhenu.pay', params)
    },
    legal: (p, play, seat, out) => {
      for (const paid of options(p, play, seat)) out.push(K.pay + paid)
      for (const card of reliefCards(p, seat, stack.get(p, 2))) out.push(K.relief + card)
    },
    step: (p, play, seat, move) => {
      const cost = stack.get(p, 1)
      stack.pop(p)
      if (move >= K.relief && move < K.relief + 32) {
        playBlessing(p, play, seat, move - K.relief)
        play.tell?.({ type: 'waived', seat, by: blessing(move - K.relief) })
      } else {
        settlePayment(p, play, seat, cost, move - K.pay, 'cost')
      }
    },
    why: (_p, _play, _seat, move) =>
      isKind(move, K.pay) || isKind(move, K.relief) ? refusal('tekhenu.other-payment', 'R12') : undefined,
  }
  return {
    name: 'pay',
    fields: { seat: [0, 3], cost: [1, 0xffffff], relief: [0, 2], check: [0, 1] },
    nests: true,
    run: (p, play) => {
      const seat = stack.get(p, 0)
      if (!mayChoose(p, seat, stack.get(p, 2)) && payOnlyWay(p, play, seat)) return false
      // What can no longer be paid is let go (R32); a payment that was offered always can.
      if (canPay(p, seat, stack.get(p, 1), stack.get(p, 2))) return true
      stack.pop(p)
      return false
    },
    ask,
  }
}

/** Only these make a payment a choice: T10, T22, a blessing that waives it. */
const mayChoose = (p: Position, seat: Seat, relief: number): boolean =>
  hasTechnology(p, seat, T10) ||
  hasTechnology(p, seat, T22) ||
  (relief !== NO_RELIEF && hasRelief(p, seat, relief))

/** Pays with the exact tokens and gold for what is missing; false where that is not enough. */
function payOnlyWay(p: Position, play: Play, seat: Seat): boolean {
  const cost = stack.get(p, 1)
  let paid = costOf(SCRIBE, part(cost, SCRIBE))
  let gold = part(cost, GOLD)
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const exact = Math.min(part(cost, resource), tokens(p, seat, resource))
    paid |= costOf(resource, exact)
    gold += part(cost, resource) - exact
  }
  if (gold > tokens(p, seat, GOLD) || part(cost, SCRIBE) > tokens(p, seat, SCRIBE)) return false
  stack.pop(p)
  settlePayment(p, play, seat, cost, paid | costOf(GOLD, gold), 'cost')
  return true
}

/** Held cards that waive this cost; of two alike only the first. */
function reliefCards(p: Position, seat: Seat, relief: number): number[] {
  const mask = held(p, BLESSING, seat) & RELIEF[relief]!
  return mask === 0 ? [] : [32 - Math.clz32(mask & -mask)]
}

function leavesUse(p: Position, play: Play, seat: Seat, paid: number, stillUsable: StillUsable): boolean {
  for (let token = 0; token < PAYING; token++) add(p, tokenCell(seat, token), -part(paid, token))
  const usable = stillUsable(p, play, seat)
  for (let token = 0; token < PAYING; token++) add(p, tokenCell(seat, token), part(paid, token))
  return usable
}

/** Whether some way of paying leaves the die usable. */
export function canPayAndUse(
  p: Position,
  play: Play,
  seat: Seat,
  cost: Cost,
  stillUsable: StillUsable,
): boolean {
  if (cost === 0) return stillUsable(p, play, seat)
  return (
    canPay(p, seat, cost) &&
    payments(p, seat, cost).some((paid) => leavesUse(p, play, seat, paid, stillUsable))
  )
}
