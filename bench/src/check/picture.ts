import type { AtonJSON } from '../../../packages/aton/src/index.ts'
import type { Table } from '../boardgameio/peer.ts'

/** What both sides must agree on after every move, in one shape. */
export interface Picture {
  readonly round: number
  readonly red: number
  readonly first: number | null
  readonly temples: string
  readonly over: string | null
  readonly winner: number | null
  readonly seats: readonly SeatPicture[]
}

interface SeatPicture {
  readonly score: number
  readonly reserve: number
  readonly dead: number
  readonly token: boolean
  readonly hand: string
  readonly cartouches: string | null
  /** How many 1s, 2s, 3s and 4s. */
  readonly pile: string
  readonly discards: string
  readonly faceDown: string
}

export function ofOurs(json: AtonJSON): Picture {
  return {
    round: json.round,
    red: json.red,
    first: json.first,
    temples: json.temples.flat().join(''),
    over: json.over,
    winner: json.winner,
    seats: json.seats.map((seat) => ({
      score: Object.values(seat.points).reduce((sum, points) => sum + points, 0),
      reserve: seat.reserve,
      dead: seat.dead,
      token: seat.token,
      hand: seat.hand.join(''),
      cartouches: seat.cartouches?.join('') ?? null,
      pile: seat.pile.map((many, i) => many + seat.bottom.filter((card) => card === i + 1).length).join(),
      discards: seat.discards.join(),
      faceDown: seat.faceDown.join(),
    })),
  }
}

export function ofPeer({ G, ctx }: Table): Picture {
  const seatOf = (id: string | null): number | null => (id === null ? null : Number(id))
  return {
    round: ctx.turn,
    red: Number(G.red),
    first: seatOf(G.first),
    temples: G.board.map((id) => id ?? '.').join(''),
    over: G.result?.reason ?? null,
    winner: G.result !== null && 'winner' in G.result ? Number(G.result.winner) : null,
    seats: ['0', '1'].map((id) => ({
      score: G.players[id]!.score,
      reserve: G.players[id]!.reserve,
      dead: G.players[id]!.dead,
      token: G.players[id]!.token,
      hand: G.cards[id]!.hand.toSorted((a, b) => a - b).join(''),
      cartouches: G.cards[id]!.cartouches?.join('') ?? null,
      pile: counts(G.cards[id]!.deck),
      discards: counts(G.cards[id]!.discards),
      faceDown: counts(G.cards[id]!.faceDown),
    })),
  }
}

const counts = (cards: readonly number[]): string =>
  [1, 2, 3, 4].map((value) => cards.filter((card) => card === value).length).join()
