import { invalid, valid, type Checked, type GameEvent } from '@benben/kernel'
import { makeBot } from './roster.ts'
import type { Contest } from './simulate.ts'
import { playFast } from './table.ts'
import { wilson } from './wilson.ts'

export interface Pairing {
  readonly a: string
  readonly b: string
  readonly games: number
  readonly aWins: number
  readonly bWins: number
  readonly draws: number
  /** The share of `a`; a draw is half a win. */
  readonly aScore: number
  /** Wilson's 95 % interval of the share. */
  readonly low: number
  readonly high: number
}

export interface Arena {
  readonly pairs: readonly Pairing[]
}

export const ARENA_FAULTS = ['bots.arena-seats', 'bots.arena-games', 'bots.unknown'] as const

const fault = (path: string, code: (typeof ARENA_FAULTS)[number], found: string | number) =>
  invalid(path, code, { found })

/** Every pair of the listed bots, each seed played twice with seats swapped, so that luck favours neither. */
export function arena<O, V, E extends GameEvent>(contest: Contest<O, V, E>): Checked<Arena> {
  const { game, seats, bots, games } = contest
  if (seats !== 2) return fault('seats', 'bots.arena-seats', seats)
  if (games < 2 || games % 2 !== 0) return fault('games', 'bots.arena-games', games)
  const unknown = bots.findIndex((name) => makeBot(game.id, name) === undefined)
  if (unknown >= 0) return fault(`bots[${unknown}]`, 'bots.unknown', bots[unknown]!)

  let done = 0
  const finish = (): void => contest.onGame?.(++done)
  const pairs = bots.flatMap((a, i) => bots.slice(i + 1).map((b) => pairUp(contest, a, b, finish)))
  return valid({ pairs })
}

function pairUp<O, V, E extends GameEvent>(
  { game, options, games, seed }: Contest<O, V, E>,
  a: string,
  b: string,
  finish: () => void,
): Pairing {
  let aWins = 0
  let bWins = 0
  for (let i = 0; i < games; i++) {
    const swapped = i % 2
    const table = { game, options, bots: swapped === 0 ? [a, b] : [b, a], seed: `${seed}/${i >> 1}` }
    const { winners } = playFast(table).result
    if (winners.length === 1) {
      if (winners[0] === swapped) aWins++
      else bWins++
    }
    finish()
  }
  const draws = games - aWins - bWins
  const share = aWins + draws / 2
  return { a, b, games, aWins, bWins, draws, aScore: share / games, ...wilson(share, games) }
}
