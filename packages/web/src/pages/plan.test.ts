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
    expect(faultOf(plan(one, other), 'browser')).toBeUndefined()
  })

  test('needs somebody at this screen, but only one who is me', () => {
    expect(faultOf(plan('bot', 'bot'), 'browser')?.code).toBe('nobody')
    expect(faultOf(plan('me', 'me'), 'browser')?.code).toBe('twice')
  })

  test('online needs a name', () => {
    const seats = plan('me', 'friend').map((seat) => ({ ...seat, name: ' ' }))
    const alone = seats.with(1, { ...seats[1]!, way: 'bot' })
    expect(faultOf(seats, 'browser')?.code).toBe('no-name')
    expect(faultOf(alone, 'browser')).toBeUndefined()
    expect(faultOf(alone, 'online')?.code).toBe('no-name')
  })

  test('every way out leads out', () => {
    const wrong = [
      plan('bot', 'bot'),
      plan('me', 'me'),
      plan('me', 'here', 'friend'),
      plan('me', 'me', 'me', 'bot'),
      plan('me', 'here', 'here', 'open'),
    ]
    for (const seats of wrong) {
      for (const way of faultOf(seats, 'browser')!.ways) expect(faultOf(way.seats, 'browser')).toBeUndefined()
    }
  })

  test('open seats and friends come over the network', () => {
    expect(isOnline(plan('me', 'open'), 'browser')).toBe(true)
    expect(isOnline(plan('me', 'here'), 'browser')).toBe(false)
  })

  test('stands where one wants it, unless who sits there leaves no choice', () => {
    for (const rival of ['bot', 'automaton'] as const) {
      expect(isOnline(plan('me', rival), 'browser')).toBe(false)
      expect(isOnline(plan('me', rival), 'online')).toBe(true)
    }
    expect(isOnline(plan('me', 'here'), 'online')).toBe(false)
    expect(isOnline(plan('me', 'bot', 'friend'), 'browser')).toBe(true)
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
