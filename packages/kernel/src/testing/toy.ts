import type { Game, Host, Move, Result } from '../contract.ts'
import { layout } from '../layout.ts'
import { at, type Position, type Seat } from '../position.ts'
import { seed as seedGenerator } from '../random.ts'
import { bad, good, type Refusal } from '../said.ts'
import { object } from '../shape.ts'

/**
 * The smallest game that uses the whole contract, for the kernel's own tests: eleven stones, each seat in turn takes one
 * or two of them or rolls for one to three; who takes the last stone wins.
 */
const take = layout()
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

interface Took {
  readonly type: 'took'
  readonly seat: Seat
  readonly stones: number
}

interface View {
  readonly stones: number
  readonly turn: Seat
  readonly waits: boolean
  readonly taken: readonly number[]
}

const isOver = (p: Position): boolean => at(p, STONES) === 0

function pass(p: Position, host: Host<Took>, byHand: boolean): void {
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

const show = (p: Position): View => ({
  stones: at(p, STONES),
  turn: at(p, TURN),
  waits: at(p, WAITS) === 1,
  taken: [at(p, TAKEN), at(p, TAKEN + 1)],
})

const options = object<Record<string, never>>({})

export const toy: Game<Record<string, never>, View, Took> = {
  id: 'toy',
  rules: 1,
  edition: 'plain',
  seats: { min: 2, max: 2 },
  codes: {
    events: ['took'],
    questions: ['toy.take'],
    refusals: ['toy.impossible', 'toy.not-your-turn'],
    rules: ['turn'],
    faults: [],
    reasons: ['empty'],
    sources: ['stones'],
  },
  options: (raw) => options(raw, 'options'),
  setup: (_options, _seats, seed) => {
    const p = new Int32Array(take.size())
    seedGenerator(p, seed)
    p[STONES] = 11
    return p
  },
  toAct: (p) => (isOver(p) ? [] : [at(p, TURN)]),
  legal,
  step: (p, seat, move, host) => {
    if (move === END) {
      pass(p, host, true)
      return
    }
    const stones = Math.min(at(p, STONES), move === 3 ? 1 + host.chance(p, 3) : move)
    p[STONES] = at(p, STONES) - stones
    p[TAKEN + seat] = at(p, TAKEN + seat) + stones
    host.tell?.({ type: 'took', seat, stones })
    pass(p, host, false)
  },
  refuse,
  decision: (p, seat) => {
    const moves = legal(p, seat, [])
    const question = { code: 'toy.take', params: {} }
    return moves.length === 0 ? undefined : { seat, owed: true, question, moves, refusals: [] }
  },
  toJSON: (p) => [...p],
  fromJSON: (raw) => (Array.isArray(raw) ? good(Int32Array.from(raw)) : bad('position', 'shape.list', {})),
  view: show,
  viewEvent: (event) => event,
  reveals: () => false,
  determinize: (view) => {
    const p = new Int32Array(take.size())
    p.set([view.stones, view.turn, view.waits ? 1 : 0, ...view.taken], STONES)
    return p
  },
  project: (view) => view.taken.map((stones) => ({ stones })),
  result,
  endTurn: END,
  write: (move) => TEXTS.find(([each]) => each === move)![1],
  read: (text) => TEXTS.find(([, each]) => each === text)?.[0],
}
