import { aton } from '@benben/aton'
import { Match, random, shape, writeRecord } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { POSITION_FILE } from '../moment.ts'
import { benben, expectShape, json, number, record, tempFolder } from '../testing/terminal.ts'

const RESULT = shape.object<Record<string, unknown>>({
  reason: shape.text(20),
  winners: shape.list(shape.int(0, 1), { most: 2 }),
  points: shape.list(record(number), { length: 2 }),
  totals: shape.list(number, { length: 2 }),
})
const REPLAYED = shape.object<Record<string, unknown>>({
  position: POSITION_FILE,
  result: shape.orNull(RESULT),
  points: shape.list(record(number), { length: 2 }),
})

const GAME = 'record --game aton --bots greedy,random --seed sunrise'

describe('record', () => {
  it('writes the same game for the same seed', async () => {
    const { code, out, err } = await benben(GAME)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^benben record 1\ngame: aton\n/)
    expect(out).toMatch(/\nseed: sunrise\n/)
    expect(out).toMatch(/\nend: \w+, won by [01]/)
    expect((await benben(GAME)).out).toBe(out)
    expect((await benben(`${GAME}!`)).out).not.toBe(out)
  })

  it('makes a new seed where none is given, and shows it', async () => {
    const seeds = await Promise.all(
      [0, 1].map(async () => /^seed: (.+)$/m.exec((await benben('record --bots random')).out)?.[1]),
    )
    expect(seeds[0]).toMatch(/^.{22}$/)
    expect(seeds[0]).not.toBe(seeds[1])
    expect((await benben('record --bots random --running')).err).toMatch(/^Seed: .{22}\n$/)
  })

  it('tells others of a running match outcomes of chance instead of the seed', async () => {
    const { out } = await benben(`${GAME} --running`)
    expect(out).not.toMatch(/seed: |nonce/)
    expect(out).toMatch(/\nchance: \d+\/\d+/)
    expect(await json('replay - --json', { stdin: out })).toMatchObject({
      result: { reason: expect.any(String) },
    })
  })

  it('takes options by name and value', async () => {
    const { out } = await benben('record --bots random --seed a --options red=1')
    expect(out).toContain('\noptions: {"red":1}\n')
    const { code, err } = await benben('record --bots random --seed a --options red=1,blue')
    expect(code).toBe(1)
    expect(err).toContain('"blue" is not an option. Write name=value, separated by commas, or JSON.')
  })

  it('takes options and one bot for all seats', async () => {
    const { out } = await benben('record --bots random --seed a --options {"red":1}')
    expect(out).toMatch(/\noptions: {"red":1}\nseat 0: random\nseat 1: random\n/)
  })
})

describe('replay', () => {
  it('tells where a record leads, as text and as JSON', async () => {
    using folder = tempFolder()
    const path = folder.put('game.txt', (await benben(GAME)).out)
    const { code, out } = await benben(`replay ${path}`)
    expect(code).toBe(0)
    expect(out).toContain(`${path} holds: `)
    expect(out).toMatch(/Total/)

    const replayed = await json(`replay ${path} --json`)
    const { result, points } = expectShape(REPLAYED, replayed)
    expect(points).toEqual((result as { points: unknown }).points)
  })

  it('tells what a game that is not over would score now', async () => {
    const begun = (await benben(GAME)).out.split('\n').slice(0, 20).join('\n')
    const replayed = expectShape(REPLAYED, await json('replay - --json', { stdin: `${begun}\n` }))
    expect(replayed['result']).toBeNull()
    expect((await benben('replay -', { stdin: begun })).out).toMatch(/The game is not over/)
  })

  it('names the line that does not hold', async () => {
    const source = (await benben(GAME)).out
    const rows = source.split('\n')
    const at = rows.findIndex((row) => row.includes('place'))
    const broken = rows.with(at, rows[at]!.replace(/place .*/, 'place 4c4')).join('\n')
    const { code, out, err } = await benben('replay -', { stdin: broken })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(new RegExp(`^Standard input: Line ${at + 1}: .*out of reach.*\\n$`))
  })
})

describe('verify', () => {
  const VERIFIED = shape.object<Record<string, unknown>>({
    ok: shape.bool,
    rules: shape.object<Record<string, unknown>>({ record: number, benben: number }),
    checks: shape.list(
      shape.object<Record<string, unknown>>({
        check: shape.choice('commitment', 'nonces', 'earlier', 'replay'),
        ok: shape.orNull(shape.bool),
        text: shape.text(500),
      }),
      { length: 3 },
    ),
  })

  it('holds for what was played', async () => {
    const source = (await benben(GAME)).out
    const { code, out, err } = await benben('verify -', { stdin: source })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.match(/^ok /gm)).toHaveLength(3)
    const verified = expectShape(VERIFIED, await json('verify - --json', { stdin: source }))
    expect(verified['ok']).toBe(true)
  })

  it('holds for a match that ended out of time, and not if another seat is said to be late', async () => {
    const match = new Match(aton, {
      options: { red: 0 },
      names: ['Ada', 'Ben'],
      seed: 'late',
      nonces: ['a', 'b'],
    })
    const chance = random('late')
    for (let moves = 0; moves < 12; moves++) {
      const [seat] = aton.toAct(match.position)
      const legal = aton.decision(match.position, seat!)!.moves
      match.play(seat!, legal[chance.below(legal.length)]!)
    }
    const [late] = aton.toAct(match.position)
    expect(match.happen({ kind: 'timeout', seat: late! })).toBeUndefined()
    const source = writeRecord(match, { seed: true })
    expect(source).toContain(`\n${late}: out of time\nend: `)
    const { code, out } = await benben('verify -', { stdin: source })
    expect({ code, oks: out.match(/^ok /gm)?.length }).toEqual({ code: 0, oks: 3 })
    expect((await benben('replay -', { stdin: source })).code).toBe(0)
    const other = source.replace(`\n${late}: out of time`, `\n${1 - late!}: out of time`)
    expect((await benben('verify -', { stdin: other })).code).toBe(1)
  })

  const forged: [string, (source: string) => string, string][] = [
    ['another seed', (source) => source.replace('seed: sunrise', 'seed: sunset'), 'commitment'],
    ['no seed', (source) => source.replace('seed: sunrise\n', ''), 'commitment'],
    ['a nonce left out', (source) => source.replace(/nonce 1: .*\n/, ''), 'nonces'],
    ['a nonce changed', (source) => source.replace(/nonce 1: ./, 'nonce 1: x'), 'replay'],
    ['another end', (source) => source.replace(/points .*/, 'points 99 1'), 'replay'],
  ]
  it.each(forged)('does not hold with %s', async (_, forge, failing) => {
    const source = forge((await benben(GAME)).out)
    const { code, out, err } = await benben('verify - --json', { stdin: source })
    expect(code).toBe(1)
    expect(err).toMatch(/^Standard input cannot be trusted: .*\n$/)
    const { ok, checks } = expectShape(VERIFIED, JSON.parse(out))
    expect(ok).toBe(false)
    expect(checks).toContainEqual(expect.objectContaining({ check: failing, ok: false }))
    expect((await benben('verify -', { stdin: source })).out).toMatch(/^FAILED /m)
  })
})
