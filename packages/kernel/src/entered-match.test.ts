import { describe, expect, it } from 'vitest'
import { EnteredMatch } from './entered-match.ts'
import { readRecord, RecordError } from './record.ts'
import { replay } from './replay.ts'
import { toy } from './testing/toy.ts'

const move = (text: string): number => toy.read(text)!
const begin = () =>
  new EnteredMatch(toy, { options: { stones: 11 }, names: ['Ada', 'Ben'], seed: '' }, () => false)

describe('a match whose chance a person enters', () => {
  it('stops at a draw, says what is drawn and what is possible, and goes on with the answer', () => {
    const table = begin()
    expect(table.play(0, move('roll'))).toBeUndefined()
    expect(table.awaited?.draw).toEqual({
      code: 'toy.draw.stones',
      params: { seat: 0 },
      outcomes: ['1', '2', '3'],
    })
    expect(table.match!.entries).toHaveLength(0)
    expect(table.enter('3')).toBeUndefined()
    expect(table.awaited).toBeUndefined()
    expect(toy.view(table.match!.position, 0).taken).toEqual([3, 0])
  })

  it('refuses what cannot come up, and says what can; nothing changes', () => {
    const table = begin()
    expect(table.enter('2')?.code).toBe('match.draw-nothing')
    table.play(0, move('roll'))
    expect(table.enter('4')).toEqual({
      code: 'match.draw-impossible',
      params: { found: '4', possible: '1, 2, 3' },
      rule: 'draws',
    })
    expect(table.awaited).toBeDefined()
    expect(table.play(0, move('take 1'))?.code).toBe('match.draw-first')
  })

  it('takes back a mistyped draw, the move before it, and a move without a draw, but nothing else', () => {
    const table = begin()
    expect(table.takeBack()).toBe(false)
    table.play(0, move('take 1'))
    table.play(1, move('roll'))
    table.enter('3')
    expect(table.takeBack()).toBe(true)
    expect(table.awaited?.draw.code).toBe('toy.draw.stones')
    table.enter('1')
    expect(toy.view(table.match!.position, 0).taken).toEqual([1, 1])
    table.takeBack()
    expect(table.takeBack()).toBe(true)
    expect(table.awaited).toBeUndefined()
    expect(toy.toAct(table.match!.position)).toEqual([1])
    expect(table.takeBack()).toBe(true)
    expect(toy.view(table.match!.position, 0).stones).toBe(11)
    expect(table.takeBack()).toBe(false)
  })

  it('is saved as a record with chance lines, also in the middle of a step', () => {
    const table = begin()
    table.play(0, move('roll'))
    table.enter('2')
    const whole = table.record()
    expect(whole).toContain('0: roll\nchance: 1/3\n')
    expect(replay(toy, readRecord(whole)).position).toEqual(table.match!.position)
    table.play(1, move('roll'))
    const again = EnteredMatch.reopen(toy, readRecord(table.record()), () => false)
    expect(again.awaited?.draw.params).toEqual({ seat: 1 })
    expect(again.record()).toBe(table.record())
    again.enter('1')
    expect(toy.view(again.match!.position, 0).taken).toEqual([2, 1])
  })

  it('refuses a record whose chance does not fit', () => {
    const table = begin()
    table.play(0, move('roll'))
    table.enter('2')
    const opened = (text: string) => EnteredMatch.reopen(toy, readRecord(text), () => false)
    expect(() => opened(table.record().replace('1/3', '1/4'))).toThrow(RecordError)
    expect(() => opened(table.record().replace('0: roll', '0: take 1'))).toThrow(RecordError)
  })
})
