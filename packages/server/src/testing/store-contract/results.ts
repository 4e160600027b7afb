import { expect } from 'vitest'
import type { Change } from '../../store/change.ts'
import type { StoredResult } from '../../store/stored-people.ts'
import type { Store } from '../../store/store.ts'
import type { Keeps } from './keeps.ts'
import { LINE, newTable, RUNNING } from './samples.ts'

const result = (guest: string, match: string, changes: Partial<StoredResult> = {}): StoredResult => ({
  guest,
  match,
  game: 'toy',
  seats: 2,
  at: 30,
  ending: 'played',
  place: 1,
  score: 7.5,
  rated: null,
  ...changes,
})

const ratedAs = (n: number): StoredResult['rated'] => ({
  n,
  rating: 1500 + n / 3,
  deviation: 300.25,
  volatility: 0.06,
})

/** Ends a match of these people. */
const finish = async (store: Store, results: (match: string) => readonly StoredResult[]) => {
  const table = newTable({ ...RUNNING })
  await store.addTable(table)
  const standing = { ...RUNNING, status: 'finished' } as const
  const change: Change = {
    table: table.id,
    revision: 0,
    standing,
    line: LINE,
    results: results(table.id),
  }
  expect(await store.commit(change)).toBe(true)
  return change
}

const people = async (store: Store): Promise<void> => {
  for (const id of ['ada', 'ben']) await store.addGuest({ id, nickname: `${id}!` }, `hash-${id}`, 1)
}

/** What finished matches were for people. */
export function resultsContract(keeps: Keeps): void {
  keeps('results with the end of a match, once, and longer than its table', async (store, again) => {
    await people(store)
    const change = await finish(store, (match) => [
      result('ada', match, { rated: ratedAs(1) }),
      result('ben', match, { place: 2, score: 3 }),
    ])
    expect(await store.commit(change)).toBe(false)
    await store.commit({ table: change.table, revision: 1, removes: true })
    const later = await again()
    expect(await later.results('ada')).toEqual([change.results![0]])
    expect(await later.results('ben')).toEqual([change.results![1]])
    const theirs = { match: change.table, guest: 'ben', nickname: 'ben!', place: 2, score: 3 }
    expect(await later.rivals('ada')).toEqual([theirs])
    expect(await later.lastRated(['ada', 'ben'], 'toy', 2)).toEqual([change.results![0]])
    expect(await later.lastRated(['ada'], 'toy', 3)).toEqual([])
    expect(await later.lastRated(['ben'], 'toy', 2)).toEqual([])
  })

  keeps('one rating after the other: a second match cannot build on the same one', async (store) => {
    await people(store)
    await finish(store, (match) => [result('ada', match, { rated: ratedAs(1) })])
    await expect(finish(store, (match) => [result('ada', match, { rated: ratedAs(1) })])).rejects.toThrow(
      /unique/i,
    )
    expect(await store.results('ada')).toHaveLength(1)
    await finish(store, (match) => [result('ada', match, { at: 31, rated: ratedAs(2) })])
    expect((await store.lastRated(['ada'], 'toy', 2)).map(({ rated }) => rated)).toEqual([ratedAs(2)])
    expect((await store.results('ada')).map(({ at }) => at)).toEqual([31, 30])
  })

  keeps('whether others see the results of a guest', async (store, again) => {
    await people(store)
    await store.showResults('ada', true)
    const later = await again()
    expect(await later.guest('hash-ada')).toEqual({ id: 'ada', nickname: 'ada!', showsResults: true })
    expect(await later.guestById('ben')).toEqual({ id: 'ben', nickname: 'ben!' })
    await later.showResults('ada', false)
    expect(await later.guestById('ada')).toEqual({ id: 'ada', nickname: 'ada!' })
  })

  keeps('the results of others when a guest is removed', async (store) => {
    await people(store)
    const { results } = await finish(store, (match) => [
      result('ada', match, { rated: ratedAs(1) }),
      result('ben', match, { rated: ratedAs(1), place: 2 }),
    ])
    await store.removeGuest('ada')
    expect(await store.results('ada')).toEqual([])
    expect(await store.results('ben')).toEqual([results![1]])
    expect(await store.rivals('ben')).toEqual([])
    await store.removeIdleGuests(50)
    expect(await store.results('ben')).toEqual([])
  })

  keeps(
    'the results of guests who become one: one per match, and the rating of the person',
    async (store) => {
      await people(store)
      const rated = { rated: ratedAs(1) }
      await finish(store, (match) => [result('ada', match, rated), result('ben', match, rated)])
      await finish(store, (match) => [result('ben', match, { at: 31, rated: ratedAs(2) })])
      await finish(store, (match) => [result('ben', match, { at: 32, seats: 3, ...rated })])
      await store.joinGuest('ben', 'ada')
      const found = (await store.results('ada')).map(({ at, seats, rated: each }) => [at, seats, each?.n])
      expect(found).toEqual([
        [32, 3, 1],
        [31, 2, undefined],
        [30, 2, 1],
      ])
      expect(await store.results('ben')).toEqual([])
    },
  )
}
