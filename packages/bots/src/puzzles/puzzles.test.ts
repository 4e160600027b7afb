import { aton } from '@benben/aton'
import { random, untyped, type Position, type Seat } from '@benben/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadAnalyst, turnBy, turnsOf, type Analyst } from '../analysis/index.ts'
import { playMatch } from '../table.ts'
import { confirm, isAhead } from './confirm.ts'
import { mirrors } from './mirrors.ts'
import { SEARCHES } from './puzzle.ts'
import { besideBest } from './rivals.ts'
import { turnKey } from './table-key.ts'
import { isSame, turnOf, wholeTurns } from './whole-turns.ts'

const game = untyped(aton)
const read = (...texts: string[]): number[] => texts.map((text) => game.read(text)!)

/** A turn of the first seat with priests to place, in a seeded game. */
async function staged(): Promise<{ analyst: Analyst; position: Position; seat: Seat }> {
  const match = playMatch({ game, options: { red: 0 }, bots: ['apprentice', 'apprentice'], seed: 'puzzle' })
  const levels = { strongest: 'priest', quick: 'apprentice' }
  const analyst = (await loadAnalyst(game, { red: 0 }, undefined, levels))!
  const turn = turnsOf(analyst, match, 0).find(
    ({ moves, round }) =>
      round > 1 && moves.filter((move) => game.write(move).startsWith('place')).length > 1,
  )!
  return { analyst, position: turn.position, seat: 0 }
}

describe('turns of a puzzle', () => {
  let at: Awaited<ReturnType<typeof staged>>
  beforeAll(async () => {
    at = await staged()
  })

  it('are the same in whatever order their priests come, and not with another space', () => {
    const { analyst, position, seat } = at
    const [best] = wholeTurns(analyst, position, seat)
    const texts = best!.moves.map((move) => game.write(move))
    const first = texts.findIndex((text) => text.startsWith('place'))
    const swapped = texts.toSpliced(first, 2, texts[first + 1]!, texts[first]!)
    expect(turnKey(game, position, seat, read(...swapped))).toBe(turnKey(game, position, seat, best!.moves))
    expect(turnKey(game, position, seat, best!.moves.slice(0, -1))).not.toBe(
      turnKey(game, position, seat, best!.moves),
    )
    expect(turnKey(game, position, seat, [...best!.moves, best!.moves[0]!])).toBeUndefined()
  })

  it('are listed once for each worth, the best first, and hold what a level would play', () => {
    const { analyst, position, seat } = at
    const turns = wholeTurns(analyst, position, seat)
    const values = turns.map(({ value }) => value)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    values.slice(1).forEach((value, i) => expect(isSame(value, values[i]!)).toBe(false))
    for (const { moves } of turns) expect(turnKey(game, position, seat, moves)).toBeDefined()
    const own = turnOf(analyst, position, seat, turnBy(analyst, analyst.quick, position, seat, random('own')))
    expect(own.value).toBeLessThanOrEqual(values[0]! + 1e-9)
    expect(mirrors(analyst, position, seat, turns[0]!.moves, turns[1]!.moves)).toBe(false)
  })

  it('are no puzzle beside themselves: nothing is ahead of its equal', () => {
    const { analyst, position, seat } = at
    const [best] = wholeTurns(analyst, position, seat)
    const search = { ...SEARCHES.aton, playouts: { least: 20, most: 20 } }
    expect(confirm(analyst, position, seat, [best!.moves, best!.moves], search, 'equal')).toBeUndefined()
  })

  it('are no puzzle where too many others come as near as the margin allows', () => {
    const { analyst, position, seat } = at
    const turns = wholeTurns(analyst, position, seat)
    const beside = (judged: number): ReturnType<typeof besideBest> =>
      besideBest(
        analyst,
        position,
        seat,
        turns[0]!,
        [turns[0]!, turns.at(-1)!],
        { margin: { judged, played: 0 }, asGood: 0, further: 0 },
        'near',
      )
    expect(beside(1)).toBeUndefined()
    expect(beside(1e-6)).toEqual({ asGood: [], rivals: [turns.at(-1)] })
  })
})

describe('a lead', () => {
  const lead = (mean: number, error: number, chance = 0): Parameters<typeof isAhead>[0] => ({
    points: { mean, error },
    chance: { mean: chance, error: 0.01 },
  })
  it('is large enough, sure, and costs no wins', () => {
    expect(isAhead(lead(2, 0.5), 'points', 1.5)).toBe(true)
    expect(isAhead(lead(1.4, 0.1), 'points', 1.5)).toBe(false)
    expect(isAhead(lead(2, 1.1), 'points', 1.5)).toBe(false)
    expect(isAhead(lead(2, 0.5, -0.1), 'points', 1.5)).toBe(false)
  })
})
