import {
  PATHS,
  type DeviceAnswer,
  type ExportAnswer,
  type Identity,
  type PhraseAnswer,
} from '@benben/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pairAt, playOut, TestServer, Visitor } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await TestServer.open(undefined, undefined, undefined, { proxy: 1 })))
afterAll(() => server.end())

let addresses = 0
/** A browser at an address of its own, because codes and phrases are limited per address. */
class Browser extends Visitor {
  readonly #from = `192.0.2.${++addresses}`
  constructor(cookie?: string) {
    super(() => server.url, cookie)
  }
  override ask(method: string, path: string, body?: string) {
    return super.ask(method, path, body, { 'x-forwarded-for': this.#from })
  }
}

async function personNamed(nickname: string): Promise<Browser> {
  const browser = new Browser()
  await browser.post(PATHS.guest, { nickname })
  return browser
}

const nameOf = async (visitor: Visitor): Promise<unknown> => (await visitor.get(PATHS.me)).body
const phraseOf = async (person: Visitor): Promise<string> =>
  ((await person.post(PATHS.phrase)).body as PhraseAnswer).phrase
const codeOf = async (person: Visitor): Promise<string> =>
  ((await person.post(PATHS.device)).body as DeviceAnswer).code
const ADA = { guest: { nickname: 'Ada' } }

describe('a recovery phrase', () => {
  it('of twelve words brings a person back, however it is typed', async () => {
    const ada = await personNamed('Ada')
    const { id } = await ada.create()
    const phrase = await phraseOf(ada)
    expect(phrase.split(' ')).toHaveLength(12)
    const other = new Browser()
    const typed = `  ${phrase.toUpperCase().replaceAll(' ', '\n ')} `
    expect((await other.post(PATHS.signInByPhrase, { phrase: typed })).body).toEqual(ADA)
    expect((await other.get(PATHS.table(id))).body).toMatchObject({ table: { you: 0 } })
    expect((await ada.get(PATHS.identity)).body).toMatchObject({ devices: 2 } satisfies Partial<Identity>)
  })

  it('replaces the one before', async () => {
    const ada = await personNamed('Ada')
    const [old, fresh] = [await phraseOf(ada), await phraseOf(ada)]
    const refused = await new Browser().post(PATHS.signInByPhrase, { phrase: old })
    expect(refused).toMatchObject({ status: 401, body: { error: { code: 'protocol.no-phrase' } } })
    expect((await new Browser().post(PATHS.signInByPhrase, { phrase: fresh })).status).toBe(200)
  })

  it('can be tried ten times per minute', async () => {
    const eve = new Browser()
    const tries: number[] = []
    for (let i = 0; i < 11; i++)
      tries.push((await eve.post(PATHS.signInByPhrase, { phrase: `${'abandon '.repeat(11)}about` })).status)
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })
})

describe('the code for a second device', () => {
  it('says whose it is, and works once', async () => {
    const ada = await personNamed('Ada')
    const code = await codeOf(ada)
    const phone = new Browser()
    expect((await phone.post(PATHS.deviceLook, { code })).body).toEqual({ nickname: 'Ada' })
    expect(await nameOf(phone)).toEqual({ guest: null })
    expect((await phone.post(PATHS.signInByDevice, { code })).body).toEqual(ADA)
    expect(await nameOf(phone)).toEqual(ADA)
    expect(await nameOf(ada)).toEqual(ADA)
    const again = await new Browser().post(PATHS.signInByDevice, { code })
    expect(again).toMatchObject({ status: 401, body: { error: { code: 'protocol.no-code' } } })
  })

  it('works for two minutes', async () => {
    const ada = await personNamed('Ada')
    const code = await codeOf(ada)
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 121_000)
    const { status } = await new Browser().post(PATHS.signInByDevice, { code })
    clock.mockRestore()
    expect(status).toBe(401)
  })

  it('is replaced by a newer one', async () => {
    const ada = await personNamed('Ada')
    const old = await codeOf(ada)
    await codeOf(ada)
    expect((await new Browser().post(PATHS.signInByDevice, { code: old })).status).toBe(401)
  })
})

describe('signing in where a guest has games', () => {
  it('asks first, and uses nothing up', async () => {
    const [ada, guest] = [await personNamed('Ada'), await personNamed('Adele')]
    await guest.create()
    const code = await codeOf(ada)
    const asked = await guest.post(PATHS.signInByDevice, { code })
    expect(asked).toMatchObject({
      status: 409,
      body: { error: { code: 'protocol.join-first', params: { nickname: 'Adele', tables: 1 } } },
    })
    expect((await guest.post(PATHS.signInByDevice, { code, join: false })).body).toEqual(ADA)
    expect((await guest.get(PATHS.mine)).body).toEqual({ tables: [] })
  })

  it('joins them: seats, tables and programs become those of the person', async () => {
    const ada = await personNamed('Ada')
    const { id, ben: rival, ada: guest, lives } = await pairAt(server)
    await guest.post(PATHS.tokens, { name: 'Robo', scopes: ['play'] })
    const code = await codeOf(ada)
    expect((await guest.post(PATHS.signInByDevice, { code, join: true })).body).toEqual(ADA)
    expect((await ada.get(PATHS.mine)).body).toMatchObject({ tables: [{ id, you: 0, owner: 0 }] })
    expect((await ada.get(PATHS.tokens)).body).toMatchObject({ tokens: [{ name: 'Robo' }] })
    const live = await ada.live(id)
    const { decision } = await live.until((state) => state.decision !== null)
    expect(await live.move(decision!.moves[0]!)).toMatchObject({ type: 'ack' })
    expect(await nameOf(rival)).toEqual({ guest: { nickname: 'Ben' } })
    await Promise.all(lives.map((each) => each.close()))
  })

  it('leaves one seat at a table where both sit', async () => {
    const ada = await personNamed('Ada')
    const { id, ben } = await pairAt(server)
    const [mine, other] = [await ada.create(), await ben.create()]
    await ben.join(mine.id)
    const code = await codeOf(ada)
    await ben.post(PATHS.signInByDevice, { code, join: true })
    const { body } = await ada.get(PATHS.table(mine.id))
    expect(body).toMatchObject({ table: { you: 0, seats: [{ name: 'Ada' }, { name: 'former player' }] } })
    for (const table of [id, other.id])
      expect((await ada.get(PATHS.table(table))).body).toMatchObject({ table: { you: expect.any(Number) } })
  })
})

describe('signing out', () => {
  it('everywhere ends every cookie and open connection', async () => {
    const { id, ada, ben, lives } = await pairAt(server)
    const phone = new Browser()
    await phone.post(PATHS.signInByDevice, { code: await codeOf(ada) })
    const live = await phone.live(id)
    await live.until(() => true)
    expect((await ada.post(PATHS.signOut, { stay: false })).body).toEqual({ guest: null })
    await expect(live.next('error')).rejects.toThrow('closed')
    await expect(lives[0].next('error')).rejects.toThrow('closed')
    expect(await nameOf(phone)).toEqual({ guest: null })
    expect((await ben.get(PATHS.table(id))).body).toMatchObject({ table: { seats: [{ name: 'Ada' }, {}] } })
  })

  it('elsewhere keeps this browser, with another secret', async () => {
    const ada = await personNamed('Ada')
    const stolen = new Browser(ada.cookie)
    expect(await nameOf(stolen)).toEqual(ADA)
    await ada.post(PATHS.signOut, { stay: true })
    expect([await nameOf(ada), await nameOf(stolen)]).toEqual([ADA, { guest: null }])
    expect((await ada.get(PATHS.identity)).body).toMatchObject({ devices: 1 })
  })
})

it('a person exports everything the server knows of them', async () => {
  const { id, ada, lives } = await pairAt(server)
  await playOut(lives)
  const waiting = await ada.create()
  await ada.post(PATHS.tokens, { name: 'Robo', scopes: ['play'] })
  const { headers, body } = await ada.get(PATHS.export)
  expect(headers.get('content-disposition')).toContain('benben.json')
  const { nickname, programs, tables } = body as ExportAnswer
  expect({ nickname, programs: programs.map(({ name }) => name) }).toEqual({
    nickname: 'Ada',
    programs: ['Robo'],
  })
  expect(tables.map(({ table }) => table.id)).toEqual([waiting.id, id])
  expect(tables.map(({ record }) => record)).toEqual([null, (await ada.get(PATHS.record(id))).body])
})
