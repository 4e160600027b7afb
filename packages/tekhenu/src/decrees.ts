import type { Position, Seat } from '@benben/kernel'
import { D03, D04, D07, D08, D23, T10 } from './card-ids.ts'
import { bestDecrees, decreePoints, mostDecrees, scorable, titheSymbols, usedUp } from './decree-points.ts'
import { W } from './kinds.ts'
import { isKind, K, named } from './moves.ts'
import { bitOf, cardsOf, count, DECREE, decree, GOLD, RESOURCES, SCRIBE } from './names.ts'
import { canPay, costOf, demandPayment } from './payment.ts'
import { alone, chose, refusal, said, type Play, type Wait } from './play.ts'
import { symbolOf } from './printed.ts'
import {
  add,
  CHOSEN,
  DOUBLED,
  hasTechnology,
  held,
  OPEN_DECREES,
  ORDER,
  PROCLAIMED,
  seats,
  stack,
  TITHES,
  tokenCell,
  tokens,
} from './state.ts'
import { amounts, score } from './tokens.ts'

/** The decrees after the last scoring: up to three, of different symbols, chosen by their owner. */

const seatOf = (p: Position): Seat => p[ORDER + stack.get(p, 0)]!
const hasDecree = (p: Position, seat: Seat, card: number): boolean =>
  (held(p, DECREE, seat) & bitOf(card)) !== 0

/**
 * R26: D23 is played before the last scoring. Whoever holds a decree nobody has seen is asked too, or the question would
 * tell who holds it.
 */
const mayHoldD23 = (p: Position, seat: Seat): boolean =>
  hasDecree(p, seat, D23) || (held(p, DECREE, seat) & ~p[OPEN_DECREES + seat]!) !== 0 // TK5

export const proclaim: Wait = {
  name: 'proclaim',
  fields: { place: [0, 4] },
  calm: true,
  always: true,
  run: (p, play) => {
    while (stack.get(p, 0) < seats(p)) {
      if (mayHoldD23(p, seatOf(p)) && play.rules.cardsWork(seatOf(p))) return true
      stack.set(p, 0, stack.get(p, 0) + 1)
    }
    stack.pop(p)
    return false
  },
  seats: (p) => alone(seatOf(p)),
  ask: {
    question: () => said('tekhenu.proclaim'),
    legal: (p, _play, seat, out) => {
      if (hasDecree(p, seat, D23)) out.push(K.proclaim)
      out.push(K.goOn)
    },
    step: (p, play, seat, move) => {
      stack.set(p, 0, stack.get(p, 0) + 1)
      if (move === K.goOn) {
        play.emit?.({ type: 'kept-silent', seat })
        return
      }
      p[PROCLAIMED] = seat + 1
      p[OPEN_DECREES + seat] = p[OPEN_DECREES + seat]! | bitOf(D23)
      play.emit?.({ type: 'proclaimed', seat, decree: decree(D23) })
      stack.push(p, W['free-action'], seat, 1)
    },
    why: (_p, _play, _seat, move) => (move === K.proclaim ? refusal('tekhenu.no-d23', 'R26') : undefined),
  },
}

