import type { Position, Seat } from '@benben/kernel'
import { B13, B15, cardsAt, pairOf, type CardOf } from './blessing-cards.ts'
import { T10, T22 } from './card-ids.ts'
import { isKind, K, named, PAYING } from './moves.ts'
import {
  BLESSING,
  blessing,
  BREAD,
  firstOf,
  GOLD,
  GRANITE,
  LIMESTONE,
  PAPYRUS,
  RESOURCES,
  SCRIBE,
  type Card,
} from './names.ts'
import { playBlessing } from './blessings.ts'
import { laterCosts, NO_RESOURCES, type Resources } from './later-costs.ts'
import type { Ask, Play, Wait } from './play.ts'
import { refusal, said } from './play.ts'
import {
  ACTIVE,
  add,
  did,
  DID_T10,
  DID_T22,
  DIE_FACE,
  hasTechnology,
  held,
  mark,
  stack,
  tokenCell,
  tokens,
} from './state.ts'
import { W } from './kinds.ts'
import { amounts, score } from './tokens.ts'

/** Costs and how they are paid: as printed, then with gold; where it can matter the seat chooses (R11, R12). */

/** A cost: four bits each for papyrus, bread, limestone, granite, gold and scribes. A payment has the same form. */
export type Cost = number
export const costOf = (token: number, amount: number): Cost => amount << (4 * token)
const part = (packed: number, token: number): number => (packed >> (4 * token)) & 15

/** Blessings that waive a cost: for Ra and Horus, for Bastet and Hathor (R40). */
const NO_RELIEF = 0
export const STONE = 1
export const HARVEST = 2
const WAIVES: Readonly<Record<CardOf<'paying'>, number>> = { [B13]: STONE, [B15]: HARVEST }
const RELIEF = [NO_RELIEF, STONE, HARVEST].map((relief) =>
  cardsAt('paying').reduce((mask, card) => (WAIVES[card] === relief ? mask | pairOf(card) : mask), 0),
)

const mayWaive = (p: Position, seat: Seat, relief: number): boolean =>
  relief !== NO_RELIEF && (held(p, BLESSING, seat) & RELIEF[relief]!) !== 0

/** Whether a seat can pay at all. */
export function canPay(p: Position, seat: Seat, cost: Cost, relief = NO_RELIEF): boolean {
  if (cost === 0 || mayWaive(p, seat, relief) || holdsPrinted(p, seat, cost)) return true
  const gold = tokens(p, seat, GOLD)
  const scribes = tokens(p, seat, SCRIBE)
  const swaps = hasTechnology(p, seat, T10)
  const twins = hasTechnology(p, seat, T22)
  if (gold === 0 && !swaps && !twins) return false
  const scribesDue = part(cost, SCRIBE)
  const goldDue = part(cost, GOLD)
  let short = 0
  for (let resource = PAPYRUS; resource < LIMESTONE; resource++) {
    short += Math.max(0, part(cost, resource) - tokens(p, seat, resource))
  }
  const limestone = part(cost, LIMESTONE) - tokens(p, seat, LIMESTONE)
  const granite = part(cost, GRANITE) - tokens(p, seat, GRANITE)
  short += twins ? Math.max(0, limestone + granite) : Math.max(0, limestone) + Math.max(0, granite)
  if (swaps) return short + goldDue + scribesDue <= gold + scribes
  return short + goldDue <= gold && scribesDue <= scribes
}

/** Whether the seat has every token the cost names. */
function holdsPrinted(p: Position, seat: Seat, cost: Cost): boolean {
  for (let cell = tokenCell(seat, 0), rest = cost; rest !== 0; cell++, rest >>>= 4)
    if ((rest & 15) > p[cell]!) return false
  return true
}

/** As printed, with gold for what is missing; −1 where that is not enough. */
function asPrinted(p: Position, seat: Seat, cost: Cost): number {
  let paid = costOf(SCRIBE, part(cost, SCRIBE))
  let gold = part(cost, GOLD)
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const exact = Math.min(part(cost, resource), tokens(p, seat, resource))
    paid |= costOf(resource, exact)
    gold += part(cost, resource) - exact
  }
  if (gold > tokens(p, seat, GOLD) || part(cost, SCRIBE) > tokens(p, seat, SCRIBE)) return -1
  return paid | costOf(GOLD, gold)
}

/**
 * Every way to pay, as payments, the printed one first. Gold stands in for any resource, held or not (R12), a scribe for
 * a gold with T10, limestone and granite for each other with T22 (R11).
 */
