import { equals } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { aton, type AtonJSON } from './index.ts'
import { lay, TestTable } from './testing/table.ts'

const fault = (change: (json: AtonJSON) => unknown): unknown => {
  const json = structuredClone(lay({ hands: ['1234', '1122'], temples: ['01.. .... ....'] }))
  const read = aton.fromJSON(change(json) ?? json)
  return read.ok ? 'accepted' : `${read.fault.path}: ${read.fault.code}`
}

describe('positions as JSON', () => {
  it('can be read by a person', () => {
    const json = new TestTable({ temples: ['01.. .... ....'], hands: ['1223', '4444'] }).play(
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
      const table = new TestTable({ hands: ['1241', '2444'] }).play('0: assign 1 2 4 1', '1: assign 2 4 4 4')
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

  it('refuses a full realm at the beginning of a round', () => {
    const full = (json: AtonJSON): void => {
      for (const seat of json.seats) Object.assign(seat, { dead: 4, reserve: seat.reserve - 4 })
    }
    expect(fault(full)).toBe('position.seats: aton.position.realm')
    const open = (json: AtonJSON): void => void Object.assign(json.seats[0]!, { dead: 7, reserve: 21 })
    expect(fault(open)).toBe('accepted')
  })

  it('refuses face-down discards of a seat that still has its token', () => {
    const exchanged = (token: boolean) => (json: AtonJSON) => {
      const [seat] = json.seats
      Object.assign(seat!, { token, pile: [4, 8, 8, 8], faceDown: [4, 0, 0, 0] })
    }
    expect(fault(exchanged(true))).toBe('position.seats[0].faceDown: aton.position.face-down')
    expect(fault(exchanged(false))).toBe('accepted')
  })

  describe('in the first round', () => {
    const first = (change: (json: AtonJSON) => unknown, ...lines: string[]): unknown => {
      const table = new TestTable({ round: 1, hands: ['1241', '2444'] }).play(...lines)
      const json = structuredClone(table.json)
      const read = aton.fromJSON(change(json) ?? json)
      return read.ok ? 'accepted' : `${read.fault.path}: ${read.fault.code}`
    }
    const ASSIGNED = ['0: assign 1 2 4 1', '1: assign 2 4 4 4']
    const refused = 'position: aton.position.first-round'
    const stand = (json: AtonJSON): void => {
      json.temples[3]![2] = '0...'
      json.seats[0]!.reserve--
    }
    const die = (json: AtonJSON): void => {
      json.seats[1]!.dead++
      json.seats[1]!.reserve--
    }

    it('refuses priests on the board before a placing, or more than were placed', () => {
      expect(first(() => undefined)).toBe('accepted')
      expect(first(stand)).toBe(refused)
      expect(first(() => undefined, ...ASSIGNED)).toBe('accepted')
      expect(first(stand, ...ASSIGNED)).toBe(refused)
      expect(first(() => undefined, ...ASSIGNED, '0: place 2a1', '1: place 1a2')).toBe('accepted')
      expect(first(stand, ...ASSIGNED, '0: place 2a1', '1: place 1a2')).toBe(refused)
    })

    it('refuses dead priests, and removing', () => {
      expect(first(die, ...ASSIGNED)).toBe(refused)
      const remove = (json: AtonJSON): void =>
        void json.waiting.push({ wait: 'remove', seat: 1, left: 1, leave: null })
      expect(first(remove, ...ASSIGNED, '0: place 2a1')).toBe(refused)
    })
  })

  it('refuses to move more priests than the card allows', () => {
    const left = (at: number, many: number): unknown => {
      const table = new TestTable({ hands: ['1134', '1444'], temples: ['1111 1... ....'] })
      const json = structuredClone(table.play('0: assign 1 3 4 1', '1: assign 1 4 4 4').json)
      Object.assign(json.waiting[at]!, { left: many })
      const read = aton.fromJSON(json)
      return read.ok ? `accepted: ${json.waiting[at]!.wait}` : `${read.fault.path}: ${read.fault.code}`
    }
    expect(left(6, 1)).toBe('accepted: remove')
    expect(left(6, 2)).toBe('position.waiting[6]: aton.position.left')
    expect(left(5, 1)).toBe('accepted: place')
    expect(left(5, 2)).toBe('position.waiting[5]: aton.position.left')
  })

  it('gives back every moment of a game', () => {
    const table = new TestTable({ hands: ['1241', '2444'] }).play('0: assign 1 2 4 1', '1: assign 2 4 4 4')
    const read = aton.fromJSON(JSON.parse(JSON.stringify(table.json)))
    expect(read.ok && equals(read.value, table.position)).toBe(true)
  })
})
