import { aton } from '@benben/aton'
import { DAMAGES, Match, MATCH_REFUSALS, readRecord, RecordError, replay, shape } from '@benben/kernel'
import type { Damage, Params } from '@benben/kernel'
import { describe, expect, test } from 'vitest'
import { damage, gameWords, refusal } from './games.ts'
import { fault } from './said.ts'
import { speak } from './speak.ts'

const words = speak('en')

/** Everything a code of the kernel is ever given. */
const ALL: Params = {
  min: 1,
  max: 4,
  found: 5,
  longest: 60,
  values: 'seed, 0, 1',
  expected: 4,
  known: 'red',
  first: 'benben record 1',
  name: 'rules',
  move: 'place 1a1',
  seat: 0,
  seats: 2,
  most: 3,
  sides: 2,
  reason: 'points',
  totals: '40 12',
}

/** Ends like a sentence, and nothing in it is left open or unknown. */
const SENTENCE = /^(?!.*(?:[{}]|undefined|Unknown problem)).+[.)]$/

describe('faults', () => {
  test.each([...shape.FAULTS])('%s', (code) =>
    expect(fault(words, { path: 'options.red', code, params: ALL })).toMatch(SENTENCE),
  )

  test('name the path', () => {
    const checked = aton.options({ red: 'green' }, 2)
    expect(checked.ok || fault(words, checked.fault)).toBe('options.red: must be one of seed, 0, 1.')
  })

  test('a path from outside cannot steer the terminal', () => {
    const checked = aton.options({ '\u001b[2J': 1 }, 2)
    expect(checked.ok || fault(words, checked.fault)).toBe(
      'options.?[2J: is not a field of this object. Its fields are red.',
    )
  })

  test('without a path, with a code or parameters nobody knows', () => {
    expect(fault(words, { path: '', code: 'shape.list', params: {} })).toBe('must be a list.')
    expect(fault(words, { path: 'x', code: 'new.code', params: {} })).toContain('(code new.code)')
    expect(fault(words, { path: 'x', code: 'shape.range', params: {} })).toContain('(code shape.range)')
  })
})

describe('damage', () => {
  test.each([...DAMAGES])('%s', (code) =>
    expect(
      damage(words, { line: 3, code, params: ALL, because: { code: 'aton.over', params: {}, rule: 'end' } }),
    ).toMatch(SENTENCE),
  )

  const damageOf = (source: string): Damage => {
    try {
      replay(aton, readRecord(source))
    } catch (error) {
      if (error instanceof RecordError) return error.damage
    }
    throw new Error('the record is not damaged')
  }

  const record = (...lines: string[]): string =>
    [
      'benben record 1',
      'game: aton',
      'rules: 1',
      'edition: printed',
      'options: {"red":0}',
      'seat 0: Ada',
      'seat 1: Bob',
      'commitment: none',
      'seed: x',
      '',
      ...lines,
    ].join('\n')

  test('names the line', () => {
    expect(damage(words, damageOf('hello'))).toBe(
      'Line 1: This is not a Benben record. The first line of a record is "benben record 1".',
    )
    expect(damage(words, damageOf(record('0: fly 2b3')))).toBe(
      'Line 11: "fly 2b3" is not a move of this game.',
    )
  })

  test('says why a move was refused', () => {
    expect(damage(words, damageOf(record('0: place 1a1')))).toBe(
      'Line 11: Seat 0 cannot play "place 1a1" here. You cannot do that now. Assign one card to each cartouche. (Rule: the course of a round.)',
    )
    expect(damage(words, damageOf(record('0: undo')))).toBe(
      'Line 11: Seat 0 cannot play "undo" here. You have not made a move yet, so there is nothing to take back. (Rule: a move can be taken back until it reveals something or another player is asked.)',
    )
  })

  test('says what is wrong with the options', () => {
    expect(damage(words, damageOf(record().replace('{"red":0}', '{"red":7}')))).toBe(
      'The options of the match cannot be used. options.red: must be one of seed, 0, 1.',
    )
  })

  test('says nothing of a line where there is none', () => {
    expect(damage(words, damageOf(record().replace('rules: 1', 'rules: 7')))).toBe(
      'The match needs version 7 of the rules, but this Benben has version 1.',
    )
  })
})

describe('refusals', () => {
  test.each([...MATCH_REFUSALS])('%s', (code) =>
    expect(refusal(words, { code, params: {}, rule: 'undo' })).toMatch(SENTENCE),
  )

  test('of a match say the rule', () => {
    const match = new Match(aton, { options: { red: 0 }, names: ['Ada', 'Bob'], seed: 'x' })
    const refused = [match.undo(0), match.undo(7)].map((played) =>
      played.ok ? '' : refusal(words, played.refusal),
    )
    expect(refused).toEqual([
      'You have not made a move yet, so there is nothing to take back. (Rule: a move can be taken back until it reveals something or another player is asked.)',
      'Nobody sits there. Choose one of the seats of this match. (Rule: who sits at the table.)',
    ])
  })

  test('of a game nobody knows are still a sentence', () => {
    expect(refusal(words, { code: 'chess.check', params: {}, rule: 'king' })).toContain('chess.refusal.check')
    expect(refusal(words, { code: 'nonsense', params: {}, rule: '' })).toContain('Unknown problem')
  })
})

test('only games of this house have words', () => {
  expect(gameWords('aton').help(words).length).toBeGreaterThan(0)
  expect(gameWords('chess')).toBeUndefined()
  expect(gameWords('toString')).toBeUndefined()
})
