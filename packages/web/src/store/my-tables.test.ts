import type { TableInfo } from '@benben/protocol'
import { describe, expect, it } from 'vitest'
import { isInvitation, newlyTelling, nextTables } from './my-tables.ts'

const table = (id: string, changes: Partial<TableInfo> = {}): TableInfo => ({
  id,
  game: 'aton',
  options: {},
  status: 'running',
  seats: [
    { kind: 'person', name: 'Ada', ready: true, connected: true },
    { kind: 'person', name: 'Ben', ready: true, connected: false },
  ],
  you: 0,
  owner: 0,
  listed: false,
  watchable: false,
  commitment: '',
  created: 0,
  since: 0,
  toAct: [0],
  result: null,
  next: null,
  ...changes,
})

const seats = (ready: boolean, keeper?: string): TableInfo['seats'] => [
  { kind: 'person', name: 'Ada', ready, connected: true, ...(keeper === undefined ? {} : { keeper }) },
]

describe('a notice', () => {
  it('comes once per turn, not per decision', () => {
    const theirs = table('a', { toAct: [1] })
    const mine = table('a', { toAct: [0] })
    expect(newlyTelling([theirs], [mine])).toEqual([mine])
    expect(newlyTelling([mine], [{ ...mine, since: 5 }])).toEqual([])
    expect(newlyTelling([mine], [theirs])).toEqual([])
  })

  it('comes for a rematch that somebody else asks for', () => {
    const invitation = table('b', { status: 'waiting', toAct: [], seats: seats(false) })
    expect(isInvitation(invitation)).toBe(true)
    expect(newlyTelling([], [invitation])).toEqual([invitation])
    expect(isInvitation({ ...invitation, seats: seats(true) })).toBe(false)
  })

  it('does not come while a bot plays for me, or at a table that is over', () => {
    expect(newlyTelling([], [table('c', { seats: seats(true, 'scribe') })])).toEqual([])
    expect(newlyTelling([], [table('d', { status: 'finished' })])).toEqual([])
  })
})

it('the next game is the one that has waited longest, and not this one', () => {
  const tables = [table('a', { since: 3 }), table('b', { since: 1 }), table('c', { toAct: [1], since: 0 })]
  expect(nextTables(tables, '/').map(({ id }) => id)).toEqual(['b', 'a'])
  expect(nextTables(tables, '/table/b').map(({ id }) => id)).toEqual(['a'])
})
