import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Receiver } from '../testing/receiver.ts'
import { isPublicAddress } from './address-policy.ts'
import { post, type Outside, type Posted } from './post.ts'

let receiver: Receiver
beforeAll(async () => void (receiver = await Receiver.open()))
afterAll(() => receiver.close())
beforeEach(() => {
  receiver.received.length = 0
  receiver.answer = (response) => void response.writeHead(201).end()
})

const send = (url: string, changes: Partial<Outside> = {}): Promise<Posted> =>
  post(
    { url, headers: { 'x-kind': 'test' }, body: Buffer.from('It is your turn.') },
    { ...receiver.outside, ...changes },
  )
const hooks = (): string => receiver.url('hooks.example', '/ada?key=1')
const refused = (why: string) => ({ ok: false, why })

it('sends a body to the host that was named, at the address that was resolved', async () => {
  const asked: string[] = []
  const resolve = async (host: string): Promise<string[]> => {
    asked.push(host)
    return ['127.0.0.1']
  }
  expect(await send(hooks(), { resolve })).toEqual({ ok: true, status: 201, retryAfterMs: undefined })
  expect(asked).toEqual(['hooks.example'])
  const [got] = receiver.received
  expect(got).toMatchObject({
    path: '/ada?key=1',
    headers: { host: `hooks.example:${receiver.port}`, 'x-kind': 'test' },
  })
  expect(got!.body.toString()).toBe('It is your turn.')
})

describe('nothing is sent', () => {
  it.each([
    ['without TLS', 'http://hooks.example/', 'not-https'],
    ['with a password in the address', 'https://ada:secret@hooks.example/', 'not-https'],
    ['to what is no address', 'hooks.example', 'not-https'],
    ['to a file', 'file:///etc/passwd', 'not-https'],
  ])('%s', async (_, url, why) => expect(await send(url)).toEqual(refused(why)))

  // As the URL standard reads them, all of these are 127.0.0.1, or an address of this machine.
  it.each(['127.0.0.1', '127.1', '2130706433', '0x7f.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'])(
    'to %s, by the policy of the public internet',
    async (host) => {
      const resolve = (): never => {
        throw new Error('an address is not resolved')
      }
      const url = receiver.url(host)
      expect(await send(url, { isAllowed: isPublicAddress, resolve })).toEqual(refused('not-public'))
    },
  )

  it('to a name one of whose addresses lies inside', async () => {
    const resolve = async (): Promise<string[]> => ['1.1.1.1', '10.0.0.1']
    expect(await send(hooks(), { isAllowed: isPublicAddress, resolve })).toEqual(refused('not-public'))
  })

  it('to a name that nobody knows', async () => {
    const resolve = async (): Promise<never> => {
      throw new Error('ENOTFOUND')
    }
    expect(await send(hooks(), { resolve })).toEqual(refused('no-name'))
    expect(await send(hooks(), { resolve: async () => [] })).toEqual(refused('no-name'))
  })

  it('to a certificate that is not trusted, or of another host', async () => {
    expect(await send(hooks(), { ca: undefined })).toEqual(refused('tls'))
    expect(await send(receiver.url('other.example'))).toEqual(refused('tls'))
  })

  it('where nobody listens', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    closed.close()
    await once(closed, 'close')
    expect(await send(`https://hooks.example:${port}/`)).toEqual(refused('no-connection'))
  })

  afterEach(() => {
    if (receiver.received.length > 0) throw new Error('something was sent')
  })
})

it.each(['name', 'answer'])('it takes no longer than allowed: the %s does not come', async (what) => {
  receiver.answer = () => undefined
  const never = (): Promise<never> => new Promise(() => undefined)
  const changes = { timeoutMs: 300, ...(what === 'name' ? { resolve: never } : {}) }
  expect(await send(hooks(), changes)).toEqual(refused('timeout'))
})

it('a name that changes its address between check and connection changes nothing', async () => {
  let asked = 0
  const resolve = async (): Promise<string[]> => (asked++ === 0 ? ['127.0.0.1'] : ['127.0.0.2'])
  expect(await send(hooks(), { resolve })).toMatchObject({ ok: true })
  expect(asked).toBe(1)
})

it('redirects are not followed', async () => {
  const location = receiver.url('hooks.example', '/elsewhere')
  receiver.answer = (response) => void response.writeHead(307, { location }).end()
  expect(await send(hooks())).toEqual(refused('redirect'))
  expect(receiver.received).toHaveLength(1)
})

it('answers without end are cut; their status counts', async () => {
  let written = 0
  receiver.answer = (response) => {
    response.writeHead(200)
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) written += 65_536
    }
    response.on('drain', more)
    more()
  }
  expect(await send(hooks())).toMatchObject({ ok: true, status: 200 })
  expect(written).toBeLessThan(50_000_000)
})

it('headers without end are refused', async () => {
  receiver.answer = (response) => void response.writeHead(200, { 'x-long': 'x'.repeat(12_000) }).end()
  expect(await send(hooks())).toEqual(refused('too-large'))
})

it.each([
  ['120', 120_000],
  ['999999999', 86_400_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
])('Retry-After: %s', async (text, retryAfterMs) => {
  receiver.answer = (response) => void response.writeHead(429, { 'retry-after': text }).end()
  expect(await send(hooks())).toEqual({ ok: true, status: 429, retryAfterMs })
})
