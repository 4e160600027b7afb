import { placement, SPACES, spaceName, standard, tekhenu, type TekhenuEvent } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { openings, lookAhead } from '../pointing/ahead.ts'
import { MODES, playing } from '../testing/playing.ts'
import { spotsOf } from '../pointing/spots.ts'
import { modelOf } from '../testing/model.ts'
import { bestTurn, laidNow, turnOf } from './laid.ts'

const game = tekhenu as unknown as Parameters<typeof openings>[0]

/** What is scored for the placement and what answers to it; T22 scores for the payment. */
const isForIt = ({ source, by }: { readonly source: string; readonly by: string }): boolean =>
  source === 'ra' || (source === 'technologies' && by !== 'T22')

/** What the engine pays at once for laying a tile, the action included where the click begins it. */
const paid = (events: readonly TekhenuEvent[], seat: number): number =>
  events.reduce(
    (sum, event) =>
      sum + (event.type === 'points' && event.seat === seat && isForIt(event) ? event.points : 0),
    0,
  )

test('the points shown at a space of the temple are those the rules give, turned any way, the best turn first', () => {
  let [shown, better] = [0, 0]
  for (const mode of MODES) {
    for (const moment of playing(mode, 'worth')) {
      const { view, decision, seat } = moment
      const spots = spotsOf(decision, openings(game, view, decision))
      const laid = laidNow(spots, view)
      if (laid === null) continue
      for (const space of SPACES) {
        const byTurn: number[] = []
        for (const chain of spots.at(`space/${spaceName(space)}`).chains) {
          const look = lookAhead(game, view, seat, chain)!
          // A payment that leaves a choice comes before the tile.
          if (!look.events.some(({ type }) => type === 'tile')) continue
          shown++
          const worth = placement(standard, view, laid, space, turnOf(chain))
          const points = paid(look.events, seat)
          expect(worth.points, chain.join()).toBe(points)
          byTurn.push(points)
        }
        if (byTurn.length < laid.turns.length) continue
        // Without turning it by hand the best of them is shown.
        const best = bestTurn(modelOf(moment), laid, space, laid.turns)
        expect(placement(standard, view, laid, space, best).points).toBe(Math.max(...byTurn))
        if (Math.min(...byTurn) < Math.max(...byTurn)) better++
      }
    }
  }
  expect(shown).toBeGreaterThan(500)
  expect(better).toBeGreaterThan(50)
})
