import { sethOf, soloOf, tekhenu, vizierOf, type TekhenuView } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { advance } from './events.ts'
import { MODES, playing } from '../testing/playing.ts'

const sethDrawn = (view: TekhenuView): unknown => {
  const seth = sethOf(view)
  return seth === undefined
    ? undefined
    : {
        dice: seth.dice.toSorted(),
        regions: seth.regions,
        peopleStatues: seth.peopleStatues,
        statues: seth.statues,
        conquest: seth.conquest,
        temple: seth.temple,
        artifacts: [seth.artifacts, ...seth.seats.map(({ artifacts }) => artifacts)].map((each) =>
          each.toSorted(),
        ),
        bands: seth.seats.map(({ warriors, priests, blood }) => [warriors, priests, blood]),
      }
}

const OF_A_SEAT = [
  'points',
  'tokens',
  'production',
  'population',
  'happiness',
  'dice',
  'excess',
  'buildings',
  'pillars',
  'statues',
  'destiny',
] as const

/** What the picture shows of a view while events are told one by one. */
const drawn = (view: TekhenuView): unknown => ({
  round: view.round,
  lights: view.lights,
  dice: view.dice.map((dice) => dice.toSorted()),
  temple: view.temple,
  bag: view.bag,
  market: view.market,
  opened: view.opened,
  pyramid: [soloOf(view)?.pyramid, soloOf(view)?.marker],
  tiles: view.tiles,
  houses: view.houses,
  workshops: view.workshops,
  godStatues: view.godStatues,
  peopleStatues: view.peopleStatues,
  totals: view.totals,
  // Botankhamun's scales always show the same.
  balances: soloOf(view) === undefined ? view.balances : [],
  seth: sethDrawn(view),
  vizier: vizierOf(view)?.at,
  seats: view.seats.map((seat) => ({
    ...Object.fromEntries(OF_A_SEAT.map((part) => [part, seat[part]])),
    blessings: seat.blessings.toSorted(),
    technologies: seat.technologies.toSorted(),
  })),
})

for (const mode of MODES) {
  test(`events told one by one lead to the same picture as the view: ${mode.name}`, () => {
    for (const seed of ['told', 'again', 'once more']) {
      let before: TekhenuView | undefined
      for (const { match } of playing(mode, seed)) {
        const now = tekhenu.view(match.position, 0)
        const told = (match.entries.at(-1)?.events ?? []).flatMap(
          (event) => tekhenu.viewEvent(event, 0) ?? [],
        )
        const shown = told.reduce(advance, before ?? now)
        expect(drawn(before === undefined ? now : shown), told.map(({ type }) => type).join()).toEqual(
          drawn(now),
        )
        before = now
      }
    }
  })
}
