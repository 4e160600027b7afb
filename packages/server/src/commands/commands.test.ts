import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { random, type Random } from '@benben/kernel'
import { PATHS } from '@benben/protocol'
import { speak } from '@benben/words'
import { afterEach, describe, expect, it } from 'vitest'
import { openStore } from '../store/open.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { newDatabase } from '../testing/postgres.ts'
import { operate } from './main.ts'
import { company, Listener } from '../testing/talk.ts'
import { pairAt, playOut, TestServer, Visitor, type Live } from '../testing/server.ts'

const BIN = join(import.meta.dirname, '..', '..', '..', 'cli', 'bin', 'benben.mjs')

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'benben-operator-test-'))
  closing.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

type Place = Readonly<Record<string, string>>

/** The program as an operator calls it, in a process of its own. */
async function program(place: Place, ...args: string[]) {
  const child = spawn(process.execPath, [BIN, ...args], { env: { ...process.env, ...place } })
  let [out, err] = ['', '']
  child.stdout.on('data', (data: Buffer) => (out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (err += data.toString()))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, out, err }
}

/** The same in this process. */
async function benben(place: Place, ...args: string[]) {
  let [out, err] = ['', '']
  const code = await operate(args, place, {
    out: (line) => (out += `${line}\n`),
    err: (line) => (err += `${line}\n`),
  })
  return { code, out, err }
}

type Engine = 'SQLite' | 'PostgreSQL'

async function serverOn(engine: Engine): Promise<{ server: TestServer; place: Place }> {
  const url = engine === 'SQLite' ? undefined : await newDatabase()
  const server = url === undefined ? await TestServer.open() : await TestServer.node(url)
  closing.push(() => server.end())
  return { server, place: url === undefined ? { BENBEN_DATA: server.folder } : { BENBEN_DB: url } }
}

/** A new, empty place to restore to, and what opens a server there. */
async function emptyPlace(engine: Engine) {
  const folder = newFolder()
  if (engine === 'PostgreSQL') {
    const url = await newDatabase()
    return { place: { BENBEN_DB: url }, open: () => TestServer.node(url) }
  }
  return { place: { BENBEN_DATA: folder }, open: () => TestServer.in(folder) }
}

interface Ack {
  readonly table: string
  readonly seat: number
  readonly decision: number
  readonly answer: string
}

/** Two people who play until they are told to stop; notes what was acknowledged. */
async function playAt(lives: readonly Live[], table: string, acks: Ack[], chance: Random, stop: AbortSignal) {
  while (!stop.aborted) {
    await Promise.race(
      lives.map((live) => live.until(({ result, decision }) => result !== null || decision?.owed === true)),
    )
    const seat = lives.findIndex(({ state }) => state?.decision?.owed === true)
    if (seat < 0) return
    const live = lives[seat]!
    const { id: decision, moves } = live.state!.decision!
    const { version } = live.state!
    const answer = live.newId()
    const { type } = await live.move(moves[chance.below(moves.length)]!, decision, answer)
    expect(type).toBe('ack')
    acks.push({ table, seat, decision, answer })
    await live.until((state) => state.version > version)
  }
}

