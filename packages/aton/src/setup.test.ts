import { describe, expect, it } from 'vitest'
import { KIND } from './board.ts'
import { aton } from './index.ts'
import { open, openLogged } from './testing/table.ts'

describe('components', () => {
  it('has 48 spaces: 14 yellow, 14 green, 10 black, 4 blue, 6 bonus worth 8', () => {
    const many = (kind: string): number => KIND.filter((each) => each === kind).length
    expect(KIND).toHaveLength(48)
    expect([many('yellow'), many('green'), many('black'), many('blue')]).toEqual([14, 14, 10, 4])
    expect(many('bonus1') + many('bonus2')).toBe(6)
    expect(many('bonus1') + 2 * many('bonus2')).toBe(8)
  })

  it('gives each seat 29 priests, 36 cards of which four are in hand, and a token', () => {
    const view = aton.view(open({ red: 0 }, 'x'), 0)
    for (const seat of view.seats) {
      expect(seat).toMatchObject({ reserve: 29, dead: 0, pile: 32, token: true, score: 0 })
    }
    expect(view.seats[0]!.hand).toHaveLength(4)
    expect(view.seats[1]!.hand).toBeNull()
    expect(view.round).toBe(1)
  })
})

describe('setup', () => {
  it('AT14: who is Red comes from the seed unless the table says otherwise', () => {
    const reds = Array.from({ length: 60 }, (_, i) => aton.view(open({ red: 'seed' }, `s${i}`), 0).red)
    expect(new Set(reds)).toEqual(new Set([0, 1]))
    expect(aton.view(open({ red: 0 }, 'x'), 0).red).toBe(0)
    expect(aton.view(open({ red: 1 }, 'x'), 0).red).toBe(1)
  })

  it('tells the round and the hands, each only to its owner', () => {
    const { log } = openLogged('x')
    expect(log.events.map((event) => event.type)).toEqual(['round', 'dealt', 'dealt'])
    const seen = log.events.map((event) => aton.viewEvent(event, 1))
    expect(seen[1]).toEqual({ type: 'dealt', seat: 0, cards: null })
    expect(seen[2]).toMatchObject({ type: 'dealt', seat: 1, cards: expect.any(Array) })
  })

  it('refuses options it does not know, with the place and the reason', () => {
    expect(aton.options({}, 2)).toEqual({ ok: true, value: { red: 'seed' } })
    expect(aton.options({ red: 2 }, 2)).toMatchObject({
      fault: { path: 'options.red', code: 'shape.choice' },
    })
    expect(aton.options({ rot: 0 }, 2)).toMatchObject({
      fault: { path: 'options.rot', code: 'shape.unknown' },
    })
    expect(aton.options([], 2)).toMatchObject({ fault: { path: 'options', code: 'shape.object' } })
  })
})
