import type { Move, Position, Seat } from '@benben/kernel'
import { CULT_AT, isKind, K, named, addCards } from '../moves.ts'
import { bitOf, cardsOf, count, cultName, nthOf, STARTING_CARDS, startingName, type Card } from '../names.ts'
import { refusal, said } from './codes.ts'
import { alone, type Play, type Wait, type Why } from '../play.ts'
import { layStartingCards, orderByInitiative } from '../starting.ts'
import { DRAFTED, ORDER, seats, stack, STARTING } from '../state.ts'
import { layArtifacts } from './artifacts.ts'
import { emitSeth } from './events.ts'
import { XW } from './kinds.ts'
import { ALL_CULTS, CULT, CULTS_LAID } from './state.ts'

/** Three picks each, to and fro and to again: two starting cards and a cult power, in whatever order. */
const PICKS = 3
const MOST_STARTING = 2

const drafter = (p: Position): Seat => {
  const many = seats(p)
  const pick = stack.get(p, 0)
  const back = pick >= many && pick < 2 * many
  return p[ORDER + (back ? 2 * many - 1 - pick : pick % many)]!
}

/** One cult power more than there are seats. */
function layCults(p: Position, play: Play): void {
  let pile = ALL_CULTS
  for (let i = 0; i < seats(p) + 1; i++) {
    play.draw?.({ code: 'tekhenu.draw.cult', params: {}, outcomes: cardsOf(pile).map(cultName) })
    pile &= ~bitOf(nthOf(pile, play.chance(p, count(pile))))
  }
  p[CULTS_LAID] = ALL_CULTS & ~pile
  emitSeth(play, () => ({ type: 'cults-laid', cults: cardsOf(p[CULTS_LAID]!).map(cultName) }))
}

const mayTakeStarting = (p: Position, seat: Seat): boolean => count(p[DRAFTED + seat]!) < MOST_STARTING
const mayTakeCult = (p: Position, seat: Seat): boolean => p[CULT + seat] === 0

const laid = (p: Position): Move[] => [
  ...cardsOf(p[STARTING]!).map((card) => K.draft + card),
  ...cardsOf(p[CULTS_LAID]!).map((cult) => K.draft + CULT_AT + cult),
]

const nameOf = (drafted: number): string =>
  drafted > CULT_AT ? cultName(drafted - CULT_AT) : startingName(drafted)

function why(p: Position, seat: Seat, drafted: number): Why {
  if (!laid(p).includes(K.draft + drafted))
    return refusal('tekhenu.not-laid-out', 'setup', { card: nameOf(drafted) })
  const isCult = drafted > CULT_AT
  if (isCult ? mayTakeCult(p, seat) : mayTakeStarting(p, seat)) return undefined
  return isCult
    ? refusal('tekhenu.seth.cult-drafted', 'draft')
    : refusal('tekhenu.seth.starting-drafted', 'draft')
}

export const draft: Wait = {
  name: 'seth-draft',
  fields: { pick: [0, PICKS * 4] },
  bottom: true,
  early: true,
  run: (p, play) => {
    if (stack.get(p, 0) === 0 && p[STARTING] === 0) {
      layStartingCards(p, play, 1)
      layCults(p, play)
    }
    if (stack.get(p, 0) < PICKS * seats(p)) return true
    stack.pop(p)
    p[STARTING] = 0
    p[CULTS_LAID] = 0
    layArtifacts(p, play, seats(p) + 3)
    orderByInitiative(p, play)
    stack.push(p, XW.rewards, 0, 0)
    return false
  },
  seats: (p) => alone(drafter(p)),
  ask: {
    question: () => said('tekhenu.seth.draft'),
    legal: (p, _play, seat, out) => {
      if (mayTakeStarting(p, seat)) addCards(out, K.draft, p[STARTING]!)
      if (mayTakeCult(p, seat)) addCards(out, K.draft + CULT_AT, p[CULTS_LAID]!)
    },
    step: (p, play, seat, move) => {
      stack.set(p, 0, stack.get(p, 0) + 1)
      const drafted = named(move)
      if (drafted > CULT_AT) takeCult(p, play, seat, drafted - CULT_AT)
      else takeStarting(p, play, seat, drafted)
    },
    tries: (p) => laid(p),
    why: (p, _play, seat, move) => (isKind(move, K.draft) ? why(p, seat, named(move)) : undefined),
  },
}

export function takeStarting(p: Position, play: Play, seat: Seat, card: Card): void {
  p[STARTING] = p[STARTING]! & ~bitOf(card)
  p[DRAFTED + seat] = p[DRAFTED + seat]! | bitOf(card)
  play.emit?.({ type: 'drafted', seat, card: startingName(card) })
}

export function takeCult(p: Position, play: Play, seat: Seat, cult: Card): void {
  p[CULTS_LAID] = p[CULTS_LAID]! & ~bitOf(cult)
  p[CULT + seat] = cult
  emitSeth(play, () => ({ type: 'cult-drafted', seat, cult: cultName(cult) }))
}

/** While seats draft, as much is out as has been drafted; no card of the other set is, and none pays that was not drafted. */
export function draftStands(p: Position): boolean {
  const many = seats(p)
  const all = Array.from({ length: many }, (_, seat) => seat)
  const other = (1 << STARTING_CARDS) - 1
  if ([p[STARTING]!, ...all.map((seat) => p[DRAFTED + seat]!)].some((mask) => (mask & other) !== 0))
    return false
  return stack.list(p).every(([kind, place, cards]) => {
    if (kind === XW.rewards) {
      const drafted = place! < many ? p[DRAFTED + p[ORDER + place!]!]! : 0
      return (cards! & ALL_STARTING & ~drafted) === 0
    }
    if (kind !== XW.draft) return true
    const drafted = all.reduce((sum, seat) => sum + count(p[DRAFTED + seat]!), 0)
    const cults = all.filter((seat) => p[CULT + seat] !== 0).length
    return (
      drafted + cults === place &&
      count(p[STARTING]!) === 2 * many + 1 - drafted &&
      count(p[CULTS_LAID]!) === many + 1 - cults
    )
  })
}

const ALL_STARTING = (1 << (2 * STARTING_CARDS)) - 1
