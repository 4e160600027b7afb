import { standard } from '@benben/tekhenu'
import { fieldsOf, type Field } from '@benben/tekhenu/fields'
import { expect, test } from 'vitest'
import {
  beginWith,
  confirm,
  EMPTY,
  finished,
  keepOdd,
  reset,
  setValue,
  undo,
  type DraftHistory,
} from './draft.ts'
import { memoryOf, recall } from './form-memory.ts'

const FIELDS = fieldsOf(standard)
const field = (id: string): Field => FIELDS.find((each) => each.id === id)!
const space = field('temple.rewards[0][0]')
const bread = field('temple.buildingSpaces.left.bread[0]')

/** What comes back from the storage of a browser. */
const recalled = (history: DraftHistory, at = '') =>
  recall(
    JSON.parse(
      JSON.stringify({
        id: '1',
        game: 'tekhenu',
        name: 'My box',
        printed: finished(history.now),
        compared: [...history.now.compared],
        changed: 0,
        form: memoryOf(history, at),
      }),
    ),
  )

const valuesOf = ({ now }: DraftHistory) => [
  space.read(now.edition),
  bread.read(now.edition),
  [...now.compared],
  [...now.kept],
]

test('steps can be taken back after a reload, a reset of everything too', () => {
  let history = setValue(beginWith(EMPTY), space, { faith: 2 })
  history = keepOdd(setValue(history, bread, 8), bread)
  history = reset(confirm(history, [FIELDS[1]!.id]), FIELDS)
  const { at, history: again } = recalled(history, bread.id)
  expect(at).toBe(bread.id)
  let after = again
  for (let i = 0; i < 5; i++) {
    expect(valuesOf(after)).toEqual(valuesOf(history))
    history = undo(history)
    after = undo(after)
  }
  expect(history.before).toEqual([])
  expect(after.before).toEqual([])
})

test('an edition from before the form remembered anything begins without steps', () => {
  const { history, at } = recall({
    id: '1',
    game: 'tekhenu',
    name: 'My box',
    printed: standard,
    compared: [space.id],
    changed: 0,
  })
  expect([...history.now.compared]).toEqual([space.id])
  expect([history.before, at]).toEqual([[], ''])
})
