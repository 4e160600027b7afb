import { valid, seed as seedGenerator, type Game, type GameEvent, type Seat } from '@benben/kernel'

/**
 * A game of three to four seats for tests: everybody votes in secret at the same time and may change their mind until
 * all have voted. Cells after the generator: the votes, 0 for none.
 */
const FIRST = 4
const VOTES = ['red', 'green', 'blue'] as const

interface Voted extends GameEvent {
  readonly type: 'voted' | 'changed' | 'counted'
  readonly seat: Seat | null
  readonly votes: readonly number[] | null
}

const votesIn = (p: Int32Array): number[] => [...p.subarray(FIRST)]
const isOver = (p: Int32Array): boolean => votesIn(p).every((vote) => vote > 0)

const ballot: Game<object, unknown, Voted> = {
  id: 'ballot',
  rules: 1,
  edition: 'test',
  seats: { min: 3, max: 4 },
  codes: {
    events: ['voted', 'changed', 'counted'],
    questions: ['ballot.vote', 'ballot.change'],
    refusals: ['ballot.no'],
    rules: ['vote'],
    faults: [],
    reasons: ['counted'],
    sources: ['votes'],
    draws: [],
  },
  options: () => valid({}),
  setup: (_options, seats, seed) => {
    const p = new Int32Array(FIRST + seats)
    seedGenerator(p, seed)
    return p
  },
  toAct: (p) => (isOver(p) ? [] : votesIn(p).flatMap((vote, seat) => (vote === 0 ? [seat] : []))),
  legal: (p, seat, out) => {
    out.length = 0
    if (!isOver(p)) for (const vote of [1, 2, 3]) if (p[FIRST + seat] !== vote) out.push(vote)
    return out
  },
  step: (p, seat, move, host) => {
    const type = p[FIRST + seat] === 0 ? 'voted' : 'changed'
    p[FIRST + seat] = move
    host.emit?.({ type, seat, votes: [move] })
    if (isOver(p)) host.emit?.({ type: 'counted', seat: null, votes: votesIn(p) })
  },
  refuse: (p, seat, move) =>
    ballot.legal(p, seat, []).includes(move) ? undefined : { code: 'ballot.no', params: {}, rule: 'vote' },
  choice: (p, seat) => {
    const moves = ballot.legal(p, seat, [])
    if (moves.length === 0) return undefined
    const owed = p[FIRST + seat] === 0
    return { seat, owed, question: { code: owed ? 'ballot.vote' : 'ballot.change', params: {} }, moves }
  },
  decision: (p, seat) => {
    const choice = ballot.choice(p, seat)
    return choice && { ...choice, refusals: [] }
  },
  toJSON: (p) => [...p],
  fromJSON: (raw) => valid(Int32Array.from(raw as number[])),
  view: (p, viewer) => ({
    voted: votesIn(p).map((vote) => vote > 0),
    mine: viewer === 'spectator' ? null : p[FIRST + viewer],
    votes: isOver(p) ? votesIn(p) : null,
  }),
  viewEvent: (event, viewer) => {
    if (event.type === 'counted' || event.seat === viewer) return event
    return event.type === 'voted' ? { ...event, votes: null } : undefined
  },
  reveals: ({ type }) => type === 'counted',
  determinize: () => new Int32Array(FIRST),
  project: () => [],
  result: (p) => {
    if (!isOver(p)) return undefined
    const totals = votesIn(p)
    return { reason: 'counted', winners: [0], points: totals.map((votes) => ({ votes })), totals }
  },
  endTurn: 0,
  write: (move) => VOTES[move - 1] ?? 'end turn',
  read: (text) => {
    const vote = (VOTES as readonly string[]).indexOf(text) + 1
    return vote > 0 ? vote : undefined
  },
}

export const BALLOT = ballot as unknown as Game
