import { random, type Game, type GameEvent, type Match, type Move, type Position } from '@benben/kernel'
import type { Analyst, Player } from '../analysis/analyst.ts'
import { turnBy, turnsOf, type Turn } from '../analysis/turns.ts'
import type { LevelName } from '../levels.ts'
import { confirm, type Confirmed } from './confirm.ts'
import type { Puzzle, Rival, Search } from './puzzle.ts'
import { besideBest } from './rivals.ts'
import { isSame, turnOf, wholeTurns, type WholeTurn } from './whole-turns.ts'

/** Who looks for puzzles: the analyst of the table, and weaker levels that should miss the answer. */
export interface Finder {
  readonly analyst: Analyst
  readonly weaker: readonly (Player & { readonly name: LevelName })[]
  readonly search: Search
}

/** Where there is less to choose from, nothing is to be found. */
const LEAST_TURNS = 6

/** A puzzle of a finished game between bots; undefined where it has none. The same game and seed give the same one. */
export function findPuzzle(finder: Finder, match: Match<unknown, unknown, GameEvent>): Puzzle | undefined {
  const { analyst, search } = finder
  const { seed } = match.terms
  const turns = match.terms.names
    .flatMap((_, seat) => turnsOf(analyst, match, seat))
    .filter(
      ({ round, position, seat }) => round >= search.from && kindAt(analyst, position, seat) === search.kind,
    )
  for (const turn of shuffled(turns, seed)) {
    const puzzle = puzzleAt(finder, turn, seed)
    if (puzzle !== undefined) return puzzle
  }
  return undefined
}

const kindAt = ({ game, judge }: Analyst, p: Position, seat: number): number =>
  judge.kindOf(p, seat, game.legal(p, seat, []))

function shuffled<T>(list: readonly T[], seed: string): T[] {
  const chance = random(`${seed}/order`)
  return list
    .map((each) => ({ each, at: chance.below(1 << 30) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each)
}

/** The puzzle at a turn, if there is one. What the seat cannot see is dealt anew before anybody looks. */
function puzzleAt(finder: Finder, turn: Turn, seed: string): Puzzle | undefined {
  const { analyst, search } = finder
  const { game, strongest } = analyst
  const { position, seat, at, round } = turn
  const name = `${seed}/${at}`
  const deal = game.determinize(game.view(position, seat), random(`${name}/deal`))
  const by = (player: Player): WholeTurn =>
    turnOf(analyst, deal, seat, turnBy(analyst, player, deal, seat, random(`${name}/think`)))
  const turns = (): readonly WholeTurn[] => (seen ??= wholeTurns(analyst, deal, seat))
  let seen: readonly WholeTurn[] | undefined
  if (search.margin.atOnce !== undefined && leadOf(turns()) < search.margin.atOnce) return undefined
  const best = by(strongest)
  const isMissed = (player: Player): boolean => !isSame(by(player).value, best.value)
  const [weakest, ...others] = finder.weaker
  if (best.isCut || !isMissed(weakest!) || turns().length < LEAST_TURNS) return undefined
  const beside = besideBest(analyst, deal, seat, best, turns(), search, `${name}/judge`)
  if (beside === undefined) return undefined
  const { rivals, asGood } = beside
  const all = [best.moves, ...rivals.map(({ moves }) => moves)] as const
  const confirmed = confirm(analyst, position, seat, all, search, `${name}/on`)
  if (confirmed === undefined) return undefined
  const missedBy = [weakest!, ...others.filter(isMissed)].map((player) => player.name)
  return {
    seed,
    at,
    round,
    seat,
    position: game.toJSON(position),
    best: written(game, best.moves),
    asGood: asGood.map(({ moves }) => written(game, moves)),
    rivals: rivalsOf(analyst, rivals, confirmed),
    missedBy,
    many: confirmed.many,
  }
}

const leadOf = ([first, next]: readonly WholeTurn[]): number =>
  next === undefined ? 0 : first!.value - next.value

const written = (game: Game, moves: readonly Move[]): string[] => moves.map((move) => game.write(move))

const LEAST_SOURCE = 0.05
const rounded = (value: number): number => Math.round(value * 1000) / 1000

function rivalsOf({ game, measure }: Analyst, rivals: readonly WholeTurn[], { leads }: Confirmed): Rival[] {
  return rivals
    .map(({ moves }, i): Rival => {
      const { points, chance, sources } = leads[i]!
      const told = Object.entries(sources).filter(([, mean]) => Math.abs(mean) >= LEAST_SOURCE)
      return {
        moves: written(game, moves),
        points: { mean: rounded(points.mean), error: rounded(points.error) },
        chance: { mean: rounded(chance.mean), error: rounded(chance.error) },
        sources: Object.fromEntries(told.map(([source, mean]) => [source, rounded(mean)])),
      }
    })
    .toSorted((a, b) => a[measure].mean - b[measure].mean)
}
