import { PATHS, type BlocksAnswer, type ExportAnswer, type Notes } from '@benben/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Live, TestServer, Visitor } from '../testing/server.ts'
import { company, concede, Listener } from '../testing/talk.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.end())

describe('talk at a table', () => {
  it('reaches everybody in one order, with phrases as keys; only the writer is told the id', async () => {
    const { id, wim, atAda, atBen } = await company(server)
    const atWim = await Listener.at(wim, id)
    expect(await atAda.say('Hello <b>all</b>', 'ada-first-line')).toBe('said')
    expect(await atBen.send({ type: 'say', id: 'ben-first-line', phrase: 'talk.phrase.thanks' })).toBe('said')
    for (const each of [atAda, atBen, atWim]) {
      await each.heard(() => each.lines.size === 2)
      expect(each.texts).toEqual(['Hello <b>all</b>', 'talk.phrase.thanks'])
    }
    const [first, second] = atBen.lines.values()
    expect(first).toMatchObject({ n: 1, room: 'table', name: 'Ada', seat: 0 })
    expect(first).not.toHaveProperty('id')
    expect(second).toMatchObject({ n: 2, name: 'Ben', seat: 1, id: 'ben-first-line' })
    expect(first!.author).not.toBe(second!.author)
  })

  it('is said once, however often it is sent, and nothing is lost by reconnecting', async () => {
    const { id, ada, ben, atAda, atBen } = await company(server)
    await atAda.say('one', 'the-same-line')
    await atAda.say('one', 'the-same-line')
    await atBen.hears('one')
    const { version } = atBen
    await atBen.live.close()
    await atAda.say('two')
    await atAda.say('three')
    const again = await Listener.at(ben, id, version)
    expect(again.texts).toEqual(['two', 'three'])
    const late = await Listener.at(ada, id)
    expect(late.texts).toEqual(['one', 'two', 'three'])
    // A version from the future, for example of another server: everything is sent.
    expect((await Listener.at(ada, id, 999)).texts).toEqual(['one', 'two', 'three'])
  })

  it('goes on in the waiting room and after the end, for everybody there', async () => {
    const [ada, wim] = [await Visitor.named(server, 'Ada'), await Visitor.named(server, 'Wim')]
    const { id } = await ada.create()
    await ada.join(id)
    const [atAda, atWim] = [await Listener.at(ada, id), await Listener.at(wim, id)]
    await atWim.say('May I join?')
    expect(await atAda.hears('May I join?')).toMatchObject({ room: 'table', seat: null })
    const over = await company(server)
    await concede(over.ada, over.id)
    await over.lives[1].until(({ result }) => result !== null)
    const watcher = await Listener.at(over.wim, over.id)
    await watcher.say('Well done')
    expect(await over.atBen.hears('Well done')).toMatchObject({ room: 'table', name: 'Wim' })
  })

  it('of watchers is hidden from players until the match is over', async () => {
    const { id, ada, wim, atAda, atBen, lives } = await company(server)
    const atWim = await Listener.at(wim, id)
    const other = await Listener.at(await Visitor.named(server, 'Zoe'), id)
    await atWim.say('Ben sleeps')
    await other.hears('Ben sleeps')
    await atAda.say('for all')
    await Promise.all([atBen, atWim].map((each) => each.hears('for all')))
    await atBen.listen()
    expect(atBen.texts).toEqual(['for all'])
    expect(JSON.stringify(lives[1].received)).not.toContain('Ben sleeps')
    const { n } = await other.hears('Ben sleeps')
    expect((await ada.post(PATHS.report(id), { line: n })).status).toBe(404)
    await concede(ada, id)
    await lives[1].until(({ result }) => result !== null)
    await atBen.listen()
    expect(atBen.texts).toEqual(['Ben sleeps', 'for all'])
  })

  it('of a private match is for its players only', async () => {
    const { id, wim, atAda } = await company(server, {})
    await atAda.say('between us')
    const live = await Live.open(wim, id)
    live.send({ type: 'hello', protocol: 4, version: 0 })
    live.send({ type: 'listen', version: 0 })
    live.send({ type: 'say', id: 'from-outside', text: 'let me in' })
    await live.next('error')
    await expect.poll(() => live.closed).toBe(4004)
    expect(live.texts.join('')).not.toContain('between us')
    expect((await wim.get(PATHS.notes(id))).status).toBe(403)
    expect((await wim.post(PATHS.report(id), { line: 1 })).status).toBe(403)
    await atAda.listen()
    expect(atAda.texts).toEqual(['between us'])
  })

  it('is read by people without a name, who cannot say anything, and not by programs', async () => {
    const { id, ada, atAda } = await company(server)
    await atAda.say('hello')
    const nobody = await Listener.at(new Visitor(() => server.url), id)
    expect(nobody.texts).toEqual(['hello'])
    expect(nobody.closed).toBe('protocol.no-guest')
    expect(await nobody.say('psst')).toBe('protocol.no-guest')
    const made = await ada.post(PATHS.tokens, { name: 'Robo', scopes: ['play'] })
    const { secret: token } = made.body as { secret: string }
    const live = await Live.open(new Visitor(() => server.url), id, { authorization: `Bearer ${token}` })
    live.send({ type: 'hello', protocol: 4, version: 0 })
    await live.next('table')
    const program = new Listener(live)
    await program.listen()
    expect([program.texts, program.closed]).toEqual([[], 'protocol.people-only'])
    expect(await program.say('beep')).toBe('protocol.people-only')
  })
})

