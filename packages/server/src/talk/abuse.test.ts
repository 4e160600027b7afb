import { PATHS } from '@benben/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Live, TestServer, Visitor } from '../testing/server.ts'
import { company, Listener } from '../testing/talk.ts'
import { TalkLimits } from './limits.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.end())

describe('what cannot be said', () => {
  const REFUSED = {
    nothing: '',
    blanks: '  \u00a0 ',
    'what is invisible': '\u200b\u2060',
    'a blank letter': '\u3164',
    'several lines': 'one\ntwo',
    'control characters': 'bell \u0007',
    NUL: 'nul \0',
    'a bidirectional override': 'abc \u202e cba',
    'a bidirectional isolate': '\u2067abc',
    'half a character': 'lone \ud800',
    'a tower of marks': `a${'\u0301'.repeat(7)}`,
    'more than 300 characters': 'x'.repeat(301),
  }

  it.each(Object.entries(REFUSED))('%s', async (_, text) => {
    const { atAda, atBen } = await company(server)
    expect(await atAda.say(text)).toMatch(/^protocol\.(?:format|too-short|too-long)$/)
    expect(await atAda.say('fine')).toBe('said')
    await atBen.hears('fine')
    expect(atBen.texts).toEqual(['fine'])
  })

  it.each(['שלום עולם', 'می‌خواهم', '👩‍👩‍👧 ok', 'Ça va ? – https://example.org', 'x'.repeat(300)])(
    'but %s',
    async (text) => {
      const { atAda, atBen } = await company(server)
      expect(await atAda.say(text)).toBe('said')
      await atBen.hears(text.normalize('NFC'))
    },
  )
})

describe('hostile clients', () => {
  it('cannot flood: so many lines at once, then slowly; moves go on meanwhile', async () => {
    const { atAda, atBen, lives } = await company(server)
    for (let i = 0; i < 60; i++) atAda.live.send({ type: 'say', id: `flood-line-${i}`, text: `flood ${i}` })
    const moving = lives.find(({ state }) => state?.decision?.owed === true)!
    expect((await moving.move(moving.state!.decision!.moves[0]!)).type).toBe('ack')
    expect(await atAda.say('last')).toBe('protocol.talk-too-fast')
    await atBen.listen()
    expect(atBen.texts.length).toBeGreaterThan(0)
    expect(atBen.texts.length).toBeLessThan(30)
  })

  it('cannot forge who or where they are, invent phrases, or send more than they may', async () => {
    const { atAda, atBen } = await company(server)
    const forged = [
      { type: 'say', id: 'forged-line', text: 'x', seat: 1 },
      { type: 'say', id: 'forged-line', text: 'x', name: 'Ben' },
      { type: 'say', id: 'forged-line', text: 'x', room: 'watchers' },
      { type: 'say', id: 'forged-line', phrase: 'protocol.banned' },
      { type: 'say', id: 'forged-line', text: 'x', phrase: 'talk.phrase.hello' },
      { type: 'say', id: 'forged-line' },
      { type: 'say', id: 'short', text: 'x' },
      { type: 'say', id: 'forged-line', text: { toString: 'x' } },
      { type: 'say', id: 'forged-line', text: 'x'.repeat(5000) },
      { type: 'listen', version: -1 },
      { type: 'listen', version: 'all' },
    ]
    for (const message of forged) expect(await atAda.send(message)).toMatch(/^protocol\./)
    await atBen.listen()
    expect(atBen.texts).toEqual([])
  })

  it('cannot talk before they are let in', async () => {
    const { id, ada } = await company(server)
    const live = await ada.live(id)
    const early = new Listener(live)
    // Sent in one go with hello, it waits for it.
    expect(await early.say('at once')).toBe('said')
    const silent = new Listener(await Live.open(ada, id))
    expect(await silent.say('without hello')).toBe('protocol.no-hello')
  })

  it('who are banned say nothing more', async () => {
    const { id, wim, atBen } = await company(server)
    const atWim = await Listener.at(wim, id)
    await server.service.bans.add({ kind: 'guest', who: await idOf(wim), reason: '', at: 1 })
    atWim.live.send({ type: 'say', id: 'after-the-ban', text: 'still here' })
    await expect.poll(() => atWim.live.closed).toBe(4004)
    await atBen.listen()
    expect(atBen.texts).toEqual([])
  })

  it('cannot fill the list of reports', async () => {
    const { id, ada } = await company(server)
    const people: Listener[] = []
    for (let i = 0; i < 7; i++) {
      people.push(await Listener.at(await Visitor.named(server, `W${i}`), id))
      await people[i]!.say(`line ${i}`)
    }
    const { id: waiting } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
    const wim = await Visitor.named(server, 'Reporter')
    const heard = await Listener.at(wim, id)
    await heard.heard(() => heard.lines.size === 7)
    const codes: number[] = []
    for (const { n } of heard.lines.values())
      codes.push((await wim.post(PATHS.report(id), { line: n })).status)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await server.service.store.talk.reportsBy(await idOf(wim))).toHaveLength(5)
    expect((await wim.post(PATHS.report(waiting), { seat: 1 })).status).toBe(404)
  })
})

/** The id of a guest, as an operator sees it. */
async function idOf(visitor: Visitor): Promise<string> {
  const { id } = await visitor.create()
  return (await server.service.store.table(id))!.owner
}

describe('the limits', () => {
  it('count each person, and those without a seat together', () => {
    let now = 0
    const limits = new TalkLimits(() => now)
    const said = (guest: string, isSeated: boolean, times: number): number =>
      Array.from({ length: times }, () => limits.maySay(guest, 'table', isSeated)).filter(Boolean).length
    expect(said('ada', true, 20)).toBe(8)
    expect(said('ben', true, 20)).toBe(8)
    expect(Array.from({ length: 10 }, (_, i) => said(`w${i}`, false, 8)).reduce((a, b) => a + b)).toBe(30)
    now = 4000
    expect(said('ada', true, 20)).toBe(2)
  })
})
