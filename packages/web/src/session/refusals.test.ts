import { aton } from '@benben/aton'
import { Match, untyped, writtenDecision } from '@benben/kernel'
import type { StateMessage } from '@benben/protocol'
import { expect, it } from 'vitest'
import { refusalsIn } from './refusals.ts'

const game = untyped(aton)

it('works the refusals out from the view alone, once per state', () => {
  const match = new Match(game, { options: {}, names: ['Ada', 'Ben'], seed: 'refusals' })
  for (let moves = 0; moves < 12; moves++) {
    const [seat] = game.toAct(match.position)
    const decision = { id: 1, ...writtenDecision(game, match.position, seat!)! }
    const view: unknown = JSON.parse(JSON.stringify(game.view(match.position, seat!)))
    const state = { view, decision } as unknown as StateMessage
    expect(refusalsIn(game, state)).toEqual(decision.refusals)
    expect(refusalsIn(game, state)).toBe(refusalsIn(game, state))
    match.play(seat!, game.legal(match.position, seat!, [])[0]!)
  }
})

it('finds none where nothing is asked', () => {
  expect(refusalsIn(game, { view: {}, decision: null } as unknown as StateMessage)).toEqual([])
})
