import { fastHost, random } from '@benben/kernel'
import { expect, test } from 'vitest'
import {
  comesLater,
  gainsNow,
  nextScoring,
  panOf,
  pointsPerPillar,
  standard,
  tekhenu,
  type TekhenuOptions,
  type TekhenuView,
} from '../index.ts'

function* views(players: number, options: TekhenuOptions): Generator<TekhenuView> {
  const chance = random('boards')
  const p = tekhenu.setup(options, players, 'boards', fastHost)
  for (let seats = tekhenu.toAct(p); seats.length > 0; seats = tekhenu.toAct(p)) {
    yield tekhenu.view(p, seats[0]!)
    const moves = tekhenu.legal(p, seats[0]!, [])
    tekhenu.step(p, seats[0]!, moves[chance.below(moves.length)]!, fastHost)
  }
}

test('the pans weigh what the balance says, blood included', () => {
  for (const options of [{ horus: 'shuffled' }, { horus: 'shuffled', seth: true }] as const) {
    for (const view of views(3, options)) {
      view.seats.forEach((_, seat) => {
        const { weight } = panOf(view, seat, 'pure')
        // A seat cannot show −0.
        expect(weight - panOf(view, seat, 'tainted').weight + 0).toBe(view.balances[seat]! + 0)
      })
    }
  }
})

test('gains are what the projection adds', () => {
  for (const view of views(2, { horus: 'shuffled', solo: 'hard' })) {
    const soon = tekhenu.project(view)
    gainsNow(standard, view).forEach((gains, seat) => {
      for (const [source, points] of Object.entries(gains))
        expect(points).toBe(soon[seat]![source]! - view.seats[seat]!.points[source]!)
    })
  }
})

test('the first scoring pays neither decrees nor the scribes of Botankhamun, the last one does', () => {
  const gains = { temple: 5, decrees: 12, scribes: 1, bread: -3 }
  expect(nextScoring({ round: 8 }, gains)).toBe(2)
  expect(nextScoring({ round: 9 }, gains)).toBe(15)
  expect(comesLater({ round: 8 }, 'temple')).toBe(false)
  expect(comesLater({ round: 8 }, 'order')).toBe(true)
})

test('G5, T05: a pillar in line pays 3 with a building or statue, 5 with the technology', () => {
  const first = [...views(2, { horus: 'shuffled' })][0]!
  const view: TekhenuView = {
    ...first,
    temple: first.temple
      .with(12, { tile: 'P01', turn: 0, owner: 0 })
      .with(10, { tile: 'P02', turn: 0, owner: 0 }),
    houses: {},
  }
  const rich = {
    ...view,
    seats: view.seats.map((board, seat) => (seat === 0 ? { ...board, technologies: ['T05'] } : board)),
  }
  expect(pointsPerPillar(standard, view, 0, 'left 3')).toBe(3)
  expect(pointsPerPillar(standard, view, 0, 'row')).toBe(3)
  expect(pointsPerPillar(standard, rich, 0, 'left 3')).toBe(5)
  expect(pointsPerPillar(standard, rich, 0, 'column')).toBe(3)
  expect(pointsPerPillar(standard, view, 1, 'left 3')).toBe(0)
  expect(pointsPerPillar(standard, view, 0, 'left 1')).toBe(0)
})
