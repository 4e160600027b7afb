import { equals } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { aton, type AtonJSON } from './index.ts'
import { lay, Table } from './testing/table.ts'

const fault = (change: (json: AtonJSON) => unknown): unknown => {
  const json = structuredClone(lay({ hands: ['1234', '1122'], temples: ['01.. .... ....'] }))
  const read = aton.fromJSON(change(json) ?? json)
  return read.ok ? 'accepted' : `${read.fault.path}: ${read.fault.code}`
}

describe('positions as JSON', () => {
  it('can be read by a person', () => {
    const json = new Table({ temples: ['01.. .... ....'], hands: ['1223', '4444'] }).play(
      '0: assign 1 2 2 3',
    ).json
    expect(json.temples[0]).toEqual(['01..', '....', '....'])
    expect(json.seats[0]).toMatchObject({ hand: [1, 2, 2, 3], cartouches: [1, 2, 2, 3], reserve: 28 })
    expect(json.waiting.map((each) => each.wait)).toEqual(['round', 'assign'])
  })

  it('refuses what the box cannot be, with the place', () => {
    expect(fault(() => undefined)).toBe('accepted')
    expect(fault((json) => ({ ...json, form: 2 }))).toBe('position.form: shape.choice')
    expect(fault((json) => ({ ...json, round: 0 }))).toBe('position.round: shape.range')
    expect(
      fault((json) => ({ ...json, temples: [['01..', '....', '...x'], ...json.temples.slice(1)] })),
    ).toBe('position.temples[0][2]: aton.position.row')
    expect(fault((json) => void json.seats[0]!.hand.splice(0, 1, 2))).toBe(
      'position.seats[0]: aton.position.cards',
    )
    expect(fault((json) => void json.seats[1]!.pile.splice(3, 1, 8))).toBe(
      'position.seats[1]: aton.position.cards',
    )
    expect(fault((json) => void json.seats[1]!.pile.splice(0, 1, 8))).toBe(
      'position.seats[1]: aton.position.cards',
    )
    expect(fault((json) => void (json.seats[1]!.reserve = 29))).toBe(
      'position.seats[1]: aton.position.priests',
    )
    expect(fault((json) => ({ ...json, over: 'points' }))).toBe('position.over: aton.position.end')
    expect(fault((json) => ({ ...json, winner: 1 }))).toBe('position.over: aton.position.end')
    expect(fault((json) => void (json.seats[0]!.points['bonus'] = 40))).toBe(
      'position.over: aton.position.end',
    )
    expect(fault((json) => void (json.seats[0]!.cartouches = [4, 4, 4, 4]))).toBe(
      'position.seats[0].hand: aton.position.secret',
    )
    expect(
      fault((json) => {
        for (const seat of json.seats) Object.assign(seat, { dead: 5, reserve: seat.reserve - 5 })
      }),
    ).toBe('position.seats: aton.position.realm')
  })

  it('refuses stacks that no round leaves behind', () => {
    const waits = (...stack: [AtonJSON['waiting'][number]['wait'], 0 | 1 | null, number][]): unknown => {
      const table = new Table({ hands: ['1241', '2444'] }).play('0: assign 1 2 4 1', '1: assign 2 4 4 4')
      const waiting = stack.map(([wait, seat, left]) => ({ wait, seat, left, leave: null }))
      const read = aton.fromJSON({ ...table.json, waiting })
      return read.ok ? 'accepted' : `${read.fault.path}: ${read.fault.code}`
    }
    const refused = 'position.waiting: aton.position.waiting'
    expect(
      waits(['round', null, 0], ['end-turn', 1, 0], ['place', 1, 4], ['end-turn', 0, 0], ['place', 0, 1]),
    ).toBe('accepted')
    expect(waits(['round', null, 0], ['end-turn', 1, 0], ['place', 1, 4])).toBe('accepted')
    expect(waits(['round', null, 0], ['end-turn', 1, 0], ['end-turn', 0, 0], ['place', 0, 1])).toBe(refused)
    expect(waits(['round', null, 0], ['end-turn', 0, 0], ['place', 0, 1])).toBe(refused)
    expect(waits(['end-turn', 0, 0], ['place', 0, 1])).toBe(refused)
    expect(waits(['round', null, 0], ['place', 0, 1])).toBe(refused)
    expect(waits(['round', null, 0])).toBe(refused)
    expect(waits()).toBe('position.over: aton.position.end')
    expect(waits(['round', null, 0], ['end-turn', 1, 0], ['place', 0, 1])).toBe(refused)
  })

  it('gives back every moment of a game', () => {
    const table = new Table({ hands: ['1241', '2444'] }).play('0: assign 1 2 4 1', '1: assign 2 4 4 4')
    const read = aton.fromJSON(JSON.parse(JSON.stringify(table.json)))
    expect(read.ok && equals(read.value, table.position)).toBe(true)
  })
})
