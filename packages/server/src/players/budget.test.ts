import { makeBot } from '@benben/bots'
import { expect, it } from 'vitest'
import { TestServer, Visitor } from '../testing/server.ts'
import { MOST_ITERATIONS, withinBudget } from './budget.ts'

it.each([
  ['search', 'search'],
  ['search:50', 'search:50'],
  [`search:${MOST_ITERATIONS}`, `search:${MOST_ITERATIONS}`],
  ['search:100000', `search:${MOST_ITERATIONS}`],
])('%s plays as %s', (bot, played) => {
  expect(withinBudget(bot)).toBe(played)
  expect(makeBot('aton', played)).toBeDefined()
})

it('nobody asks for a larger budget online', async () => {
  const server = await TestServer.open()
  try {
    const ada = await Visitor.named(server, 'Ada')
    const seats = (bot: string) => ({ seats: [{ kind: 'me' as const }, { kind: 'bot' as const, bot }] })
    await expect(ada.create(seats('search:100000'))).rejects.toThrow(
      JSON.stringify({
        error: {
          code: 'protocol.range',
          params: { bound: 'most', limit: MOST_ITERATIONS },
          path: 'seats[1].bot',
        },
      }),
    )
    await expect(ada.create(seats(`search:${MOST_ITERATIONS}`))).resolves.toBeDefined()
  } finally {
    await server.end()
  }
})
