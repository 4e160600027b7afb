import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Match } from './match.ts'
import { readRecord, RecordError, writeRecord } from './record.ts'
import { replay } from './replay.ts'
import { toy } from './testing/toy.ts'

const HEAD = `benben record 1
game: aton
rules: 1
edition: printed
options: {"red":"seed"}
seat 0: Ada
seat 1: Ben
commitment: abc
`
const damage = (text: string): string => {
  try {
    readRecord(text)
    return 'good'
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    return `${error.damage.line} ${error.damage.code}`
  }
}

describe('record text', () => {
  it('holds a header, moves, undos, chance and the end; comments are skipped', () => {
    const record = readRecord(`${HEAD}
# a comment
chance: 3/36 0/35
0: assign 1 2 3 4
0: undo
end: points, won by 0, points 40 -3
`)
    expect(record).toMatchObject({ game: 'aton', rules: 1, names: ['Ada', 'Ben'], options: { red: 'seed' } })
    expect(record.lines).toEqual([
      {
        kind: 'chance',
        line: 11,
        outcomes: [
          { outcome: 3, sides: 36 },
          { outcome: 0, sides: 35 },
        ],
      },
      { kind: 'move', line: 12, seat: 0, text: 'assign 1 2 3 4' },
      { kind: 'undo', line: 13, seat: 0 },
    ])
    expect(record.end).toEqual({ line: 14, reason: 'points', winners: [0], totals: [40, -3] })
    expect(record.seed).toBeUndefined()
  })

  it('reads files from Windows too', () => {
    expect(readRecord(`${HEAD}\n0: exchange\n`.replaceAll('\n', '\r\n')).lines).toHaveLength(1)
  })

  it('names the line that is damaged', () => {
    expect(damage('')).toBe('1 record.not-a-record')
    expect(damage('{"game":"aton"}')).toBe('1 record.not-a-record')
    expect(damage(HEAD.replace('rules: 1', 'rule 1'))).toBe('3 record.header')
    expect(damage(HEAD.replace('rules: 1', 'game: x'))).toBe('3 record.header-twice')
    expect(damage(HEAD.replace('game: aton\n', ''))).toContain('record.header-missing')
    expect(damage(HEAD.replace('seat 0: Ada\n', ''))).toContain('record.header-missing')
    expect(damage(HEAD.replace('{"red"', '{red'))).toBe('5 record.options')
    expect(damage(HEAD.replace('rules: 1', 'rules: one'))).toBe('3 record.header')
    expect(damage(HEAD.replace('options:', 'printed: {half\noptions:'))).toBe('5 record.printed')
    expect(damage(`${HEAD}\nnonsense`)).toBe('10 record.line')
    expect(damage(`${HEAD}\nend: points, won by 0, points 40 3\n0: exchange`)).toBe('11 record.after-end')
    expect(damage(`${HEAD}\nchance: 3`)).toBe('10 record.line')
    expect(damage('x'.repeat(5_000_000))).toBe('0 record.too-long')
  })

  it('never throws anything but damage, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (head, tail) => {
        damage(head)
        damage(`benben record 1\n${head}\n\n${tail}`)
        damage(`${HEAD}\n${tail}`)
      }),
      { numRuns: 500, seed: 7 },
    )
  })
})

describe('printed data that are not built in', () => {
  const printed = { name: 'ours', stones: [1, 2, 3] }
  const ours = { ...toy, edition: 'ours', printed }
  const recordOf = (game: typeof toy): string =>
    writeRecord(new Match(game, { options: {}, names: ['Ada', 'Ben'], seed: 'x' }), { seed: true })

  it('are carried by the record', () => {
    expect(recordOf(ours)).toContain('\nedition: ours\nprinted: {"name":"ours","stones":[1,2,3]}\noptions: ')
    expect(readRecord(recordOf(ours)).printed).toEqual(printed)
    expect(replay(ours, readRecord(recordOf(ours))).entries).toEqual([])
  })

  it('keep the record readable, whatever ends a line elsewhere', () => {
    const odd = { name: 'two\u2028or\u2029three \\u2028 lines\r\n' }
    const text = recordOf({ ...ours, printed: odd })
    expect(text.split(/[\r\u2028\u2029]/)).toHaveLength(1)
    expect(readRecord(text).printed).toEqual(odd)
    const unescaped = text.replace('\\u2028or', '\u2028or')
    expect(unescaped).toContain('\u2028')
    expect(readRecord(unescaped).printed).toEqual(odd)
  })

  it('are left out where they are built in', () => {
    expect(recordOf(toy)).not.toContain('printed:')
    expect(readRecord(recordOf(toy))).not.toHaveProperty('printed')
  })

  it('must be with both, the record and the game, or with neither', () => {
    const sameName = { ...toy, edition: 'ours' }
    expect(() => replay(sameName, readRecord(recordOf(ours)))).toThrow('record.edition')
    expect(() => replay(ours, readRecord(recordOf(sameName)))).toThrow('record.edition')
  })
})
