import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Backlog } from './backlog.ts'
import { Metrics } from '../operator/metrics.ts'
import { TokenBucket } from './bucket.ts'
import { Connection } from './connection.ts'
import { heartbeat } from './heartbeat.ts'

describe('a bucket', () => {
  it('lets through so many at once, then so many a second', () => {
    let now = 0
    const bucket = new TokenBucket(10, 3, () => now)
    const take = (times: number): boolean[] => Array.from({ length: times }, () => bucket.take())
    expect(take(4)).toEqual([true, true, true, false])
    now = 100
    expect(take(2)).toEqual([true, false])
    now = 60_000
    expect(take(4)).toEqual([true, true, true, false])
  })

  it('takes more at once for what costs more, or nothing', () => {
    const bucket = new TokenBucket(10, 12, () => 0)
    expect([bucket.take(10), bucket.take(10), bucket.take(), bucket.take(), bucket.take()]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
  })
})

describe('the heartbeat', () => {
  afterEach(() => void vi.useRealTimers())

  it('cuts lines that do not answer, and no others', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    const stop = heartbeat(server, 250)
    const answered = new Promise<void>((resolve) => {
      server.on('connection', (socket) => socket.on('pong', () => resolve()))
    })
    try {
      await once(server, 'listening')
      const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
      const lively = new WebSocket(url)
      const dead = new WebSocket(url, { autoPong: false })
      await Promise.all([once(lively, 'open'), once(dead, 'open')])
      vi.advanceTimersByTime(250)
      await answered
      expect(dead.readyState).toBe(WebSocket.OPEN)
      vi.advanceTimersByTime(250)
      const [code] = (await once(dead, 'close')) as [number]
      expect(code).toBe(1006)
      expect(lively.readyState).toBe(WebSocket.OPEN)
      lively.terminate()
    } finally {
      stop()
      server.close()
    }
  })
})

describe('a client that does not take what it is sent', () => {
  it('is cut off, to come back to the whole state', async () => {
    const sent: string[] = []
    const socket = {
      OPEN: WebSocket.OPEN,
      readyState: WebSocket.OPEN,
      bufferedAmount: 0,
      send: (text: unknown) => sent.push(String(text)),
      close: (code?: number) => sent.push(`closed ${code}`),
      terminate: () => sent.push('terminated'),
    }
    const connection = new Connection({
      service: undefined as never,
      table: { stored: { status: 'running', watchable: true, seats: [] } } as never,
      guest: undefined,
      socket,
      wire: { cork: () => undefined, uncork: () => undefined },
      backlog: new Backlog({ each: 100, all: 1000 }),
      metrics: new Metrics(),
      onError: () => undefined,
    })
    const tick = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))
    connection.sendState('one')
    await tick()
    socket.bufferedAmount = 101
    connection.sendState('two')
    await tick()
    expect(sent).toEqual(['one', 'two', 'terminated'])
  })
})
