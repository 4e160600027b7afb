import { sethOf, tekhenu } from '@benben/tekhenu'
import { describe, expect, test } from 'vitest'
import { gameWords } from '../games.ts'
import { speak } from '../speak.ts'
import { NAMES, playThrough } from '../testing/tekhenu.ts'

const words = speak('en')
const speech = gameWords('tekhenu')
const SOLO = {
  horus: 'shuffled',
  solo: 'hard',
  soloStart: 'choose',
  soloDecrees: 4,
  soloBuildings: 10,
} as const
const SOLO_SETH = {
  horus: 'shuffled',
  seth: true,
  solo: 'medium',
  soloDecrees: 4,
  soloBuildings: 10,
  soloPacket: '3+1',
  soloArtifacts: 3,
} as const
const TABLES = [
  ['two', 2, { horus: 'shuffled' }],
  ['three', 3, { horus: 'shuffled' }],
  ['four', 4, { horus: 'printed' }],
  ['one and Botankhamun', 2, SOLO],
  ['two with the Vizier', 2, { horus: 'shuffled', vizier: true }],
  ['two with Seth and the Vizier', 2, { horus: 'shuffled', seth: true, vizier: true }],
  ['four with Seth', 4, { horus: 'shuffled', seth: true }],
  ['one and Botankhamun with Seth', 2, SOLO_SETH],
] as const

describe.each(TABLES)('the table of %s in parts', (_, players, options) => {
  const who = { names: NAMES.slice(0, players) }
  let looked = 0
  const each = (look: (viewer: 0 | 'spectator', position: Int32Array) => void): void => {
    let moves = 0
    playThrough(
      players,
      `parts ${players}`,
      ({ position }) => {
        if (moves++ % 31 !== 0) return
        looked++
        look(0, position)
        look('spectator', position)
      },
      options,
    )
  }

  test('has a heading for every cell and a sentence for every thing', () => {
    each((viewer, position) => {
      const view = tekhenu.view(position, viewer)
      const parts = speech.sections(words, view, who)
      expect(new Set(parts.map(({ heading }) => heading)).size).toBe(parts.length)
      for (const { columns, rows, notes } of parts) {
        expect(rows.every((row) => row.length === columns.length)).toBe(true)
        // Rows and columns are told apart by their first cells.
        expect(new Set(rows.map(([head]) => head)).size).toBe(rows.length)
        expect(new Set(columns).size).toBe(columns.length)
        for (const text of [...rows.flat(), ...columns, ...notes, ...speech.course(words, view, who)]) {
          expect(text).toBe(text.trim())
          expect(text).not.toBe('')
          expect(text).not.toMatch(/undefined|NaN|Unknown problem|[{}]/)
        }
      }
    })
    expect(looked).toBeGreaterThan(2)
  })

  test('names whoever stands somewhere, everywhere', () => {
    each((viewer, position) => {
      const view = tekhenu.view(position, viewer)
      const parts = speech.sections(words, view, who)
      const cellsOf = (heading: string): string[] =>
        parts.find((part) => part.heading === heading)!.rows.flatMap(([, ...cells]) => cells)
      const named = (cells: readonly string[]): number =>
        cells.filter((cell) => NAMES.some((name) => cell.startsWith(name))).length
      expect(named(cellsOf('Osiris'))).toBe(Object.keys(view.workshops).length)
      expect(named(cellsOf('Buildings around the temple'))).toBe(Object.keys(view.houses).length)
      expect(named(cellsOf('Statues for the people'))).toBe(
        [...view.peopleStatues, ...(sethOf(view)?.peopleStatues ?? [])].filter((seat) => seat !== null)
          .length,
      )
      const regions = sethOf(view)
        ?.regions.flat()
        .filter((seat) => seat !== null).length
      expect(regions === undefined ? undefined : named(cellsOf('Seth'))).toBe(regions)
      expect(named(cellsOf('Temple Complex'))).toBe(
        view.temple.filter((tile) => tile !== null && tile.owner !== null).length,
      )
    })
  })
})

test('parts show nobody the decrees of others', () => {
  const leaks: string[] = []
  let hidden = 0
  playThrough(3, 'secret parts', ({ position }) => {
    const own = tekhenu.view(position, 1).decrees[1]!
    const mine = tekhenu.view(position, 0)
    const open = tekhenu.view(position, 'spectator')
    const known = JSON.stringify([open.seats, open.market, open.discards, mine.decrees, mine.dealt])
    const shown = JSON.stringify(speech.sections(words, mine, { names: NAMES }))
    const secret = own.filter((decree) => !known.includes(decree))
    hidden += secret.length
    // Texts of other cards may mention a decree; a line about a held decree begins with its id.
    leaks.push(...secret.filter((decree) => shown.includes(`${decree} (`)))
  })
  expect(leaks).toEqual([])
  expect(hidden).toBeGreaterThan(50)
})
