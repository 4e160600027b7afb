import { aton, isAssign } from '@benben/aton'
import { clone, drive, fastHost, random, type Position, type Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { LEVEL_NAMES } from '../levels.ts'
import { makeBot } from '../roster.ts'
import { isReturn } from './playout.ts'
import { winsInTurn, type Turn } from './target.ts'

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

/** Plays a seat's turn; returns who has won at its end. */
function winnersAfter(name: string, { position, seat }: Chance): readonly Seat[] {
  const p = clone(position)
  const bot = makeBot('aton', name)!
  const chance = random('turn')
  for (let acting = aton.toAct(p); acting.length === 1 && acting[0] === seat; acting = aton.toAct(p)) {
    const moves = aton.legal(p, seat, [])
    if (isAssign(moves[0]!)) break
    const move =
      moves.length === 1 ? moves[0]! : bot({ seat, moves, view: aton.view(p, seat), random: chance })
    aton.step(p, seat, move, fastHost)
  }
  return aton.result(p)?.winners ?? []
}

describe('a win in this turn', () => {
  const chances = generate(12)
  for (const name of LEVEL_NAMES) {
    it(`is not overlooked by ${name}`, () => {
      for (const chance of chances) expect(winnersAfter(name, chance)).toEqual([chance.seat])
    })
  }
})
