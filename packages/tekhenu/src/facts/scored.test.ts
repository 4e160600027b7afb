import { fastHost, random } from '@benben/kernel'
import { expect, test } from 'vitest'
import {
  ankhOf,
  breadDue,
  ownInLine,
  scoredAt,
  standard,
  tekhenu,
  type TekhenuOptions,
  type TekhenuView,
} from '../index.ts'

const MODES: readonly (readonly [players: number, options: TekhenuOptions])[] = [
  [2, { horus: 'shuffled' }],
  [4, { horus: 'shuffled' }],
  [3, { horus: 'shuffled', seth: true }],
  [2, { horus: 'shuffled', solo: 'hard' }],
]
const IN_PARTS = ['districts', 'temple', 'regions'] as const

function* views(players: number, options: TekhenuOptions): Generator<TekhenuView> {
  const chance = random('scored')
  const p = tekhenu.setup(options, players, 'scored', fastHost)
  for (let seats = tekhenu.toAct(p); seats.length > 0; seats = tekhenu.toAct(p)) {
    // In the last Maat phase some steps are paid already.
    const view = tekhenu.view(p, seats[0]!)
    if (view.round < 16) yield view
    const moves = tekhenu.legal(p, seats[0]!, [])
    tekhenu.step(p, seats[0]!, moves[chance.below(moves.length)]!, fastHost)
  }
}

const gainOf = (view: TekhenuView, seat: number, source: string): number =>
  tekhenu.project(view)[seat]![source]! - view.seats[seat]!.points[source]!

const sum = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((all, { points }) => all + points, 0)

test('G6, R53, Q48: the parts of a step of a scoring come to what the step pays', () => {
  const seen = new Set<string>()
  for (const [players, options] of MODES) {
    for (const view of views(players, options)) {
      view.seats.forEach((_, seat) => {
        for (const source of IN_PARTS) {
          const parts = scoredAt(standard, view, seat, source)
          expect(sum(parts), `${source} of seat ${seat}`).toBe(gainOf(view, seat, source))
          if (parts.length > 0) seen.add(source)
        }
      })
    }
  }
  expect([...seen].toSorted()).toEqual(IN_PARTS.toSorted())
})

const holding = (
  view: TekhenuView,
  seat: number,
  held: Partial<TekhenuView['seats'][number]>,
): TekhenuView => ({
  ...view,
  seats: view.seats.map((board, i) => (i === seat ? { ...board, ...held } : board)),
})
const begun = (options: TekhenuOptions): TekhenuView =>
  tekhenu.view(tekhenu.setup(options, 2, 'facts', fastHost), 0)

test('each production at its end pays', () => {
  const { papyrus, bread, ...others } = begun({ horus: 'shuffled' }).seats[0]!.production
  const most = standard.playerBoard.productionMax
  const view = holding(begun({ horus: 'shuffled' }), 0, {
    production: { ...others, papyrus: most, bread: most },
  })
  expect([papyrus, bread]).not.toContain(most)
  expect(scoredAt(standard, view, 0, 'production')).toEqual([
    { place: 'papyrus', points: 2 },
    { place: 'bread', points: 2 },
  ])
  expect(gainOf(view, 0, 'production')).toBe(4)
})

test('ties at Maat are broken by the destiny, by T15, and by the 4 of Botankhamun', () => {
  const two = begun({ horus: 'shuffled' })
  expect(ankhOf(standard, holding(two, 1, { destiny: 'A03' }), 1)).toBe(2)
  expect(ankhOf(standard, holding(two, 1, { destiny: 'A03', technologies: ['T15'] }), 1)).toBe(5)
  const alone = begun({ horus: 'shuffled', solo: 'easy' })
  expect(ankhOf(standard, holding(alone, 1, { destiny: 'A02' }), 1)).toBe(4)
  expect(ankhOf(standard, holding(alone, 0, { destiny: 'A02' }), 0)).toBe(1)
})

test('bread is due for the buildings that stand, none with T17, and never from Botankhamun', () => {
  const buildings = standard.supply.buildings - 4
  const due = standard.playerBoard.buildingRow.slice(0, 4).reduce((all, { bread }) => all + bread, 0)
  const two = holding(begun({ horus: 'shuffled' }), 1, { buildings })
  expect(due).toBeGreaterThan(0)
  expect(breadDue(standard, two, 1)).toBe(due)
  expect(breadDue(standard, holding(two, 1, { technologies: ['T17'] }), 1)).toBe(0)
  expect(breadDue(standard, holding(begun({ horus: 'shuffled', solo: 'easy' }), 1, { buildings }), 1)).toBe(0)
})

test('G6: a pillar scores one for each own piece in its row and column', () => {
  let pillars = 0
  for (const view of views(2, { horus: 'shuffled' })) {
    for (const seat of [0, 1]) {
      const own = view.temple.flatMap((at, space) => (at?.owner === seat ? [space] : []))
      const parts = scoredAt(standard, view, seat, 'temple')
      const worth = own.reduce((all, space) => all + ownInLine(view, space, seat), 0)
      expect(worth).toBe(sum(parts) - parts.length)
      pillars += worth
    }
  }
  expect(pillars).toBeGreaterThan(10)
})
