import type { Game, GameEvent, Move } from './contract.ts'
import { fastHost } from './host.ts'
import { clone, type Position, type Seat } from './position.ts'
import type { Random } from './random.ts'
import { TreeNode, type Tried } from './tree-node.ts'

export type { Tried }

/** What a search through a tree needs to know of a game. */
export interface TreeGame<E extends GameEvent> extends Pick<
  Game<never, never, E>,
  'toAct' | 'legal' | 'step' | 'result'
> {
  /** How good a position is for each seat, from 0 to 1. Left out, random play to the end decides. */
  readonly judge?: (position: Position) => readonly number[]
  /** How promising a move looks: the best ones are opened first. Left out, chance decides. */
  readonly promise?: (position: Position, seat: Seat, move: Move) => number
}

/** How much a search may do: a number of iterations, a time, or both. */
export interface TreeBudget {
  readonly iterations: number
  /** Whether the answer is due, by whatever clock the caller has. One iteration is always made. */
  readonly isLate?: () => boolean
}

/**
 * Searches the tree of any game from what a seat knows. Every iteration begins with another deal and rolls its own dice;
 * the tree knows only the moves, so what is hidden or not yet rolled is averaged and never exploited (information sets,
 * chance by resampling). Wide choices are opened move by move as visits grow (progressive widening). Seats that decide at
 * the same time play a matrix game, solved by regret matching. The same random generator gives the same answer.
 */
export function searchTree<E extends GameEvent>(
  game: TreeGame<E>,
  seat: Seat,
  deal: () => Position,
  { iterations, isLate = () => false }: TreeBudget,
  random: Random,
): Tried[] {
  const top = new TreeNode()
  const path: Passed[] = []
  let scratch: Position | undefined
  for (let i = 0; i < iterations && (i === 0 || !isLate()); i++) {
    scratch = clone(deal(), scratch)
    descend(game, top, scratch, path, random)
    const worth = worthOf(game, scratch, random)
    for (const { node, seats, moves } of path) {
      node.after(moves).learn(worth)
      seats.forEach((who, place) =>
        node
          .answersOf(who, seats.length === 1)
          .learn(moves, place, worth[who]!, (others) => node.valueOf(others, who)),
      )
    }
  }
  return top.tried(seat)
}

/** A moment on the way from the root to a leaf, and what was chosen there. */
interface Passed {
  readonly node: TreeNode
  readonly seats: readonly Seat[]
  readonly moves: readonly Move[]
}

/** Goes down the tree to a moment that it does not know yet, or to the end of the game; plays it on the position. */
function descend<E extends GameEvent>(
  game: TreeGame<E>,
  top: TreeNode,
  p: Position,
  path: Passed[],
  random: Random,
): void {
  const { promise } = game
  path.length = 0
  let node = top
  for (let seats = game.toAct(p); seats.length > 0; seats = game.toAct(p)) {
    // Everybody chooses before anything is played: nobody sees what the others chose.
    const moves = seats.map((seat) =>
      node
        .answersOf(seat, seats.length === 1)
        .choose(
          game.legal(p, seat, []),
          promise === undefined ? undefined : (move) => promise(p, seat, move),
          random,
        ),
    )
    path.push({ node, seats: [...seats], moves })
    node = node.after(moves)
    moves.forEach((move, i) => game.step(p, path.at(-1)!.seats[i]!, move, fastHost))
    if (node.visits === 0) return
  }
}

/** What a position brings each seat; it is spoilt. */
function worthOf<E extends GameEvent>(game: TreeGame<E>, p: Position, random: Random): readonly number[] {
  const moves: Move[] = []
  for (let seats = game.toAct(p); seats.length > 0; seats = game.toAct(p)) {
    if (game.judge !== undefined) return game.judge(p)
    game.legal(p, seats[0]!, moves)
    game.step(p, seats[0]!, moves[random.below(moves.length)]!, fastHost)
  }
  const { winners, totals } = game.result(p)!
  return totals.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}
