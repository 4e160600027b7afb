import { standard } from '@benben/tekhenu'
import { differences, fieldsOf, type Field } from '@benben/tekhenu/fields'
import { speak } from '@benben/words'
import { expect, test } from 'vitest'
import { EMPTY, undo } from './draft.ts'
import {
  beginForm,
  confirmAndGo,
  erase,
  goToArea,
  press,
  select,
  type,
  type FormState,
} from './form-state.ts'
import { lettersOf } from './letters.ts'

const words = speak('en')
const FIELDS = fieldsOf(standard)
const field = (id: string): Field => FIELDS.find((each) => each.id === id)!
const letters = ({ selected }: FormState) => lettersOf(words, selected.kind)
const typeAll = (state: FormState, keys: string): FormState =>
  Array.from(keys).reduce((now, key) => type(now, letters(now), key), state)
const valueOf = ({ selected, history }: FormState) => selected.read(history.now.edition)
const at = (id: string): FormState => select(beginForm(EMPTY), field(id))

test('what is typed replaces the value, as one step of the history', () => {
  const state = typeAll(at('pillarTiles.tiles[0].cost'), 'l1+g2')
  expect(valueOf(state)).toEqual({ limestone: 1, granite: 2 })
  expect(differences(undo(state.history).now.edition)).toEqual([])
})

test('keys are taken back one by one, then the field is as ours', () => {
  let state = typeAll(at('temple.rewards[0][0]'), 'f3')
  state = erase(state, letters(state))
  expect(valueOf(state)).toEqual({ faith: 1 })
  state = erase(state, letters(state))
  expect(valueOf(state)).toEqual({ limestone: 1 })
  state = confirmAndGo(typeAll(state, 'f3'), FIELDS)
  state = select(state, field('temple.rewards[0][0]'))
  expect(valueOf(erase(state, letters(state)))).toEqual({ limestone: 1 })
})

test('buttons replace the kind, and add one behind "and"', () => {
  const presses = (state: FormState, keys: string): FormState =>
    Array.from(keys).reduce((now, key) => press(now, letters(now), key), state)
  const start = at('pillarTiles.tiles[0].cost')
  expect(valueOf(presses(start, 'g3l'))).toEqual({ limestone: 1 })
  expect(valueOf(presses(start, '3'))).toEqual({ limestone: 3 })
  // What stands there stays where something is added.
  expect(valueOf(presses(start, '+g'))).toEqual({ limestone: 2, granite: 1 })
  expect(valueOf(presses(start, '+g2'))).toEqual({ limestone: 2, granite: 2 })
})

test('a key that means nothing changes nothing and is named', () => {
  const state = typeAll(at('temple.outerEdges.top[0]'), 'x')
  expect(state).toMatchObject({ unknown: 'x', typed: '' })
  expect(differences(state.history.now.edition)).toEqual([])
})

test('Enter goes on to the next field, over what is fixed and into the next area', () => {
  const next = (id: string): string => confirmAndGo(at(id), FIELDS).selected.id
  expect(next('temple.rewards[0][0]')).toBe('temple.rewards[0][1]')
  expect(next('horusBonuses.byDieValue.3')).toBe('horusBonuses.byDieValue.5')
  expect(next('osiris.secondProduction.4.granite')).toBe('decreeSymbols.D01')
  expect(goToArea(at('temple.rewards[0][0]'), FIELDS, -1).selected.area).toBe('seth')
})
