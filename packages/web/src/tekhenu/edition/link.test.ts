import { standard } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { packEdition, unpackEdition } from './link.ts'
import { randomEdition } from './testing/random-edition.ts'

const LINK =
  '1.dVJBasQwDPyLz3PwSHYCeUXvpYeFDbSwTaHb9lL69yJZdpLDYqyMFM1IkfKbtsv7mpb09LZt6zUh_Vxu3-s9LWkSZEElKFC3E6GCWSCCSe1taXE9xGlx0nD1_EwQggyJJx1n9wx3JChQCBQlrD6OFUi_Tcv4A7JD16XuZcJx2JKCzF2lNzjgKTegHLUjTU7ayt6LMXiMNwa7k4-MKHcSbk6IcHCi7eiL44tDx-4giu9i0LTtYoj6dBW-Lbptm1O3BZmsEEyRIF6kCGqfs-2mer8aahafx4D3GpbZTo0z-Zktmyau0Pi9qqDogd8VeteWxpgjfZgU8T-kwng5IX18va6f97Q8v_z9Aw'

test('an edition is the same after a link', async () => {
  for (const seed of [1, 2, 3]) {
    const edition = randomEdition(seed, 60)
    const link = await packEdition(edition)
    expect(link).toMatch(/^1\.[\w-]+$/)
    expect(link.length).toBeLessThan(700)
    expect(await unpackEdition(link)).toEqual(edition)
  }
})

test('a link carries what no field holds, and rows of other lengths', async () => {
  const edition = {
    ...standard,
    name: 'Größer',
    supply: { ...standard.supply, statues: 5 },
    playerBoard: { ...standard.playerBoard, statueGranite: [1, 2, 2, 3, 3] },
    osiris: { ...standard.osiris, basis: 'compared with the box' },
  }
  expect(await unpackEdition(await packEdition(edition))).toEqual(edition)
})

test('a link of version 1 stays readable', async () => {
  // Another order of fields or another field needs another version in front of a link.
  const edition = await unpackEdition(LINK)
  expect(edition?.name).toBe('Pinned')
  expect(edition?.temple.rewards[0]![0]).toMatchObject({ faith: 2, limestone: 0 })
  expect(edition?.pillarTiles.tiles[26]!.edges).toEqual(['lapis', 'sand', 'sand', 'lapis'])
  expect(edition?.decreeSymbols.obelisk).toEqual(['D01', 'D23', 'D24'])
  expect(edition?.timeOfSeth.switches.sethBonusAllowsGold).toBe(false)
})

test('a link that was cut or made up holds no edition', async () => {
  const link = await packEdition(standard)
  for (const wrong of ['', '1', '1.', '1.AAAA', link.slice(0, -20), link.replace('1.', '2.')])
    expect(await unpackEdition(wrong), wrong).toBeUndefined()
})
