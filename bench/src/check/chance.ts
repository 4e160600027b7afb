import type { Host, Position } from '../../../packages/kernel/src/index.ts'
import { aton, type AtonEvent, type AtonJSON } from '../../../packages/aton/src/index.ts'
import type { AtonState } from '../boardgameio/state.ts'

/**
 * The peer shuffles its decks; our piles are only counted, and which card lies on top is decided when it is drawn. So
 * the peer goes first, and our chance is bent to draw what the peer drew: the next card of a new hand, or the next one
 * turned up to break a tie.
 */
export function chanceOf(peer: AtonState, mover: number): Host<AtonEvent>['chance'] {
  return (position: Position, sides: number): number => {
    const { seats, waiting } = aton.toJSON(position) as AtonJSON
    const drawn = seats.map((seat) => seat.hand.length)
    // Cards of a tie lie nowhere until the tie is broken.
    const turnedUp = seats.map((seat) => 36 - (seat.cartouches?.length ?? 0) - total(seat))
    let seat: number
    let card: number | undefined
    if (waiting.at(-1)?.wait === 'assign') {
      seat = mover
      card = peer.cards[seat]!.hand[drawn[seat]!]
    } else if (seats.every(({ cartouches }) => cartouches !== null)) {
      seat = turnedUp[0] === turnedUp[1] ? 0 : 1
      card = peer.tieBreak[seat]![turnedUp[seat]!]
    } else {
      seat = drawn[0]! < 4 ? 0 : 1
      card = peer.cards[seat]!.hand[drawn[seat]!]
    }
    const { pile } = seats[seat]!
    if (card === undefined) throw new Error(`seat ${seat} draws a card where the peer drew none`)
    if (pile[card - 1] === 0) throw new Error(`seat ${seat} cannot draw the ${card} the peer drew`)
    if (sum(pile) !== sides) throw new Error(`chance of ${sides} for a pile of ${sum(pile)}`)
    return sum(pile.slice(0, card - 1))
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

const total = (seat: AtonJSON['seats'][number]): number =>
  seat.hand.length + seat.bottom.length + sum(seat.pile) + sum(seat.discards) + sum(seat.faceDown)