/** All decrees are turned up, then each seat chooses in turn order. */
export const decrees: Wait = {
  name: 'decrees',
  fields: { place: [0, 4] },
  calm: true,
  run: (p, play) => {
    if (stack.get(p, 0) === 0 && p[CHOSEN] === 0) turnUp(p, play)
    if (stack.get(p, 0) === seats(p)) {
      stack.pop(p)
      return false
    }
    const seat = seatOf(p)
    if (scorable(p, play.printed, seat, p[CHOSEN]!).length > 0) return true
    settleChoice(p, seat)
    return false
  },
  seats: (p) => alone(seatOf(p)),
  ask: {
    question: (p, play, seat) => {
      const best = bestDecrees(p, play, seat, p[CHOSEN])
      return said('tekhenu.decrees', {
        left: mostDecrees(p, seat) - count(p[CHOSEN]!),
        best: best.cards.map(decree).join(', '),
        points: best.points,
        // What going on now would give up.
        more: best.points - bestDecrees(p, play, seat, p[CHOSEN], true).points,
      })
    },
    legal: (p, play, seat, out) => {
      for (const card of scorable(p, play.printed, seat, p[CHOSEN]!)) out.push(K.score + card)
      out.push(K.goOn)
    },
    several: () => true,
    step: (p, play, seat, move) => {
      if (move === K.goOn) {
        chose(play, seat, move)
        return settleChoice(p, seat)
      }
      p[CHOSEN] = p[CHOSEN]! | bitOf(named(move))
      play.emit?.({ type: 'decree-chosen', seat, decree: decree(named(move)) })
    },
    tries: (p, _play, seat) => cardsOf(held(p, DECREE, seat)).map((card) => K.score + card),
    why: (p, play, seat, move) => {
      if (!isKind(move, K.score)) return undefined
      const card = named(move)
      if (!hasDecree(p, seat, card))
        return refusal('tekhenu.not-your-decree', 'decrees', { decree: decree(card) })
      if ((p[CHOSEN]! & bitOf(card)) !== 0)
        return refusal('tekhenu.decree-chosen', 'decrees', { decree: decree(card) })
      if (card === D23) return refusal('tekhenu.d23-late', 'R26')
      const twin = usedUp(p, seat, p[CHOSEN]!).find(
        (other) => symbolOf(play.printed, other) === symbolOf(play.printed, card),
      )
      return refusal('tekhenu.same-symbol', 'decrees', { decree: decree(card), other: decree(twin ?? 0) })
    },
  },
}

export function turnUp(p: Position, play: Play): void {
  for (let place = 0; place < seats(p); place++) {
    const seat = p[ORDER + place]!
    const mine = held(p, DECREE, seat)
    if (p[OPEN_DECREES + seat] === mine) continue
    p[OPEN_DECREES + seat] = mine
    play.emit?.({ type: 'decrees-shown', seat, decrees: cardsOf(mine).map(decree) })
  }
}

/** R28: what is paid for is settled before anything is counted. */
function settleChoice(p: Position, seat: Seat): void {
  stack.set(p, 0, stack.get(p, 0) + 1)
  stack.push(p, W['count-decrees'], seat)
  if ((p[CHOSEN]! & bitOf(D04)) !== 0) stack.push(p, W.tithe, seat, 0)
  if ((p[CHOSEN]! & bitOf(D03)) !== 0 && count(p[CHOSEN]!) > 1) stack.push(p, W.double, seat)
}

const doubleCost = costOf(GOLD, 2)

/** D03: two gold score another decree again. */
export const double: Wait = {
  name: 'double',
  fields: { seat: [0, 3] },
  run: (p) => {
    if (canPay(p, stack.get(p, 0), doubleCost)) return true
    stack.pop(p)
    return false
  },
  ask: {
    question: (p, play, seat) => {
      const best = bestDecrees(p, play, seat, p[CHOSEN], true)
      return said('tekhenu.double', {
        best: best.doubled === 0 ? '' : decree(best.doubled),
        more: best.points - bestDecrees(p, play, seat, p[CHOSEN], true, false).points,
      })
    },
    legal: (p, _play, _seat, out) => {
      for (const card of cardsOf(p[CHOSEN]! & ~bitOf(D03))) out.push(K.double + card)
      out.push(K.goOn)
    },
    step: (p, play, seat, move) => {
      stack.pop(p)
      const card = move === K.goOn ? 0 : named(move)
      p[DOUBLED] = card
      play.emit?.({ type: 'decree-doubled', seat, decree: card === 0 ? null : decree(card) })
      if (card === 0) return
      if (card === D04) {
        // Its tithe is paid a second time, after the first.
        stack.pop(p)
        stack.push(p, W.tithe, seat, 1)
        stack.push(p, W.tithe, seat, 0)
      }
      demandPayment(p, seat, doubleCost)
    },
  },
}

