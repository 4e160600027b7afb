import { standard } from '@benben/tekhenu'
import { fieldsOf, type FieldKind } from '@benben/tekhenu/fields'
import { speak } from '@benben/words'
import { describe, expect, it, test } from 'vitest'
import { choicesOf, lettersOf } from './letters.ts'
import { isTyped, readTyped, refusalOf } from './typed.ts'

const words = speak('en')
const REWARD = fieldsOf(standard)[0]!.kind
const DIGIT: FieldKind = { type: 'number', min: 0, max: 9 }
const COLUMN: FieldKind = { type: 'number', min: 1, max: 2 }
const PLAYERS: FieldKind = { type: 'players', values: [2, 3, 4] }
const read = (typed: string, before = {}, kind: FieldKind = REWARD) =>
  readTyped(kind, lettersOf(words, kind), typed, before)

describe('amounts', () => {
  it.each([
    ['b', { bread: 1 }],
    ['b2', { bread: 2 }],
    ['2b', { bread: 2 }],
    ['bf', { faith: 1 }],
    ['2bf', { faith: 2 }],
    ['l2+g1', { limestone: 2, granite: 1 }],
    ['l2g1', { limestone: 2, granite: 1 }],
    ['2l1g', { limestone: 2, granite: 1 }],
    ['2l, 1g', { limestone: 2, granite: 1 }],
    ['l+g', { limestone: 1, granite: 1 }],
    ['0', {}],
    ['b0', {}],
    ['o', { gold: 1 }],
  ])('%s', (typed, value) => {
    expect(read(typed)).toEqual(value)
  })

  it('a number alone counts what stood there', () => {
    expect(read('3', { faith: 1 })).toEqual({ faith: 3 })
    expect(read('3', { faith: 1, bread: 1 })).toBeUndefined()
    expect(read('+', { faith: 1 })).toBeUndefined()
  })
})

test('choices take the last key, numbers and players all of them', () => {
  expect(read('5', 3, DIGIT)).toBe(5)
  expect(read('sl', 'clay', { type: 'choice', values: ['sand', 'clay', 'lapis'] })).toBe('lapis')
  expect(read('43', [], PLAYERS)).toEqual([3, 4])
  expect(read('n', true, { type: 'switch' })).toBe(false)
})

test.each([
  ['13', DIGIT],
  ['99', DIGIT],
  ['-5', DIGIT],
  ['-', DIGIT],
  ['3', COLUMN],
  ['0', COLUMN],
  ['b23', REWARD],
  ['b-2', REWARD],
  ['12', REWARD],
  ['1', PLAYERS],
  ['25', PLAYERS],
  ['20', PLAYERS],
] as const)('%s is refused where the field cannot hold it', (typed, kind) => {
  expect(refusalOf(kind, typed)).toBeDefined()
  expect(read(typed, {}, kind)).toBeUndefined()
})

test.each([
  ['0', DIGIT],
  ['2', COLUMN],
  ['b2', REWARD],
  ['2l1g', REWARD],
  ['0', PLAYERS],
  ['02', PLAYERS],
  ['423', PLAYERS],
] as const)('%s is not refused', (typed, kind) => {
  expect(refusalOf(kind, typed)).toBeUndefined()
})

test('keys that mean nothing to a field are left alone', () => {
  expect(isTyped(REWARD, lettersOf(words, REWARD), 'x')).toBe(false)
  expect(isTyped(REWARD, lettersOf(words, REWARD), 'Enter')).toBe(false)
  expect(isTyped(DIGIT, new Map(), 'b')).toBe(false)
})

test('no two names of a field have the same letter', () => {
  for (const { id, kind } of fieldsOf(standard)) {
    const letters = choicesOf(words, kind).map(({ letter }) => letter)
    expect(new Set(letters).size, id).toBe(letters.length)
  }
})

test('gold is found under g where there is no granite', () => {
  const kind: FieldKind = { type: 'amounts', of: ['faith', 'gold'] }
  expect(read('g2', {}, kind)).toEqual({ gold: 2 })
  expect(read('g2')).toEqual({ granite: 2 })
})
