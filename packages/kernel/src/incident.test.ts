import { describe, expect, it } from 'vitest'
import { markedResult, presentAll, readIncident, writeIncident, type Incident } from './incident.ts'
import { Match } from './match.ts'
import { readRecord, RecordError, writeRecord } from './record.ts'
import { reopen } from './reopen.ts'
import { replay } from './replay.ts'
import { toy } from './testing/toy.ts'

const LINES: readonly (readonly [string, Incident])[] = [
  ['0: concedes', { kind: 'concede', seat: 0 }],
  ['2: concedes to scribe', { kind: 'concede', seat: 2, bot: 'scribe' }],
  ['1: out of time', { kind: 'timeout', seat: 1 }],
  ['1: out of time, kept by search:500', { kind: 'timeout', seat: 1, bot: 'search:500', kept: true }],
  ['1: out of time, lost to novice', { kind: 'timeout', seat: 1, bot: 'novice', kept: false }],
  ['3: taken over by priest', { kind: 'takeover', seat: 3, bot: 'priest' }],
  ['3: taken back', { kind: 'return', seat: 3 }],
  ['0: hint by pharaoh', { kind: 'hint', seat: 0, bot: 'pharaoh' }],
  ['all: end unfinished', { kind: 'agreed' }],
]

const begin = (pause: (seat: number) => boolean = () => false) =>
  new Match(toy, { options: { stones: 11 }, names: ['Ada', 'Ben'], seed: 'x' }, pause)

const TAKE_2 = toy.read('take 2')!

const damageOf = (text: string): unknown => {
  try {
    replay(toy, readRecord(text))
    return undefined
  } catch (error) {
    if (error instanceof RecordError) return error.damage
    throw error
  }
}

describe('a line about a seat', () => {
  it.each(LINES)('%s', (text, incident) => {
    expect(writeIncident(incident)).toBe(text)
    expect(readIncident(text)).toEqual(incident)
  })

  it.each(['0: concede', '0: concedes to', '0: taken over by A', '0: hint by', 'all: end', '0: take 1'])(
    'is not %s',
    (text) => expect(readIncident(text)).toBeUndefined(),
  )
})

describe('a match that is conceded', () => {
  it('ends with the points of that moment, and its record replays', () => {
    const match = begin()
    match.play(0, TAKE_2)
    match.play(1, TAKE_2)
    expect(match.happen({ kind: 'concede', seat: 0 })).toBeUndefined()
    const expected = { reason: 'conceded', winners: [1], totals: [2, 2], lost: [0] }
    expect(match.result).toMatchObject(expected)
    expect(match.play(0, TAKE_2)).toMatchObject({ ok: false, refusal: { code: 'match.ended' } })
    expect(match.undo(1)).toMatchObject({ ok: false, refusal: { code: 'match.undo-over' } })
    expect(match.happen({ kind: 'agreed' })).toMatchObject({ code: 'match.not-now' })
    const text = writeRecord(match, { seed: true })
    expect(text).toContain('0: concedes\nend: conceded, won by 1, points 2 2\n')
    expect(replay(toy, readRecord(text)).result).toMatchObject(expected)
  })

  it('replays with a turn that had not been ended', () => {
    const match = begin(() => true)
    match.play(0, TAKE_2)
    match.happen({ kind: 'concede', seat: 0 })
    const text = writeRecord(match, { seed: true })
    expect(writeRecord(replay(toy, readRecord(text)), { seed: true })).toBe(text)
  })

  it('is refused with other points at the end', () => {
    const match = begin()
    match.play(0, TAKE_2)
    match.happen({ kind: 'concede', seat: 1 })
    const text = writeRecord(match, { seed: true }).replace('points 2 0', 'points 3 0')
    expect(damageOf(text)).toMatchObject({ code: 'record.end', line: 15 })
  })
})

describe('a match that all agree to end', () => {
  it('has no winner', () => {
    const match = begin()
    match.play(0, TAKE_2)
    match.happen({ kind: 'agreed' })
    const text = writeRecord(match, { seed: true })
    expect(text).toContain('all: end unfinished\nend: agreed, won by nobody, points 2 0\n')
    expect(replay(toy, readRecord(text)).result).toMatchObject({ reason: 'agreed', winners: [] })
  })
})

