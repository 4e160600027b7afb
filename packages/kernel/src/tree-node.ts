import type { Move } from './contract.ts'
import type { Seat } from './position.ts'
import type { Random } from './random.ts'

/** A moment of the tree, known by the moves that lead to it. */
export class TreeNode {
  visits = 0
  /** The sum of what it brought, by seat. */
  readonly sum: number[] = []
  readonly #children = new Map<string, TreeNode>()
  readonly #answers = new Map<Seat, Answers>()

  /** The moment after these moves, one by each seat that decides here. */
  after(moves: readonly Move[]): TreeNode {
    const key = moves.join(' ')
    let found = this.#children.get(key)
    if (found === undefined) this.#children.set(key, (found = new TreeNode()))
    return found
  }

  /** The average for a seat of what these moves brought; undefined if they were not tried. */
  valueOf(moves: readonly Move[], seat: Seat): number | undefined {
    const child = this.#children.get(moves.join(' '))
    return child === undefined || child.visits === 0 ? undefined : child.sum[seat]! / child.visits
  }

  /** What a seat has tried here, alone or at the same time as others. */
  answersOf(seat: Seat, isAlone: boolean): Answers {
    let found = this.#answers.get(seat)
    if (found === undefined) this.#answers.set(seat, (found = isAlone ? new InTurn() : new AtOnce()))
    return found
  }

  tried(seat: Seat): Tried[] {
    return this.#answers.get(seat)?.tried() ?? []
  }

  learn(worth: readonly number[]): void {
    this.visits++
    worth.forEach((each, seat) => (this.sum[seat] = (this.sum[seat] ?? 0) + each))
  }
}

/** A move, how often it was tried, its average value for the seat, and how often it should be played. */
export interface Tried {
  readonly move: Move
  readonly visits: number
  readonly value: number
  readonly share: number
}

/** What a search learns of a decision of one seat. */
interface Answers {
  choose(legal: readonly Move[], promise: ((move: Move) => number) | undefined, random: Random): Move
  /** `worth` came of `moves`, of which the one at `place` is this seat's; `valueOf` is what others in its place brought. */
  learn(moves: readonly Move[], place: number, worth: number, valueOf: ValueOf): void
  tried(): Tried[]
}

type ValueOf = (moves: readonly Move[]) => number | undefined

/** How many moves of a wide choice are opened: this, times the root of its visits. */
const OPENED = 2
const CURIOSITY = 1

class Known {
  readonly move: Move
  visits = 0
  sum = 0
  /** How often the move was legal when this decision was reached; other deals allow others. */
  available = 0

  constructor(move: Move) {
    this.move = move
  }
}

/** A seat decides alone: moves are opened as visits grow, and the most promising open one is tried (UCB). */
class InTurn implements Answers {
  readonly #known = new Map<Move, Known>()
  #visits = 0

  choose(legal: readonly Move[], promise: ((move: Move) => number) | undefined, random: Random): Move {
    this.#visits++
    const open: Known[] = []
    const closed: Move[] = []
    for (const move of legal) {
      const known = this.#known.get(move)
      if (known === undefined) closed.push(move)
      else open.push(known)
    }
    for (const known of open) known.available++
    if (closed.length > 0 && open.length < OPENED * Math.sqrt(this.#visits)) {
      const move =
        promise === undefined ? closed[random.below(closed.length)]! : mostPromising(closed, promise)
      const known = new Known(move)
      known.available = 1
      this.#known.set(move, known)
      return move
    }
    return open.reduce((best, each) => (hope(each) > hope(best) ? each : best)).move
  }

  learn(moves: readonly Move[], place: number, worth: number): void {
    const known = this.#known.get(moves[place]!)!
    known.visits++
    known.sum += worth
  }

  tried(): Tried[] {
    return [...this.#known.values()].map(({ move, visits, sum }) => ({
      move,
      visits,
      value: sum / visits,
      share: visits / this.#visits,
    }))
  }
}

const hope = ({ visits, sum, available }: Known): number =>
  visits === 0 ? Infinity : sum / visits + CURIOSITY * Math.sqrt(Math.log(available) / visits)

const mostPromising = (moves: readonly Move[], promise: (move: Move) => number): Move => {
  let best = moves[0]!
  let most = -Infinity
  for (const move of moves) {
    const found = promise(move)
    if (found <= most) continue
    most = found
    best = move
  }
  return best
}

/** How often a move is chosen just to see what it brings: the root of this, by the visits. */
const EXPLORED = 4
const FINE = 1 << 24

interface Mixed {
  readonly known: Known
  regret: number
  /** The sum of the shares with which the move was to be played. */
  planned: number
}

/** A seat decides at the same time as others: moves that would have brought more are played more often (regret matching). */
class AtOnce implements Answers {
  readonly #mixed = new Map<Move, Mixed>()
  #visits = 0

  choose(legal: readonly Move[], _: unknown, random: Random): Move {
    const moves = legal.map((move) => {
      let found = this.#mixed.get(move)
      if (found === undefined)
        this.#mixed.set(move, (found = { known: new Known(move), regret: 0, planned: 0 }))
      return found
    })
    const regrets = moves.reduce((sum, { regret }) => sum + regret, 0)
    const shares = moves.map(({ regret }) => (regrets > 0 ? regret / regrets : 1 / moves.length))
    moves.forEach((each, i) => (each.planned += shares[i]!))
    const exploring = Math.min(1, Math.sqrt(EXPLORED / ++this.#visits))
    let point = random.below(FINE) / FINE
    const drawn = shares.findIndex(
      (share) => (point -= (1 - exploring) * share + exploring / moves.length) < 0,
    )
    return moves.at(drawn)!.known.move
  }

  learn(moves: readonly Move[], place: number, worth: number, valueOf: ValueOf): void {
    const { known } = this.#mixed.get(moves[place]!)!
    known.visits++
    known.sum += worth
    const brought = valueOf(moves)!
    for (const each of this.#mixed.values()) {
      const instead = valueOf(moves.with(place, each.known.move))
      if (instead !== undefined) each.regret = Math.max(0, each.regret + instead - brought)
    }
  }

  tried(): Tried[] {
    const all = [...this.#mixed.values()]
    const planned = all.reduce((sum, each) => sum + each.planned, 0)
    return all.map(({ known: { move, visits, sum }, planned: own }) => ({
      move,
      visits,
      value: visits === 0 ? 0 : sum / visits,
      share: own / planned,
    }))
  }
}
