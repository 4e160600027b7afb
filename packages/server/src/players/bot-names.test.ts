import { GAMES } from '@benben/bots'
import { PATHS } from '@benben/protocol'
import { expect, it } from 'vitest'
import { TestServer, Visitor } from '../testing/server.ts'
import { botNameCheck } from './bot-names.ts'

const isBotName = botNameCheck(GAMES)

it.each([
  'search',
  'Search',
  'SEARCH:200',
  's e a r c h',
  'ｓｅａｒｃｈ',
  'séarch',
  'greedy.',
  'random',
  'Botankhamun',
  // Cyrillic, Greek and digits that look the same.
  'ѕеаrсh',
  'grееdу',
  'Вotаnkhаmυn',
  'b0tankhamun',
  'scr1be',
  'prlest',
])('%s is a bot', (name) => expect(isBotName(name)).toBe(true))

it.each(['Ada', 'researcher', 'Greedy Gus', '神楽', 'Анна', 'Σοφία', 'Sofia'])('%s is none', (name) =>
  expect(isBotName(name)).toBe(false),
)

it('no guest takes the name of a bot, neither at first nor later', async () => {
  const server = await TestServer.open()
  try {
    const ada = await Visitor.named(server, 'Ada')
    for (const visitor of [ada, new Visitor(() => server.url)]) {
      const { status, body } = await visitor.post(PATHS.guest, { nickname: 'Botankhamun' })
      expect(status).toBe(400)
      expect(body).toEqual({ error: { code: 'protocol.bot-name', params: {}, path: 'nickname' } })
    }
    expect((await ada.get(PATHS.me)).body).toEqual({ guest: { nickname: 'Ada' } })
  } finally {
    await server.end()
  }
})
