import { createRequire } from 'node:module'
import type Ws from 'ws'
import { PATHS, PROTOCOL, type ServerMessage, type TableInfo } from '../../../packages/protocol/src/index.ts'
import { postJson, type Heard, type Lobby } from './load.ts'

const require = createRequire(new URL('../../../packages/server/package.json', import.meta.url))
const WebSocket = require('ws') as typeof Ws

const NONCE = '0123456789abcdef0123456789abcdef'

/** Two guests per slot, kept from game to game. Slots take turns at the nodes; both players of a slot use the same one unless `apart`. */
export async function benben(
  urls: readonly string[],
  slots: number,
  apart: boolean,
  company: boolean,
): Promise<Lobby> {
  const cookies = await Promise.all(
    Array.from({ length: slots }, () => Promise.all([guest(urls[0]!), guest(urls[0]!)])),
  )
  if (company) for (const cookie of cookies.flat()) await chooseNotices(urls[0]!, cookie)
  const nodeOf = (slot: number, seat: number): string => urls[(slot + (apart ? seat : 0)) % urls.length]!
  return {
    open: async (slot, heard) => {
      const pair = cookies[slot]!
      const post = async (path: string, seat: 0 | 1, body: unknown): Promise<TableInfo> => {
        const reply = await postJson(nodeOf(slot, seat) + path, body, { cookie: pair[seat] })
        return (reply.body as { table: TableInfo }).table
      }
      const seats = [{ kind: 'me' }, { kind: 'open' }]
      const { id } = await post(PATHS.tables, 0, { game: 'aton', seats, ...(company && { pace: PACE }) })
      await post(PATHS.join(id), 0, { nonce: NONCE })
      await post(PATHS.join(id), 1, { nonce: NONCE })
      await Promise.all(
        pair.map((cookie, seat) => play(nodeOf(slot, seat), id, cookie, seat, heard, company)),
      )
    },
  }
}

async function guest(url: string): Promise<string> {
  const { cookies } = await postJson(url + PATHS.guest, { nickname: 'Bench' })
  return cookies[0]!.split(';')[0]!
}

/** By turn, where a turn is told and may be reminded of. */
const PACE = {
  kind: 'turn',
  clock: { bank: 86_400, increment: 3600, cap: 86_400 },
  late: { act: 'bot', bot: 'random' },
} as const

async function chooseNotices(url: string, cookie: string): Promise<void> {
  const occasions = ['turn', 'reminder', 'over']
  const choices = { push: [], feed: occasions, webhook: [] }
  await postJson(url + PATHS.notices, { choices, quiet: false }, { cookie })
  await postJson(url + PATHS.noticesFeed, {}, { cookie })
}

/** One player at one table: answers when it is first in turn, and ends its turns without saying so. */
function play(
  url: string,
  table: string,
  cookie: string,
  seat: number,
  heard: Heard,
  talks: boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws') + PATHS.live(table), {
      headers: { cookie },
      perMessageDeflate: false,
    })
    let sent = 0
    let answers = 0
    let ready = false
    socket.on('error', reject)
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, version: 0 })))
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as ServerMessage
      if (message.type === 'refused' || message.type === 'error')
        return reject(new Error(JSON.stringify(message)))
      if (message.type !== 'state') return undefined
      if (!ready) {
        ready = true
        socket.send(JSON.stringify({ type: 'preference', id: 'no-end-turn', endTurnByHand: false }))
        if (talks) {
          socket.send(JSON.stringify({ type: 'listen', version: 0 }))
          socket.send(JSON.stringify({ type: 'say', id: crypto.randomUUID(), phrase: 'talk.phrase.hello' }))
        }
        return undefined
      }
      if (sent > 0 && message.told.some((line) => line.seat === seat)) {
        heard(performance.now() - sent)
        sent = 0
      }
      if (message.result !== null) {
        socket.close()
        return resolve()
      }
      if (sent > 0 || message.endTurnByHand || message.toAct[0] !== seat) return undefined
      const { id, moves } = message.decision!
      const move = moves[Math.floor(Math.random() * moves.length)]
      sent = performance.now()
      return socket.send(JSON.stringify({ type: 'move', id: `answer-${++answers}`, decision: id, move }))
    })
  })
}
