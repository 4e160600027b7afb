import { aton, readPriest, score, spaceOf } from '@benben/aton'
import { fastHost, type Move, type Position, type Seat } from '@benben/kernel'
import { countTemples, newCounts, ownerAt, shift, CLASS_OF, type Counts } from './counts.ts'
import { beforeRoundEnd, type AtonJudge } from './judge.ts'
import { winsInTurn, wholeTurn } from './target.ts'

/** Input of the evaluation besides the temples. */
export interface Outlook {
  /** Points per seat in addition to those in the position. */
  readonly extra: readonly [number, number]
  /** The number of dead in the realm when the round ends. */
  readonly dead: number
}

const NONE = 0
const REMOVE = 1
const PLACE = 2
const RETURN = 3
const LAST_MOVE = 1024
/** The effect of a move on a priest. */
const DOES = Int8Array.from({ length: LAST_MOVE }, (_, move) => {
  const verb = readPriest(move)?.verb
  return verb === 'remove' ? REMOVE : verb === 'place' ? PLACE : verb === 'return' ? RETURN : NONE
})

export const isReturn = (move: Move): boolean => DOES[move] === RETURN

/** Plays the rest of a round quickly: each priest goes where it looks best at that moment. */
export class Playout {
  readonly judge: AtonJudge
  readonly #moves: Move[] = []
  readonly #counts: Counts = newCounts()

  constructor(judge: AtonJudge) {
    this.judge = judge
  }

  /** Plays until the next assignment or the end of the game. Returns the seat that wins in its turn, or −1. */
  finishRound(p: Position, outlook: Outlook): Seat {
    for (let seats = aton.toAct(p); seats.length === 1; seats = aton.toAct(p)) {
      const seat = seats[0]!
      aton.legal(p, seat, this.#moves)
      if (isReturn(this.#moves[0]!)) aton.step(p, seat, this.#best(p, seat, outlook), fastHost)
      else if (winsInTurn(p, seat, wholeTurn(p, seat)) > 0) return seat
      else this.takeTurn(p, seat, outlook)
    }
    const over = aton.result(p)
    return over?.winners.length === 1 ? over.winners[0]! : -1
  }

  /** The moves of the seat that acts first, or `wins` if it can win in this turn. */
  firstTurn(p: Position, seat: Seat, outlook: Outlook): Move[] | 'wins' {
    if (winsInTurn(p, seat, wholeTurn(p, seat)) > 0) return 'wins'
    const made: Move[] = []
    this.takeTurn(p, seat, outlook, made)
    return made
  }

  /** Plays the seat's removals and placements; appends its moves to `made`. */
  takeTurn(p: Position, seat: Seat, outlook: Outlook, made?: Move[]): void {
    for (;;) {
      const seats = aton.toAct(p)
      if (seats.length !== 1 || seats[0] !== seat) return
      aton.legal(p, seat, this.#moves)
      if (isReturn(this.#moves[0]!)) return
      const move = this.#best(p, seat, outlook)
      aton.step(p, seat, move, fastHost)
      made?.push(move)
    }
  }

  #best(p: Position, seat: Seat, { extra, dead }: Outlook): Move {
    const counts = countTemples(p, this.#counts)
    const s0 = score(p, 0) + extra[0]
    const s1 = score(p, 1) + extra[1]
    const sign = seat === 0 ? 1 : -1
    let best = this.#moves[0]!
    let most = -Infinity
    let seen = 0
    for (const move of this.#moves) {
      const space = spaceOf(move)
      const sort = 1 << CLASS_OF[space]!
      if ((seen & sort) !== 0) continue
      seen |= sort
      const does = DOES[move]!
      const owner = does === REMOVE ? ownerAt(p, space) : seat
      const by = does === PLACE ? 1 : -1
      shift(counts, owner, space, by)
      const worth =
        sign *
        (does === RETURN
          ? this.judge.value(counts, 0, s0, s1)
          : beforeRoundEnd(this.judge, counts, s0, s1, dead))
      shift(counts, owner, space, -by)
      if (worth > most) {
        most = worth
        best = move
      }
    }
    return best
  }
}
