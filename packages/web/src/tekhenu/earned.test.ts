import { tekhenu, type TekhenuView } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { advance } from './advance.ts'
import { earnedAt } from './earned.ts'
import { MODES, playing } from './playing.ts'

/** Where so much is counted that it is a place of its own, and not the whole area. */
const IN_PARTS = new Set(['districts', 'temple', 'production', 'regions'])
const isArea = (place: string): boolean => place.startsWith('[data-area')

for (const mode of MODES) {
  test(`points of a scoring are those of the places they come from: ${mode.name}`, () => {
    const scored = new Set<string>()
    for (const seed of ['told', 'again', 'once more']) {
      let view: TekhenuView | undefined
      for (const { match } of playing(mode, seed)) {
        for (const event of match.entries.at(-1)?.events ?? []) {
          if (view !== undefined && event.type === 'points') {
            const parts = earnedAt(event, view, 0, [])
            const told = `${event.points} of ${event.source}: ${parts.map(({ from }) => from[0]).join(' | ')}`
            expect(
              parts.reduce((sum, { points }) => sum + points, 0),
              told,
            ).toBe(event.points)
            if (event.by === 'scoring' && IN_PARTS.has(event.source)) {
              scored.add(event.source)
              expect(
                parts.some(({ from }) => isArea(from[0]!)),
                told,
              ).toBe(false)
            }
          }
          view = view && advance(view, event)
        }
        view = tekhenu.view(match.position, 0)
      }
    }
    expect(scored).toContain('districts')
    expect(scored).toContain('temple')
  })
}
