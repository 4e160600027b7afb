import { describe, expect, it } from 'vitest'
import { Match } from './match.ts'
import { readRecord, RecordError, rulesOf, writeRecord } from './record.ts'
import { reopen, type SavedPosition } from './reopen.ts'
import { replay } from './replay.ts'
import { toy } from './testing/toy.ts'

const byHand = (): boolean => true
const raised = { ...toy, rules: toy.rules + 1 }
/** By these rules nobody may take a single stone. */
const strict: typeof toy = {
  ...raised,
  refuse: (position, seat, move) =>
    move === TAKE_1
      ? { code: 'toy.not-your-turn', params: {}, rule: 'turn' }
      : toy.refuse(position, seat, move),
}
const TAKE_1 = toy.read('take 1')!
const ROLL = toy.read('roll')!

type ToyMatch = Match<object, unknown, { type: string }>

function begun(): ToyMatch {
  const match = new Match(toy, { options: {}, names: ['Ada', 'Ben'], seed: 'x' }) as unknown as ToyMatch
  match.play(0, TAKE_1)
  match.play(1, ROLL)
  match.play(0, TAKE_1)
  return match
}

const textOf = (match: ToyMatch): string => writeRecord(match as never, { seed: true })
const keptOf = (match: ToyMatch, lines = match.entries.length): SavedPosition => ({
  rules: toy.rules,
  lines,
  position: toy.toJSON(match.at(lines)!),
})

function finish(match: ToyMatch): void {
  while (match.result === undefined) {
    const seat = match.game.toAct(match.position)[0]!
    match.play(seat, match.game.legal(match.position, seat, []).at(-1)!)
  }
}

describe('a save whose rules have not changed', () => {
  it('is replayed, and what is kept beside it does not matter', () => {
    const { match, how } = reopen(toy, readRecord(textOf(begun())), byHand, {
      rules: 1,
      lines: 0,
      position: 0,
    })
    expect(how).toBe('same')
    expect(match.entries).toHaveLength(3)
  })
})

describe('a save of other rules', () => {
  it('goes on from the position that was kept, though its moves are not possible any more', () => {
    const old = begun()
    const { match, how } = reopen(strict, readRecord(textOf(old)), byHand, keptOf(old))
    expect(how).toBe('kept')
    expect(match.position).toEqual(old.position)
    expect(match.moves).toBe(3)
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { code: 'match.undo-rules' } })
  })

  it('plays a line that was written after the position was', () => {
    const old = begun()
    const { match, how } = reopen(raised, readRecord(textOf(old)), () => false, keptOf(old, 2))
    expect(how).toBe('kept')
    expect(match.position).toEqual(old.position)
  })

  it('is replayed by the new rules where no position was kept, or none that can be read', () => {
    const old = begun()
    for (const kept of [undefined, { ...keptOf(old), position: null }, { ...keptOf(old), lines: 99 }]) {
      const { match, how } = reopen(raised, readRecord(textOf(old)), () => false, kept)
      expect(how).toBe('replayed')
      expect(match.position).toEqual(old.position)
    }
  })

  it('names both versions where neither is possible', () => {
    const open = () => reopen(strict, readRecord(textOf(begun())), byHand)
    const params = { found: toy.rules, known: strict.rules }
    expect(open).toThrow(expect.objectContaining({ damage: { line: 0, code: 'record.rules', params } }))
  })

  it('leaves a record that tells both rules and replays from its checkpoint', () => {
    const old = begun()
    const { match } = reopen(raised, readRecord(textOf(old)), () => false, keptOf(old))
    finish(match as unknown as ToyMatch)
    const text = textOf(match as unknown as ToyMatch)
    expect(text).toMatch(/^rules: 1$/m)
    expect(text).toMatch(/\n0: take 1\ncheckpoint: {"rules":2,"position":.*}\n/)
    const record = readRecord(text)
    expect(rulesOf(record)).toBe(raised.rules)
    const again = replay(raised, record)
    expect(again.result).toEqual(match.result)
    expect(again.moves).toBe(match.moves)
    expect(again.at(3)).toEqual(old.position)
    expect(again.at(2)).toBeUndefined()
    expect(writeRecord(again, { seed: true })).toBe(text)
    expect(() => replay(toy, record)).toThrow('record.rules')
  })

  it('crosses a second time', () => {
    const old = begun()
    const once = reopen(raised, readRecord(textOf(old)), () => false, keptOf(old)).match
    const text = textOf(once as unknown as ToyMatch)
    const third = { ...toy, rules: 3 }
    const { match } = reopen(third, readRecord(text), () => false)
    const twice = readRecord(textOf(match as unknown as ToyMatch))
    expect(twice.lines.flatMap((line) => (line.kind === 'checkpoint' ? line.rules : []))).toEqual([2, 3])
    expect(match.position).toEqual(old.position)
  })

  it('is not shown to others without its seed', () => {
    const old = begun()
    const { match } = reopen(raised, readRecord(textOf(old)), () => false, keptOf(old))
    expect(() => writeRecord(match, { seed: false })).toThrow('must include its seed')
  })
})

describe('a checkpoint', () => {
  const damage = (line: string): string => {
    try {
      replay(raised, readRecord(textOf(begun()) + line))
      return 'good'
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
      return `${error.damage.line} ${error.damage.code}`
    }
  }
  const at = textOf(begun()).split('\n').length

  it('is read only whole', () => {
    const position = JSON.stringify(toy.toJSON(begun().position))
    expect(damage(`checkpoint: {"rules":2,"position":${position}}\n`)).toBe('good')
    expect(damage('checkpoint: {"rules":2\n')).toBe(`${at} record.checkpoint`)
    expect(damage('checkpoint: {"rules":-1,"position":0}\n')).toBe(`${at} record.checkpoint`)
    expect(damage('checkpoint: {"rules":2}\n')).toBe(`${at} record.checkpoint`)
    expect(damage('checkpoint: {"rules":2,"position":null}\n')).toBe(`${at} record.position`)
    expect(damage('checkpoint: nothing\n')).toBe(`${at} record.checkpoint`)
  })
})
