import { aton } from '@benben/aton'
import { Match, random, untyped, type GameEvent } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { toy } from '@benben/kernel/testing'
import { describe, expect, it } from 'vitest'
import { playMatch } from '../table.ts'
import { analyse } from './analyse.ts'
import type { AnalysisEffort } from './analysis.ts'
import type { Analyst } from './analyst.ts'
import { advantage, compareTurns, measured } from './compare.ts'
import { courseOf } from './course.ts'
import { loadAnalyst } from './load.ts'
import { outlookAt } from './outlook.ts'
import { chancesOf, fitLine, fitSpread } from './scale.ts'
import { turnBy, turnsOf } from './turns.ts'
import { viewsAlong } from './views-along.ts'

type AnyMatch = Match<unknown, unknown, GameEvent>

const EFFORT: AnalysisEffort = { deals: 2, playouts: 2, games: 1, seed: 'test' }

async function ofAton(): Promise<{ match: AnyMatch; analyst: Analyst }> {
  const game = untyped(aton)
  const match = playMatch({ game, options: { red: 0 }, bots: ['random', 'apprentice'], seed: 'analysis' })
  const analyst = await loadAnalyst(game, match.terms.options, undefined, {
    strongest: 'priest',
    quick: 'apprentice',
  })
  return { match, analyst: analyst! }
}

async function ofTekhenu(raw: object, seats: number): Promise<{ match: AnyMatch; analyst: Analyst }> {
  const game = untyped(tekhenu)
  const options = game.options(raw, seats)
  if (!options.ok) throw new Error(options.fault.code)
  const bots = Array.from({ length: seats }, () => 'random')
  const match = playMatch({ game, options: options.value, bots, seed: 'analysis' })
  const view = game.view(match.position, 'spectator')
  const levels = { strongest: 'apprentice', quick: 'novice' }
  return { match, analyst: (await loadAnalyst(game, options.value, view, levels))! }
}

describe('an analysis', () => {
  it('of a game of Aton finds where random moves gave the win away, the same every time', async () => {
    const { match, analyst } = await ofAton()
    const told: number[] = []
    const analysis = analyse(analyst, match, 0, EFFORT, { onProgress: (done, all) => told.push(done / all) })
    expect(analyse(analyst, match, 0, EFFORT)).toEqual(analysis)
    const { course, turningPoints, possible, result } = analysis
    for (const { chances } of course) expect(chances[0]! + chances[1]!).toBeCloseTo(1)
    expect(course.at(-1)).toMatchObject({ points: match.result!.totals, at: match.entries.length })
    expect(turningPoints).toHaveLength(5)
    expect(turningPoints.map(({ at }) => at)).toEqual(
      turningPoints.map(({ at }) => at).toSorted((a, b) => a - b),
    )
    for (const { judged, played, better, playedOn } of turningPoints) {
      expect(judged.chance.mean).toBeGreaterThan(0)
      expect(better).not.toEqual(played)
      expect(playedOn.many).toBe(2)
    }
    // The best turn is said with what the course says: they cannot contradict each other.
    const { bestTurn } = analysis
    const began = course.findIndex(({ round }) => round === bestTurn!.round)
    expect(bestTurn!.before.chance).toBe(course[began]!.chances[0])
    expect(bestTurn!.after.chance).toBe(course[began + 1]!.chances[0])
    expect(bestTurn!.after.chance).toBeGreaterThan(bestTurn!.before.chance)
    expect(result.total).toBe(match.result!.totals[0])
    expect(possible.total.mean).toBeGreaterThan(result.total)
    expect(told.at(-1)).toBe(1)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })

  it.each([
    ['two players', {}, 2],
    ['three players with Time of Seth', { seth: true }, 3],
    ['Botankhamun', { solo: 'easy' }, 2],
  ] as const)('of Tekhenu with %s follows the points to the end', async (_, raw, seats) => {
    const { match, analyst } = await ofTekhenu(raw, seats)
    const course = turnsOf(analyst, match, 0).map(({ position }) =>
      outlookAt(analyst.game, analyst.judge, position),
    )
    for (const { chances } of course) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    const last = outlookAt(analyst.game, analyst.judge, match.position)
    expect(last.points).toEqual(match.result!.totals)
    // Shortly before the end the expected points are near those that came.
    match.result!.totals.forEach((total, seat) =>
      expect(Math.abs(course.at(-1)!.points[seat]! - total)).toBeLessThan(40),
    )
  })

  it('against Botankhamun says the same whether or not it stopped before its steps', async () => {
    const { match, analyst } = await ofTekhenu({ solo: 'easy' }, 2)
    const stopped = new Match(match.game, match.terms, (seat) => seat === 1)
    for (const { seat, move } of match.entries) {
      while (!stopped.game.toAct(stopped.position).includes(seat)) stopped.play(1, stopped.game.endTurn)
      expect(stopped.play(seat, move).ok).toBe(true)
    }
    while (stopped.result === undefined) stopped.play(1, stopped.game.endTurn)
    expect(stopped.entries.length).toBeGreaterThan(match.entries.length)
    const [one, other] = [match, stopped].map((each) =>
      courseOf(analyst, each).map(({ round, chances }) => ({ round, chances })),
    )
    expect(other).toEqual(one)
  })

  it('is of finished matches, and of games that are judged', async () => {
    const { match, analyst } = await ofAton()
    const cut = Object.create(match, { result: { value: undefined } }) as AnyMatch
    expect(() => analyse(analyst, cut, 0, EFFORT)).toThrow('over')
    expect(await loadAnalyst(untyped(toy), {}, undefined)).toBeUndefined()
  })
})

