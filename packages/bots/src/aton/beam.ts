import { aton, dead, score, spaceOf } from '@benben/aton'
import { clone, fastHost, type Move, type Position, type Seat } from '@benben/kernel'
import { countTemples, newCounts, CLASS_OF } from './counts.ts'
import { beforeRoundEnd } from './judge.ts'
import { isReturn, type Outlook, type Playout } from './playout.ts'
import { wholeTurn, winsInTurn } from './target.ts'

/** A partial continuation of this turn. */
interface Branch {
  readonly position: Position
  /** Its first move, the one to play now. */
  readonly first: Move | undefined
  readonly worth: number
  /** The contents of the temples: branches with equal contents have equal value. */
  readonly key: string
}

/** A win of the other seat in its coming turn outweighs everything else. */
const THREAT = 100

/** How far a beam search looks. */
export interface BeamSight {
  /** How many branches are kept at each step. */
  readonly width: number
  /** Whether the other seat's answer is played out for the best branches. */
  readonly answers: boolean
}

/** Beam search through the rest of a turn; the best branches are played out. */
export class Beam {
  readonly #playout: Playout
  readonly #sight: BeamSight
  readonly #counts = newCounts()

  constructor(playout: Playout, sight: BeamSight) {
    this.#playout = playout
    this.#sight = sight
  }

  /** The best of these moves. `otherActs`: whether the other seat still has its turn in this round. */
  best(root: Position, seat: Seat, moves: readonly Move[], outlook: Outlook, otherActs: boolean): Move {
    const returning = isReturn(moves[0]!)
    const goesOn = (p: Position): boolean => {
      const seats = aton.toAct(p)
      return seats.length === 1 && seats[0] === seat && isReturn(aton.legal(p, seat, [])[0]!) === returning
    }
    const ends: Branch[] = []
    let front: Branch[] = [{ position: root, first: undefined, worth: 0, key: '' }]
    while (front.length > 0) {
      const open: Branch[] = []
      for (const branch of front) {
        const choices = branch.first === undefined ? moves : aton.legal(branch.position, seat, [])
        for (const next of this.#after(branch, seat, choices, outlook, otherActs)) {
          ;(goesOn(next.position) ? open : ends).push(next)
        }
      }
      front = mostPromising(open, this.#sight.width)
    }
    let best = moves[0]!
    let most = -Infinity
    for (const { position, first, worth: now } of mostPromising(ends, this.#sight.width)) {
      const worth = this.#sight.answers ? this.#playedOut(position, seat, outlook) : now
      if (worth > most) {
        most = worth
        best = first!
      }
    }
    return best
  }

  /** All distinct next steps. */
  #after(
    branch: Branch,
    seat: Seat,
    choices: readonly Move[],
    outlook: Outlook,
    otherActs: boolean,
  ): Branch[] {
    const after: Branch[] = []
    let seen = 0
    for (const move of choices) {
      const sort = 1 << CLASS_OF[spaceOf(move)]!
      if ((seen & sort) !== 0) continue
      seen |= sort
      const position = clone(branch.position)
      aton.step(position, seat, move, fastHost)
      const worth = this.#worth(position, seat, outlook, otherActs)
      after.push({ position, first: branch.first ?? move, worth, key: this.#counts.join() })
    }
    return after
  }

  /** The static evaluation. Side effect: leaves the counts of the temples up to date. */
  #worth(p: Position, seat: Seat, { dead: dying }: Outlook, otherActs: boolean): number {
    const counts = countTemples(p, this.#counts)
    const threats = otherActs ? winsInTurn(p, 1 - seat, wholeTurn(p, 1 - seat)) : 0
    return (
      sign(seat) * beforeRoundEnd(this.#playout.judge, counts, score(p, 0), score(p, 1), dying) -
      threats * THREAT
    )
  }

  /** The value after a playout of the rest of the round. */
  #playedOut(p: Position, seat: Seat, outlook: Outlook): number {
    const winner = this.#playout.finishRound(p, outlook)
    if (winner >= 0) return winner === seat ? 2 * THREAT : -2 * THREAT
    const counts = countTemples(p, this.#counts)
    return sign(seat) * this.#playout.judge.value(counts, dead(p, 0) + dead(p, 1), score(p, 0), score(p, 1))
  }
}

const sign = (seat: Seat): number => (seat === 0 ? 1 : -1)

function mostPromising(branches: readonly Branch[], width: number): Branch[] {
  const different = new Map<string, Branch>()
  for (const branch of branches) if (!different.has(branch.key)) different.set(branch.key, branch)
  return [...different.values()].sort((a, b) => b.worth - a.worth).slice(0, width)
}