export function payments(p: Position, seat: Seat, cost: Cost): number[] {
  const printed = asPrinted(p, seat, cost)
  const out = printed < 0 ? [] : [printed]
  const swaps = hasTechnology(p, seat, T10)
  const twins = hasTechnology(p, seat, T22)
  const gold = tokens(p, seat, GOLD)
  const scribes = tokens(p, seat, SCRIBE)
  const scribesDue = part(cost, SCRIBE)
  const stones = part(cost, LIMESTONE) + part(cost, GRANITE)
  const due = part(cost, PAPYRUS) + part(cost, BREAD) + stones + part(cost, GOLD) + scribesDue
  const most = (token: number, limit: number): number => Math.min(tokens(p, seat, token), limit)
  for (let a = most(PAPYRUS, part(cost, PAPYRUS)); a >= 0; a--) {
    for (let b = most(BREAD, part(cost, BREAD)); b >= 0; b--) {
      for (let l = most(LIMESTONE, twins ? stones : part(cost, LIMESTONE)); l >= 0; l--) {
        for (let g = most(GRANITE, twins ? stones - l : part(cost, GRANITE)); g >= 0; g--) {
          const open = due - a - b - l - g
          const mostScribes = Math.min(scribes, swaps ? open : scribesDue)
          for (let s = swaps ? 0 : scribesDue; s <= mostScribes; s++) {
            const paid = a | (b << 4) | (l << 8) | (g << 12) | ((open - s) << 16) | (s << 20)
            if (open - s <= gold && paid !== printed) out.push(paid)
          }
        }
      }
    }
  }
  return out
}

/** Whether it can matter how a cost is paid: T10, T22, another cost this turn (R12). Otherwise nobody is asked. */
function canMatter(p: Position, play: Play, seat: Seat, cost: Cost): boolean {
  if (hasTechnology(p, seat, T10) && (part(cost, SCRIBE) > 0 || tokens(p, seat, SCRIBE) > 0)) return true
  const stones = part(cost, LIMESTONE) + part(cost, GRANITE)
  if (stones > 0 && hasTechnology(p, seat, T22)) return true
  if (tokens(p, seat, GOLD) === 0) return false
  const kept = payableInKind(p, seat, cost)
  return kept !== NO_RESOURCES && (kept & laterCosts(p, play, seat)) !== NO_RESOURCES
}

/** The resources of a cost that the seat holds: paid with gold, they would be kept. */
function payableInKind(p: Position, seat: Seat, cost: Cost): Resources {
  let kept = NO_RESOURCES
  for (let resource = 0; resource < RESOURCES.length; resource++)
    if (part(cost, resource) > 0 && tokens(p, seat, resource) > 0) kept |= 1 << resource
  return kept
}

/** Takes the tokens, and gives T10 and T22 their point, once in the owner's own turn. */
function settlePayment(p: Position, play: Play, seat: Seat, cost: Cost, paid: number, by: string): void {
  for (let token = 0; token < PAYING; token++) add(p, tokenCell(seat, token), -part(paid, token))
  play.emit?.({ type: 'paid', seat, tokens: amountsOf(paid), by })
  if (p[ACTIVE] !== seat) return
  const swapped = part(paid, SCRIBE) !== part(cost, SCRIBE)
  if (swapped && !did(p, DID_T10)) {
    mark(p, DID_T10)
    score(p, play, seat, 1, 'technologies', 'T10')
  }
  if (hasTechnology(p, seat, T22) && paid !== cost && twinned(cost, paid) && !did(p, DID_T22)) {
    mark(p, DID_T22)
    score(p, play, seat, 1, 'technologies', 'T22')
  }
}

const amountsOf = (paid: number): Record<string, number> =>
  amounts(Array.from({ length: PAYING }, (_, token) => part(paid, token)))

/**
 * Limestone went for granite or the other way round. Where gold or a scribe paid a part of a cost of both, the owner says
 * which part (TK2). Paid as printed, nothing stood for anything.
 */
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
    const cost = stack.get(p, 1)
    if (!canMatter(p, play, seat, cost)) {
      const printed = asPrinted(p, seat, cost)
      return printed < 0 ? [] : [printed]
    }
    const all = payments(p, seat, cost)
    // R7: what the die in hand is still to do must stay possible, where some payment leaves it so.
    if (all.length < 2 || (stack.get(p, 3) === 0 && (p[ACTIVE] !== seat || p[DIE_FACE] === 0))) return all
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
      const card = reliefCard(p, seat, stack.get(p, 2))
      if (card !== 0) out.push(K.relief + card)
    },
    step: (p, play, seat, move) => {
      const cost = stack.get(p, 1)
      stack.pop(p)
      if (isKind(move, K.relief)) {
        playBlessing(p, play, seat, named(move)) // R40
        play.emit?.({ type: 'waived', seat, by: blessing(named(move)) })
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
      const cost = stack.get(p, 1)
      const relief = stack.get(p, 2)
      if (!mayWaive(p, seat, relief) && !canMatter(p, play, seat, cost)) {
        const paid = asPrinted(p, seat, cost)
        stack.pop(p)
        // What can no longer be paid is let go (R32); a payment that was offered always can.
        if (paid >= 0) settlePayment(p, play, seat, cost, paid, 'cost')
        return false
      }
      if (canPay(p, seat, cost, relief)) return true
      stack.pop(p)
      return false
    },
    ask,
  }
}

/** The first held card that waives this cost; 0 where there is none. */
const reliefCard = (p: Position, seat: Seat, relief: number): Card =>
  firstOf(held(p, BLESSING, seat) & RELIEF[relief]!)

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
