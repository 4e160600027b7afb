import { PATHS } from '@benben/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestServer, Visitor } from '../testing/server.ts'

/** `e2e/passkey.spec.ts` keeps and uses passkeys of a real browser; here is what is refused. */
const ORIGIN = 'https://play.example'

let server: TestServer
beforeAll(
  async () => void (server = await TestServer.open(undefined, undefined, undefined, { origin: ORIGIN })),
)
afterAll(() => server.end())

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An answer as a browser sends it, that nothing has signed. */
const forged = (challenge: string, type: string) => ({
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: encoded({ type, challenge, origin: ORIGIN }),
    attestationObject: 'o2NmbXRkbm9uZQ',
    authenticatorData: 'AAAA',
    signature: 'AAAA',
  },
})

describe('passkeys', () => {
  it('belong to the public address, whatever a request claims', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { body } = await ada.ask('POST', PATHS.passkeyOptions, undefined, { host: 'evil.example' })
    expect(body).toMatchObject({ rp: { id: 'play.example' }, user: { name: 'Ada' } })
    const { body: options } = await new Visitor(() => server.url).post(PATHS.signInOptions)
    expect(options).toMatchObject({ rpId: 'play.example' })
  })

  it('are not there without a public address', async () => {
    const plain = await TestServer.open()
    const ada = await Visitor.named(plain, 'Ada')
    for (const path of [PATHS.passkeyOptions, PATHS.signInOptions])
      expect(await ada.post(path)).toMatchObject({
        status: 404,
        body: { error: { code: 'protocol.no-passkeys' } },
      })
    expect((await ada.get(PATHS.identity)).body).toMatchObject({ canHavePasskeys: false })
    await plain.end()
  })

  it('that nobody signed are neither kept nor let in', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { challenge } = (await ada.post(PATHS.passkeyOptions)).body as { challenge: string }
    const kept = await ada.post(PATHS.passkey, { response: forged(challenge, 'webauthn.create') })
    expect(kept).toMatchObject({ status: 401, body: { error: { code: 'protocol.no-passkey' } } })
    expect((await ada.get(PATHS.identity)).body).toMatchObject({ passkeys: [] })
    const entered = await ada.post(PATHS.signInByPasskey, { response: forged(challenge, 'webauthn.get') })
    expect(entered).toMatchObject({ status: 401, body: { error: { code: 'protocol.no-passkey' } } })
  })

  it('are made by people only', async () => {
    expect((await new Visitor(() => server.url).post(PATHS.passkeyOptions)).status).toBe(401)
    const ada = await Visitor.named(server, 'Ada')
    expect((await ada.ask('DELETE', PATHS.onePasskey('unknown'))).status).toBe(401)
  })
})
