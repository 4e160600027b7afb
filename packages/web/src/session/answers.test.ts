import { describe, expect, it } from 'vitest'
import { Answers } from './answers.ts'

describe('answers', () => {
  it('are said again under the same id until the server has spoken', async () => {
    const answers = new Answers()
    const first = answers.add({ type: 'move', decision: 3, move: 'place 1a1' })
    const second = answers.add({ type: 'undo', decision: 4 })
    expect(answers.pending()).toEqual([first.message, second.message])
    expect(first.message.id).not.toBe(second.message.id)
    answers.settle(first.message.id, { ok: true })
    expect(await first.outcome).toEqual({ ok: true })
    expect(answers.pending()).toEqual([second.message])
    // A second acknowledgement is no news.
    answers.settle(first.message.id, { ok: true })
    expect(answers.size).toBe(1)
  })

  it('are all settled when there is nobody to answer', async () => {
    const answers = new Answers()
    const { outcome } = answers.add({ type: 'preference', endTurnByHand: true })
    const gone = { ok: false, problem: { code: 'protocol.no-table', params: {} } } as const
    answers.settleAll(gone)
    expect(await outcome).toEqual(gone)
    expect(answers.size).toBe(0)
  })
})
