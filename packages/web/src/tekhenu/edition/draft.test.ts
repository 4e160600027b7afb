import { readEdition, standard } from '@benben/tekhenu'
import { differences, fieldsOf, type Field } from '@benben/tekhenu/fields'
import { expect, test } from 'vitest'
import {
  beginWith,
  confirm,
  draftOf,
  EMPTY,
  finished,
  isOdd,
  keepOdd,
  redo,
  rename,
  reset,
  setValue,
  stateOf,
  undo,
} from './draft.ts'

const FIELDS = fieldsOf(standard)
const field = (id: string): Field => FIELDS.find((each) => each.id === id)!
const space = field('temple.rewards[0][0]')
const bread = field('temple.buildingSpaces.left.bread[0]')

test('what is entered differs, what is confirmed was compared, the rest is a guess', () => {
  let history = setValue(beginWith(EMPTY), space, { faith: 2 })
  history = confirm(history, [bread.id])
  expect([space, bread, FIELDS[1]!].map((each) => stateOf(history.now, each))).toEqual([
    'changed',
    'compared',
    'guess',
  ])
  expect(stateOf(history.now, field('horusBonuses.byDieValue.4'))).toBe('sure')
})

test('steps are taken back and done again', () => {
  let history = setValue(beginWith(EMPTY), space, { faith: 3 })
  history = undo(setValue(history, bread, 5))
  expect(differences(history.now.edition).map(({ value }) => value)).toEqual([{ faith: 3 }])
  history = undo(history)
  expect(history.now.edition).toEqual(standard)
  expect(differences(redo(redo(history)).now.edition)).toHaveLength(2)
})

test('a field, or all of them, can be as in the standard edition again', () => {
  const changed = setValue(setValue(beginWith(EMPTY), space, { faith: 2 }), bread, 5)
  expect(differences(reset(changed, [space]).now.edition)).toHaveLength(1)
  const all = reset(changed, FIELDS)
  expect(all.now).toEqual(EMPTY)
  expect(differences(undo(all).now.edition)).toHaveLength(2)
})

test('a name stays whatever is taken back', () => {
  const named = rename(setValue(beginWith(EMPTY), bread, 5), 'My box')
  expect(undo(named).now.edition.name).toBe('My box')
})

test('a finished edition says which blocks were compared with the box, and the rules take it', () => {
  const ids = FIELDS.filter(({ block }) => block === 'osiris').map(({ id }) => id)
  const edition = finished(confirm(beginWith(EMPTY), ids).now)
  expect(edition.osiris.basis).not.toContain('reconstructed')
  expect(edition.temple.basis).toContain('reconstructed')
  expect(readEdition(edition).ok).toBe(true)
})

test('values of a file that differ count as compared, and those it says so of', () => {
  const given = bread.write(standard, 5)
  expect([...draftOf(given).compared]).toEqual([bread.id])
  const history = setValue(confirm(beginWith(EMPTY), [space.id]), bread, 5)
  expect(draftOf(finished(history.now)).compared).toEqual(new Set([space.id, bread.id]))
})

test('what changes nothing is no step', () => {
  const history = setValue(beginWith(EMPTY), space, { faith: 2 })
  expect(reset(history, [bread])).toBe(history)
  expect(setValue(history, space, { faith: 2 })).toBe(history)
  expect(confirm(history, [space.id])).toBe(history)
})

test('an odd value stays odd until somebody keeps it or enters another one', () => {
  let history = setValue(beginWith(EMPTY), bread, 8)
  expect(isOdd(history.now, bread)).toBe(true)
  history = keepOdd(history, bread)
  expect(isOdd(history.now, bread)).toBe(false)
  expect(isOdd(setValue(history, bread, 9).now, bread)).toBe(true)
  expect(isOdd(setValue(history, bread, 3).now, bread)).toBe(false)
})