/** Tokens that can pay for D04: any resource (R51), and scribes for gold with T10. */
const purse = (p: Position, seat: Seat): number => {
  let sum = 0
  for (let token = 0; token <= GOLD; token++) sum += tokens(p, seat, token)
  return sum + (hasTechnology(p, seat, T10) ? tokens(p, seat, SCRIBE) : 0)
}

/** D04: one resource for each symbol to be scored. */
export const tithe: Wait = {
  name: 'tithe',
  fields: { seat: [0, 3], again: [0, 1] },
  nests: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    if (titheSymbols(p, play.printed, seat) > 0 && purse(p, seat) > 0) return true
    stack.pop(p)
    return false
  },
  ask: {
    question: (p, play, seat) => said('tekhenu.tithe', { symbols: titheSymbols(p, play.printed, seat) }),
    legal: (p, play, seat, out) => {
      for (let paid = Math.min(titheSymbols(p, play.printed, seat), purse(p, seat)); paid >= 0; paid--)
        out.push(K.tithe + paid)
    },
    step: (p, play, seat, move) => {
      const symbols = named(move)
      p[TITHES + stack.get(p, 1)] = symbols
      stack.pop(p)
      payAny(p, play, seat, symbols)
      play.emit?.({ type: 'tithed', seat, symbols })
    },
    why: (_p, _play, _seat, move) => (isKind(move, K.tithe) ? refusal('tekhenu.no-tithe', 'D04') : undefined),
  },
}

/**
 * Basic resources first, the plentiful ones before, then gold, then scribes (T10): never worse, since only D08 counts
 * resources and scribes break ties. Where D08 would lose by it and D07 counts no scribes, scribes go first.
 */
function payAny(p: Position, play: Play, seat: Seat, amount: number): void {
  const paid = [0, 0, 0, 0, 0, 0]
  const sparing =
    (p[CHOSEN]! & bitOf(D08)) !== 0 && (p[CHOSEN]! & bitOf(D07)) === 0 && hasTechnology(p, seat, T10)
  for (let i = 0; i < amount; i++) {
    let from = -1
    for (let resource = 0; resource < RESOURCES.length; resource++) {
      if (tokens(p, seat, resource) > (from < 0 ? 0 : tokens(p, seat, from))) from = resource // TK8
    }
    if (from < 0) from = tokens(p, seat, GOLD) > 0 ? GOLD : SCRIBE // TK8
    if (sparing && tokens(p, seat, SCRIBE) > 0 && lessens(p, play, seat, from)) from = SCRIBE // TK8
    add(p, tokenCell(seat, from), -1)
    paid[from] = paid[from]! + 1
  }
  if (amount > 0) play.emit?.({ type: 'paid', seat, tokens: amounts(paid), by: 'D04' })
}

/** Whether D08 would be worth less without this token. */
function lessens(p: Position, play: Play, seat: Seat, token: number): boolean {
  const before = decreePoints(p, play, seat, D08, 0)
  add(p, tokenCell(seat, token), -1)
  const after = decreePoints(p, play, seat, D08, 0)
  add(p, tokenCell(seat, token), 1)
  return after < before
}

export const countDecrees: Wait = {
  name: 'count-decrees',
  fields: { seat: [0, 3] },
  run: (p, play) => {
    const seat = stack.get(p, 0)
    stack.pop(p)
    const tithes: [number, number] = [p[TITHES]!, p[TITHES + 1]!]
    for (const card of cardsOf(p[CHOSEN]!)) {
      score(p, play, seat, decreePoints(p, play, seat, card, tithes[0]), 'decrees', decree(card))
      // R57: the same points again, whatever the card counts at most.
      if (card === p[DOUBLED])
        score(p, play, seat, decreePoints(p, play, seat, card, tithes[1]), 'decrees', 'D03')
    }
    p.fill(0, CHOSEN, TITHES + 2)
    play.emit?.({ type: 'decrees-done', seat })
    return false
  },
}
