import { clone, hash, type Game, type Move, type Position, type Seat } from '@benben/kernel'
import { BY_HAND, goesOn, type Analyst } from '../analysis/analyst.ts'
import { outlookAt } from '../analysis/outlook.ts'
import { tableKey } from './table-key.ts'

/** A whole turn, or its part up to the first chance: what follows depends on what was drawn. */
export interface WholeTurn {
  readonly moves: readonly Move[]
  /** What the seat can expect after it, in the measure of its game. */
  readonly value: number
  readonly isCut: boolean
}

interface Unfinished {
  readonly p: Position
  readonly moves: readonly Move[]
}

/** How many unfinished turns are kept for each first move. */
const WIDTH = 10

/** Every turn that differs from the others in what it is worth, the best first; long turns are narrowed on the way. */
export function wholeTurns(analyst: Analyst, position: Position, seat: Seat): WholeTurn[] {
  const { game, judge } = analyst
  const found = new Map<number, WholeTurn>()
  const legal: Move[] = []
  const kind = judge.kindOf(position, seat, game.legal(position, seat, legal))
  const finish = (p: Position, moves: readonly Move[], isCut: boolean): void => {
    // What chance brings is not what the turn is known by.
    const key = isCut ? keyOfMoves(moves) : tableKey(game, p, seat)
    if (!found.has(key)) found.set(key, { moves, value: valueOf(analyst, p, seat), isCut })
  }
  let open: Unfinished[] = [{ p: clone(position), moves: [] }]
  while (open.length > 0) {
    const next = new Map<number, Unfinished>()
    for (const { p, moves } of open) {
      for (const move of game.legal(p, seat, []).slice()) {
        if (move === game.endTurn) {
          finish(p, moves, false)
          continue
        }
        const q = clone(p)
        const isCut = stepped(game, q, seat, move)
        const then = [...moves, move]
        if (isCut || !goesOn(analyst, q, seat, kind, legal)) finish(q, then, isCut)
        else next.set(hash(q), next.get(hash(q)) ?? { p: q, moves: then })
      }
    }
    open = narrowed(analyst, seat, [...next.values()])
  }
  return withoutMirrors([...found.values()].toSorted((a, b) => b.value - a.value))
}

/** Turns worth exactly the same mirror each other (the same colour, another space): one of them stands for all. */
const withoutMirrors = (turns: readonly WholeTurn[]): WholeTurn[] =>
  turns.filter(({ value }, i) => i === 0 || !isSame(value, turns[i - 1]!.value))

/** Whether two turns are worth the same, but for the last digits. */
export const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9

/** A turn that somebody would take, up to the first chance or the first move that is not legal. */
export function turnOf(analyst: Analyst, position: Position, seat: Seat, moves: readonly Move[]): WholeTurn {
  const { game } = analyst
  const p = clone(position)
  let played = 0
  let isCut = false
  while (played < moves.length && !isCut && game.toAct(p).includes(seat)) {
    const move = moves[played]!
    if (!game.legal(p, seat, []).includes(move)) break
    isCut = stepped(game, p, seat, move)
    played++
  }
  return { moves: moves.slice(0, played), value: valueOf(analyst, p, seat), isCut }
}

/** Plays a move; whether chance came in. */
function stepped(game: Game, p: Position, seat: Seat, move: Move): boolean {
  let isDrawn = false
  game.step(p, seat, move, {
    ...BY_HAND,
    chance: (at, sides) => {
      isDrawn = true
      return BY_HAND.chance(at, sides)
    },
  })
  return isDrawn
}

function valueOf({ game, judge, measure }: Analyst, p: Position, seat: Seat): number {
  const { points, chances } = outlookAt(game, judge, p)
  return (measure === 'points' ? points : chances)[seat]!
}

function narrowed(analyst: Analyst, seat: Seat, open: readonly Unfinished[]): Unfinished[] {
  const byFirst = Map.groupBy(open, ({ moves }) => moves[0])
  return [...byFirst.values()].flatMap((some) => {
    if (some.length <= WIDTH) return some
    return some
      .map((each) => ({ each, value: valueOf(analyst, each.p, seat) }))
      .toSorted((a, b) => b.value - a.value)
      .slice(0, WIDTH)
      .map(({ each }) => each)
  })
}

const keyOfMoves = (moves: readonly Move[]): number => -hash(Int32Array.from(moves)) - 1
