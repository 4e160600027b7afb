import { CLOSE, type ServerMessage } from '@benben/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ServerConnection, retryDelay, type Socket } from './server-connection.ts'

interface Heard {
  open: () => void
  message: (message: { data: unknown }) => void
  close: (closed: { code: number }) => void
}

/** A network in which every socket stands open for inspection. */
class Net {
  readonly sockets: (Socket & { sent: string[]; closed: boolean; heard: Heard })[] = []
  readonly heard: ServerMessage[] = []
  opened = 0
  lost = 0
  readonly refused: number[] = []
  readonly connection = new ServerConnection({
    connect: () => {
      const socket = {
        sent: [] as string[],
        closed: false,
        send: (text: string) => void socket.sent.push(text),
        close: () => void (socket.closed = true),
        heard: {} as Heard,
        addEventListener: (type: keyof Heard, heard: Heard[keyof Heard]) =>
          void Object.assign(socket.heard, { [type]: heard }),
      }
      this.sockets.push(socket)
      return socket
    },
    onOpen: () => void this.opened++,
    onMessage: (message) => void this.heard.push(message),
    onLost: () => void this.lost++,
    onRefused: (code) => void this.refused.push(code),
    random: () => 0,
  })

  get last() {
    return this.sockets.at(-1)!
  }

  come(): void {
    this.last.heard.open()
  }

  say(message: unknown): void {
    this.last.heard.message({ data: typeof message === 'string' ? message : JSON.stringify(message) })
  }

  drop(code = 1006): void {
    this.last.heard.close({ code })
  }
}

describe('a server connection', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('comes back by itself, later each time, and at once when it has worked again', () => {
    const net = new Net()
    net.connection.open()
    for (let tries = 0; tries < 5; tries++) {
      net.drop()
      vi.advanceTimersByTime(retryDelay(tries, 0) - 1)
      expect(net.sockets).toHaveLength(tries + 1)
      vi.advanceTimersByTime(1)
      expect(net.sockets).toHaveLength(tries + 2)
    }
    net.come()
    net.say({ type: 'pong' })
    net.drop()
    vi.advanceTimersByTime(retryDelay(0, 0))
    expect(net.sockets).toHaveLength(7)
    expect(net.lost).toBe(6)
  })

  it('waits neither all clients the same time nor for ever', () => {
    expect(retryDelay(0, 0)).toBeLessThan(retryDelay(0, 0.99))
    expect(retryDelay(50, 0.99)).toBeLessThanOrEqual(8000)
  })

  it('does not come back where it is not wanted', () => {
    for (const code of [CLOSE.gone, CLOSE.flood, CLOSE.large]) {
      const net = new Net()
      net.connection.open()
      net.drop(code)
      vi.advanceTimersByTime(60_000)
      expect(net.sockets).toHaveLength(1)
      expect(net.refused).toEqual([code])
    }
  })

  it('asks a silent server whether it is there, and gives it up if not', () => {
    const net = new Net()
    net.connection.open()
    net.come()
    vi.advanceTimersByTime(12_000)
    expect(net.last.sent).toEqual(['{"type":"ping"}'])
    net.say({ type: 'pong' })
    vi.advanceTimersByTime(12_000)
    expect(net.lost).toBe(0)
    vi.advanceTimersByTime(12_000)
    expect(net.lost).toBe(1)
    expect(net.sockets[0]!.closed).toBe(true)
  })

  it('has to prove that it is there when somebody looks again', () => {
    const net = new Net()
    net.connection.open()
    net.come()
    net.connection.wake()
    expect(net.last.sent).toEqual(['{"type":"ping"}'])
    net.say({ type: 'pong' })
    vi.advanceTimersByTime(3000)
    expect(net.lost).toBe(0)
    net.connection.wake()
    vi.advanceTimersByTime(3000)
    expect(net.lost).toBe(1)
    // And while it waits for its next try it does not wait any longer.
    const before = net.sockets.length
    net.connection.wake()
    expect(net.sockets).toHaveLength(before + 1)
  })

  it('hears nothing any more from a socket it has given up', () => {
    const net = new Net()
    net.connection.open()
    net.come()
    const [old] = net.sockets
    net.connection.reconnect()
    old!.heard.message({ data: '{"type":"pong"}' })
    old!.heard.close({ code: 1006 })
    expect(net.heard).toEqual([])
    expect(net.lost).toBe(0)
    expect(net.sockets).toHaveLength(2)
  })

  it('lets noise pass', () => {
    const net = new Net()
    net.connection.open()
    net.come()
    for (const noise of ['', '{', 'null', '7', '[]']) net.say(noise)
    expect(net.heard).toEqual([])
  })

  it('stays closed', () => {
    const net = new Net()
    net.connection.open()
    net.come()
    net.connection.close()
    net.drop()
    vi.advanceTimersByTime(60_000)
    expect(net.sockets).toHaveLength(1)
  })
})