describe('a person whom one does not want to read', () => {
  it('is muted for oneself only, until it is lifted', async () => {
    const { id, ada, atAda, atBen } = await company(server)
    await atBen.say('blah')
    const { n } = await atAda.hears('blah')
    const answer = await ada.post(PATHS.blocks, { kind: 'mute', table: id, line: n })
    const { blocks } = answer.body as BlocksAnswer
    expect(blocks).toMatchObject([{ kind: 'mute', name: 'Ben' }])
    await atAda.heard(() => atAda.lines.size === 0)
    await atBen.say('blah blah')
    await atAda.say('quiet now')
    await atAda.hears('quiet now')
    expect(atAda.texts).toEqual(['quiet now'])
    expect((await Listener.at(ada, id)).texts).toEqual(['quiet now'])
    await atBen.hears('quiet now')
    await ada.ask('DELETE', PATHS.oneBlock(blocks[0]!.id))
    await atAda.heard(() => atAda.lines.size === 3)
  })

  it('cannot sit down at tables of whoever has blocked them, nor be read there', async () => {
    const { id, ada, ben, atBen } = await company(server)
    expect((await ada.post(PATHS.blocks, { kind: 'block', table: id, seat: 1 })).status).toBe(200)
    const { id: next } = await ada.create()
    await ada.join(next)
    const refused = await ben.post(PATHS.join(next), { nonce: '0'.repeat(32) })
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'protocol.not-welcome' } } })
    const { id: his } = await ben.create()
    await ben.join(his)
    await ada.join(his)
    await atBen.say('elsewhere')
    const [there, here] = [await Listener.at(ben, his), await Listener.at(ada, his)]
    await there.say('still talking')
    await here.say('end')
    await there.hears('end')
    expect((await Listener.at(ada, his)).texts).toEqual(['end'])
  })

  it('is somebody else, at a table that one may see', async () => {
    const { id, ada, wim, atAda } = await company(server)
    await atAda.say('mine')
    const { n } = await atAda.hears('mine')
    const codes = async (visitor: Visitor, request: object): Promise<unknown> =>
      ((await visitor.post(PATHS.blocks, request)).body as { error: { code: string } }).error.code
    expect(await codes(ada, { kind: 'mute', table: id, line: n })).toBe('protocol.no-line')
    expect(await codes(ada, { kind: 'mute', table: id, line: 77 })).toBe('protocol.no-line')
    expect(await codes(ada, { kind: 'mute', table: id, seat: 5 })).toBe('protocol.no-line')
    expect(await codes(wim, { kind: 'mute', table: 'A'.repeat(22), seat: 0 })).toBe('protocol.no-table')
    expect(await codes(new Visitor(() => server.url), { kind: 'mute', table: id, seat: 0 })).toBe(
      'protocol.no-guest',
    )
  })
})

describe('private notes', () => {
  it('are read by their writer only, and older windows do not overwrite them', async () => {
    const { id, ada, ben, lives } = await company(server)
    const put = (visitor: Visitor, notes: Notes): Promise<{ status: number; body: never }> =>
      visitor.ask('PUT', PATHS.notes(id), JSON.stringify(notes))
    expect((await ada.get(PATHS.notes(id))).body).toEqual({ text: '', version: 0 })
    expect((await put(ada, { text: 'keep 2\ngranite', version: 0 })).body).toEqual({
      text: 'keep 2\ngranite',
      version: 1,
    })
    expect((await ben.get(PATHS.notes(id))).body).toEqual({ text: '', version: 0 })
    expect((await put(ada, { text: 'older', version: 0 })).status).toBe(409)
    // The same text again is no loss, so a retry is no error.
    expect((await put(ada, { text: 'keep 2\ngranite', version: 0 })).status).toBe(200)
    expect((await put(ada, { text: 'nul \0', version: 1 })).status).toBe(400)
    expect((await put(ada, { text: 'x'.repeat(4001), version: 1 })).status).toBe(400)
    await concede(ada, id)
    await lives[1].until(({ result }) => result !== null)
    expect((await ben.get(PATHS.record(id))).body).not.toContain('granite')
    expect(lives[1].texts.join('')).not.toContain('granite')
  })
})

describe('the data of a person', () => {
  it('contain what they said and wrote down, and are deleted with them', async () => {
    const { id, ada, ben, atAda, atBen } = await company(server)
    await atBen.say('my secret')
    await atAda.say('stays')
    await ben.ask('PUT', PATHS.notes(id), JSON.stringify({ text: 'my note', version: 0 }))
    await ben.post(PATHS.blocks, { kind: 'mute', table: id, seat: 0 })
    await ben.post(PATHS.report(id), { seat: 0, reason: 'because' })
    const exported = (await ben.get(PATHS.export)).body as ExportAnswer
    expect(exported.talk).toMatchObject([{ table: id, line: { text: 'my secret', name: 'Ben' } }])
    expect(exported.notes).toMatchObject([{ table: id, text: 'my note' }])
    expect(exported.blocks).toMatchObject([{ kind: 'mute', name: 'Ada' }])
    expect(exported.reports).toMatchObject([{ table: id, name: 'Ada', reason: 'because' }])
    await atAda.hears('my secret')
    await ben.ask('DELETE', PATHS.guest)
    await atAda.heard(() => atAda.lines.size === 1)
    expect((await Listener.at(ada, id)).texts).toEqual(['stays'])
    expect(await server.service.store.talk.reports(10)).toEqual([])
  })
})
