import {
  standard,
  tekhenu,
  tekhenuWith,
  type Edition,
  type TekhenuEvent,
  type TekhenuView,
} from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { advanceIn } from '../events/events.ts'
import { earnedAt } from './earned.ts'
import { MODES, playing } from '../testing/playing.ts'

/** What is counted piece by piece, and comes from places of its own in the end. */
const IN_PARTS = new Set(['districts', 'temple', 'production', 'regions'])
const isArea = (place: string): boolean => place.startsWith('[data-area')

type Points = Extract<TekhenuEvent, { type: 'points' }>

/** All points of a game, each with the picture in which they are told. */
function* scored(
  mode: (typeof MODES)[number],
  seed: string,
  edition: Edition,
  game: typeof tekhenu,
): Generator<{ readonly event: Points; readonly view: TekhenuView }> {
  let view: TekhenuView | undefined
  for (const { match } of playing(mode, seed, game)) {
    for (const event of match.entries.at(-1)?.events ?? []) {
      if (view === undefined) break
      if (event.type === 'points') yield { event, view }
      view = advanceIn(edition)(view, event)
    }
    view = game.view(match.position, 0)
  }
}

/** Every point of three games comes from the places that earned it. Returns the sources that were counted in parts. */
function checkGames(mode: (typeof MODES)[number], edition: Edition, game: typeof tekhenu): Set<string> {
  const all = ['told', 'again', 'once more'].flatMap((seed) =>
    [...scored(mode, seed, edition, game)].map(({ event, view }) => ({
      event,
      parts: earnedAt(event, { view, edition, near: 0, last: [] }),
    })),
  )
  for (const { event, parts } of all)
    expect(
      parts.reduce((sum, { points }) => sum + points, 0),
      `${event.source} by ${event.by}`,
    ).toBe(event.points)
  const inParts = all.filter(({ event }) => event.by === 'scoring' && IN_PARTS.has(event.source))
  for (const { event, parts } of inParts)
    expect(
      parts.some(({ from }) => isArea(from[0]!)),
      `${event.points} of ${event.source}`,
    ).toBe(false)
  return new Set(inParts.map(({ event }) => event.source))
}

for (const mode of MODES) {
  test(`points are those of the places they come from: ${mode.name}`, () => {
    const sources = checkGames(mode, standard, tekhenu)
    expect(sources).toContain('districts')
    expect(sources).toContain('temple')
  })
}

test('points of regions are those printed in the edition of the table', () => {
  const { timeOfSeth } = standard
  const edition: Edition = {
    ...standard,
    timeOfSeth: {
      ...timeOfSeth,
      regions: { ...timeOfSeth.regions, vpPerScoring: { '1-2 players': [5, 4], '3-4 players': [7, 6] } },
    },
  }
  const game = tekhenuWith(edition)
  for (const name of ['Seth, two', 'Seth, four'])
    expect(
      checkGames(
        MODES.find((mode) => mode.name === name)!,
        edition,
        game,
      ),
    ).toContain('regions')
})