describe('a seat that a bot keeps', () => {
  it('is taken back at any decision, and marked at the end if it was not', () => {
    const match = begin()
    expect(match.happen({ kind: 'return', seat: 0 })).toMatchObject({ code: 'match.not-now' })
    match.happen({ kind: 'takeover', seat: 0, bot: 'scribe' })
    expect(match.absences.bots).toEqual(['scribe', undefined])
    match.play(0, TAKE_2)
    match.happen({ kind: 'return', seat: 0 })
    match.happen({ kind: 'timeout', seat: 1, bot: 'novice', kept: true })
    for (let seat = 1; match.result === undefined; seat = 1 - seat) match.play(seat, 1)
    expect(match.result).toMatchObject({ reason: 'empty', kept: [1] })
    expect(match.result.lost).toBeUndefined()
    const text = writeRecord(match, { seed: true })
    const again = replay(toy, readRecord(text))
    expect(again.result).toEqual(match.result)
    expect(writeRecord(again, { seed: true })).toBe(text)
  })

  it('stays taken over when its record is opened after a change of the rules', () => {
    const match = begin()
    match.happen({ kind: 'takeover', seat: 1, bot: 'scribe' })
    match.play(0, TAKE_2)
    const record = readRecord(writeRecord(match, { seed: true }))
    const opened = reopen({ ...toy, rules: 2 }, record, () => false)
    expect(opened.match.absences.bots).toEqual([undefined, 'scribe'])
  })

  it('does not win what it gave up', () => {
    const result = { reason: 'empty', winners: [0], points: [], totals: [9, 4, 7] }
    const absences = { ...presentAll(3), bots: ['scribe', undefined, undefined], lost: [0] }
    expect(markedResult(result, absences)).toMatchObject({ winners: [2], lost: [0] })
    expect(markedResult(result, presentAll(3))).toBe(result)
  })

  it('keeps its place in the record when a move before it is undone', () => {
    const match = begin(() => true)
    match.play(0, TAKE_2)
    match.happen({ kind: 'takeover', seat: 1, bot: 'scribe' })
    match.undo(0)
    const text = writeRecord(match, { seed: true })
    expect(text.trimEnd().split('\n').at(-1)).toBe('1: taken over by scribe')
    expect(replay(toy, readRecord(text)).absences.bots[1]).toBe('scribe')
  })
})

describe('hints', () => {
  it('are counted in the result and stay in the record, also of what was undone', () => {
    const match = begin(() => true)
    match.happen({ kind: 'hint', seat: 0, bot: 'apprentice' })
    match.play(0, TAKE_2)
    match.happen({ kind: 'hint', seat: 0, bot: 'apprentice' })
    match.undo(0)
    expect(match.absences).toMatchObject({ bots: [undefined, undefined], hints: [2, 0] })
    for (let seat = 0; match.result === undefined; seat = match.game.toAct(match.position)[0] ?? 0)
      match.play(seat, match.game.legal(match.position, seat, [])[0]!)
    expect(match.result).toMatchObject({ reason: 'empty', hints: [2, 0] })
    const text = writeRecord(match, { seed: true })
    expect(text.match(/^0: hint by apprentice$/gm)).toHaveLength(2)
    const again = replay(toy, readRecord(text))
    expect(again.result).toEqual(match.result)
    expect(writeRecord(again, { seed: true })).toBe(text)
  })

  it('are none for a seat that a bot plays', () => {
    const match = begin()
    match.happen({ kind: 'takeover', seat: 0, bot: 'scribe' })
    expect(match.happen({ kind: 'hint', seat: 0, bot: 'scribe' })).toMatchObject({ code: 'match.not-now' })
  })
})

describe('a line that cannot happen', () => {
  it('is damage of its record, by line', () => {
    const text = writeRecord(begin(), { seed: true })
    expect(damageOf(`${text}1: taken back\n`)).toMatchObject({ code: 'record.refused', line: 13 })
    expect(damageOf(`${text}7: concedes\n`)).toMatchObject({ code: 'record.refused', line: 13 })
  })
})
