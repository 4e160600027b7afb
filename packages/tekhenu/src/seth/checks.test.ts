import { describe, expect, it } from 'vitest'
import { readEdition, standard } from '../index.ts'
import { TestTable, type Layout } from '../testing/table.ts'

describe('once per turn, looked at again', () => {
  it('TS10, Q34: the happiness of T06 comes once a turn, like the rest of it', () => {
    const table = new TestTable(
      {
        seth: {},
        dice: { bastet: ['gray 1'] },
        seats: [
          {
            technologies: ['T06'],
            artifacts: ['Art02'],
            tokens: { papyrus: 4 },
            population: 15,
            happiness: 2,
          },
        ],
      },
      true,
    )
    table.play('0: use Art02', '0: do bastet', '0: value 3')
    expect(table.seat(0)).toMatchObject({ population: 16, happiness: 6 })
    table.play('0: take bastet 1 gray', '0: do bastet')
    expect(table.seat(0)).toMatchObject({ population: 16, happiness: 7 })
    expect(table.points(0)).toEqual({ T06: 2 })
  })

  it('TS10: T11 pays once a turn, also where its die does two actions', () => {
    const table = new TestTable(
      {
        seth: {},
        dice: { hathor: ['gray 1'] },
        seats: [
          {
            technologies: ['T11'],
            blessings: ['B17'],
            tokens: { bread: 9, papyrus: 2, scribe: 1 },
            happiness: 2,
          },
        ],
      },
      true,
    )
    table.play('0: take hathor 1 gray', '0: play B17 for bastet', '0: extra bastet')
    expect(table.points(0)).toEqual({ T11: 2 })
    table.play('0: building at left 1')
    expect(table.points(0)).toEqual({ T11: 2 })
    expect(table.all('action').map(({ action }) => action)).toEqual(['bastet', 'hathor'])
  })

  it('R7, Q34: T19 is not offered for a resource of T13 that does not come a second time', () => {
    const layout = (artifacts: string[]): Layout => ({
      seth: {},
      sunny: 'thoth',
      dice: { thoth: ['yellow 5'] },
      seats: [{ technologies: ['T13', 'T19'], artifacts, tokens: { scribe: 1 }, happiness: 2 }],
    })
    const fresh = new TestTable(layout([]), true).play('0: take thoth 5 yellow')
    expect(fresh.legal(0)).toContain('also produce')
    const table = new TestTable(layout(['Art02']), true)
    table.play('0: use Art02', '0: produce bread', '0: value 3', '0: take thoth 5 yellow')
    expect(table.points(0)).toEqual({})
    expect(table.legal(0)).not.toContain('also produce')
  })
})

describe('what a die was taken for', () => {
  it('TS5: BX03 does not take the warriors a die needs once a scribe has changed its value', () => {
    const layout: Layout = {
      seth: { regions: { 2: [0] } },
      dice: { seth: ['gray 2'] },
      workshops: { 'bread 5': 0 },
      seats: [{ warriors: 4, tokens: { scribe: 1 }, blessings: ['BX03'] }],
    }
    const table = new TestTable(layout, true).play('0: take seth 2 gray')
    expect(table.legal(0)).toEqual(expect.arrayContaining(['value 1', 'value 3', 'value 4', 'play BX03']))
    // A building may come back for a happiness, but none may go for the warriors.
    table.play('0: play BX03')
    expect(table.legal(0)).not.toContain('move from bread 5')
    expect(table.legal(0)).toContain('move to bread 2')
  })
})

describe('an edition', () => {
  it('names each region of Seth in one of the two columns', () => {
    const file = structuredClone(standard) as { timeOfSeth: { regions: { columns: number[][] } } }
    file.timeOfSeth.regions.columns = [
      [1, 2, 3],
      [3, 4, 5],
    ]
    expect(readEdition(file)).toMatchObject({
      ok: false,
      fault: { path: 'edition.timeOfSeth.regions.columns', code: 'tekhenu.edition.regions' },
    })
  })
})
