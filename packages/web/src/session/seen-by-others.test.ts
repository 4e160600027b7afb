import { describe, expect, it } from 'vitest'
import { isOnlyMine, seenByOthers } from './seen-by-others.ts'
import type { SeatSeen } from './session.ts'

const seat = (kind: SeatSeen['kind'], name: string): SeatSeen => ({ kind, name, bot: null, connected: true })

describe('seats as others read of them', () => {
  it('keep their names, and nobody is at this screen', () => {
    const seats = [seat('me', 'Ada'), seat('bot', 'Scribe'), seat('me', 'Ben')]
    expect(seenByOthers(seats).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'guest Ada',
      'bot Scribe',
      'guest Ben',
    ])
  })
})

describe('the only seat of whoever sits here', () => {
  it('is theirs unless several share the screen', () => {
    expect([0, 1].map((at) => isOnlyMine([seat('me', 'Ada'), seat('bot', 'Scribe')], at))).toEqual([
      true,
      false,
    ])
    expect(isOnlyMine([seat('me', 'Ada'), seat('me', 'Ben')], 0)).toBe(false)
  })
})
