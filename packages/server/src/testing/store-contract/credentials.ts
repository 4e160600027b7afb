import { expect } from 'vitest'
import type { Keeps } from './keeps.ts'

/** What lets somebody in. */
export function credentialsContract(keeps: Keeps): void {
  keeps('credentials by their hash and kind, until they or their guest are removed', async (store, again) => {
    await store.addGuest({ id: 'g1', nickname: 'Ada' }, 'hash-1', 1)
    const token = {
      kind: 'token',
      hash: 'h1',
      id: 't1',
      guest: 'g1',
      data: { name: 'Robo' },
      created: 5,
    } as const
    const others = [
      { ...token, hash: 'h2', id: 't2', created: 6 },
      { ...token, hash: 'h3', id: 't3', guest: 'g2' },
      { ...token, hash: 'h4', id: 't4', guest: 'g1', created: 7 },
    ]
    for (const each of [token, ...others]) await store.addCredential(each)
    await expect(store.addCredential({ ...token, guest: 'g2' })).rejects.toThrow(/unique/i)
    const later = await again()
    expect(await later.credential('token', 'h1')).toEqual(token)
    expect(await later.credential('token', 't1')).toBeUndefined()
    const idsOf = async (guest: string) => (await later.credentialsOf(guest, 'token')).map(({ id }) => id)
    expect(await idsOf('g1')).toEqual(['t1', 't2', 't4'])
    await later.removeCredential('h2')
    expect(await idsOf('g1')).toEqual(['t1', 't4'])
    await later.removeGuest('g1')
    expect([await idsOf('g1'), await idsOf('g2')]).toEqual([[], ['t3']])
    await later.removeIdleGuests(50)
    expect(await idsOf('g2')).toEqual([])
  })

  keeps('each device of a guest until they sign out', async (store, again) => {
    await store.addGuest({ id: 'g1', nickname: 'Ada' }, 'hash-1', 1)
    const cookie = { kind: 'cookie', hash: 'hash-2', id: 'c', guest: 'g1', data: null, created: 2 } as const
    await store.addCredential(cookie)
    await store.addCredential({ ...cookie, kind: 'phrase', hash: 'hash-3' })
    const later = await again()
    for (const hash of ['hash-1', 'hash-2']) expect(await later.guest(hash)).toMatchObject({ id: 'g1' })
    expect([await later.devices('g1'), await later.devices('g2')]).toEqual([2, 0])
    expect(await later.guestById('g1')).toEqual({ id: 'g1', nickname: 'Ada' })
    expect(await later.guestById('g2')).toBeUndefined()
    expect(await later.guest('hash-3')).toBeUndefined()
    await later.signOut('g1')
    for (const hash of ['hash-1', 'hash-2']) expect(await later.guest(hash)).toBeUndefined()
    expect(await later.devices('g1')).toBe(0)
    expect(await later.credential('phrase', 'hash-3')).toMatchObject({ guest: 'g1' })
    await later.addCredential(cookie)
    expect(await later.guest('hash-2')).toMatchObject({ id: 'g1' })
  })

  keeps('what works once to one of those who try', async (store) => {
    const code = { kind: 'device', hash: 'h1', id: 'd', guest: 'g1', data: { n: 1 }, created: 2 } as const
    await store.addCredential(code)
    await store.changeCredential('h1', { n: 2 })
    expect(await store.takeCredential('cookie', 'h1')).toBeUndefined()
    const taken = await Promise.all(Array.from({ length: 4 }, () => store.takeCredential('device', 'h1')))
    expect(taken.filter((each) => each !== undefined)).toEqual([{ ...code, data: { n: 2 } }])
    await store.addCredential(code)
    await store.addCredential({ ...code, hash: 'h2', created: 9 })
    await store.removeOldCredentials('device', 5)
    expect(await store.credential('device', 'h1')).toBeUndefined()
    expect(await store.credential('device', 'h2')).toBeDefined()
  })
}
