import { aton } from '@benben/aton'
import { Match } from '@benben/kernel'
import { expect, test } from 'vitest'
import { historyOf } from './history.ts'

test('the last point of the history is the result, and every round has one', () => {
  const match = new Match(aton, { options: { red: 0 }, names: ['a', 'b'], seed: 'history' })
  for (let n = 1; match.result === undefined; n++) {
    const seat = aton.toAct(match.position)[0]!
    const moves = aton.legal(match.position, seat, [])
    match.play(seat, moves[(n * 2_654_435_761) % moves.length]!)
  }
  const log = [...match.opening.events, ...match.entries.flatMap(({ events }) => events)].map((event) => ({
    event,
  }))
  const history = historyOf(log)
  expect(history.at(-1)!.scores).toEqual(match.result.totals)
  expect(history.map(({ round }) => round)).toEqual([...history.keys()])
  expect(history.filter(({ scoring }) => scoring).length).toBe(
    log.filter(({ event }) => event.type === 'scored').length,
  )
})
