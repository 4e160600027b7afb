import { aton } from '@benben/aton'
import { Match } from '@benben/kernel'
import { afterAll, expect, it } from 'vitest'
import type { Job } from './job.ts'
import { BotPool } from './pool.ts'

const problems: string[] = []
const pool = new BotPool(2, (problem) => problems.push(problem))
afterAll(() => pool.close())

const { position } = new Match(aton, { options: { red: 0 }, names: ['a', 'b'], seed: 'pool' })

const job = (bot: string, seed = 'x'): Job => ({
  game: 'aton',
  bot,
  seat: 0,
  moves: aton.legal(position, 0, []),
  view: aton.view(position, 0),
  seed,
})

it('answers the same question alike, however many are asked', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => pool.choose(job('greedy'))))
  expect(new Set(answers).size).toBe(1)
  const others = await Promise.all(Array.from({ length: 12 }, (_, i) => pool.choose(job('random', `${i}`))))
  expect(new Set(others).size).toBeGreaterThan(1)
  expect(problems).toEqual([])
})

it('plays on by chance where a bot breaks, and says so', async () => {
  const { moves } = job('greedy')
  expect(moves).toContain(await pool.choose(job('nobody')))
  expect(moves).toContain(await pool.choose({ ...job('search:10'), view: null }))
  expect(problems).toHaveLength(2)
  expect(problems[0]).toContain('nobody')
  expect(moves).toContain(await pool.choose(job('random')))
})
