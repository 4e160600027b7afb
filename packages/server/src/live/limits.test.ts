import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { CLOSE } from '@benben/protocol'
import { WebSocket, WebSocketServer } from 'ws'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
  it('is cut off, to come back to the whole state', () => {
    const sent: string[] = []
    const socket = {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      send: (text: string) => sent.push(text),
      close: (code: number) => sent.push(`closed ${code}`),
    }
    const wire = { cork: () => undefined, uncork: () => undefined }
    const connection = new Connection(
      undefined as never,
      { stored: { status: 'running', watchable: true, seats: [] } } as never,
      undefined,
      socket as never,
      wire,
      () => undefined,
    )
    connection.sendState('one')
    socket.bufferedAmount = 2_000_000
    connection.sendState('two')
    expect(sent).toEqual(['one', `closed ${CLOSE.slow}`])
  })
})
