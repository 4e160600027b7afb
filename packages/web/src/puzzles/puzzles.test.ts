import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { advantage, compareTurns, loadAnalyst } from '@benben/bots/analysis'
import { loadGame } from '@benben/bots/load'
import { isAhead, SEARCHES, turnKey, type Puzzle, type PuzzleFile } from '@benben/bots/puzzles'
import type { Game, GameId, Move } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { knownGrade, solves } from './grade.ts'
import { openAnswer, openPuzzle } from './puzzle-session.ts'
import { positionOf } from './puzzle-table.ts'

const GAMES: readonly GameId[] = ['aton', 'tekhenu']

const fileOf = (game: GameId): PuzzleFile =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'data', `${game}.json`), 'utf8')) as PuzzleFile

const movesOf = (game: Game, texts: readonly string[]): Move[] => texts.map((text) => game.read(text)!)

describe.each(GAMES)('the puzzles of %s', (id) => {
  const file = fileOf(id)
  const { margin, from, asGood } = SEARCHES[id]

  it('come from as many games, with evidence that keeps to the margins', () => {
    expect(file).toMatchObject({ game: id, strongest: 'pharaoh', quick: SEARCHES[id].quick })
    expect(file.puzzles).toHaveLength(100)
    expect(new Set(file.puzzles.map(({ seed }) => seed)).size).toBe(file.puzzles.length)
    for (const puzzle of file.puzzles) {
      expect(puzzle.rivals.length).toBeGreaterThan(0)
      expect(puzzle.round).toBeGreaterThanOrEqual(from)
      expect(puzzle.missedBy[0]).toBe('novice')
      expect(puzzle.asGood.length).toBeLessThanOrEqual(asGood)
      expect(puzzle.many).toBeGreaterThanOrEqual(SEARCHES[id].playouts.least)
      for (const rival of puzzle.rivals) {
        expect(isAhead(rival, file.measure, margin.played)).toBe(true)
        // What the sources bring is what the points say, but for those too small to be written down.
        const bySource = Object.values(rival.sources).reduce((sum, points) => sum + points, 0)
        expect(Math.abs(bySource - rival.points.mean)).toBeLessThan(0.5)
      }
    }
  })

  it('are legal move by move, and each of their turns leaves another table', async () => {
    const game = (await loadGame(id))!
    for (const puzzle of file.puzzles) {
      const position = positionOf(game, puzzle)
      expect(game.toAct(position)).toContain(puzzle.seat)
      const turns = [puzzle.best, ...puzzle.asGood, ...puzzle.rivals.map(({ moves }) => moves)]
      const keys = turns.map((turn) => turnKey(game, position, puzzle.seat, movesOf(game, turn)))
      expect(keys).not.toContain(undefined)
      expect(new Set(keys).size).toBe(turns.length)
      expect(knownGrade(game, puzzle, puzzle.best)).toEqual({ is: 'best' })
      const grade = knownGrade(game, puzzle, puzzle.rivals[0]!.moves)!
      expect(grade).toMatchObject({ is: 'other', loss: { many: puzzle.many } })
      expect(solves(grade, file)).toBe(false)
    }
  })

  it('end with the turn, and show their answer step by step', async () => {
    const game = (await loadGame(id))!
    const [puzzle] = file.puzzles
    const session = openPuzzle(game, file, puzzle!, 'Ada')
    for (const move of puzzle!.best) expect(await session.play(move)).toEqual({ ok: true })
    if (session.taken() === null) await session.play(game.write(game.endTurn))
    expect(session.taken()).toEqual(puzzle!.best)
    expect(session.now().decision).toBeNull()
    expect((await session.play(puzzle!.best[0]!)).ok).toBe(false)
    session.again()
    expect(session.taken()).toBeNull()
    expect(session.now().decision!.moves).toContain(puzzle!.best[0])
    const answer = openAnswer(game, file, puzzle!, session.now().seats)
    answer.goTo(puzzle!.best.length)
    expect(answer.at()).toBe(puzzle!.best.length)
  })

  it('hold on other deals than those they were found with', async () => {
    const game = (await loadGame(id))!
    // The latest one: its games are short.
    const latest = file.puzzles.reduce((late, each) => (each.round > late.round ? each : late))
    const { mean, error } = await leadOf(game, file, latest, 30)
    const known = latest.rivals[0]![file.measure]
    expect(mean).toBeGreaterThan(0)
    expect(Math.abs(mean - known.mean)).toBeLessThan(4 * Math.hypot(error, known.error) + margin.played)
  })
})

/** How far the best turn is ahead of the nearest rival in a few new games. */
async function leadOf(
  game: Game,
  file: PuzzleFile,
  puzzle: Puzzle,
  playouts: number,
): Promise<{ mean: number; error: number }> {
  const position = positionOf(game, puzzle)
  const options = game.options(file.options, file.seats)
  if (!options.ok) throw new Error(options.fault.code)
  const analyst = (await loadAnalyst(game, options.value, game.view(position, puzzle.seat), file))!
  const turns = [puzzle.best, puzzle.rivals[0]!.moves].map((turn) => movesOf(game, turn))
  const effort = { deals: 0, playouts, seed: 'other deals' }
  const [best, rival] = compareTurns(analyst, position, puzzle.seat, turns, effort)
  return advantage(best!, rival!).playedOn[file.measure]
}