describe.each(['SQLite', 'PostgreSQL'] as const)('a backup of %s', (engine) => {
  it('holds every move that was acknowledged before it, and can be restored', async () => {
    const { server, place } = await serverOn(engine)
    const paused = await pairAt(server)
    await playOut(paused.lives, random('paused'), 5)
    const acks: Ack[] = []
    const stop = new AbortController()
    const pairs = await Promise.all(Array.from({ length: 6 }, () => pairAt(server)))
    const games = pairs.map(({ lives, id }, i) => playAt(lives, id, acks, random(`${i}`), stop.signal))
    await expect.poll(() => acks.length).toBeGreaterThan(20)
    const before = acks.slice()
    const file = join(newFolder(), 'copy.sqlite')
    expect(await program(place, 'backup', file)).toMatchObject({ code: 0, err: '' })
    const during = acks.length - before.length
    stop.abort()
    await Promise.all(games)
    expect(during).toBeGreaterThan(0)

    const copy = join(newFolder(), 'again.sqlite')
    copyFileSync(file, copy)
    const store = new SqliteStore(copy)
    for (const { table, seat, decision, answer } of before)
      expect(await store.answered(table, seat, decision, answer)).toBeGreaterThan(0)
    await store.close()

    const checked = await benben({}, 'check', file)
    expect(checked).toMatchObject({ code: 0, err: '' })
    expect(checked.out).toMatch(
      /^14 guests, 7 tables, \d running match(?:es)?, \d+ lines.\nNo problem was found./,
    )

    const { place: other, open } = await emptyPlace(engine)
    expect(await benben(other, 'restore', file)).toMatchObject({ code: 0, err: '' })
    expect((await benben(other, 'restore', file)).code).toBe(1)
    const restored = await open()
    closing.push(() => restored.end())
    const people = [paused.ada, paused.ben].map(({ cookie }) => new Visitor(() => restored.url, cookie))
    const lives = await Promise.all(people.map((person) => person.live(paused.id)))
    await playOut(lives, random('restored'))
    await lives[0]!.until(({ result }) => result !== null)
    expect((await people[0]!.create()).id).toMatch(/./)
  })

  it('holds what was said at tables, and private notes', async () => {
    const { server, place } = await serverOn(engine)
    const { id, ada, ben, atAda, atBen } = await company(server)
    await atAda.say('Hello Ben')
    await atBen.send({ type: 'say', id: 'ben-first-line', phrase: 'talk.phrase.thanks' })
    const notes = { text: 'Ben hoards gold', version: 0 }
    await ada.ask('PUT', PATHS.notes(id), JSON.stringify(notes))
    const file = join(newFolder(), 'copy.sqlite')
    expect(await benben(place, 'backup', file)).toMatchObject({ code: 0, err: '' })
    const { place: other, open } = await emptyPlace(engine)
    expect(await benben(other, 'restore', file)).toMatchObject({ code: 0, err: '' })
    const restored = await open()
    closing.push(() => restored.end())
    const again = (visitor: Visitor): Visitor => new Visitor(() => restored.url, visitor.cookie)
    const heard = await Listener.at(again(ben), id)
    expect(heard.texts).toEqual(['Hello Ben', 'talk.phrase.thanks'])
    expect((await again(ada).get(PATHS.notes(id))).body).toMatchObject({ text: 'Ben hoards gold' })
    expect((await again(ben).get(PATHS.notes(id))).body).toMatchObject({ text: '' })
  })

  it('checks a server that runs, and says what is wrong', async () => {
    const { server, place } = await serverOn(engine)
    const { lives, id } = await pairAt(server)
    await playOut(lives, random('check'), 5)
    expect(await benben(place, 'check')).toMatchObject({ code: 0, err: '' })
    const file = join(newFolder(), 'copy.sqlite')
    await benben(place, 'backup', file)
    const db = new DatabaseSync(file)
    db.exec(`DELETE FROM lines WHERE n = 3; UPDATE standings SET position = '{}'`)
    db.close()
    const { code, out } = await benben({}, 'check', file)
    expect(code).toBe(1)
    expect(out).toContain(`Table ${id} has 5 lines instead of 6.`)
    expect(out).toContain(`Table ${id} cannot be read`)
    expect(out).toContain('2 problems were found.')
  })

  it('tidies: what is old goes, the rest stays', async () => {
    const { server, place } = await serverOn(engine)
    const { id, ada } = await pairAt(server)
    const waiting = await ada.create()
    await Visitor.named(server, 'Eve')
    const days = ['--waiting', '1', '--running', '1', '--finished', '1', '--guests', '1']
    expect((await benben(place, 'tidy', ...days)).out).toBe(
      'Removed: 0 waiting tables, 0 abandoned matches, 0 finished matches, 0 guests.\n',
    )
    expect((await benben(place, 'tidy', '--waiting', '0', '--guests', '0')).out).toBe(
      'Removed: 1 waiting table, 0 abandoned matches, 0 finished matches, 1 guest.\n',
    )
    expect((await ada.get(PATHS.table(waiting.id))).status).toBe(404)
    expect((await ada.get(PATHS.table(id))).status).toBe(200)
    expect(await benben(place, 'tidy', '--waiting', 'soon')).toMatchObject({ code: 1, out: '' })
  })

  it("forgets a guest: their seats are a former player's, and everybody sees it", async () => {
    const { server, place } = await serverOn(engine)
    const { id, ada, ben, lives } = await pairAt(server)
    const waiting = await ben.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
    await ada.join(waiting.id)
    expect((await benben(place, 'forget', id, '2')).out).toBe(
      'The guest was deleted, and taken from 2 tables.\n',
    )
    const { table } = await lives[0].next('table', (message) => message.table.seats[1]!.name !== 'Ben')
    expect(table.seats[1]).toMatchObject({
      kind: 'person',
      name: 'former player',
      ready: true,
      connected: false,
    })
    expect((await ben.get(PATHS.me)).body).toEqual({ guest: null })
    expect((await ben.get(PATHS.mine)).body).toEqual({ tables: [] })
    const left = (await ada.get(PATHS.table(waiting.id))).body as { table: { seats: unknown[] } }
    expect(left.table.seats[0]).toMatchObject({ kind: 'open', name: null })
    expect((await benben(place, 'forget', id, '2')).code).toBe(1)
  })
})

