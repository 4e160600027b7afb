import type { Game, GameEvent, Move } from './contract.ts'
import { fastHost } from './host.ts'
import { clone, type Position, type Seat } from './position.ts'
import type { Random } from './random.ts'

/** A move of the root, its number of visits, and its average value for the seat that makes it. */
export interface Tried {
  readonly move: Move
  readonly visits: number
  readonly value: number
}

interface Node {
  readonly move: Move
  readonly seat: Seat
  readonly up: Node | undefined
  readonly children: Node[]
  readonly untried: Move[]
  visits: number
  won: number
}

/**
 * Plain UCT with random playouts, from one position with perfect information. A position made by `determinize` is one
 * sample; games with hidden information need a search over several of them.
 */
export function search<E extends GameEvent>(
  game: Pick<Game<never, never, E>, 'toAct' | 'legal' | 'step' | 'result'>,
  root: Position,
  iterations: number,
  random: Random,
): Tried[] {
  const scratch = clone(root)
  const moves: Move[] = []
  const open = (position: Position): Move[] => {
    const seat = game.toAct(position)[0]
    return seat === undefined ? [] : game.legal(position, seat, []).slice()
  }
  const top: Node = {
    move: -1,
    seat: -1,
    up: undefined,
    children: [],
    untried: open(root),
    visits: 0,
    won: 0,
  }
  for (let i = 0; i < iterations; i++) {
    clone(root, scratch)
    let node = top
    while (node.untried.length === 0 && node.children.length > 0) {
      node = selectChild(node)
      game.step(scratch, node.seat, node.move, fastHost)
    }
    if (node.untried.length > 0) {
      const move = takeRandom(node.untried, random)
      const seat = game.toAct(scratch)[0]!
      game.step(scratch, seat, move, fastHost)
      const child: Node = { move, seat, up: node, children: [], untried: open(scratch), visits: 0, won: 0 }
      node.children.push(child)
      node = child
    }
    for (let seats = game.toAct(scratch); seats.length > 0; seats = game.toAct(scratch)) {
      game.legal(scratch, seats[0]!, moves)
      game.step(scratch, seats[0]!, moves[random.below(moves.length)]!, fastHost)
    }
    const { winners } = game.result(scratch)!
    for (let each: Node | undefined = node; each !== undefined; each = each.up) {
      each.visits++
      if (winners.includes(each.seat)) each.won += 1 / winners.length
    }
  }
  return top.children.map((child) => ({
    move: child.move,
    visits: child.visits,
    value: child.won / child.visits,
  }))
}

function selectChild(node: Node): Node {
  const explore = 2 * Math.log(node.visits)
  let best = node.children[0]!
  let most = -1
  for (const child of node.children) {
    const worth = child.won / child.visits + Math.sqrt(explore / child.visits)
    if (worth > most) {
      most = worth
      best = child
    }
  }
  return best
}

function takeRandom(moves: Move[], random: Random): Move {
  const i = random.below(moves.length)
  const move = moves[i]!
  moves[i] = moves.at(-1)!
  moves.pop()
  return move
}
