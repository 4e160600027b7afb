import { afterEach, describe, expect, it } from 'vitest'
import type { OutboxRow } from '../../store/outbox.ts'
import type { Store } from '../../store/store.ts'
import type { StoreFactory } from './keeps.ts'
import { LINE, newTable, RUNNING } from './samples.ts'

const ROW: OutboxRow = {
  id: 'turn t1 ada',
  kind: 'turn',
  guest: 'ada',
  data: { table: 't1', seat: 0 },
  due: 100,
  tries: 0,
  created: 90,
}

/** What every store promises of settings and of notices to be sent. */
export function outboxContract(name: string, prepare: () => StoreFactory): void {
  describe(`settings and notices in ${name}`, () => {
    const open: Store[] = []
    afterEach(async () => {
      for (const store of open.splice(0)) await store.close()
    })
    const opened = async (factory = prepare()): Promise<Store> => {
      const store = await factory.open()
      open.push(store)
      return store
    }

    it('keep what was chosen; the first one wins where all need the same', async () => {
      const factory = prepare()
      const { settings } = await opened(factory)
      expect(await settings.get('ada', 'notices')).toBeUndefined()
      await settings.set('ada', 'notices', { push: ['turn'] })
      await settings.set('ada', 'notices', { push: [] })
      await settings.set('ben', 'notices', 1)
      // Whichever comes first: they are asked for at once.
      const [first, ...others] = await Promise.all([1, 2, 3].map((n) => settings.first('', 'keys', n)))
      expect([1, 2, 3]).toContain(first)
      expect(others).toEqual([first, first])
      await settings.remove('ben', 'notices')
      for (const each of open.splice(0)) await each.close()
      const later = await opened(factory)
      expect(await later.settings.get('ada', 'notices')).toEqual({ push: [] })
      expect(await later.settings.get('ben', 'notices')).toBeUndefined()
      expect(await later.settings.get('', 'keys')).toBe(first)
    })

    it('are gone with their guest; those of the server stay', async () => {
      const store = await opened()
      await store.addGuest({ id: 'ada', nickname: 'Ada' }, 'hash-1', 1)
      for (const owner of ['ada', 'ben', '']) await store.settings.set(owner, 'notices', owner)
      await store.outbox.add([ROW, { ...ROW, id: 'other', guest: 'ben' }])
      await store.removeGuest('ada')
      expect(await store.settings.get('ada', 'notices')).toBeUndefined()
      expect((await store.outbox.claim(1000, 2000, 10)).map(({ guest }) => guest)).toEqual(['ben'])
      // Nobody knows ben.
      await store.removeIdleGuests(50)
      expect(await store.settings.get('ben', 'notices')).toBeUndefined()
      expect(await store.settings.get('', 'notices')).toBe('')
    })

    it('are claimed once each when they are due, oldest first, and again when whoever claimed them is gone', async () => {
      const store = await opened()
      const later = { ...ROW, id: 'later', due: 300 }
      const entry = { ...ROW, id: 'entry', kind: 'feed', due: null } as const
      const older = { ...ROW, id: 'older', due: 50 }
      await store.outbox.add([later, ROW, entry, older])
      expect(await store.outbox.claim(40, 1000, 10)).toEqual([])
      const claims = await Promise.all([1, 2, 3].map(() => store.outbox.claim(200, 1000, 10)))
      const claimed = claims.flat()
      expect(claimed.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
        { ...older, due: 1000, tries: 1 },
        { ...ROW, due: 1000, tries: 1 },
      ])
      expect(await store.outbox.claim(400, 2000, 1)).toMatchObject([{ id: 'later' }])
      const again = await store.outbox.claim(1000, 3000, 10)
      expect(again.map(({ id, tries }) => `${id} ${tries}`).toSorted()).toEqual(['older 2', `${ROW.id} 2`])
    })

    it('give way to what was written meanwhile', async () => {
      const store = await opened()
      await store.outbox.add([ROW])
      const [claimed] = await store.outbox.claim(100, 1000, 10)
      // The next turn at the same table.
      await store.outbox.add([{ ...ROW, due: 500, data: 'next' }])
      await store.outbox.settle(claimed!, [{ ...ROW, id: 'letter', kind: 'push' }])
      await store.outbox.postpone(claimed!, 7000)
      expect(await store.outbox.claim(600, 1100, 10)).toMatchObject([{ id: ROW.id, data: 'next', tries: 1 }])
    })

    it('are settled into what follows from them, or postponed', async () => {
      const store = await opened()
      await store.outbox.add([ROW, { ...ROW, id: 'night' }])
      const claimed = await store.outbox.claim(100, 1000, 10)
      const [row, night] = [
        claimed.find(({ id }) => id === ROW.id)!,
        claimed.find(({ id }) => id === 'night')!,
      ]
      const letter = { ...ROW, id: 'letter', kind: 'push', due: 200 } as const
      const entries = [1, 2, 3].map(
        (n) => ({ ...ROW, id: `e${n}`, kind: 'feed', due: null, created: n }) as const,
      )
      await store.outbox.settle(row, [letter, ...entries])
      await store.outbox.postpone(night, 5000)
      expect(await store.outbox.claim(4000, 9000, 10)).toEqual([{ ...letter, due: 9000, tries: 1 }])
      expect((await store.outbox.of('ada', 'feed', 2)).map(({ id }) => id)).toEqual(['e3', 'e2'])
      await store.outbox.clear('ada', 'feed')
      expect(await store.outbox.of('ada', 'feed', 2)).toEqual([])
      await store.outbox.removeOld(1000)
      expect(await store.outbox.claim(99_000, 100_000, 10)).toEqual([])
    })

    it('are written with a move, for those who have chosen any, and not without it', async () => {
      const store = await opened()
      await store.settings.set('ada', 'notices', {})
      const table = newTable()
      await store.addTable(table)
      const tells = [ROW, { ...ROW, id: 'turn t1 ben', guest: 'ben' }]
      const change = { table: table.id, standing: RUNNING, line: LINE, tells }
      expect(await store.commit({ ...change, revision: 7 })).toBe(false)
      expect(await store.outbox.claim(1000, 1100, 10)).toEqual([])
      expect(await store.commit({ ...change, revision: 0 })).toBe(true)
      const next = { ...ROW, data: 'next', due: 150 }
      expect(await store.commit({ ...change, revision: 1, tells: [next] })).toBe(true)
      expect(await store.outbox.claim(1000, 1100, 10)).toEqual([{ ...next, due: 1100, tries: 1 }])
    })
  })
}
