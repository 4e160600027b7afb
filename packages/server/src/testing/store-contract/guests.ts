import { expect } from 'vitest'
import type { Keeps } from './keeps.ts'
import { newTable } from './samples.ts'

/** What every store keeps of guests, and whom it does not serve. */
export function guestsContract(keeps: Keeps): void {
  keeps('knows guests by the hash of their secret', async (store, again) => {
    await store.addGuest({ id: 'g1', nickname: 'Ada' }, 'hash-1', 1)
    expect(await store.guest('hash-1')).toEqual({ id: 'g1', nickname: 'Ada' })
    expect(await store.guest('hash-2')).toBeUndefined()
    await store.renameGuest('g1', 'Countess')
    expect(await (await again()).guest('hash-1')).toEqual({ id: 'g1', nickname: 'Countess' })
  })

  keeps('the calendar of a guest until they are removed', async (store, again) => {
    await store.addGuest({ id: 'g1', nickname: 'Ada' }, 'hash-1', 1)
    expect(await store.calendar('g1')).toBeUndefined()
    const calendar = { zone: 'Europe/Warsaw', from: 480, to: 1320, holidays: ['2026-12-24'] }
    await store.setCalendar('g1', calendar)
    const later = await again()
    expect(await later.calendar('g1')).toEqual(calendar)
    expect(await later.calendar('g2')).toBeUndefined()
    await later.removeGuest('g1')
    expect(await later.calendar('g1')).toBeUndefined()
  })

  keeps('a secret to itself', async (store) => {
    await store.addGuest({ id: 'g1', nickname: 'Ada' }, 'hash-1', 1)
    await expect(store.addGuest({ id: 'g2', nickname: 'Eve' }, 'hash-1', 1)).rejects.toThrow(/unique/i)
  })

  keeps('nothing of a guest who is removed, nor their tables as theirs', async (store, again) => {
    for (const [id, hash] of [
      ['g1', 'hash-1'],
      ['g2', 'hash-2'],
    ] as const)
      await store.addGuest({ id, nickname: 'Ada' }, hash, 1)
    const table = newTable({ owner: 'g1' })
    await store.addTable(table)
    await store.removeGuest('g1')
    await store.removeGuest('nobody')
    const later = await again()
    expect(await later.guest('hash-1')).toBeUndefined()
    expect(await later.guest('hash-2')).toMatchObject({ id: 'g2' })
    expect(await later.unfinished('g1')).toBe(0)
    expect(await later.table(table.id)).toMatchObject({ owner: '' })
  })

  keeps('programs and tables of guests who become one', async (store) => {
    await store.addGuest({ id: 'g1', nickname: 'Ada' }, 'hash-1', 1)
    await store.addGuest({ id: 'g2', nickname: 'Countess' }, 'hash-2', 1)
    const table = newTable({ owner: 'g1' })
    await store.addTable(table)
    const token = { kind: 'token', hash: 'h1', id: 't', guest: 'g1', data: null, created: 2 } as const
    await store.addCredential(token)
    await store.addCredential({ ...token, kind: 'phrase', hash: 'h2' })
    await store.addCredential({ ...token, kind: 'share', hash: 'h3', id: 's' })
    await store.joinGuest('g1', 'g2')
    expect(await store.table(table.id)).toMatchObject({ owner: 'g2' })
    expect(await store.credential('token', 'h1')).toMatchObject({ guest: 'g2' })
    expect(await store.credential('phrase', 'h2')).toBeUndefined()
    expect(await store.credential('share', 'h3')).toMatchObject({ guest: 'g2' })
    expect(await store.guest('hash-1')).toBeUndefined()
  })

  keeps('guests who sit somewhere, or came of late', async (store) => {
    await store.addGuest({ id: 'ada', nickname: 'Ada' }, 'hash-ada', 1)
    await store.addGuest({ id: 'idle', nickname: 'Eve' }, 'hash-idle', 1)
    await store.addGuest({ id: 'new', nickname: 'Ben' }, 'hash-new', 100)
    await store.addTable(newTable())
    expect(await store.idleGuests(50)).toBe(1)
    await store.removeIdleGuests(50)
    expect(await store.guest('hash-idle')).toBeUndefined()
    expect(await store.guest('hash-ada')).toMatchObject({ id: 'ada' })
    expect(await store.guest('hash-new')).toMatchObject({ id: 'new' })
  })

  keeps('bans, one of each, until they are lifted', async (store) => {
    await store.addBan({ kind: 'guest', who: 'g1', reason: 'rude', at: 1 })
    await store.addBan({ kind: 'address', who: '10.0.0.1', reason: 'flood', at: 2 })
    await store.addBan({ kind: 'guest', who: 'g1', reason: 'rude again', at: 3 })
    await store.removeBan({ kind: 'guest', who: 'somebody else' })
    expect(await store.bans()).toEqual([
      { kind: 'guest', who: 'g1', reason: 'rude again', at: 3 },
      { kind: 'address', who: '10.0.0.1', reason: 'flood', at: 2 },
    ])
    await store.removeBan({ kind: 'guest', who: 'g1' })
    expect((await store.bans()).map(({ who }) => who)).toEqual(['10.0.0.1'])
  })
}
