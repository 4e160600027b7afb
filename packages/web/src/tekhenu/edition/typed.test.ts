import { standard } from '@benben/tekhenu'
import { fieldsOf, type FieldKind } from '@benben/tekhenu/fields'
import { speak } from '@benben/words'
import { describe, expect, it, test } from 'vitest'
import { choicesOf, lettersOf } from './letters.ts'
import { isTyped, noteOn, readTyped } from './typed.ts'

const words = speak('en')
const REWARD = fieldsOf(standard)[0]!.kind
const read = (typed: string, before = {}, kind: FieldKind = REWARD) =>
  readTyped(kind, lettersOf(words, kind), typed, before)

describe('amounts', () => {
  it.each([
    ['b', { bread: 1 }],
    ['b2', { bread: 2 }],
    ['2b', { bread: 2 }],
    ['bf', { faith: 1 }],
    ['2bf', { faith: 2 }],
    ['b23', { bread: 3 }],
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

test('other kinds take the last key, numbers of players all of them', () => {
  expect(read('25', 3, { type: 'number', min: 0, max: 9 })).toBe(5)
  expect(read('sl', 'clay', { type: 'choice', values: ['sand', 'clay', 'lapis'] })).toBe('lapis')
  expect(read('43', [], { type: 'players', values: [2, 3, 4] })).toEqual([3, 4])
  expect(read('n', true, { type: 'switch' })).toBe(false)
})

test.each([
  ['12', 'last-digit'],
  ['b', undefined],
  ['b2', undefined],
  ['b23', 'last-digit'],
  ['b0', 'zero'],
  ['0', 'zero'],
  ['3', 'which'],
] as const)('a note says where %s is read as something else', (typed, note) => {
  expect(noteOn(REWARD, typed, { faith: 1, bread: 1 })).toBe(note)
  expect(noteOn({ type: 'players', values: [2, 3, 4] }, typed, [])).toBeUndefined()
})

test('a number alone is clear where one thing stood, and in a field for numbers', () => {
  expect(noteOn(REWARD, '3', { faith: 1 })).toBeUndefined()
  expect(noteOn({ type: 'number', min: 0, max: 9 }, '0', 3)).toBeUndefined()
  expect(noteOn({ type: 'number', min: 0, max: 9 }, '12', 3)).toBe('last-digit')
})

test('keys that mean nothing to a field are left alone', () => {
  expect(isTyped(REWARD, lettersOf(words, REWARD), 'x')).toBe(false)
  expect(isTyped(REWARD, lettersOf(words, REWARD), 'Enter')).toBe(false)
  expect(isTyped({ type: 'number', min: 0, max: 9 }, new Map(), 'b')).toBe(false)
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
