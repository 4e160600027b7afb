import {
  clone,
  drive,
  fastHost,
  hash,
  random,
  type Host,
  type Move,
  type Position,
  type Seat,
} from '@benben/kernel'
import { activeSeat, projectedPoints, scalesOf, standard, tekhenu } from '@benben/tekhenu'
import { describe, expect, it } from 'vitest'
import { makeBot } from '../roster.ts'
import { tableName, TEKHENU_TABLES, type TableKind } from '../testing/questions.ts'
import { isClosing } from './closing.ts'
import { LEVELS } from './levels.ts'

const projected = projectedPoints(standard)

/** Plays a move; whether chance has come into the turn by it. What is refilled after the turn does not matter. */
function stepped(p: Position, seat: Seat, move: Move): boolean {
  let isDrawn = false
  const host: Host<unknown> = {
    ...fastHost,
    pause: () => true,
    chance: (at, sides) => {
      isDrawn = true
      return fastHost.chance(at, sides)
    },
  }
  tekhenu.step(p, seat, move, host)
  return isDrawn && move !== tekhenu.endTurn
}

/** Everybody else: the faith that is best for the scales, all bread that is due, all decrees. */
function calm(p: Position, seat: Seat, moves: readonly Move[]): Move {
  const off = moves.map((move) => {
    const [, faith, side] = /^faith (\d) (\w+)$/.exec(tekhenu.write(move)) ?? []
    return Math.abs(scalesOf(p, seat) + (side === 'pure' ? 1 : -1) * Number(faith ?? 0))
  })
  const isFaith = moves.some((move) => tekhenu.write(move) === 'no faith')
  return isFaith ? moves[off.indexOf(Math.min(...off))]! : moves[0]!
}

interface Last {
  readonly position: Position
  readonly seat: Seat
}

/** The beginning of the last turn of a game between beginners; undefined if an automaton has it. */
function lastTurn({ raw, seats }: TableKind, seed: string): Last | undefined {
  const options = tekhenu.options(raw, seats)
  if (!options.ok) throw new Error(options.fault.code)
  const bot = makeBot('tekhenu', 'novice')!
  const chance = random(seed)
  let found: Last | undefined
  drive(
    tekhenu,
    tekhenu.setup(options.value, seats, seed, fastHost),
    (p, seat, moves) => {
      const view = tekhenu.view(p, seat)
      if (found === undefined && isClosing(view) && activeSeat(p) === seat)
        found = { position: clone(p), seat }
      return bot({ seat, moves, view, random: chance })
    },
    fastHost,
  )
  return found
}

const MOST = 2000

/** What the best whole turn without chance brings; undefined where there are too many. */
function bestOf({ position, seat }: Last, worth: (points: readonly number[]) => number): number | undefined {
  const seats = tekhenu.view(position, seat).seats.map((_, each) => each)
  const known = new Set<number>()
  let best = -Infinity
  const look = (p: Position): void => {
    const acting = tekhenu.toAct(p)[0]
    const isOpen = acting !== undefined && !isScoring(p, acting)
    if (!isOpen) best = Math.max(best, worth(seats.map((each) => projected(p, each))))
    if (!isOpen || known.size > MOST) return
    const all = tekhenu.legal(p, acting, [])
    for (const move of acting === seat ? all : [calm(p, acting, all)]) {
      const next = clone(p)
      const isDrawn = stepped(next, acting, move)
      const key = hash(next)
      if (isDrawn || known.has(key)) continue
      known.add(key)
      look(next)
    }
  }
  look(position)
  return known.size > MOST ? undefined : best
}

/** Decrees are scored: `reckoning.test.ts` shows that the projection is what the best choices bring then. */
const isScoring = (p: Position, seat: Seat): boolean =>
  tekhenu.legal(p, seat, []).some((move) => tekhenu.write(move).startsWith('score '))

/** The points at the end of a game whose last turn a level plays; undefined if it left something to chance. */
function finished(name: string, { position, seat }: Last): readonly number[] | undefined {
  const p = clone(position)
  const bot = makeBot('tekhenu', name)!
  const chance = random('last')
  for (let acting = tekhenu.toAct(p); acting.length > 0; acting = tekhenu.toAct(p)) {
    const who = acting[0]!
    const moves = tekhenu.legal(p, who, [])
    let move = moves[0]!
    if (moves.length > 1)
      move =
        who === seat ? bot({ seat, moves, view: tekhenu.view(p, seat), random: chance }) : calm(p, who, moves)
    if (stepped(p, who, move)) return undefined
  }
  return tekhenu.result(p)!.totals
}

const EACH = 2
const ASKED = TEKHENU_TABLES.filter(({ raw }) => !/easy|medium/.test(JSON.stringify(raw)))

/** Last turns of game after game that are short enough to be enumerated. */
function* turnsAt(table: TableKind): Generator<Last> {
  for (let game = 0; ; game++) {
    const last = lastTurn(table, `last ${game}`)
    if (last !== undefined && bestOf(last, () => 0) !== undefined) yield last
  }
}

describe('the last turn of a game', () => {
  it.each(ASKED.map((table) => ({ name: tableName(table), table })))(
    'is the best of all whole turns, for every level that expects final points: $name',
    ({ table }) => {
      const compared = { scribe: 0, priest: 0, pharaoh: 0 }
      for (const last of turnsAt(table)) {
        for (const level of ['scribe', 'priest', 'pharaoh'] as const) {
          const points = compared[level] < EACH ? finished(level, last) : undefined
          if (points === undefined) continue
          compared[level]++
          const { rivalry } = LEVELS[level]
          const worth = (totals: readonly number[]): number => {
            const theirs = totals.reduce((sum, each) => sum + each, 0) - totals[last.seat]!
            return totals[last.seat]! - (rivalry * theirs) / (totals.length - 1)
          }
          expect.soft(worth(points), level).toBeGreaterThanOrEqual(bestOf(last, worth)!)
        }
        if (Object.values(compared).every((many) => many === EACH)) return
      }
    },
  )
})
