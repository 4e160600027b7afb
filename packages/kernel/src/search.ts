import type { Game, Happening, Move } from './contract.ts'
import { quick } from './host.ts'
import { clone, type Position, type Seat } from './position.ts'
import type { Random } from './random.ts'

/** A move that was tried, how often, and what it was worth to the seat that made it. */
export interface Tried {
  readonly move: Move
  readonly visits: number
  readonly value: number
}

interface Node {
  readonly move: Move
  readonly seat: Seat
  readonly up: Node | undefined
  readonly kids: Node[]
  readonly untried: Move[]
  visits: number
  won: number
}

/**
 * Plain UCT with random play to the end, from one position in which everything is known. A position made by
 * `determinize` is one guess; who plays with hidden cards searches several of them.
 */
export function search<E extends Happening>(
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
  const top: Node = { move: -1, seat: -1, up: undefined, kids: [], untried: open(root), visits: 0, won: 0 }
  for (let i = 0; i < iterations; i++) {
    clone(root, scratch)
    let node = top
    while (node.untried.length === 0 && node.kids.length > 0) {
      node = promising(node)
      game.step(scratch, node.seat, node.move, quick)
    }
    if (node.untried.length > 0) {
      const move = takeAny(node.untried, random)
      const seat = game.toAct(scratch)[0]!
      game.step(scratch, seat, move, quick)
      const kid: Node = { move, seat, up: node, kids: [], untried: open(scratch), visits: 0, won: 0 }
      node.kids.push(kid)
      node = kid
    }
    for (let seats = game.toAct(scratch); seats.length > 0; seats = game.toAct(scratch)) {
      game.legal(scratch, seats[0]!, moves)
      game.step(scratch, seats[0]!, moves[random.below(moves.length)]!, quick)
    }
    const { winners } = game.result(scratch)!
    for (let each: Node | undefined = node; each !== undefined; each = each.up) {
      each.visits++
      if (winners.includes(each.seat)) each.won += 1 / winners.length
    }
  }
  return top.kids.map((kid) => ({ move: kid.move, visits: kid.visits, value: kid.won / kid.visits }))
}

function promising(node: Node): Node {
  const explore = 2 * Math.log(node.visits)
  let best = node.kids[0]!
  let most = -1
  for (const kid of node.kids) {
    const worth = kid.won / kid.visits + Math.sqrt(explore / kid.visits)
    if (worth > most) {
      most = worth
      best = kid
    }
  }
  return best
}

function takeAny(moves: Move[], random: Random): Move {
  const i = random.below(moves.length)
  const move = moves[i]!
  moves[i] = moves.at(-1)!
  moves.pop()
  return move
}
