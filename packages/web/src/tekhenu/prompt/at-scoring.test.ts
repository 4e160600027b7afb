import { gainsNow, nextScoring, standard, tekhenu } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { lookAhead } from '../pointing/ahead.ts'
import { MODES, playing } from '../testing/playing.ts'
import { modelOf } from '../testing/model.ts'
import { atScoring } from './at-scoring.ts'
import { signed } from '../say.ts'

const game = tekhenu as unknown as Parameters<typeof lookAhead>[0]

test('a statue for the people says what it will score before it is built', () => {
  const places = new Set<string>()
  for (const seed of ['people', 'statues', 'horus'])
    for (const moment of playing(MODES[0]!, seed))
      for (const move of moment.decision.moves.filter((each) => each.startsWith('statue at '))) {
        const { view, seat } = moment
        const look = lookAhead(game, view, seat, [move])!
        // Built later, where it is paid for in a way of one's choosing.
        if (!look.events.some(({ type }) => type === 'statue')) continue
        const points = (at: typeof view): number => nextScoring(view, gainsNow(standard, at)[seat]!)
        const [told] = atScoring(modelOf(moment), seat, look, true)
        expect(told?.parts[0]!.text).toBe(`${signed(points(view))}→${signed(points(look.view))}`)
        expect(told?.note).toMatch(/^next scoring: .*(Statues|Temple Complex|Districts of Osiris) \+\d/)
        expect(atScoring(modelOf(moment), seat, look, false)[0]?.note).toBe('next scoring')
        places.add(move)
      }
  expect(places.size).toBe(4)
})

test('a choice that leaves the next scoring as it is says nothing of it', () => {
  const moment = [...playing(MODES[0]!, 'people')].find(({ decision }) =>
    decision.moves.some((move) => move.startsWith('take ')),
  )!
  const take = moment.decision.moves.find((move) => move.startsWith('take '))!
  const look = lookAhead(game, moment.view, moment.seat, [take])!
  expect(atScoring(modelOf(moment), moment.seat, look, true)).toEqual([])
})
