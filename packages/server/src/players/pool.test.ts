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
  const answers = await Promise.all(Array.from({ length: 12 }, () => pool.choose('ada', job('greedy'))))
  expect(new Set(answers).size).toBe(1)
  const others = await Promise.all(
    Array.from({ length: 12 }, (_, i) => pool.choose('ada', job('random', `${i}`))),
  )
  expect(new Set(others).size).toBeGreaterThan(1)
  expect(problems).toEqual([])
})

it('plays on by chance where a bot breaks, and says so', async () => {
  const { moves } = job('greedy')
  expect(moves).toContain(await pool.choose('ada', job('nobody')))
  expect(moves).toContain(await pool.choose('ada', { ...job('search:10'), view: null }))
  expect(problems).toHaveLength(2)
  expect(problems[0]).toContain('nobody')
  expect(moves).toContain(await pool.choose('ada', job('random')))
})

it('plays on by chance where a bot takes too long, and does not wait for it', async () => {
  const found: string[] = []
  const hasty = new BotPool(1, (problem) => found.push(problem), 1)
  try {
    const { moves } = job('search')
    expect(moves).toContain(await hasty.choose('ada', job('search:2000')))
    // A seat of an older table: its budget is what is allowed now.
    expect(moves).toContain(await hasty.choose('ada', job('search:100000')))
    expect(found).toEqual(Array.from({ length: 2 }, () => 'search:2000 took longer than 1 ms'))
  } finally {
    await hasty.close()
  }
})

it('one owner with many decisions does not hold up another one', async () => {
  const single = new BotPool(1, (problem) => problems.push(problem))
  try {
    const order: string[] = []
    const asks = [...Array.from({ length: 40 }, () => 'ada'), 'ben']
    const asked = asks.map((owner) => single.choose(owner, job('random')).then(() => order.push(owner)))
    expect(single.waiting).toBe(40)
    await Promise.all(asked)
    expect(order.indexOf('ben')).toBeLessThan(3)
    expect(order).toHaveLength(41)
  } finally {
    await single.close()
  }
})
