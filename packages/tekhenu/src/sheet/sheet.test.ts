import { readFileSync } from 'node:fs'
import { readRecord, replay } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { standard, tekhenu } from '../index.ts'
import { atLastScoring, sheetOf } from '../testing/sheet.ts'
import { countSheet, emptySheet, readSheet, type Sheet } from './index.ts'

/** A recorded game, and its table written down before the last scoring. */
function recorded(name: string) {
  const text = readFileSync(new URL(`../../fixtures/${name}.record`, import.meta.url), 'utf8')
  const match = replay(tekhenu, readRecord(text))
  const table = match.entries
    .map(({ before, seat, move }) => atLastScoring(before, seat, move))
    .find((position) => position !== undefined)!
  return { sheet: sheetOf(table, match.terms.names), result: match.result!, table }
}

const counted = (sheet: Sheet) => {
  const count = countSheet(standard, sheet)
  if (!count.ok) throw new Error(JSON.stringify(count.faults))
  return count.counted
}

/** Steps in which nobody has a choice. */
const SURE = ['districts', 'temple', 'statues', 'happiness', 'production', 'buildings', 'regions', 'order']
const GREEDY = ['two-greedy', 'three-greedy', 'four-greedy', 'two-seth-greedy', 'two-seth-vizier-greedy']
const RANDOM = ['two-random', 'three-random', 'four-random', 'four-seth-random', 'three-seth-mixed']

describe('the score sheet', () => {
  it.each(GREEDY)('counts %s source by source as the game did', (name) => {
    const { sheet, result, table } = recorded(name)
    const mine = counted(sheet)
    const before = tekhenu.view(table, 'spectator').seats.map(({ points }) => points)
    mine.result.points.forEach((points, seat) => {
      for (const source of [...SURE, 'bread', 'decrees'])
        expect([source, points[source]]).toEqual([
          source,
          result.points[seat]![source]! - before[seat]![source]!,
        ])
    })
    expect(mine.result.totals).toEqual(result.totals)
    expect(mine.result.winners).toEqual(result.winners)
  })

  it.each(RANDOM)('counts %s as the game did, or better where its players chose badly', (name) => {
    const { sheet, result, table } = recorded(name)
    const before = tekhenu.view(table, 'spectator').seats.map(({ points }) => points)
    counted(sheet).result.points.forEach((points, seat) => {
      const gained = (source: string): number => result.points[seat]![source]! - before[seat]![source]!
      for (const source of SURE) expect([source, points[source]]).toEqual([source, gained(source)])
      const chosen = gained('bread') + gained('decrees')
      expect(points['bread']! + points['decrees']!).toBeGreaterThanOrEqual(chosen)
    })
  })

  it('says piece by piece and card by card where points come from', () => {
    const { sheet } = recorded('three-greedy')
    const { result, parts } = counted(sheet)
    parts.forEach((mine, seat) => {
      for (const source of ['districts', 'temple', 'production', 'decrees'] as const) {
        const sum = (mine[source] ?? []).reduce((all, { points }) => all + points, 0)
        expect([source, sum]).toEqual([source, result.points[seat]![source]])
      }
    })
  })

  it('D23: whoever has played it scores one decree fewer', () => {
    const empty = emptySheet(['Ada', 'Ben'], false)
    const decreePoints = (proclaimed: boolean): number => {
      const mine = {
        ...empty.seats[0]!,
        godStatues: 2,
        decrees: ['D13', 'D16', 'D05'],
        happiness: 9,
        population: 9,
      }
      const seats = [{ ...mine, proclaimed }, empty.seats[1]!]
      return counted({ ...empty, pieces: { 'pillar c3': 0 }, seats }).result.points[0]!['decrees']!
    }
    expect([decreePoints(false), decreePoints(true)]).toEqual([15, 12])
  })

  it('names the tie break', () => {
    const even = emptySheet(['Ada', 'Ben'], false)
    // Turn order brings the first three points.
    const seats = even.seats.map((seat, i) => ({ ...seat, track: i === 0 ? 10 : 13 }))
    expect(counted({ ...even, seats })).toMatchObject({ tie: 'order', result: { winners: [0] } })
    const rich = seats.map((seat, i) => ({ ...seat, scribe: i }))
    expect(counted({ ...even, seats: rich })).toMatchObject({ tie: 'scribes', result: { winners: [1] } })
    expect(counted(even).tie).toBeUndefined()
  })

  it('refuses what cannot be on any table', () => {
    const empty = emptySheet(['Ada', 'Ben'], false)
    const with0 = (more: object): Sheet => ({
      ...empty,
      seats: [{ ...empty.seats[0]!, ...more }, empty.seats[1]!],
    })
    const faults = (sheet: Sheet): string[] => {
      const count = countSheet(standard, sheet)
      return count.ok ? [] : count.faults.map(({ code }) => code.replace('tekhenu.sheet.', ''))
    }
    expect(faults(empty)).toEqual([])
    expect(faults(with0({ happiness: 6 }))).toEqual(['happiness'])
    expect(faults(with0({ technologies: ['T16'] }))).toEqual(['card-boxed'])
    expect(faults({ ...empty, order: [1, 1] })).toEqual(['order'])
    const statues = { ...with0({ godStatues: 6 }), pieces: { 'statue row': 0 } }
    expect(faults(statues)).toEqual(['statues'])
    const twice = empty.seats.map((seat) => ({ ...seat, decrees: ['D01'] }))
    expect(faults({ ...empty, seats: twice })).toEqual(['card-twice'])
    const many = Object.fromEntries(
      ['left', 'bottom', 'right'].flatMap((side) => [1, 2, 3, 4].map((n) => [`house ${side} ${n}`, 0])),
    )
    expect(faults({ ...empty, pieces: many })).toEqual(['buildings'])
  })

  it('comes back from JSON as it was, and garbled sheets are refused', () => {
    const { sheet } = recorded('four-seth-random')
    const read = readSheet(JSON.parse(JSON.stringify(sheet)))
    expect(read.ok && read.value).toEqual(sheet)
    expect(readSheet({ ...sheet, pieces: { 'pillar z9': 0 } }).ok).toBe(false)
    expect(readSheet({ ...sheet, names: ['Ada'] }).ok).toBe(false)
    expect(readSheet(null).ok).toBe(false)
  })
})
