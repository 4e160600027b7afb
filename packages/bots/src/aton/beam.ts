import { aton, score, spaceOf } from '@benben/aton'
import { clone, quick, type Move, type Position, type Seat } from '@benben/kernel'
import { countTemples, newCounts, SORT_OF } from './counts.ts'
import { isReturn, type Outlook, type Playout } from './playout.ts'
import { wholeTurn, winsInTurn } from './target.ts'
import { dead } from '@benben/aton'

interface Branch {
  readonly position: Position
  /** The first move of the branch, the one to be made now. */
  readonly first: Move
  readonly worth: number
}

/** A win of the other seat in its coming turn outweighs everything else. */
const THREAT = 100

export class Beam {
  readonly #playout: Playout
  readonly #counts = newCounts()
  readonly #width: number
  constructor(playout: Playout, width: number) {
    this.#playout = playout
    this.#width = width
  }

  best(root: Position, seat: Seat, moves: readonly Move[], outlook: Outlook, otherActs: boolean): Move {
    const returning = isReturn(moves[0]!)
    let front: Branch[] = [{ position: root, first: -1, worth: 0 }]
    const leaves: Branch[] = []
    for (let depth = 0; front.length > 0; depth++) {
      const next = new Map<string, Branch>()
      for (const branch of front) {
        const options: Move[] = aton.legal(branch.position, seat, [])
        let seen = 0
        for (const move of options) {
          const sort = 1 << SORT_OF[spaceOf(move)]!
          if (seen & sort) continue
          seen |= sort
          const p = clone(branch.position)
          aton.step(p, seat, move, quick)
          const first = depth === 0 ? move : branch.first
          const seats = aton.toAct(p)
          const goesOn =
            seats.length === 1 && seats[0] === seat && isReturn(aton.legal(p, seat, [])[0]!) === returning
          const worth = this.#worth(p, seat, outlook, otherActs)
          const key = p.subarray(10, 18).join() + goesOn
          if (goesOn) { if (!next.has(key)) next.set(key, { position: p, first, worth }) }
          else leaves.push({ position: p, first, worth })
        }
      }
      front = [...next.values()].sort((a, b) => b.worth - a.worth).slice(0, this.#width)
    }
    leaves.sort((a, b) => b.worth - a.worth)
    let best = moves[0]!
    let most = -Infinity
    const seenLeaf = new Set<string>()
    for (const leaf of leaves) {
      const key = leaf.position.subarray(10, 18).join()
      if (seenLeaf.has(key)) continue
      seenLeaf.add(key)
      if (seenLeaf.size > this.#width) break
      const worth = this.#final(leaf.position, seat, outlook)
      if (worth > most) {
        most = worth
        best = leaf.first
      }
    }
    return best
  }

  #worth(p: Position, seat: Seat, outlook: Outlook, otherActs: boolean): number {
    const sign = seat === 0 ? 1 : -1
    const counts = countTemples(p, this.#counts)
    const threats = otherActs ? winsInTurn(p, 1 - seat, wholeTurn(p, 1 - seat)) : 0
    return sign * this.#playout.judge.ahead(counts, score(p, 0), score(p, 1), outlook.dead) - threats * THREAT
  }

  #final(p: Position, seat: Seat, outlook: Outlook): number {
    const sign = seat === 0 ? 1 : -1
    const winner = this.#playout.finishRound(p, outlook)
    if (winner >= 0) return winner === seat ? 2 * THREAT : -2 * THREAT
    const { judge } = this.#playout
    return (
      sign *
      (judge.temples(countTemples(p, this.#counts), dead(p, 0) + dead(p, 1)) + judge.scores(score(p, 0), score(p, 1)))
    )
  }
}
