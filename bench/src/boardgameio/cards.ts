import type { DefaultPluginAPIs } from 'boardgame.io'
import { card, type AtonState, type PlayerID } from './state.ts'

export type Random = DefaultPluginAPIs['random']

export const HAND = 4

export const newDeck = (random: Random): number[] =>
  random.Shuffle(Array.from({ length: 36 }, (_, i) => 1 + (i % 4)))

/** The top card; the discards are shuffled first when the deck is empty. Undefined when there are none either. */
function draw(G: AtonState, id: PlayerID, random: Random): number | undefined {
  const cards = G.cards[id]!
  if (cards.deck.length === 0) {
    cards.deck = random.Shuffle([...cards.discards, ...cards.faceDown])
    cards.discards = []
    cards.faceDown = []
  }
  return cards.deck.pop()
}

export function deal(G: AtonState, id: PlayerID, random: Random): void {
  const hand: number[] = []
  while (hand.length < HAND) hand.push(draw(G, id, random)!)
  G.cards[id]!.hand = hand
}

/** Every different way to lay out a hand, remembered by hand. */
const layouts = new Map<string, readonly number[][]>()

export function assignments(hand: readonly number[]): readonly number[][] {
  const key = hand.join('')
  let found = layouts.get(key)
  if (found === undefined) {
    found = permutations(hand)
    layouts.set(key, found)
  }
  return found
}

function permutations(cards: readonly number[]): number[][] {
  if (cards.length === 0) return [[]]
  return [...new Set(cards)].flatMap((first) => {
    const rest = cards.slice()
    rest.splice(rest.indexOf(first), 1)
    return permutations(rest).map((others) => [first].concat(others))
  })
}

export const sameCards = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i])

/** Cartouche 2, then cartouche 1, then cards turned up from both decks, say who acts first. */
export function whoIsFirst(G: AtonState, random: Random): PlayerID {
  G.tieBreak = { '0': [], '1': [] }
  for (const cartouche of [2, 1]) {
    const difference = card(G, '0', cartouche) - card(G, '1', cartouche)
    if (difference !== 0) return difference < 0 ? '0' : '1'
  }
  let first: PlayerID | undefined
  while (first === undefined) {
    const mine = draw(G, '0', random)
    const theirs = draw(G, '1', random)
    if (mine !== undefined) G.tieBreak['0']!.push(mine)
    if (theirs !== undefined) G.tieBreak['1']!.push(theirs)
    if (mine === undefined || theirs === undefined) first = G.red
    else if (mine !== theirs) first = mine < theirs ? '0' : '1'
  }
  for (const id of ['0', '1']) G.cards[id]!.deck.unshift(...G.tieBreak[id]!.toReversed())
  return first
}

/** Cartouche 1: the higher card scores twice the difference. */
export function compare(G: AtonState): void {
  const difference = card(G, '0', 1) - card(G, '1', 1)
  const winner = difference > 0 ? '0' : '1'
  G.players[winner]!.score += 2 * Math.abs(difference)
}

export function discard(G: AtonState, id: PlayerID): void {
  const cards = G.cards[id]!
  cards.discards.push(...cards.cartouches!)
  cards.cartouches = null
}
