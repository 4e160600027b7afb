import { describe, expect, it } from 'vitest'
import { readEdition, standard } from '../edition.ts'
import {
  comparedIn,
  differences,
  doubtAbout,
  faultsOf,
  fieldsOf,
  isReconstructed,
  otherDifferences,
  reconstructedFields,
  withBasis,
  type Field,
  type FieldValue,
} from './index.ts'

const FIELDS = fieldsOf(standard)
const field = (id: string): Field => FIELDS.find((each) => each.id === id)!
const write = (values: Readonly<Record<string, FieldValue>>) =>
  Object.entries(values).reduce((edition, [id, value]) => field(id).write(edition, value), standard)

/** Another value that the kind of a field allows. */
function other({ kind, read }: Field): FieldValue {
  const now = read(standard)
  if (kind.type === 'number') return now === kind.max ? kind.min : kind.max
  if (kind.type === 'choice') return kind.values.find((value) => value !== now)!
  if (kind.type === 'switch') return now !== true
  if (kind.type === 'players') return [2, 3, 4].slice((now as readonly number[]).length === 3 ? 1 : 0)
  return { [kind.of[0]!]: 7 }
}

describe('the fields of an edition', () => {
  it('have ids of their own', () => {
    expect(new Set(FIELDS.map(({ id }) => id)).size).toBe(FIELDS.length)
  })

  it('hold what is written into them, and nothing else changes', () => {
    for (const each of FIELDS) {
      const changed = each.write(standard, other(each))
      expect(each.read(changed), each.id).toEqual(other(each))
      expect(differences(changed).map(({ field: { id } }) => id)).toEqual([each.id])
      expect(otherDifferences(changed), each.id).toEqual([])
      expect(each.write(changed, each.read(standard)), each.id).toEqual(standard)
    }
  })

  it('cover every reconstructed value of the temple, the tiles and the cards', () => {
    const many = Map.groupBy(reconstructedFields(standard), ({ area }) => area)
    expect(Object.fromEntries([...many].map(([area, { length }]) => [area, length]))).toEqual({
      temple: 45,
      around: 24,
      tiles: 27 * 5,
      board: 18,
      horus: 11,
      osiris: 8,
      decrees: 24,
      seth: 28,
    })
  })

  it('are sure where the rulebook tells the value', () => {
    expect(isReconstructed(standard, field('horusBonuses.byDieValue.4'))).toBe(false)
    expect(isReconstructed(standard, field('horusBonuses.byDieValue.5'))).toBe(true)
    expect(isReconstructed(standard, field('timeOfSeth.switches.cultOncePerTurn'))).toBe(false)
  })
})

describe('what differs', () => {
  it('is told with both values', () => {
    const [found] = differences(write({ 'temple.rewards[3][2]': { bread: 3 } }))
    expect(found).toMatchObject({ value: { bread: 3 }, ours: { limestone: 2 } })
  })

  it('is told of values that stand on no board', () => {
    const dice = { ...standard.supply.dice, white: 6 }
    const changed = { ...standard, supply: { ...standard.supply, dice } }
    expect(otherDifferences(changed)).toEqual([{ path: ['supply', 'dice', 'white'], value: 6, ours: 5 }])
  })

  it('is told of rows that have other lengths', () => {
    const buildingRow = [...standard.playerBoard.buildingRow, { bread: 0, vp: 6 }]
    const longer = {
      ...standard,
      supply: { ...standard.supply, buildings: 11 },
      playerBoard: { ...standard.playerBoard, buildingRow },
    }
    expect(readEdition(longer).ok).toBe(true)
    expect(differences(longer)).toMatchObject([{ value: { vp: 6 }, ours: undefined }])
  })
})

describe('faults', () => {
  it('are found in every field at once, as the rules name them', () => {
    const draft = write({ 'playerBoard.productionMax': 9, 'timeOfSeth.statueSpaces.seth.4': 5 })
    expect(faultsOf(draft).map(({ fault, fields }) => [fault.code, fields])).toEqual([
      ['shape.range', ['playerBoard.productionMax']],
      ['shape.range', ['timeOfSeth.statueSpaces.seth.4']],
    ])
  })

  it('of a rule over several fields are those of all of them', () => {
    const twice = faultsOf(write({ 'horusBonuses.printedGodOrder[0]': 'ra' }))
    expect(twice).toMatchObject([{ fault: { code: 'tekhenu.edition.each-once' } }])
    expect(twice[0]!.fields).toHaveLength(6)
    const four = faultsOf(write({ 'timeOfSeth.regions.columns.3': 2 }))
    expect(four[0]!.fields).toEqual(
      [1, 2, 3, 4, 5, 6].map((region) => `timeOfSeth.regions.columns.${region}`),
    )
    const closed = write({
      'temple.buildingSpaces.left.players': [3, 4],
      'temple.buildingSpaces.bottom.players': [3],
    })
    expect(faultsOf(closed)).toMatchObject([
      { fault: { code: 'tekhenu.edition.seats', params: { seats: 2 } } },
    ])
    expect(faultsOf(closed)[0]!.fields).toHaveLength(4)
  })

  it('are none in the standard edition', () => {
    expect(faultsOf(standard)).toEqual([])
  })
})

describe('doubts', () => {
  it.each<[string, FieldValue, string]>([
    ['temple.buildingSpaces.bottom.bread[0]', 5, 'range'],
    ['temple.rewards[0][0]', {}, 'empty'],
    ['temple.rewards[0][0]', { bread: 1, faith: 1 }, 'kinds'],
    ['temple.rewards[0][0]', { bread: 4 }, 'range'],
    ['pillarTiles.tiles[0].cost', { papyrus: 1 }, 'strange'],
  ])('%s: %j is unlike all others', (id, value, code) => {
    expect(doubtAbout(field(id), value)).toMatchObject({ code })
  })

  it('are raised by no value of the standard edition', () => {
    expect(FIELDS.filter((each) => doubtAbout(each, each.read(standard)) !== undefined)).toEqual([])
  })
})

describe('the basis of a block', () => {
  const ofOsiris = FIELDS.filter(({ block }) => block === 'osiris').map(({ id }) => id)

  it('names single values that were compared, until all of them are', () => {
    const some = [...ofOsiris.slice(0, 3), ofOsiris[6]!]
    const compared = withBasis(standard, new Set(some))
    expect(compared.osiris.basis).toBe('partly reconstructed; compared with the box: 1-3, 7 of 8')
    expect(isReconstructed(compared, field(ofOsiris[4]!))).toBe(true)
    expect(comparedIn(compared)).toEqual(some)
    expect(withBasis(compared, new Set())).toEqual(standard)
  })

  it('has room for every other value of the largest block', () => {
    const ofTiles = FIELDS.filter(({ block }) => block === 'pillarTiles').map(({ id }) => id)
    const some = ofTiles.filter((_, i) => i % 2 === 0)
    const read = readEdition(withBasis(standard, new Set(some)))
    expect(read.ok && comparedIn(read.value)).toEqual(some)
  })

  it('says that the box was looked at once all are', () => {
    const compared = withBasis(standard, new Set(ofOsiris))
    expect(isReconstructed(compared, field(ofOsiris[0]!))).toBe(false)
    expect(comparedIn(compared)).toEqual(ofOsiris)
    expect(differences(compared)).toEqual([])
    expect(readEdition(compared).ok).toBe(true)
  })
})
