import {
  clone,
  drive,
  fastHost,
  random,
  type Host,
  type Move,
  type Position,
  type Seat,
} from '@benben/kernel'
import { tekhenu, type TekhenuView } from '@benben/tekhenu'
import { describe, expect, it } from 'vitest'
import { LEVEL_NAMES } from '../levels.ts'
import { makeBot } from '../roster.ts'

/** Each end of a turn is a moment of its own, so that positions differ only by the move. */
const BY_HAND: Host<unknown> = { ...fastHost, pause: () => true }

interface Question {
  readonly position: Position
  readonly seat: Seat
  readonly moves: readonly Move[]
  readonly foolish: readonly Move[]
}

const afterwards = (p: Position, seat: Seat, move: Move): TekhenuView => {
  const next = clone(p)
  tekhenu.step(next, seat, move, BY_HAND)
  return tekhenu.view(next, seat)
}

/** The view without the tokens of a seat, as a text. */
const elsewhere = (view: TekhenuView, seat: Seat): string =>
  JSON.stringify({
    ...view,
    seats: view.seats.map((each, i) => (i === seat ? { ...each, tokens: null } : each)),
  })

const RESOURCES = ['papyrus', 'bread', 'limestone', 'granite'] as const

/** Whether the first view leaves the seat strictly less, gold counting as any resource, and differs in nothing else. */
function isWorse(worse: TekhenuView, better: TekhenuView, seat: Seat): boolean {
  if (elsewhere(worse, seat) !== elsewhere(better, seat)) return false
  const held = (view: TekhenuView, token: string): number => view.seats[seat]!.tokens[token]!
  const gained = (token: string): number => held(better, token) - held(worse, token)
  const lacking = RESOURCES.reduce((sum, token) => sum + Math.max(0, -gained(token)), 0)
  const differs = [...RESOURCES, 'gold', 'scribe', 'faith'].some((token) => gained(token) !== 0)
  return differs && gained('gold') >= lacking && gained('scribe') >= 0 && gained('faith') >= 0
}

/** Moves after which the seat has less, and nothing for it; and bread kept back at a scoring. */
function foolishAmong(p: Position, seat: Seat, moves: readonly Move[]): Move[] {
  if (moves.every((move) => tekhenu.write(move).startsWith('bread '))) {
    const most = Math.max(...moves.map((move) => Number(tekhenu.write(move).slice(6))))
    const bread = tekhenu.view(p, seat).seats[seat]!.tokens['bread']!
    return moves.filter((move) => Number(tekhenu.write(move).slice(6)) < Math.min(most, bread))
  }
  if (moves.length > 12) return []
  const views = moves.map((move) => afterwards(p, seat, move))
  return moves.filter((_, i) => views.some((better) => isWorse(views[i]!, better, seat)))
}

/** Questions of random games in which some moves are foolish. */
function generate(raw: object, games: number): Question[] {
  const options = tekhenu.options(raw, 2)
  if (!options.ok) throw new Error(options.fault.code)
  const found: Question[] = []
  for (let game = 0; game < games; game++) {
    const chance = random(`foolish ${game}`)
    drive(
      tekhenu,
      tekhenu.setup(options.value, 2, `foolish ${game}`, fastHost),
      (p, seat, moves) => {
        const foolish = foolishAmong(p, seat, moves)
        if (foolish.length > 0) found.push({ position: clone(p), seat, moves: [...moves], foolish })
        return moves[chance.below(moves.length)]!
      },
      fastHost,
    )
  }
  return found
}

describe('dominated moves', () => {
  const found = [...generate({}, 6), ...generate({ seth: true }, 3)]

  it('are found by the generator', () => {
    expect(found.length).toBeGreaterThan(20)
    expect(found.some(({ moves }) => tekhenu.write(moves[0]!).startsWith('bread'))).toBe(true)
    expect(found.some(({ moves }) => !tekhenu.write(moves[0]!).startsWith('bread'))).toBe(true)
  })

  for (const name of LEVEL_NAMES) {
    it(`are never made by ${name}`, () => {
      for (const { position, seat, moves, foolish } of found.slice(0, 40)) {
        const view = tekhenu.view(position, seat)
        const move = makeBot('tekhenu', name)!({ seat, moves, view, random: random('asked') })
        expect(foolish.map((each) => tekhenu.write(each))).not.toContain(tekhenu.write(move))
      }
    })
  }
})
