import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shape } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { anything, benben, expectShape, json, number, record, tempFolder } from '../testing/terminal.ts'

const bots = shape.list(shape.text(40), { most: 10 })
const SIMULATION = shape.object<Record<string, unknown>>({
  game: shape.choice('aton'),
  options: anything,
  bots,
  games: shape.int(1, 1000),
  errors: shape.choice(0),
  failures: shape.list(anything, { length: 0 }),
  decisions: shape.int(1, 1_000_000),
  seconds: number,
  decisionsPerSecond: number,
  gamesPerSecond: number,
  ends: record(shape.int(1, 1000)),
  wins: shape.list(shape.int(0, 1000), { length: 2 }),
  draws: shape.int(0, 1000),
  scores: shape.list(
    shape.object<Record<string, unknown>>({
      mean: number,
      min: number,
      max: number,
      p10: number,
      p90: number,
    }),
    { length: 2 },
  ),
  seed: shape.text(200),
})
const ARENA = shape.object<Record<string, unknown>>({
  game: shape.choice('aton'),
  options: anything,
  seats: shape.choice(2),
  bots,
  games: shape.int(2, 1000),
  seed: shape.text(200),
  pairs: shape.list(
    shape.object<Record<string, unknown>>({
      a: shape.text(40),
      b: shape.text(40),
      games: shape.int(2, 1000),
      aWins: shape.int(0, 1000),
      bWins: shape.int(0, 1000),
      draws: shape.int(0, 1000),
      aScore: number,
      low: number,
      high: number,
      points: shape.list(number, { length: 2 }),
      stronger: anything,
    }),
    { length: 3 },
  ),
  ratings: shape.list(
    shape.object<Record<string, unknown>>({ bot: shape.text(40), elo: number, plusMinus: number }),
    { length: 2 },
  ),
})

describe('simulate', () => {
  const GAMES = 'simulate --game aton --players 2 --bots greedy,random --games 8 --seed sunrise'

  it('counts the same for the same seed', async () => {
    const first = expectShape(SIMULATION, await json(`${GAMES} --json`))
    const again = expectShape(SIMULATION, await json(`${GAMES} --json`))
    expect(again).toEqual(first)
    expect(first['games']).toBe(8)
  })

  it('reads as a table', async () => {
    const { code, out, err } = await benben(GAMES)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Aton: 8 games, seed sunrise')
    expect(out).toMatch(/^0 +greedy +\d+/m)
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(90)
  })

  it('shows a bar where somebody watches', async () => {
    const { err } = await benben(GAMES, { tty: true })
    expect(err).toMatch(/\[#{30}\] 8 of 8/)
    expect(err.endsWith('\r\u001B[K')).toBe(true)
  })
})

describe('arena', () => {
  const GAMES = 'arena --game aton --bots random,greedy,random --games 2 --seed sunrise'

  it('compares every pair, the same for the same seed', async () => {
    const first = expectShape(ARENA, await json(`${GAMES} --json`))
    expect(await json(`${GAMES} --json`)).toEqual(first)
  })

  it('finds the same with several threads, and goes on where it was stopped', async () => {
    using folder = tempFolder()
    const whole = await json(`${GAMES} --json`)
    const saved = `${GAMES} --save games.jsonl --json`
    const first = await benben(saved, { folder: folder.path })
    const lines = readFileSync(join(folder.path, 'games.jsonl'), 'utf8').split('\n')
    expect(lines).toHaveLength(8)
    writeFileSync(join(folder.path, 'games.jsonl'), lines.slice(0, 4).join('\n'))
    const again = await benben(`${saved} --jobs 2 --report out`, { folder: folder.path })
    expect(again.out).toBe(first.out)
    expect(JSON.parse(again.out)).toEqual(whole)
    expect(readdirSync(join(folder.path, 'out')).sort()).toEqual(['ladder.json', 'ladder.md', 'ladder.svg'])
    const other = await benben(saved.replace('sunrise', 'sunset'), { folder: folder.path })
    expect(other.err).toMatch(/^The games in games\.jsonl belong to another arena/)
  })

  it('compares in games of three and four', async () => {
    const { code, out } = await benben(
      'arena --game tekhenu --players 4 --bots novice,random --games 6 --seed sunrise --early',
    )
    expect(code).toBe(0)
    expect(out).toMatch(/^novice +random +6 +0 +0 +100\.0 %.* not clear/m)
  })

  it('reads as a table with intervals', async () => {
    const { code, out } = await benben(GAMES)
    expect(code).toBe(0)
    expect(out).toMatch(/^random +greedy +\d+ +\d+ +\d+ +[\d.]+ % +[\d.]+ to [\d.]+ % +\w/m)
    expect(out).toMatch(/^greedy: Elo \d+ ± \d+$/m)
  })

  it.each([
    ['--bots greedy --games 2', /^Name two bots/],
    ['--bots greedy,random --games 3', /^3 games .* multiple of 2\.\n$/],
  ])('refuses %s', async (words, reason) => {
    const { code, out, err } = await benben(`arena ${words}`)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(reason)
  })
})
