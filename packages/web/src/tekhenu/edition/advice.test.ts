import { readEdition, standard } from '@benben/tekhenu'
import { fieldsOf, type Field, type FieldValue } from '@benben/tekhenu/fields'
import { speak } from '@benben/words'
import { expect, test } from 'vitest'
import { adviceOn, doubtText } from './advice.ts'
import { fileProblem } from './file.ts'

const words = speak('en')
const FIELDS = fieldsOf(standard)
const field = (id: string): Field => FIELDS.find((each) => each.id === id)!
const doubt = (id: string, value: FieldValue) => doubtText(words, field(id), field(id).write(standard, value))

test('a doubt speaks of our edition and of what the value is', () => {
  expect(doubt('temple.buildingSpaces.left.bread[0]', 8)).toBe(
    'Is that right? Bread costs of buildings go from 2 to 4 in our edition.',
  )
  expect(doubt('pillarTiles.tiles[0].cost', { papyrus: 1 })).toBe(
    'Is that right? Costs of pillar tiles never show papyrus in our edition.',
  )
  expect(doubt('temple.rewards[0][0]', { bread: 1, faith: 1 })).toContain('never show more than one kind')
  expect(doubt('temple.rewards[0][0]', {})).toContain('Rewards of the temple are never empty')
})

test('every value that can be doubted has a name for what it is', () => {
  const said = FIELDS.flatMap(({ id, kind }) =>
    kind.type === 'amounts' ? [doubt(id, { [kind.of[0]!]: 9 })] : [],
  )
  expect(said.length).toBeGreaterThan(60)
  expect(said.filter((text) => text?.includes('in our edition') !== true)).toEqual([])
})

test('the advice on gods says which is there twice and which is missing', () => {
  const { faults } = adviceOn(words, FIELDS, field('horusBonuses.printedGodOrder[0]').write(standard, 'ra'))
  expect(faults).toHaveLength(1)
  expect(faults[0]!.text).toBe('The printed order of gods names Ra more than once and leaves out Horus.')
})

const problemOf = (raw: unknown): string => {
  const read = readEdition(raw)
  return read.ok ? '' : fileProblem(words, read.fault)
}

test('what is wrong with a file is said by the name of the field', () => {
  const { playerBoard, temple } = standard
  expect(problemOf({ ...standard, playerBoard: { ...playerBoard, productionMax: 99 } })).toBe(
    'The file cannot be used. Production at most is 99, but must be from 1 to 6.',
  )
  const rewards = temple.rewards.with(1, temple.rewards[1]!.with(2, { ...temple.rewards[1]![2]!, bread: 12 }))
  expect(problemOf({ ...standard, temple: { ...temple, rewards } })).toContain('Space c2 is 12')
})

test('what is in no field is said by its place in the file', () => {
  expect(problemOf({})).toBe('The file cannot be used. Its part “name” is missing. Add it.')
  expect(problemOf({ ...standard, temple: undefined })).toContain('Its part “temple”')
})
