import { aton, isAssign } from '@benben/aton'
import { clone, drive, fastHost, random, type Position, type Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { LEVEL_NAMES } from '../levels.ts'
import { makeBot } from '../roster.ts'
import { isReturn } from './playout.ts'
import { wholeTurn, winsInTurn, type Turn } from './target.ts'

interface Chance {
  readonly position: Position
  readonly seat: Seat
}

/** What is left of a seat's turn. */
function restOf(p: Position, seat: Seat): Turn {
  const { waiting, seats } = aton.view(p, seat)
  const left = (wait: string): number =>
    waiting.reduce((sum, each) => (each.seat === seat && each.wait === wait ? sum + each.left : sum), 0)
  const [, second, reach] = seats[seat]!.cartouches!
  const takes = second === 1 ? 0 : left('remove')
  return { takes, gives: left('remove') - takes, places: left('place'), reach: reach! }
}

/** Questions of random games in which the seat can win before its turn ends. */
function generate(many: number): Chance[] {
  const found: Chance[] = []
  for (let game = 0; found.length < many; game++) {
    const chance = random(`win ${game}`)
    drive(
      aton,
      aton.setup({ red: 'seed' }, 2, `win ${game}`, fastHost),
      (p, seat, moves) => {
        if (!isAssign(moves[0]!) && !isReturn(moves[0]!) && winsInTurn(p, seat, restOf(p, seat)) > 0)
          found.push({ position: clone(p), seat })
        return moves[chance.below(moves.length)]!
      },
      fastHost,
    )
  }
  return found.slice(0, many)
}

/** Plays a seat's turn as a bot would; returns the position at its end. */
function turnBy(name: string, { position, seat }: Chance): Position {
  const p = clone(position)
  const bot = makeBot('aton', name)!
  const chance = random('turn')
  for (let acting = aton.toAct(p); acting.length === 1 && acting[0] === seat; acting = aton.toAct(p)) {
    const moves = aton.legal(p, seat, [])
    if (isAssign(moves[0]!) || isReturn(moves[0]!)) break
    const move =
      moves.length === 1 ? moves[0]! : bot({ seat, moves, view: aton.view(p, seat), random: chance })
    aton.step(p, seat, move, fastHost)
  }
  return p
}

const threats = (p: Position, by: Seat): number => winsInTurn(p, by, wholeTurn(p, by))

/** All ends of a turn, by trying every move of it. */
function endsOf(p: Position, seat: Seat): Position[] {
  const acting = aton.toAct(p)
  const moves = acting.length === 1 && acting[0] === seat ? aton.legal(p, seat, []) : []
  if (moves.length === 0 || isReturn(moves[0]!)) return [p]
  return moves.flatMap((move) => {
    const next = clone(p)
    aton.step(next, seat, move, fastHost)
    return endsOf(next, seat)
  })
}

/** Questions of random games in which the end of a turn decides whether the other seat can win in its own, which is next. */
function generateThreats(many: number): Chance[] {
  const found: Chance[] = []
  for (let game = 0; found.length < many; game++) {
    const chance = random(`threat ${game}`)
    drive(
      aton,
      aton.setup({ red: 'seed' }, 2, `threat ${game}`, fastHost),
      (p, seat, moves) => {
        const isQuestion = !isAssign(moves[0]!) && !isReturn(moves[0]!)
        if (isQuestion && isDecisive(p, seat)) found.push({ position: clone(p), seat })
        return moves[chance.below(moves.length)]!
      },
      fastHost,
    )
  }
  return found.slice(0, many)
}

/** With two steps or fewer left, so that every end of the turn can be tried; wins of this turn are another question. */
function isDecisive(p: Position, seat: Seat): boolean {
  const rest = restOf(p, seat)
  const other = restOf(p, 1 - seat)
  const steps = rest.takes + rest.gives + rest.places
  if (steps > 2 || other.places === 0 || winsInTurn(p, seat, rest) > 0) return false
  const lost = new Set(endsOf(p, seat).map((end) => threats(end, 1 - seat) > 0))
  return lost.size === 2
}

describe('a win in this turn', () => {
  const chances = generate(12)
  for (const name of LEVEL_NAMES) {
    it(`is not overlooked by ${name}`, () => {
      for (const chance of chances) expect(aton.result(turnBy(name, chance))?.winners).toEqual([chance.seat])
    })
  }
})

describe("a win of the other seat's next turn", () => {
  const chances = generateThreats(12)
  for (const name of LEVEL_NAMES) {
    it(`is not left by ${name} where it can be prevented`, () => {
      for (const chance of chances) expect(threats(turnBy(name, chance), 1 - chance.seat)).toBe(0)
    })
  }
})
