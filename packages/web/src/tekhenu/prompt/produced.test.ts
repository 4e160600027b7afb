import { tekhenu } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { lookAhead } from '../pointing/ahead.ts'
import type { Chain } from '../pointing/spots.ts'
import { modelOf } from '../testing/model.ts'
import { MODES, playing } from '../testing/playing.ts'
import { actsOf } from './acts.ts'
import { outlookOf } from './outlook-of.ts'

const game = tekhenu as unknown as Parameters<typeof lookAhead>[0]

/** What is produced where something may be played first, beside what is told of it. */
function* produced() {
  for (const moment of playing(MODES[0]!, 'produced')) {
    const { decision, view, seat } = moment
    const model = modelOf(moment)
    const lookOf = (chain: Chain) => lookAhead(game, view, seat, chain)
    for (const move of decision.moves.filter((each) => each.startsWith('produce '))) {
      const look = lookOf([move])!
      if (look.stopped || look.events.some(({ type }) => type === 'produced')) continue
      const made = lookOf([move, 'go on'])!.events.find((event) => event.type === 'produced')!
      const { list } = outlookOf({ game, model, decision, look, lookOf }, false)
      const [act] = actsOf({ model, decision, moves: [move], lookOf })
      yield {
        made: { kept: made.kept > 0, excess: made.excess },
        told: {
          kept: list.some(({ parts }) => parts.some(({ text }) => text === `+${made.kept}`)),
          excess: Number(/, (\d+) excess$/.exec(act!.text)?.[1] ?? 0),
        },
      }
    }
  }
}

test('what is produced is told before it is chosen, also where something may be played in between', () => {
  const all = [...produced()]
  expect(all.length).toBeGreaterThan(3)
  expect(all.map(({ told }) => told)).toEqual(all.map(({ made }) => made))
})
