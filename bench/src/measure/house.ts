import {
  clone,
  drive,
  Match,
  fastHost,
  searchTree,
  type Game,
  type GameEvent,
  type Position,
  type Random,
} from '../../../packages/kernel/src/index.ts'
import { xoshiro } from '../yardstick.ts'
import { COPIES, POOL, repeat, SEARCH, type Figures, type Measurement } from './measurement.ts'

/** What is measured of one of our games, whichever it is. */

/** A game with the options and the number of seats it is measured with. */
export interface Subject<O, V, E extends GameEvent> {
  readonly game: Game<O, V, E>
  readonly options: O
  readonly seats: number
}

const next = xoshiro(1)
/** The yardstick's generator behind the kernel's interface: every engine chooses with the same one. */
const random: Random = { state: new Int32Array(4), below: (sides) => next() % sides }

let seeds = 0
const newSeed = (): string => `bench ${seeds++}`

const open = <O, V, E extends GameEvent>({ game, options, seats }: Subject<O, V, E>): Position =>
  game.setup(options, seats, newSeed(), fastHost)

/** The fast path: setup, legal moves at every decision, a random one of them. */
export const play =
  <O, V, E extends GameEvent>(subject: Subject<O, V, E>): Measurement =>
  (ms) =>
    repeat(ms, () => ({
      decisions: drive(
        subject.game,
        open(subject),
        (_position, _seat, moves) => moves[next() % moves.length]!,
        fastHost,
      ),
      games: 1,
    }))

/** The careful path: the question and every refusal worked out before each move, the move checked, events told. */
export const careful =
  <O, V, E extends GameEvent>({ game, options, seats }: Subject<O, V, E>): Measurement =>
  (ms) =>
    repeat(ms, () => {
      const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`)
      const match = new Match(game, { options, names, seed: newSeed() })
      let decisions = 0
      for (;;) {
        const seat = game.toAct(match.position)[0]
        if (seat === undefined) return { careful: decisions, carefulGames: 1 }
        const { moves } = game.decision(match.position, seat)!
        if (moves.length > 1) decisions++
        if (!match.play(seat, moves[next() % moves.length]!).ok) throw new Error('a legal move was refused')
      }
    })

/** The kernel's tree search for whoever is to act, from one known position. */
function searchFrom<O, V, E extends GameEvent>(
  game: Game<O, V, E>,
  from: Position,
  iterations: number,
): void {
  searchTree(game, game.toAct(from)[0]!, () => from, { iterations }, random)
}

/** Search from the opening with random play to the end. */
export function search<O, V, E extends GameEvent>(subject: Subject<O, V, E>): Measurement {
  const decisions = decisionsPerIteration(subject)
  return (ms) => {
    const figures = repeat(ms, () => {
      searchFrom(subject.game, open(subject), SEARCH)
      return { search: SEARCH }
    })
    return { ...figures, searchDecisions: figures['search']! * decisions }
  }
}

/** Decisions with a choice in one iteration, counted once and apart from the clock. */
function decisionsPerIteration<O, V, E extends GameEvent>(subject: Subject<O, V, E>): number {
  const { game } = subject
  const iterations = 200
  let decisions = 0
  const counting: typeof game = {
    ...game,
    step: (position, seat, move, host) => {
      if (game.legal(position, seat, []).length > 1) decisions++
      game.step(position, seat, move, host)
    },
  }
  searchFrom(counting, open(subject), iterations)
  return decisions / iterations
}

/** Copies of positions from the middle of games: into memory used again, and into new memory. */
export function clones<O, V, E extends GameEvent>(subject: Subject<O, V, E>): Measurement {
  const from = Array.from({ length: POOL }, () => midGame(subject))
  const pool = from.map((position) => clone(position))
  const pooled = (): Figures => {
    for (let i = 0; i < COPIES; i++) clone(from[(i * 7) % POOL]!, pool[i % POOL])
    return { clonesPooled: COPIES }
  }
  const fresh = (): Figures => {
    for (let i = 0; i < COPIES; i++) pool[i % POOL] = clone(from[(i * 7) % POOL]!)
    return { clonesFresh: COPIES }
  }
  return (ms) => ({ ...repeat(ms / 2, pooled), ...repeat(ms / 2, fresh) })
}

function midGame<O, V, E extends GameEvent>(subject: Subject<O, V, E>): Position {
  const { game } = subject
  const position = open(subject)
  for (let left = 20 + (next() % 40); left > 0; left--) {
    const seat = game.toAct(position)[0]
    if (seat === undefined) return midGame(subject)
    const moves = game.legal(position, seat, [])
    game.step(position, seat, moves[next() % moves.length]!, fastHost)
  }
  return position
}
