import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PATHS } from '@benben/protocol'
import { fault, speak } from '@benben/words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Live, TestServer, Visitor } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await TestServer.open()))
afterAll(() => server.end())

const english = speak('en')

interface Answer {
  readonly status: number
  readonly code: string
}

/** Sends bytes as they are, and reads what comes until the server closes. */
async function raw(url: string, send: (socket: Socket) => unknown): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('utf8').on('data', (data: string) => (text += data))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  await send(socket)
  // Not `once`, which rejects when the server closes while something is written.
  await new Promise<void>((resolve) => (socket.closed ? resolve() : socket.on('close', () => resolve())))
  const body = JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)) as { error: { code: string; params: {} } }
  expect(Object.keys(body)).toEqual(['error'])
  expect(fault(english, { path: '', ...body.error })).not.toContain('Unknown problem')
  return { status: Number(text.slice(9, 12)), code: body.error.code }
}

describe('every error has the same shape', () => {
  it.each([
    '/%',
    '/api/%',
    '/api/tables/%E0%A4%A',
    `/api/tables/${'x'.repeat(300)}`,
    '/%00',
    '/api//me',
    '/api/tables/x/live',
  ])('at %s', async (path) => {
    const { status, body } = await new Visitor(() => server.url).get(path)
    expect(status).toBe(404)
    expect(body).toEqual({
      error: { code: expect.stringMatching(/no-route|no-table/) as string, params: {}, path: '' },
    })
  })

  it('for what is no HTTP', async () => {
    expect(await raw(server.url, (socket) => socket.write('HELLO\r\n\r\n'))).toEqual({
      status: 400,
      code: 'protocol.http',
    })
  })

  it('for headers without end', async () => {
    const headers = `GET / HTTP/1.1\r\nHost: x\r\n${`x: ${'y'.repeat(1000)}\r\n`.repeat(20)}\r\n`
    expect(await raw(server.url, (socket) => socket.write(headers))).toEqual({
      status: 413,
      code: 'protocol.too-large',
    })
  })
})

describe('a body that drips', () => {
  it('is cut, whether or not the rest still comes', async () => {
    const hasty = await TestServer.open(undefined, undefined, undefined, { requestTimeout: 100 })
    try {
      const answer = await raw(hasty.url, (socket) => {
        const head = `POST ${PATHS.guest} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000`
        socket.write(`${head}\r\n\r\n{`)
        const drip = setInterval(() => socket.writable && socket.write(' '), 20)
        for (const event of ['data', 'close']) socket.on(event, () => clearInterval(drip))
      })
      expect(answer).toEqual({ status: 408, code: 'protocol.too-slow' })
    } finally {
      await hasty.end()
    }
  })
})

describe('behind proxies', () => {
  const asked = (url: string, forwarded: string): Promise<number> =>
    new Visitor(() => url)
      .ask('GET', PATHS.me, undefined, { 'x-forwarded-for': forwarded })
      .then(({ status }) => status)

  it('an address that the client made up counts for nothing', async () => {
    const origin = 'https://play.example'
    const proxied = await TestServer.open(undefined, 3, undefined, { proxy: 1, origin })
    try {
      const statuses: number[] = []
      for (let i = 0; i < 5; i++) statuses.push(await asked(proxied.url, `198.51.100.${i}, 203.0.113.9`))
      expect(statuses).toEqual([200, 200, 200, 429, 429])
      expect(await asked(proxied.url, '203.0.113.9, 203.0.113.10')).toBe(200)
    } finally {
      await proxied.end()
    }
  })

  it('without any, the header counts for nothing', async () => {
    const open = await TestServer.open(undefined, 3)
    try {
      const statuses: number[] = []
      for (let i = 0; i < 5; i++) statuses.push(await asked(open.url, `198.51.100.${i}`))
      expect(statuses).toEqual([200, 200, 200, 429, 429])
    } finally {
      await open.end()
    }
  })
})

describe('the public address', () => {
  const FORGED = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const guest = (url: string, headers: Record<string, string>) =>
    new Visitor(() => url).ask('POST', PATHS.guest, '{"nickname":"Ada"}', headers)

  it('is the configured one, whatever headers say', async () => {
    const origin = 'https://play.example'
    const proxied = await TestServer.open(undefined, undefined, undefined, { proxy: 1, origin })
    try {
      expect((await guest(proxied.url, { ...FORGED, origin: 'https://evil.example' })).status).toBe(403)
      expect((await guest(proxied.url, { origin: proxied.url })).status).toBe(403)
      expect((await guest(proxied.url, { origin: 'http://play.example' })).status).toBe(403)
      const ours = await guest(proxied.url, { origin })
      expect(ours.status).toBe(200)
      expect(ours.headers.get('set-cookie')).toContain('Secure')
      const ada = await Visitor.named(proxied, 'Ada')
      const { id } = await ada.create()
      await expect(Live.open(ada, id, { origin: proxied.url })).rejects.toThrow('403')
      await expect(Live.open(ada, id, { origin })).resolves.toBeDefined()
    } finally {
      await proxied.end()
    }
  })

  it('is where the request was sent to if none is configured; forwarded headers count for nothing', async () => {
    expect((await guest(server.url, { ...FORGED, origin: 'https://evil.example' })).status).toBe(403)
    const ours = await guest(server.url, { ...FORGED, origin: server.url })
    expect(ours.status).toBe(200)
    expect(ours.headers.get('set-cookie')).not.toContain('Secure')
  })
})