describe('turns', () => {
  it('hold every choice of a seat once, and can be played along', async () => {
    const { match, analyst } = await ofTekhenu({}, 2)
    const turns = turnsOf(analyst, match, 1)
    const chosen = match.entries.filter(
      ({ seat, before }) => seat === 1 && analyst.game.legal(before, 1, []).length > 1,
    )
    const at = new Set(turns.flatMap((turn) => turn.moves.map((_, i) => turn.at + i)))
    for (const entry of chosen) expect(at.has(match.entries.indexOf(entry))).toBe(true)
    const longest = turns.toSorted((a, b) => b.moves.length - a.moves.length)[0]!
    const texts = longest.moves.map((move) => analyst.game.write(move))
    const along = viewsAlong(analyst.game, longest.position, 1, texts)
    expect(along.at(-1)!.view).toEqual(
      analyst.game.view(match.entries[longest.at + texts.length - 1]!.before, 1),
    )
    // What follows from a move of itself is among what it is told.
    along
      .slice(0, -1)
      .forEach(({ events }, i) => expect(events).toEqual(match.entries[longest.at + i]!.events))
  })
})

describe('turns compared', () => {
  it('are judged on every deal on which they are played on', async () => {
    const { match, analyst } = await ofAton()
    const turn = turnsOf(analyst, match, 0)[3]!
    const effort = { deals: 0, playouts: 3, seed: 'both' }
    const [tried] = compareTurns(analyst, turn.position, 0, [turn.moves], effort)
    expect(tried!.expected).toHaveLength(3)
    expect(tried!.playedOn).toHaveLength(3)
  })

  it('meet the same deals: a turn has no advantage over itself', async () => {
    const { match, analyst } = await ofAton()
    const turn = turnsOf(analyst, match, 0)[3]!
    const effort = { deals: 2, playouts: 2, seed: 'same' }
    const [one, other] = compareTurns(analyst, turn.position, 0, [turn.moves, turn.moves], effort)
    expect(one).toEqual(other)
    expect(advantage(one!, other!).playedOn.points).toEqual({ mean: 0, error: 0 })
  })

  it('know nothing that the seat does not know', async () => {
    const { match, analyst } = await ofAton()
    const turn = turnsOf(analyst, match, 0)[2]!
    const { game } = analyst
    const other = game.determinize(game.view(turn.position, 0), random('another deal'))
    const better = turnBy(analyst, analyst.strongest, turn.position, 0, random('think'))
    const effort = { deals: 2, playouts: 1, seed: 'hidden' }
    const compared = compareTurns(analyst, turn.position, 0, [turn.moves, better], effort)
    expect(compareTurns(analyst, other, 0, [turn.moves, better], effort)).toEqual(compared)
  })
})

describe('the scale', () => {
  it('gives equal chances to equal points, and more to more', () => {
    expect(chancesOf([80, 80], 10)).toEqual([0.5, 0.5])
    const [first, second, third] = chancesOf([90, 80, 70], 10)
    expect(first! / second!).toBeCloseTo(Math.E)
    expect(second! / third!).toBeCloseTo(Math.E)
  })

  it('is found again from games that follow it', () => {
    const chance = random('scale')
    // Near enough to normal, with a standard deviation of 20.4.
    const luck = (): number => {
      const sum = Array.from({ length: 12 }, () => chance.below(1_000_000) / 1_000_000).reduce(
        (a, b) => a + b,
        0,
      )
      return 20.4 * (sum - 6)
    }
    const games = (kept: number) =>
      Array.from({ length: 4000 }, () => {
        const points = [60 + chance.below(40), 60 + chance.below(40)]
        const lead = kept * (points[0]! - points[1]!)
        return { sample: { points, totals: [80 + lead + luck(), 80] }, weight: 1 }
      })
    const samples = games(1)
    expect(Math.abs(fitSpread(samples) - 12)).toBeLessThan(0.6)
    // Where only half of a lead is kept, twice the lead is needed for the same chance.
    expect(Math.abs(fitSpread(games(0.5)) - 24)).toBeLessThan(2.4)
    // Chances with that spread come true: of those who stand like this, so many win.
    const stood = samples.map(({ sample: { points, totals } }) => ({
      chance: chancesOf(points, 12)[0]!,
      won: totals[0]! > totals[1]! ? 1 : 0,
    }))
    const ahead = stood.filter((each) => each.chance > 0.6)
    const mean = (of: (each: (typeof stood)[number]) => number): number =>
      ahead.reduce((sum, each) => sum + of(each), 0) / ahead.length
    expect(Math.abs(mean((each) => each.chance) - mean(({ won }) => won))).toBeLessThan(0.03)
    const line = Array.from({ length: 500 }, (_, x) => ({ sample: { x, y: 7 + 1.5 * x }, weight: 1 }))
    const [shift, factor] = fitLine(line)
    // Drawn a little towards no correction.
    expect(Math.abs(shift - 7)).toBeLessThan(1.5)
    expect(factor).toBeCloseTo(1.5, 2)
  })

  it('measures a mean with its standard error', () => {
    expect(measured([1, 3])).toEqual({ mean: 2, error: 1 })
    expect(measured([5])).toEqual({ mean: 5, error: 0 })
  })
})
