import {
  derivedNonces,
  drive,
  generatorSeed,
  Match,
  fastHost,
  random,
  type Choose,
  type Game,
  type GameEvent,
  type Position,
  type Result,
} from '@benben/kernel'
import { LazyInput, type Bot } from './bot.ts'
import { makeBot } from './roster.ts'

/** A table with a bot on every seat. */
export interface BotTable<O, V, E extends GameEvent> {
  readonly game: Game<O, V, E>
  readonly options: O
  readonly bots: readonly string[]
  /** The seed of the game, as in a match; the generator of each bot is derived from it. */
  readonly seed: string
}

/** Far more than any game has: a game that gets here would never end. */
const MOST_MOVES = 100_000

export interface Played {
  readonly result: Result
  /** Decisions with at least two legal moves. */
  readonly decisions: number
}

/** Plays one game on the fast path. Throws if the game or a bot fails. */
export function playFast<O, V, E extends GameEvent>(table: BotTable<O, V, E>): Played {
  const { game, options, bots, seed } = table
  const nonces = derivedNonces(seed, bots.length)
  const position = game.setup(options, bots.length, generatorSeed(seed, nonces), fastHost)
  const counted = capped()
  const step: Game<O, V, E>['step'] = (...played) => {
    counted()
    game.step(...played)
  }
  const decisions = drive<E>(
    { toAct: game.toAct, legal: game.legal, step },
    position,
    chooser(table, () => position),
    fastHost,
  )
  return { result: finished(game.result(position)), decisions }
}

/** The result of such a game. */
export const playResult = <O, V, E extends GameEvent>(table: BotTable<O, V, E>): Result =>
  playFast(table).result

/** Plays the same game as `playFast`, move for move, on the careful path. */
export function playMatch<O, V, E extends GameEvent>(table: BotTable<O, V, E>): Match<O, V, E> {
  const { game, options, bots, seed } = table
  const match = new Match(game, { options, names: bots, seed })
  const counted = capped()
  const choose = chooser(table, () => match.position)
  for (let seats = game.toAct(match.position); seats.length > 0; seats = game.toAct(match.position)) {
    counted()
    const seat = seats[0]!
    const moves = game.legal(match.position, seat, [])
    const move = moves.length > 1 ? choose(match.position, seat, moves) : moves[0]!
    const played = match.play(seat, move)
    if (!played.ok) throw new Error(`${game.write(move)} was refused: ${played.refusal.code}`)
  }
  return match
}

function chooser<O, V, E extends GameEvent>(table: BotTable<O, V, E>, now: () => Position): Choose {
  const { game, bots, seed } = table
  const automata = game.automata?.(table.options) ?? []
  const players = bots.map((name, seat) => (automata[seat] === undefined ? botNamed(game, name) : unasked))
  const chances = bots.map((_, seat) => random(`${seed}/bot/${seat}`))
  return (_, seat, moves) => {
    const look = (): V => game.view(now(), seat)
    const move = players[seat]!(new LazyInput(seat, moves, look, chances[seat]!))
    if (!moves.includes(move)) throw new Error(`${bots[seat]!} answered ${move}, which is not legal`)
    return move
  }
}

/** An automaton never has a choice. */
const unasked: Bot<unknown> = () => {
  throw new Error('an automaton was asked to choose')
}

function botNamed({ id, printed }: Pick<Game, 'id' | 'printed'>, name: string): Bot<unknown> {
  const bot = makeBot(id, name, printed)
  if (bot === undefined) throw new RangeError(`${id} has no bot ${name}`)
  return bot
}

function capped(): () => void {
  let moves = 0
  return () => {
    if (moves++ === MOST_MOVES) throw new Error(`not over after ${MOST_MOVES} moves`)
  }
}

function finished(result: Result | undefined): Result {
  if (result === undefined) throw new Error('nobody is asked, and the game is not over')
  return result
}
