import { describe, expect, test } from 'vitest'
import { faultOf, isOnline, newSeats, resized, type SeatPlan, type SeatWay } from './plan.ts'

const plan = (...ways: SeatWay[]): SeatPlan[] => ways.map((way) => ({ way, name: 'Ada', bot: 'greedy' }))

describe('a plan of seats', () => {
  test.each<[SeatWay, SeatWay]>([
    ['me', 'bot'],
    ['me', 'here'],
    ['friend', 'me'],
    ['me', 'open'],
  ])('%s and %s go together', (one, other) => {
    expect(faultOf(plan(one, other))).toBeUndefined()
  })

  test('needs somebody at this screen, but only one who is me', () => {
    expect(faultOf(plan('bot', 'bot'))?.code).toBe('nobody')
    expect(faultOf(plan('me', 'me'))?.code).toBe('twice')
  })

  test('with guests needs a name', () => {
    const seats = plan('me', 'friend').map((seat) => ({ ...seat, name: ' ' }))
    expect(faultOf(seats)?.code).toBe('no-name')
    expect(faultOf(seats.with(1, { ...seats[1]!, way: 'bot' }))).toBeUndefined()
  })

  test('every way out leads out', () => {
    for (const seats of [plan('bot', 'bot'), plan('me', 'me'), plan('me', 'here', 'friend')]) {
      for (const way of faultOf(seats)!.ways) expect(faultOf(way.seats)).toBeUndefined()
    }
  })

  test('open seats and friends come over the network', () => {
    expect(isOnline(plan('me', 'open'))).toBe(true)
    expect(isOnline(plan('me', 'here'))).toBe(false)
  })

  test('grows by bots and shrinks from the end', () => {
    const two = plan('me', 'friend')
    expect(resized(two, 3, 'search').map(({ way, bot }) => `${way} ${bot}`)).toEqual([
      'me greedy',
      'friend greedy',
      'bot search',
    ])
    expect(resized(two, 1, 'search')).toEqual(plan('me'))
  })

  test('gives a name to who has none', () => {
    const seats = [...plan('me'), { way: 'here', name: '', bot: '' } as const, ...plan('bot', 'open')]
    expect(newSeats(seats, (seat) => `Player ${seat + 1}`)).toEqual([
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Player 2' },
      { kind: 'bot', bot: 'greedy' },
      { kind: 'friend' },
    ])
  })
})
