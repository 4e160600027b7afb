import { standard } from '@benben/tekhenu'
import { fieldsOf, type FieldValue } from '@benben/tekhenu/fields'
import { expect, test } from 'vitest'
import { speak } from '../speak.ts'
import { describeDifferences, differencesOf } from './differences.ts'
import { fieldName, valueText } from './fields.ts'

const words = speak('en')
const FIELDS = fieldsOf(standard)
const changed = (values: Readonly<Record<string, FieldValue>>) =>
  FIELDS.reduce(
    (edition, field) => (field.id in values ? field.write(edition, values[field.id]!) : edition),
    standard,
  )

test('what differs is told by area, with what the standard edition has', () => {
  const found = differencesOf(
    words,
    changed({
      'temple.rewards[3][2]': { bread: 3 },
      'temple.outerEdges.top[2]': 'clay',
      'temple.buildingSpaces.top.players': [3, 4],
      'pillarTiles.tiles[6].cost': { limestone: 1, granite: 2 },
      'osiris.secondProduction.3.bread': 'granite',
      'timeOfSeth.regions.rewards.3': { anyBasicResource: 2, priests: 1 },
      'timeOfSeth.switches.cultOncePerTurn': false,
    }),
  )
  expect(found.map(({ name, lines }) => [name, lines.map(({ text }) => text)])).toEqual([
    ['Temple', ['Space c4: 3 bread instead of 2 limestone', 'Edge above column c: clay instead of sand']],
    ['Around the temple', ['Buildings above, open with: 3 and 4 players instead of 4 players']],
    ['Pillar tiles', ['P07, cost: 1 limestone and 2 granite instead of 1 limestone']],
    ['Osiris', ['Row 3 of bread, second resource: granite instead of papyrus']],
    [
      'Time of Seth',
      [
        'Region 3, Libya: 1 priest and 2 of your choice but gold instead of 3 of your choice but gold',
        'Cult powers work once a turn: no instead of yes',
      ],
    ],
  ])
  expect(describeDifferences(words, found)).toBe('7 values differ from the standard edition.')
})

test('values that stand on no board are told by their path', () => {
  const edition = { ...standard, supply: { ...standard.supply, pillars: 9 } }
  expect(differencesOf(words, edition)).toMatchObject([
    { area: 'other', lines: [{ text: 'supply.pillars: 9 instead of 8' }] },
  ])
})

test('every field has a name and says its value', () => {
  for (const field of FIELDS) {
    expect(fieldName(words, field)).not.toContain('{')
    expect(valueText(words, field.read(standard))).not.toMatch(/tekhenu\.|unknown/i)
  }
})

test('no two fields of an area have the same name', () => {
  const names = FIELDS.map((field) => `${field.area} ${fieldName(words, field)}`)
  expect(new Set(names).size).toBe(names.length)
})
