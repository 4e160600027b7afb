import { aton, type AtonView } from '@benben/aton'
import { Match } from '@benben/kernel'
import { expect, test } from 'vitest'
import { advance } from './events.ts'
import { gainsNow, heldOf, priestsIn, total } from './facts.ts'
import { meaningOf } from './meaning.ts'

const empty: AtonView = aton.view(
  new Match(aton, { options: { red: 0 }, names: ['a', 'b'], seed: 'meaning' }).position,
  0,
)

/** Seat 0 stands with two, seat 1 with one in temple 1. */
const table: AtonView = { ...empty, temples: [['001.', '....', '....'], ...empty.temples.slice(1)] }

test('what is counted in a view', () => {
  expect([0, 1].map((seat) => priestsIn(table, seat, 0))).toEqual([2, 1])
  expect(heldOf(table, 0, 'yellow')).toBe(2)
  expect(total(gainsNow(table)[0]!)).toBe(1)
})

test('a priest more is a point more where the difference pays', () => {
  const meaning = meaningOf(table, advance(table, { type: 'placed', seat: 0, space: 8 }))
  expect(meaning.majorities).toEqual([{ temple: 0, before: [2, 1], after: [3, 1] }])
  expect(meaning.gains).toEqual([{ source: 'temple1', seat: 0, before: 1, after: 2 }])
  expect(meaning.totals).toEqual([
    { before: 1, after: 2 },
    { before: 0, after: 0 },
  ])
  expect(meaning.dead).toEqual({ before: 0, after: 0 })
  expect(meaning.end).toBeNull()
})

test('a priest that leaves may cost a majority, and goes to the dead', () => {
  const meaning = meaningOf(
    table,
    advance(table, { type: 'removed', seat: 1, owner: 0, space: 0, to: 'dead' }),
  )
  expect(meaning.gains).toEqual([{ source: 'temple1', seat: 0, before: 1, after: 0 }])
  expect(meaning.dead).toEqual({ before: 0, after: 1 })
})

test('an end is told', () => {
  const ended = advance(table, { type: 'ended', reason: 'yellow', winners: [0] })
  expect(meaningOf(table, ended).end).toBe('yellow')
})
