import { fastHost } from '@benben/kernel'
import {
  purityIn,
  sethOf,
  soloOf,
  standard,
  tekhenuWith,
  vizierOf,
  type Edition,
  type TekhenuView,
} from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { anchor } from '../motion/marks.ts'
import { MODES, playing } from '../testing/playing.ts'
import { advanceIn, flightsOf, spotsTold } from './events.ts'

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

interface Told {
  readonly types: string
  /** The picture that the events lead to, and the one of the view that came with them. */
  readonly shown: unknown
  readonly expected: unknown
}

/** What is told after each move of a game. */
function* told(mode: (typeof MODES)[number], seed: string, edition: Edition): Generator<Told> {
  const game = tekhenuWith(edition)
  let before: TekhenuView | undefined
  for (const { match } of playing(mode, seed, game)) {
    const now = game.view(match.position, 0)
    const events = (match.entries.at(-1)?.events ?? []).flatMap((event) => game.viewEvent(event, 0) ?? [])
    if (before !== undefined)
      yield {
        types: events.map(({ type }) => type).join(),
        shown: drawn(events.reduce(advanceIn(edition), before)),
        expected: drawn(now),
      }
    before = now
  }
}

for (const mode of MODES) {
  test(`events told one by one lead to the same picture as the view: ${mode.name}`, () => {
    for (const seed of ['told', 'again', 'once more'])
      for (const { types, shown, expected } of told(mode, seed, standard))
        expect(shown, types).toEqual(expected)
  })
}

/** An edition with the wheel's gods in another order. */
const turned: Edition = {
  ...standard,
  wheel: { ...standard.wheel, godsClockwise: standard.wheel.godsClockwise.toReversed() },
}

test('the same where an edition has the gods in another order', () => {
  for (const mode of MODES.filter(({ name }) => ['two', 'solo', 'Seth, two'].includes(name)))
    for (const { types, shown, expected } of told(mode, 'told', turned))
      expect(shown, types).toEqual(expected)
})

test('a die flies to the side of the scales that its section has in the edition of the table', () => {
  const game = tekhenuWith(turned)
  const view = game.view(game.setup({ horus: 'printed' }, 2, 'flies', fastHost), 0)
  const sides = turned.wheel.godsClockwise.map((god) => {
    const [flight] = flightsOf(
      { type: 'taken', seat: 1, god, die: { colour: 'white', value: 3 } },
      { view, edition: turned, near: 0 },
      { current: null },
    )
    return flight?.to[0]
  })
  expect(sides).toEqual(view.lights.map((light) => anchor(1, `pan/${purityIn('white', light)}`)))
  expect(new Set(sides).size).toBe(3)
})

test('what another seat gains marks its board, and nothing on the board below', () => {
  const gained = { type: 'gained', seat: 1, tokens: { gold: 1 }, by: 'space' } as const
  expect(spotsTold(gained, 1)).toEqual(['token/gold'])
  expect(spotsTold(gained, 0)).toEqual(['board/1'])
  expect(spotsTold({ type: 'statue', seat: 1, place: 'ra' }, 0)).toEqual(['statue/ra'])
})
