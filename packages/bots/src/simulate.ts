import type { Game, GameEvent } from '@benben/kernel'
import { playFast } from './table.ts'

/** Many games between bots. */
export interface Contest<O, V, E extends GameEvent> {
  readonly game: Game<O, V, E>
  readonly options: O
  readonly seats: number
  /** For `simulate`, who sits where; for `arena`, who is compared. */
  readonly bots: readonly string[]
  /** For `arena`, per pair. */
  readonly games: number
  /** Game i has the seed `seed/i`. */
  readonly seed: string
  /** Called after each game with the number of finished games. */
  readonly onGame?: (done: number) => void
}

export interface ScoreSummary {
  readonly mean: number
  readonly min: number
  readonly max: number
  readonly p10: number
  readonly p90: number
}

/** A game that failed, and the seed that reproduces it. */
export interface Failure {
  readonly seed: string
  readonly message: string
}

export interface Simulation<O> {
  readonly game: string
  readonly options: O
  readonly bots: readonly string[]
  readonly games: number
  /** Games that failed or did not end; excluded from all other figures. */
  readonly errors: number
  /** The first few of them. */
  readonly failures: readonly Failure[]
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  /** How often each reason ended a game. */
  readonly ends: Readonly<Record<string, number>>
  /** Per seat, games it won alone. */
  readonly wins: readonly number[]
  /** Games with several winners. */
  readonly draws: number
  /** Per seat. */
  readonly scores: readonly ScoreSummary[]
}

const FAILURES_KEPT = 5

/** Plays the games of a contest one after the other. `now` is a clock in milliseconds. */
export function simulate<O, V, E extends GameEvent>(
  contest: Contest<O, V, E>,
  now: () => number,
): Simulation<O> {
  const { game, options, seats, bots, games } = contest
  if (bots.length !== seats) throw new RangeError(`${bots.length} bots for ${seats} seats`)
  const ends: Record<string, number> = {}
  const wins = bots.map(() => 0)
  const totals = bots.map((): number[] => [])
  const failures: Failure[] = []
  let errors = 0
  let decisions = 0
  let draws = 0
  const began = now()
  for (let i = 0; i < games; i++) {
    const seed = `${contest.seed}/${i}`
    try {
      const played = playFast({ game, options, bots, seed })
      decisions += played.decisions
      const { reason, winners } = played.result
      ends[reason] = (ends[reason] ?? 0) + 1
      if (winners.length === 1) wins[winners[0]!]!++
      else draws++
      played.result.totals.forEach((total, seat) => totals[seat]!.push(total))
    } catch (error) {
      errors++
      if (failures.length < FAILURES_KEPT) failures.push({ seed, message: messageOf(error) })
    }
    contest.onGame?.(i + 1)
  }
  const seconds = (now() - began) / 1000
  return {
    game: game.id,
    options,
    bots,
    games,
    errors,
    failures,
    decisions,
    seconds,
    decisionsPerSecond: perSecond(decisions, seconds),
    gamesPerSecond: perSecond(games, seconds),
    ends,
    wins,
    draws,
    scores: totals.map(summarize),
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const perSecond = (many: number, seconds: number): number => (seconds > 0 ? many / seconds : 0)

/** All zero when there is nothing to summarize. */
export function summarize(values: readonly number[]): ScoreSummary {
  const sorted = [...values].sort((a, b) => a - b)
  const sum = sorted.reduce((total, value) => total + value, 0)
  // Percentiles by nearest rank.
  const percentile = (percent: number): number =>
    sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
  return {
    mean: sorted.length === 0 ? 0 : sum / sorted.length,
    min: sorted[0] ?? 0,
    max: sorted.at(-1) ?? 0,
    p10: percentile(10),
    p90: percentile(90),
  }
}
