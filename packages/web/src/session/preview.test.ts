import { aton } from '@benben/aton'
import { Match, random, type Game } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { preview } from './preview.ts'

const game = aton as unknown as Game

describe('a preview', () => {
  it('is the same whatever is hidden, and tells nothing hidden', () => {
    const chance = random('walk')
    let stopped = 0
    let ended = 0
    for (let round = 0; round < 30; round++) {
      const match = new Match(
        game,
        { options: { red: 'seed' }, names: ['a', 'b'], seed: `p${round}` },
        () => true,
      )
      for (let seats = game.toAct(match.position); seats.length > 0; seats = game.toAct(match.position)) {
        const seat = seats[chance.below(seats.length)]!
        const moves = game.legal(match.position, seat, [])
        const move = moves[chance.below(moves.length)]!
        const text = game.write(move)
        const view = game.view(match.position, seat)
        const shown = preview(game, view, seat, text)!
        // Another position that looks the same must lead to the same preview.
        const other = game.determinize(view, random(`other ${round}`))
        expect(preview(game, game.view(other, seat), seat, text)).toEqual(shown)
        expect(shown.events.some((event) => game.reveals(event))).toBe(false)
        const played = match.play(seat, move)
        if (!played.ok) throw new Error(text)
        expect(shown.view).toEqual(shown.stopped ? null : game.view(match.position, seat))
        // Only what cannot be taken back goes on behind something unknown.
        expect(shown.stopped && played.entry.closed === undefined).toBe(false)
        stopped += shown.stopped ? 1 : 0
        ended += !shown.stopped && match.result !== undefined ? 1 : 0
      }
    }
    expect(stopped).toBeGreaterThan(50)
    expect(ended).toBeGreaterThan(0)
  })

  it('is there for legal moves only', () => {
    const match = new Match(game, { options: { red: 'seed' }, names: ['a', 'b'], seed: 'x' })
    const view = game.view(match.position, 0)
    expect(preview(game, view, 0, 'place 1a1')).toBeUndefined()
    expect(preview(game, view, 0, 'nonsense')).toBeUndefined()
  })
})
