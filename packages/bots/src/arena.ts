import { invalid, valid, type Checked, type GameEvent, type Result } from '@benben/kernel'
import { ratings, type Rating } from './elo.ts'
import { makeBot } from './roster.ts'
import { seatings, shareOf } from './seating.ts'
import type { Contest } from './simulate.ts'
import { LADDER, sprt } from './sprt.ts'
import { playFast } from './table.ts'
import { wilson } from './wilson.ts'

/** A game between two bots. */
interface Meeting {
  readonly a: string
  readonly b: string
  /** From 0; the seating and the seed follow from it. */
  readonly number: number
}

/** What came of it: the share of `a`, and the mean points of each. */
export interface Met extends Meeting {
  readonly share: number
  readonly points: readonly [number, number]
}

export interface ArenaContest<O, V, E extends GameEvent> extends Contest<O, V, E> {
  /** Stop a pair as soon as it is clear whether `b` beats `a` in 60 or 70 % of games, or the other way round. */
  readonly early?: boolean
  /** Let only neighbours in the list meet: each level and the next one. */
  readonly neighbours?: boolean
  /** How many games are played at the same time. */
  readonly jobs?: number
  /** Plays a game somewhere else; left out, here. */
  readonly play?: (bots: readonly string[], seed: string) => Promise<Pick<Result, 'winners' | 'totals'>>
  /** Games that are known already, from an arena that was stopped. */
  readonly known?: readonly Met[]
  /** Called with every game that was played. */
  readonly onMet?: (met: Met) => void
}

export interface Pairing {
  readonly a: string
  readonly b: string
  readonly games: number
  readonly aWins: number
  readonly bWins: number
  readonly draws: number
  /** The share of `a`; a draw is half a win. With more than two seats, of the pairs in which it is ahead. */
  readonly aScore: number
  /** Wilson's 95 % interval of the share. */
  readonly low: number
  readonly high: number
  /** The mean points of each. */
  readonly points: readonly [number, number]
  /** Who is stronger in 70 rather than 60 % of games; `neither` if it is clear that none is; null if it is not clear. */
  readonly stronger: 'a' | 'b' | 'neither' | null
}

export interface Arena {
  readonly pairs: readonly Pairing[]
  readonly ratings: readonly Rating[]
}

export const ARENA_FAULTS = ['bots.arena-games', 'bots.unknown'] as const

const fault = (path: string, code: (typeof ARENA_FAULTS)[number], found: string | number) =>
  invalid(path, code, { found })

/** Who meets whom: everybody, or only neighbours in the list. */
export const pairsAmong = (
  bots: readonly string[],
  neighbours: boolean,
): readonly (readonly [string, string])[] =>
  bots.flatMap((a, i) => bots.slice(i + 1, neighbours ? i + 2 : undefined).map((b) => [a, b] as const))

/** The pairs of the listed bots, each seed played with every seating, so that luck favours neither. */
export async function arena<O, V, E extends GameEvent>(
  contest: ArenaContest<O, V, E>,
): Promise<Checked<Arena>> {
  const { game, seats, bots, games } = contest
  if (games < 2 || games % seatings(seats).length !== 0) return fault('games', 'bots.arena-games', games)
  const unknown = bots.findIndex((name) => makeBot(game.id, name) === undefined)
  if (unknown >= 0) return fault(`bots[${unknown}]`, 'bots.unknown', bots[unknown]!)

  let done = 0
  const finish = (): void => contest.onGame?.(++done)
  const pairs: Pairing[] = []
  for (const [a, b] of pairsAmong(bots, contest.neighbours === true)) {
    // One pair after the other: what is known of it decides how many of its games are played.
    pairs.push(await pairUp(contest, a, b, finish))
    done = games * pairs.length
  }
  const scores = pairs.map(({ a, b, aScore, games: many }) => ({ a, b, won: aScore * many, games: many }))
  return valid({ pairs, ratings: ratings(bots, scores) })
}

async function pairUp<O, V, E extends GameEvent>(
  contest: ArenaContest<O, V, E>,
  a: string,
  b: string,
  finish: () => void,
): Promise<Pairing> {
  const { games, seats, early = false, jobs = 1, known = [] } = contest
  const all: (Met | undefined)[] = Array.from({ length: games }, (_, number) =>
    known.find((met) => met.a === a && met.b === b && met.number === number),
  )
  let next = 0
  const isClear = (): boolean => early && clearAfter(all, seats) !== undefined
  const worker = async (): Promise<void> => {
    while (next < games && !isClear()) {
      const number = next++
      all[number] ??= await meet(contest, { a, b, number })
      finish()
    }
  }
  await Promise.all(Array.from({ length: jobs }, worker))
  const clear = early ? clearAfter(all, seats) : undefined
  return summed(
    a,
    b,
    all.slice(0, clear ?? games).flatMap((met) => met ?? []),
  )
}

async function meet<O, V, E extends GameEvent>(
  contest: ArenaContest<O, V, E>,
  { a, b, number }: Meeting,
): Promise<Met> {
  const { game, options, seats, seed } = contest
  const ways = seatings(seats)
  const isA = ways[number % ways.length]!
  const bots = isA.map((mine) => (mine ? a : b))
  const gameSeed = `${seed}/${Math.floor(number / ways.length)}`
  const result = await (contest.play?.(bots, gameSeed) ??
    playFast({ game, options, bots, seed: gameSeed }).result)
  const mean = (mine: boolean): number => {
    const own = result.totals.filter((_, seat) => isA[seat] === mine)
    return own.reduce((sum, each) => sum + each, 0) / own.length
  }
  const met: Met = { a, b, number, share: shareOf(result, isA), points: [mean(true), mean(false)] }
  contest.onMet?.(met)
  return met
}

/** After how many games, in order, the result was clear; whole rounds of seatings only. Undefined while it is not. */
function clearAfter(all: readonly (Met | undefined)[], seats: number): number | undefined {
  const step = seatings(seats).length
  let won = 0
  for (const [i, met] of all.entries()) {
    if (met === undefined) return undefined
    won += met.share
    if ((i + 1) % step === 0 && verdict(won, i + 1) !== null) return i + 1
  }
  return undefined
}

function verdict(won: number, games: number): Pairing['stronger'] {
  const [a, b] = [sprt(won, games, LADDER), sprt(games - won, games, LADDER)]
  return a === 'high' ? 'a' : b === 'high' ? 'b' : a === 'low' && b === 'low' ? 'neither' : null
}

function summed(a: string, b: string, met: readonly Met[]): Pairing {
  const games = met.length
  const aWins = met.filter(({ share }) => share > 0.5).length
  const bWins = met.filter(({ share }) => share < 0.5).length
  const share = met.reduce((sum, each) => sum + each.share, 0)
  const mean = (i: 0 | 1): number => met.reduce((sum, { points }) => sum + points[i], 0) / games
  return {
    a,
    b,
    games,
    aWins,
    bWins,
    draws: games - aWins - bWins,
    aScore: share / games,
    ...wilson(share, games),
    points: [mean(0), mean(1)],
    stronger: verdict(share, games),
  }
}
