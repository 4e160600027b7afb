import { standard } from '@benben/tekhenu'
import { differences, fieldsOf, type Field } from '@benben/tekhenu/fields'
import { speak } from '@benben/words'
import { expect, test } from 'vitest'
import { beginWith, EMPTY, isOdd, undo } from './draft.ts'
import {
  beginForm,
  bringBack,
  confirmAndGo,
  erase,
  goneOf,
  goToArea,
  press,
  resetAll,
  resetFields,
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
const at = (id: string): FormState => beginForm(beginWith(EMPTY), id)

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

test.each([
  ['playerBoard.statueGranite[0]', '13'],
  ['playerBoard.statueGranite[0]', '-5'],
  ['timeOfSeth.regions.columns.1', '3'],
  ['temple.buildingSpaces.left.players', '1'],
  ['temple.rewards[0][0]', 'b23'],
])('%s refuses %s: nothing is changed, nothing confirmed', (id, typed) => {
  const state = typeAll(at(id), typed)
  expect(state).toMatchObject({ typed, unread: true })
  expect(state.history).toEqual(beginWith(EMPTY))
  expect(confirmAndGo(state, FIELDS)).toBe(state)
  expect(confirmAndGo(select(state, field(id)), FIELDS).selected.id).not.toBe(id)
})

test('a number without a kind is not confirmed either', () => {
  const two = confirmAndGo(typeAll(at('temple.rewards[0][0]'), 'b+f'), FIELDS)
  const state = typeAll(select(two, field('temple.rewards[0][0]')), '3')
  expect(confirmAndGo(state, FIELDS)).toBe(state)
})

test('buttons for players are switches, buttons for numbers replace each other', () => {
  const presses = (state: FormState, keys: string): FormState =>
    Array.from(keys).reduce((now, key) => press(now, letters(now), key), state)
  const top = at('temple.buildingSpaces.top.players')
  expect(valueOf(top)).toEqual([4])
  expect(valueOf(presses(top, '2'))).toEqual([2, 4])
  expect(valueOf(presses(top, '24'))).toEqual([2])
  expect(valueOf(presses(top, '20'))).toEqual([])
  expect(valueOf(presses(top, '03'))).toEqual([3])
  expect(valueOf(presses(at('playerBoard.statueGranite[0]'), '53'))).toBe(3)
  expect(valueOf(presses(at('temple.rewards[0][0]'), 'b23'))).toEqual({ bread: 3 })
})

test('a reset of an area or of everything can be brought back until something else changes', () => {
  const filled = confirmAndGo(typeAll(at('temple.rewards[0][0]'), 'f2'), FIELDS)
  for (const what of ['temple', 'all'] as const) {
    const gone = resetAll(filled, FIELDS, what)
    expect(differences(gone.history.now.edition)).toEqual([])
    expect(goneOf(gone)?.what).toBe(what)
    expect(bringBack(gone).history.now).toEqual(filled.history.now)
    expect(goneOf(bringBack(gone))).toBeUndefined()
    expect(goneOf(confirmAndGo(gone, FIELDS))).toBeUndefined()
  }
  expect(goneOf(resetAll(filled, FIELDS, 'seth'))).toBeUndefined()
})

test('Delete on a field that is ours is no step', () => {
  const state = at('temple.rewards[0][0]')
  expect(resetFields(state, [state.selected]).history.before).toEqual([])
})

test('an odd value is kept by whoever comes back to it and says that it is right', () => {
  const id = 'temple.buildingSpaces.left.bread[0]'
  const typed = confirmAndGo(typeAll(at(id), '8'), FIELDS)
  expect(isOdd(typed.history.now, field(id))).toBe(true)
  const kept = confirmAndGo(select(typed, field(id)), FIELDS)
  expect(isOdd(kept.history.now, field(id))).toBe(false)
  expect(valueOf(select(kept, field(id)))).toBe(8)
})

test('a form begins where somebody left it', () => {
  expect(at('decreeSymbols.D05').selected.id).toBe('decreeSymbols.D05')
  expect(at('no such field').selected.id).toBe('temple.rewards[0][0]')
})
