import { tekhenu, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { advance } from '../advance/advance.ts'
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
): Generator<{ readonly event: Points; readonly view: TekhenuView }> {
  let view: TekhenuView | undefined
  for (const { match } of playing(mode, seed)) {
    for (const event of match.entries.at(-1)?.events ?? []) {
      if (view === undefined) break
      if (event.type === 'points') yield { event, view }
      view = advance(view, event)
    }
    view = tekhenu.view(match.position, 0)
  }
}

for (const mode of MODES) {
  test(`points are those of the places they come from: ${mode.name}`, () => {
    const all = ['told', 'again', 'once more'].flatMap((seed) =>
      [...scored(mode, seed)].map(({ event, view }) => ({ event, parts: earnedAt(event, view, 0, []) })),
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
    const sources = new Set(inParts.map(({ event }) => event.source))
    expect(sources).toContain('districts')
    expect(sources).toContain('temple')
  })
}