describe('a command', () => {
  it('takes the id of a table that begins with a dash', async () => {
    const { place } = await serverOn('SQLite')
    const { err } = await benben(place, 'forget', '-bcdefghijklmnopqrstuv', '2')
    expect(err).toBe('No guest sits there. Name a table by its id and a seat by its number.\n')
  })

  it('overwrites nothing, and leaves nothing half', async () => {
    const { server, place } = await serverOn('SQLite')
    const folder = newFolder()
    const file = join(folder, 'copy.sqlite')
    await benben(place, 'backup', file)
    expect(await benben(place, 'backup', file)).toMatchObject({ code: 1, out: '' })
    expect((await benben({ BENBEN_DATA: server.folder }, 'restore', file)).err).toContain('already exists')
    expect(readdirSync(folder)).toEqual(['copy.sqlite'])
    const nowhere = join(folder, 'nowhere')
    expect((await benben({ BENBEN_DATA: nowhere }, 'backup', join(folder, 'b.sqlite'))).err).toContain(
      'no data',
    )
    expect(existsSync(nowhere)).toBe(false)
    for (const words of [
      ['restore'],
      ['move', 'there'],
      ['forget', 'x'],
      ['tidy', '--all'],
      ['check', 'missing'],
    ]) {
      const { code, out, err } = await benben(place, ...words)
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toMatch(/^[^\n]+\n$/)
    }
  })
})

describe('a data folder that a server has open', () => {
  it('is backed up into a file that a server can open, and is not moved', async () => {
    const [data, other] = [newFolder(), newFolder()]
    const { store, close } = await openStore({ data, database: undefined }, speak('en'))
    closing.push(close)
    await store.addGuest({ id: 'ada', nickname: 'Ada' }, 'hash', 1)
    const file = join(newFolder(), 'copy.sqlite')
    expect(await benben({ BENBEN_DATA: data }, 'backup', file)).toMatchObject({ code: 0, err: '' })
    expect(await benben({ BENBEN_DATA: other }, 'restore', file)).toMatchObject({ code: 0, err: '' })
    const restored = await openStore({ data: other, database: undefined }, speak('en'))
    expect(await restored.store.guest('hash')).toMatchObject({ nickname: 'Ada' })
    await restored.close()
    const moved = await benben({ BENBEN_DATA: data, BENBEN_DB: await newDatabase() }, 'move')
    expect(moved).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Another Benben') })
  })
})

describe('the move to PostgreSQL', () => {
  it('takes everything along, and the match goes on there', async () => {
    const old = await TestServer.open()
    const { id, ada, ben, lives } = await pairAt(old)
    await playOut(lives, random('move'), 9)
    const { version } = lives[0].state!
    const folder = newFolder()
    await old.stop()
    copyFileSync(join(old.folder, 'benben.sqlite'), join(folder, 'benben.sqlite'))
    await old.end()
    const url = await newDatabase()
    const place = { BENBEN_DATA: folder, BENBEN_DB: url }
    expect(await benben(place, 'move')).toMatchObject({ code: 0, err: '' })
    expect((await benben(place, 'move')).err).toContain('not empty')
    const server = await TestServer.node(url)
    closing.push(() => server.end())
    const there = await Promise.all(
      [ada, ben].map(({ cookie }) => new Visitor(() => server.url, cookie).live(id)),
    )
    expect((await there[0]!.until(() => true)).version).toBe(version)
    await playOut(there, random('moved'))
    await there[0]!.until(({ result }) => result !== null)
  })
})
