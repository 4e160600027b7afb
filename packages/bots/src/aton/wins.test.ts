import { aton, assignedCard, isAssign, score, WINNING_SCORE, type AtonView } from '@benben/aton'
import { clone, drive, fastHost, hash, random, type Move, type Position, type Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { LEVEL_NAMES } from '../levels.ts'
import { makeBot } from '../roster.ts'
import { ATON, questionsOf } from '../testing/questions.ts'
import { isReturn } from './playout.ts'
import { wholeTurn, winsInTurn, type Turn } from './target.ts'

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

/** Plays a seat's turn as a bot would; returns the position at its end. */
function turnBy(name: string, { position, seat }: Chance): Position {
  const p = clone(position)
  const bot = makeBot('aton', name)!
  const chance = random('turn')
  for (let acting = aton.toAct(p); acting.length === 1 && acting[0] === seat; acting = aton.toAct(p)) {
    const moves = aton.legal(p, seat, [])
    if (isAssign(moves[0]!) || isReturn(moves[0]!)) break
    const move =
      moves.length === 1 ? moves[0]! : bot({ seat, moves, view: aton.view(p, seat), random: chance })
    aton.step(p, seat, move, fastHost)
  }
  return p
}

const threats = (p: Position, by: Seat): number => winsInTurn(p, by, wholeTurn(p, by))

/** What a seat may still do in its turn. */
function movesOfTurn(p: Position, seat: Seat): readonly Move[] {
  const acting = aton.toAct(p)
  const moves = acting.length === 1 && acting[0] === seat ? aton.legal(p, seat, []) : []
  return moves.length === 0 || isReturn(moves[0]!) ? [] : moves
}

const MOST_ENDS = 5000

/** Whether the seat can still end its turn both ways: so that the other one can win in the turn that is next, and so that it cannot. */
function isDecisive(p: Position, seat: Seat): boolean {
  const found = new Set<boolean>()
  const known = new Set<number>()
  const look = (now: Position): void => {
    const moves = movesOfTurn(now, seat)
    if (moves.length === 0) found.add(threats(now, 1 - seat) > 0)
    for (const move of moves) {
      if (found.size === 2 || known.size === MOST_ENDS) return
      const next = clone(now)
      aton.step(next, seat, move, fastHost)
      const key = hash(next)
      if (!known.has(key)) look((known.add(key), next))
    }
  }
  look(p)
  return found.size === 2
}

/** How many steps of the turn are left. */
const GROUPS = [
  [1, 2],
  [3, 4],
  [5, 8],
] as const

/** Questions of random games in which the end of a turn decides whether the other seat can win in its own: so many of each group. */
function generateThreats(many: number): Chance[] {
  const found: Chance[][] = GROUPS.map(() => [])
  for (let game = 0; found.some((each) => each.length < many); game++) {
    const chance = random(`threat ${game}`)
    drive(
      aton,
      aton.setup({ red: 'seed' }, 2, `threat ${game}`, fastHost),
      (p, seat, moves) => {
        if (!isAssign(moves[0]!) && !isReturn(moves[0]!)) {
          const { takes, gives, places } = restOf(p, seat)
          const steps = takes + gives + places
          const group = found[GROUPS.findIndex(([least, most]) => least <= steps && steps <= most)]
          const other = restOf(p, 1 - seat)
          // Without a win to prevent, or with one to take, nothing is decided by what is left.
          const isOpen =
            other.places > 0 && threats(p, 1 - seat) > 0 && winsInTurn(p, seat, restOf(p, seat)) === 0
          if (group !== undefined && group.length < many && isOpen && isDecisive(p, seat))
            group.push({ position: clone(p), seat })
        }
        return moves[chance.below(moves.length)]!
      },
      fastHost,
    )
  }
  return found.flat()
}

/** Assignments that win or lose by the points of cartouche 1 against every card the other seat may hold. */
function certainties({ seat, moves, view }: Assigning): { wins: Move[]; losses: Move[] } {
  const { discards, bottom, score: theirs } = view.seats[1 - seat]!
  const possible = [1, 2, 3, 4].filter(
    (value) => discards[value - 1]! + bottom.filter((card) => card === value).length < 9,
  )
  const by = (ends: (card: number, other: number) => boolean): Move[] =>
    moves.filter((move) => isAssign(move) && possible.every((other) => ends(assignedCard(move, 0), other)))
  return {
    wins: by((card, other) => view.seats[seat]!.score + 2 * (card - other) >= WINNING_SCORE),
    losses: by((card, other) => theirs + 2 * (other - card) >= WINNING_SCORE),
  }
}

interface Assigning {
  readonly seat: Seat
  readonly moves: readonly Move[]
  readonly view: AtonView
}

/** Questions of random games in which some assignments surely win or lose at once, and others do not. */
function generateCertainties(many: number): { wins: Assigning[]; losses: Assigning[] } {
  const found = { wins: [] as Assigning[], losses: [] as Assigning[] }
  for (let game = 0; found.wins.length < many || found.losses.length < many; game++) {
    for (const { position, seat, moves } of questionsOf(ATON, `certain ${game}`)) {
      if (!isAssign(moves[0]!)) continue
      // Two seats cannot be so near to the end of a game that has just begun.
      if (Math.max(score(position, 0), score(position, 1)) < WINNING_SCORE - 6) continue
      const question = { seat, moves, view: aton.view(position, seat) }
      const certain = certainties(question)
      const all = moves.filter(isAssign).length
      for (const kind of ['wins', 'losses'] as const)
        if (certain[kind].length > 0 && certain[kind].length < all && found[kind].length < many)
          found[kind].push(question)
    }
  }
  return found
}

describe('a win in this turn', () => {
  const chances = generate(12)
  for (const name of LEVEL_NAMES) {
    it(`is not overlooked by ${name}`, () => {
      for (const chance of chances) expect(aton.result(turnBy(name, chance))?.winners).toEqual([chance.seat])
    })
  }
})

describe("a win of the other seat's next turn", () => {
  const chances = generateThreats(4)
  for (const name of LEVEL_NAMES) {
    it(`is not left by ${name} where it can be prevented`, () => {
      for (const chance of chances) expect(threats(turnBy(name, chance), 1 - chance.seat)).toBe(0)
    })
  }
})

describe('an assignment that decides at once', () => {
  const { wins, losses } = generateCertainties(3)
  for (const name of LEVEL_NAMES) {
    const answer = (asked: Assigning): Move => makeBot('aton', name)!({ ...asked, random: random('asked') })
    it(`is made by ${name} if it surely wins, and never if it surely loses`, () => {
      for (const asked of wins) expect(certainties(asked).wins).toContain(answer(asked))
      for (const asked of losses) expect(certainties(asked).losses).not.toContain(answer(asked))
    })
  }
})
