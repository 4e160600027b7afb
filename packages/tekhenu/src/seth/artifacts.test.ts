import { describe, expect, it } from 'vitest'
import { tekhenu } from '../index.ts'
import { dusk, type Layout } from '../testing/table.ts'

describe('artifacts beside the destiny cards', () => {
  const laid: Layout = {
    round: 4,
    seth: { artifacts: ['Art03', 'Art04', 'Art08'] },
    seats: [{ priests: 5 }, { priests: 6 }],
  }

  it('are paid for with priests and come with the destiny card of their Ankh, without its reward', () => {
    const table = dusk(laid)
    expect(table.legal(0)).toEqual([
      'destiny A01',
      'destiny A02',
      'destiny A03',
      'destiny A04',
      'destiny Art04',
      'destiny Art08',
    ])
    expect(table.why('0: destiny Art03')).toBe('seth.no-priests (destiny)')
    expect(table.why('0: destiny Art01')).toBe('seth.artifact-gone (destiny)')
    table.play('0: destiny Art04')
    expect(table.warband(0)).toEqual([0, 0])
    expect(table.tokens(0)).toEqual({})
    expect(table.seat(0).destiny).toBe('A02')
    expect(table.seth).toMatchObject({ artifacts: ['Art03', 'Art08'], seats: [{ artifacts: ['Art04'] }, {}] })
  })

  it('case 21: of two artifacts beside one destiny card one goes; the other is there again at the next Maat', () => {
    const table = dusk(laid).play('0: destiny Art04')
    expect(table.legal(1)).toEqual(['destiny A01', 'destiny A03', 'destiny A04', 'destiny Art08'])
    expect(table.why('1: destiny Art03')).toBe('seth.artifact-blocked (destiny)')
    expect(table.why('1: destiny A02')).toBe('destiny-taken (destiny)')
    table.play('1: destiny A01')
    while (table.asked !== 'seth.destiny') {
      const seat = tekhenu.toAct(table.position)[0]!
      // Nobody does more than it must.
      table.play(`${seat}: ${table.legal(seat).at(-1)!}`)
    }
    expect(table.view().round).toBe(8)
    if (tekhenu.toAct(table.position)[0] === 0) table.play('0: destiny A01')
    expect(table.seth.artifacts).toContain('Art03')
    expect(table.warband(1)[1]).toBeGreaterThanOrEqual(6)
    expect(table.legal(1)).toContain('destiny Art03')
  })

  it('Q66: are both blocked by one destiny card that somebody took for itself', () => {
    const table = dusk(laid).play('0: destiny A02')
    expect(table.tokens(0)).toEqual({ gold: 1 })
    expect(table.legal(1)).toEqual(['destiny A01', 'destiny A03', 'destiny A04', 'destiny Art08'])
    expect(table.why('1: destiny Art03')).toBe('seth.artifact-blocked (destiny)')
    expect(table.why('1: destiny Art04')).toBe('seth.artifact-blocked (destiny)')
  })

  it('Q58: the Ankh of a destiny card breaks ties, also of one that came with an artifact', () => {
    const taken = dusk({ ...laid, seats: [{ priests: 5 }, { priests: 6 }] })
    taken.play('0: destiny Art08', '1: destiny A03')
    expect(taken.view().seats.map(({ destiny }) => destiny)).toEqual(['A04', 'A03'])
    const tied = dusk({
      round: 4,
      order: [1, 0],
      seth: {},
      seats: [
        { destiny: 'A04', artifacts: ['Art08'] },
        { destiny: 'A03', dice: ['white 1 pure'] },
      ],
    }).play('0: end turn')
    expect(tied.all('weighed').map(({ balance }) => balance)).toEqual([1, 1])
    expect(tied.view().order).toEqual([0, 1])
  })

  it('have their prices: 6, 7, 6, 5, 5, 4, 4, 3', () => {
    const prices = [6, 7, 6, 5, 5, 4, 4, 3]
    prices.forEach((price, i) => {
      const artifact = `Art0${i + 1}`
      const layout = (priests: number): Layout => ({
        round: 4,
        seth: { artifacts: [artifact] },
        seats: [{ priests }, {}],
      })
      expect(dusk(layout(price)).play(`0: destiny ${artifact}`).warband(0)).toEqual([0, 0])
      expect(dusk(layout(price - 1)).legal(0)).not.toContain(`destiny ${artifact}`)
    })
  })
})
