import { aton } from '@benben/aton'
import { shape } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { POSITION_FILE } from '../moment.ts'
import { anything, benben, expectShape, json, record, tempFolder } from '../testing/terminal.ts'

const SHOWN = shape.object<Record<string, unknown>>({
  game: shape.choice('aton'),
  rules: shape.int(1, 99),
  options: anything,
  edition: shape.text(40),
  seat: shape.int(0, 1),
  view: anything,
})
const texts = shape.list(shape.text(40), { most: 100 })
const said = { code: shape.text(60), params: record(anything), text: shape.text(400) }
const LEGAL = shape.object({
  decisions: shape.list(
    shape.object({
      seat: shape.int(0, 1),
      owed: shape.bool,
      question: shape.object(said),
      moves: texts,
      refusals: shape.list(
        shape.object<Record<string, unknown>>({ ...said, move: shape.text(40), rule: shape.text(40) }),
        { most: 100 },
      ),
    }),
    { most: 2 },
  ),
})
const APPLIED = shape.object<Record<string, unknown>>({
  position: POSITION_FILE,
  events: shape.list(anything, { most: 10_000 }),
  result: shape.orNull(anything),
})

const GAME = (await benben('record --bots greedy,random --seed sunrise')).out
const BODY = GAME.split('\n\n')[1]!.trimEnd().split('\n')
const MOVES = BODY.length - 1

describe('show', () => {
  it('shows the table at any move, as watchers see it', async () => {
    const { code, out } = await benben('show - --at 0', { stdin: GAME })
    expect(code).toBe(0)
    expect(out).toContain('You are watching.')
    expect(out).not.toMatch(/^Hand +\d \d/m)
    expect((await benben('show -', { stdin: GAME })).out).toContain('The game is over.')
  })

  it('shows a seat what it may see and no more', async () => {
    const shown = expectShape(SHOWN, await json('show - --at 0 --seat 1 --json', { stdin: GAME }))
    const { seats } = shown['view'] as { seats: { hand: number[] | null }[] }
    expect(seats[0]!.hand).toBeNull()
    expect(seats[1]!.hand).toHaveLength(4)
    const { out } = await benben('show - --at 0 --seat 1', { stdin: GAME })
    expect(out).toContain(seats[1]!.hand!.join(' '))
  })

  it('prints a position file that can be shown again', async () => {
    for (const at of [0, 1, 7, MOVES - 1, MOVES]) {
      const file = expectShape(POSITION_FILE, await json(`show - --at ${at} --json`, { stdin: GAME }))
      expect(aton.fromJSON(file.position).ok).toBe(true)
      const again = await json('show - --at 0 --json', { stdin: JSON.stringify(file) })
      expect(again).toEqual(file)
    }
  })
})

describe('legal', () => {
  it('lists what both may do while they decide at the same time', async () => {
    const { decisions } = expectShape(LEGAL, await json('legal - --at 1', { stdin: GAME }))
    expect(decisions.map(({ owed }) => owed)).toEqual([false, true])
    expect(decisions[1]!.question.text).toMatch(/cartouches 1 to 4/)
  })

  it('says why the rest is not possible', async () => {
    const at = BODY.findIndex((row) => row.includes('place'))
    const { decisions } = expectShape(LEGAL, await json(`legal - --at ${at}`, { stdin: GAME }))
    expect(decisions).toHaveLength(1)
    expect(decisions[0]!.moves).toContain(BODY[at]!.slice(3))
    const { moves, refusals } = decisions[0]!
    expect(moves.length + refusals.length).toBe(48)
    for (const { text, rule } of refusals) expect(`${String(text)}${String(rule)}`).toMatch(/\w/)
  })

  it('lists nothing once the game is over', async () => {
    expect(await json('legal -', { stdin: GAME })).toEqual({ decisions: [] })
  })
})

describe('apply', () => {
  it('plays the rest of a record from any position in it to the same end', async () => {
    using folder = tempFolder()
    const whole = (await json('replay - --json', { stdin: GAME })) as { position: unknown; result: unknown }
    for (let at = 0; at <= MOVES; at += 9) {
      const file = folder.put(`${at}.json`, (await benben(`show - --at ${at} --json`, { stdin: GAME })).out)
      const applied = expectShape(
        APPLIED,
        await json(`apply ${file}`, { stdin: `${BODY.slice(at).join('\n')}\n` }),
      )
      expect(applied['position']).toEqual(whole.position)
      expect(applied['result']).toEqual(whole.result)
    }
  })

  it('plays on from a move of a record, and from chance that is told', async () => {
    using folder = tempFolder()
    const running = (await benben('record --bots greedy,random --seed sunrise --running')).out
    const body = running.split('\n\n')[1]!
    const first = body.indexOf('0: ')
    const path = folder.put('running.txt', running)
    const applied = await json(`apply ${path} --at 0`, { stdin: body.slice(first) })
    const whole = (await json('replay - --json', { stdin: running })) as { result: unknown }
    expect((applied as { result: unknown }).result).toEqual(whole.result)
  })

  it('takes moves back and ends turns by hand as records do', async () => {
    using folder = tempFolder()
    const path = folder.put('game.txt', GAME)
    const at = BODY.findIndex((row) => row.includes('place'))
    const seat = BODY[at]![0]!
    const { decisions } = expectShape(LEGAL, await json(`legal ${path} --at ${at}`))
    const other = decisions[0]!.moves.find((move) => move !== BODY[at]!.slice(3))!
    const moves = [`${seat}: ${other}`, `${seat}: undo`, ...BODY.slice(at)].join('\n')
    const whole = (await json(`replay ${path} --json`)) as { position: unknown }
    expect(await json(`apply ${path} --at ${at}`, { stdin: moves })).toMatchObject({
      position: whole.position,
    })
  })

  it('changes nothing without moves', async () => {
    using folder = tempFolder()
    const shown = (await benben('show - --at 3 --json', { stdin: GAME })).out
    const applied = expectShape(APPLIED, await json(`apply ${folder.put('p.json', shown)}`))
    expect(applied).toEqual({ position: JSON.parse(shown), events: [], result: null })
  })

  const at = BODY.findIndex((row) => row.includes('place'))
  const seat = Number(BODY[at]![0])
  it.each([
    [`${seat}: exchange`, /Line 1: .*\(Code: aton\.not-asked\.\)/],
    [`${1 - seat}: place 1a1`, /Line 1: .*\(Code: aton\.not-your-turn\.\)/],
    [`9: place 1a1`, /Line 1: .*\(Code: match\.no-such-seat\.\)/],
    [`# a remark\n${seat}: place 9z9`, /Line 2: .*\(Code: record\.unreadable-move\.\)/],
    [`place 1a1`, /Line 1: .*\(Code: record\.line\.\)/],
    [`${seat}: undo`, /Line 1: .*\(Code: match\.undo-nothing\.\)/],
    [`${BODY[at]}\nend: points, won by 0, points 40 0`, /Line 2: .*\(Code: record\.not-over\.\)/],
  ])('refuses %j with line and reason', async (moves, reason) => {
    using folder = tempFolder()
    const path = folder.put('game.txt', GAME)
    const { code, out, err } = await benben(`apply ${path} --at ${at}`, { stdin: moves })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(reason)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })
})
