import { Match } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { historyOf } from './history.ts'

function played(raw: object, names: readonly string[]) {
  const options = tekhenu.options(raw, names.length)
  if (!options.ok) throw new Error('these options are good')
  const match = new Match(tekhenu, { options: options.value, names: [...names], seed: 'history' })
  for (let n = 1; match.result === undefined; n++) {
    const seat = tekhenu.toAct(match.position)[0]!
    const moves = tekhenu.legal(match.position, seat, [])
    match.play(seat, moves[(n * 2_654_435_761) % moves.length]!)
  }
  const events = [...match.opening.events, ...match.entries.flatMap(({ events: told }) => told)]
  return { match, log: events.map((event) => ({ event })) }
}

test.each([
  ['three players', {}, ['a', 'b', 'c']],
  ['Botankhamun', { solo: 'medium' }, ['a', 'Botankhamun']],
])('with %s the last point of the history is the result, and every round has one', (_, options, names) => {
  const { match, log } = played(options, names)
  const history = historyOf(
    log,
    match.result!.points.map((points) => points['start']!),
  )
  expect(history.at(-1)!.scores).toEqual(match.result!.totals)
  expect(history.map(({ round }) => round)).toEqual(Array.from({ length: 17 }, (_each, i) => i))
  expect(history.flatMap(({ round, scoring }) => (scoring ? [round] : []))).toEqual([8, 16])
})
