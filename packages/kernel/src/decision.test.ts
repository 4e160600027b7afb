import { expect, it } from 'vitest'
import { readDecision, writtenDecision } from './decision.ts'
import { fastHost } from './host.ts'
import { toy } from './testing/toy.ts'

it('writes the moves of a decision as texts and reads them back', () => {
  const position = toy.setup({}, 2, 'x', fastHost)
  const written = writtenDecision(toy, position, 0)!
  expect(written).toMatchObject({ seat: 0, owed: true, moves: ['take 1', 'take 2', 'roll'] })
  expect(readDecision(toy, written)).toEqual(toy.decision(position, 0))
  expect(writtenDecision(toy, position, 1)).toBeUndefined()
})

it('writes refused moves too, and leaves out what it cannot read', () => {
  const refused = { code: 'toy.impossible', params: {}, rule: 'turn' }
  const decision = {
    seat: 0,
    owed: true,
    question: { code: 'toy.take', params: {} },
    moves: [1],
    refusals: [{ move: 2, ...refused }],
  }
  const game = { ...toy, decision: () => decision }
  const written = writtenDecision(game, toy.setup({}, 2, 'x', fastHost), 0)!
  expect(written.refusals).toEqual([{ move: 'take 2', ...refused }])
  const newer = {
    ...written,
    moves: ['take 1', 'take all'],
    refusals: [...written.refusals, { move: 'pass', ...refused }],
  }
  expect(readDecision(toy, newer)).toEqual(decision)
})
