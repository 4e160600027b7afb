import type { Choice, Game, Host, Move, Result } from '../contract.ts'
import { cellAllocator } from '../cell-allocator.ts'
import { at, cells, type Position, type Seat } from '../position.ts'
import { GENERATOR_CELLS, seed as seedGenerator } from '../random.ts'
import { invalid, valid, type Checked, type Refusal } from '../messages.ts'
import { bool, int, list, object } from '../shape.ts'

/**
 * The smallest game that uses the whole contract, for tests of the kernel and of everything that takes any game: some
 * stones, eleven unless the options say otherwise; each seat in turn takes one or two of them or rolls for one to three;
 * who takes the last stone wins.
 */
const take = cellAllocator()
const STONES = take(1)
const TURN = take(1)
const WAITS = take(1)
const TAKEN = take(2)

const END: Move = 9
const TEXTS: readonly [Move, string][] = [
  [1, 'take 1'],
  [2, 'take 2'],
  [3, 'roll'],
  [END, 'end turn'],
]

export interface ToyOptions extends Record<string, unknown> {
  readonly stones?: number
}

export type ToyEvent =
  | { readonly type: 'took'; readonly seat: Seat; readonly stones: number }
  /** By hand; a turn that ends by itself needs no event of its own. */
  | { readonly type: 'turn-ended'; readonly seat: Seat }

export interface ToyView {
  readonly stones: number
  readonly turn: Seat
  /** Whether the turn waits for its end. */
  readonly waits: boolean
  /** Per seat. */
  readonly taken: readonly number[]
}

const FEWEST = 3
const MOST = 21
const USUAL = 11

const isOver = (p: Position): boolean => at(p, STONES) === 0

function pass(p: Position, host: Host<ToyEvent>, byHand: boolean): void {
  const waits = !byHand && !isOver(p) && host.pause(at(p, TURN))
  p[WAITS] = waits ? 1 : 0
  if (!waits && !isOver(p)) p[TURN] = 1 - at(p, TURN)
}

function legal(p: Position, seat: Seat, out: Move[]): Move[] {
  out.length = 0
  if (isOver(p) || at(p, TURN) !== seat) return out
  if (at(p, WAITS) === 1) out.push(END)
  else out.push(1, ...(at(p, STONES) > 1 ? [2] : []), 3)
  return out
}

function refuse(p: Position, seat: Seat, move: Move): Refusal | undefined {
  if (legal(p, seat, []).includes(move)) return undefined
  return { code: at(p, TURN) === seat ? 'toy.impossible' : 'toy.not-your-turn', params: {}, rule: 'turn' }
}

function result(p: Position): Result | undefined {
  if (!isOver(p)) return undefined
  const totals = [at(p, TAKEN), at(p, TAKEN + 1)]
  return { reason: 'empty', winners: [at(p, TURN)], points: totals.map((stones) => ({ stones })), totals }
}

const show = (p: Position): ToyView => ({
  stones: at(p, STONES),
  turn: at(p, TURN),
  waits: at(p, WAITS) === 1,
  taken: [at(p, TAKEN), at(p, TAKEN + 1)],
})

function lay(view: ToyView): Position {
  const p = new Int32Array(take.size())
  p.set([view.stones, view.turn, view.waits ? 1 : 0, ...view.taken], STONES)
  return p
}

const options = object<ToyOptions>({ stones: int(FEWEST, MOST) }, { stones: USUAL })

const SAVED = object<ToyView & { readonly generator: readonly number[] } & Record<string, unknown>>({
  generator: list(int(-(2 ** 31), 2 ** 31 - 1), { length: GENERATOR_CELLS }),
  stones: int(0, MOST),
  turn: int(0, 1),
  waits: bool,
  taken: list(int(0, MOST), { length: 2 }),
})

function fromJSON(raw: unknown): Checked<Position> {
  const read = SAVED(raw, 'position')
  if (!read.ok) return read
  const { generator, ...view } = read.value
  const all = view.stones + view.taken[0]! + view.taken[1]!
  const wrong = all < FEWEST || all > MOST ? 'stones' : view.stones === 0 && view.waits ? 'waits' : undefined
  if (wrong !== undefined) return invalid(`position.${wrong}`, 'toy.position')
  const p = lay(view)
  p.set(generator)
  return valid(p)
}

function choice(p: Position, seat: Seat): Choice | undefined {
  const moves = legal(p, seat, [])
  const question = { code: moves[0] === END ? 'toy.end-turn' : 'toy.take', params: {} }
  return moves.length === 0 ? undefined : { seat, owed: true, question, moves }
}

export const toy: Game<ToyOptions, ToyView, ToyEvent> = {
  id: 'toy',
  rules: 1,
  edition: 'plain',
  seats: { min: 2, max: 2 },
  codes: {
    events: ['took', 'turn-ended'],
    questions: ['toy.take', 'toy.end-turn'],
    refusals: ['toy.impossible', 'toy.not-your-turn'],
    rules: ['turn'],
    faults: ['toy.position'],
    reasons: ['empty'],
    sources: ['stones'],
    draws: ['toy.draw.stones'],
  },
  options: (raw) => options(raw, 'options'),
  setup: ({ stones = USUAL }, _seats, seed) => {
    const p = lay({ stones, turn: 0, waits: false, taken: [0, 0] })
    seedGenerator(p, seed)
    return p
  },
  toAct: (p) => (isOver(p) ? [] : [at(p, TURN)]),
  legal,
  step: (p, seat, move, host) => {
    if (move === END) {
      host.emit?.({ type: 'turn-ended', seat })
      pass(p, host, true)
      return
    }
    if (move === 3) host.draw?.({ code: 'toy.draw.stones', params: { seat }, outcomes: ['1', '2', '3'] })
    const stones = Math.min(at(p, STONES), move === 3 ? 1 + host.chance(p, 3) : move)
    p[STONES] = at(p, STONES) - stones
    p[TAKEN + seat] = at(p, TAKEN + seat) + stones
    host.emit?.({ type: 'took', seat, stones })
    pass(p, host, false)
  },
  refuse,
  choice,
  decision: (p, seat) => {
    const asked = choice(p, seat)
    return asked && { ...asked, refusals: [] }
  },
  toJSON: (p) => ({ generator: cells(p, 0, GENERATOR_CELLS), ...show(p) }),
  fromJSON,
  view: show,
  viewEvent: (event) => event,
  reveals: () => false,
  determinize: lay,
  project: (view) => view.taken.map((stones) => ({ stones })),
  result,
  endTurn: END,
  write: (move) => TEXTS.find(([each]) => each === move)![1],
  read: (text) => TEXTS.find(([, each]) => each === text)?.[0],
}
