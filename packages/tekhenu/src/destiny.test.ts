import { describe, expect, it } from 'vitest'
import { dusk, TestTable, type Layout } from './testing/table.ts'

/** After a Maat: seat 0 stands at 0 and chooses first, seat 1 at +1. */
const maat: Layout = { round: 4, seats: [{ destiny: 'A03' }, { destiny: 'A01' }] }

describe('destiny cards', () => {
  it('are all returned after Maat and chosen anew in the new turn order', () => {
    const table = dusk({
      ...maat,
      order: [1, 0],
      seats: [{ destiny: 'A03', dice: ['white 4 pure'] }, { destiny: 'A01' }],
    })
    // Seat 0 took the last die and stands at +5.
    expect(table.all('order')[0]?.order).toEqual([1, 0])
    expect(table.asked).toBe('destiny')
    expect(table.view().seats.map(({ destiny }) => destiny)).toEqual([null, null])
    expect(table.legal(1)).toEqual(['destiny A01', 'destiny A02', 'destiny A03', 'destiny A04'])
    table.play('1: destiny A01')
    expect(table.legal(0)).toEqual(['destiny A02', 'destiny A03', 'destiny A04'])
    expect(table.try('0: destiny A01')?.code).toBe('tekhenu.destiny-taken')
  })

  it('A01: a scribe', () => {
    const table = dusk(maat).play('0: destiny A01')
    expect(table.tokens(0)).toEqual({ scribe: 1 })
    expect(table.seat(0).destiny).toBe('A01')
  })

  it('A02: a gold', () => {
    expect(dusk(maat).play('0: destiny A02').tokens(0)).toEqual({ gold: 1 })
  })

  it('A03: one population or one happiness', () => {
    const table = dusk(maat).play('0: destiny A03')
    expect(table.legal(0)).toEqual(['gain population', 'gain happiness'])
    expect(table.play('0: gain population').seat(0)).toMatchObject({ population: 6, happiness: 2 })
    const happy = dusk(maat).play('0: destiny A03', '0: gain happiness')
    expect(happy.seat(0)).toMatchObject({ population: 5, happiness: 3 })
    expect(happy.tokens(0)).toEqual({})
  })

  it('A03: its population opens the market', () => {
    const table = dusk({ ...maat, seats: [{ population: 8 }, {}] }).play(
      '0: destiny A03',
      '0: gain population',
    )
    expect(table.view().opened).toEqual([true, true, true, false])
  })

  it('A04: a faith, kept for the next Maat', () => {
    const table = dusk(maat).play('0: destiny A04', '1: destiny A01')
    expect(table.view().round).toBe(5)
    expect(table.tokens(0)).toEqual({ faith: 1 })
  })

  it('A01, A02, A03, A04: their Ankh is 0, 1, 2, 3: the higher goes first where balances tie', () => {
    const destinies = ['A02', 'A04', 'A01', 'A03']
    const seats = destinies.map((destiny, seat) => ({ destiny, dice: seat === 3 ? [] : ['white 1 pure'] }))
    const table = dusk({ players: 4, round: 4, seats })
    expect(table.all('weighed').map(({ balance }) => balance)).toEqual([1, 1, 1, 1])
    expect(table.all('order')[0]?.order).toEqual([1, 3, 0, 2])
  })

  it.each([
    ['A01', 'A02'],
    ['A02', 'A03'],
    ['A03', 'A04'],
    ['A02', 'A01'],
  ])('%s: tied with %s', (mine, other) => {
    const table = dusk({ round: 4, seats: [{ destiny: mine, dice: ['white 1 pure'] }, { destiny: other }] })
    expect(table.all('order')[0]?.order).toEqual(mine > other ? [0, 1] : [1, 0])
  })

  it('R24: are not taken after the last scoring', () => {
    const table = dusk({ round: 16 })
    expect(table.view().over).toBe(true)
    expect(table.all('destiny')).toEqual([])
    expect(table.all('destinies-returned')).toEqual([])
  })

  it('the last of four has no choice left', () => {
    const table = dusk({ players: 4, round: 4 })
    const order = table.view().order
    table.play(`${order[0]}: destiny A01`, `${order[1]}: destiny A02`, `${order[2]}: destiny A04`)
    expect(table.seat(order[3]!).destiny).toBe('A03')
    expect(table.asked).toBe('welfare')
  })
})

describe('a destiny card', () => {
  it('pays at once after Maat, before the next seat chooses', () => {
    const table = new TestTable(maat)
    expect(table.seat(0).destiny).toBe('A03')
    const played = dusk(maat).play('0: destiny A02')
    expect(played.asked).toBe('destiny')
    expect(played.tokens(0)).toEqual({ gold: 1 })
  })
})
