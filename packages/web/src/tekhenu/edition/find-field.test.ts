import { standard } from '@benben/tekhenu'
import { fieldsOf } from '@benben/tekhenu/fields'
import { speak } from '@benben/words'
import { fieldName } from '@benben/words/tekhenu-edition'
import { expect, test } from 'vitest'
import { findField } from './find-field.ts'

const words = speak('en')
const FIELDS = fieldsOf(standard)

test('every field is found by its name', () => {
  const lost = FIELDS.filter(
    (field) => !field.sure && findField(words, FIELDS, fieldName(words, field))?.id !== field.id,
  )
  expect(lost.map(({ id }) => id)).toEqual([])
})

test.each([
  ['c4', 'temple.rewards[3][2]'],
  ['p19', 'pillarTiles.tiles[18].cost'],
  ['p19 left', 'pillarTiles.tiles[18].edges[3]'],
  ['p10 t', 'pillarTiles.tiles[9].edges[0]'],
  ['p10 l', 'pillarTiles.tiles[9].edges[3]'],
  ['stat 3', 'playerBoard.statueGranite[2]'],
  ['D12', 'decreeSymbols.D12'],
  ['a02', 'timeOfSeth.conquestTiles.A02'],
])('%s is a way to say it', (asked, id) => {
  expect(findField(words, FIELDS, asked)?.id).toBe(id)
})

test('what no field is called finds none, nor does what the rulebook tells', () => {
  expect(findField(words, FIELDS, 'z9')).toBeUndefined()
  expect(findField(words, FIELDS, ' ')).toBeUndefined()
  expect(findField(words, FIELDS, 'bonus for value 4')).toBeUndefined()
})
