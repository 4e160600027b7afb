import { describe, expect, test } from 'vitest'
import { draftOf, EMPTY, isComplete, reduceDraft, valuesOf, type Draft, type Step } from './draft.ts'

const HAND = [1, 3, 3, 4]
const run = (...steps: Step[]): Draft => steps.reduce(reduceDraft(HAND), EMPTY)
const values = (draft: Draft): (number | undefined)[] => valuesOf(draft, HAND)

describe('cards on their way to the cartouches', () => {
  test('are keyed by value, then by cartouche', () => {
    expect(values(run({ type: 'hold-value', value: 3 }, { type: 'touch', slot: 1 }))).toEqual([
      undefined,
      3,
      undefined,
      undefined,
    ])
  })

  test('two of a kind are two cards', () => {
    const draft = run(
      { type: 'hold-value', value: 3 },
      { type: 'touch', slot: 0 },
      { type: 'hold-value', value: 3 },
      { type: 'touch', slot: 1 },
    )
    expect(values(draft)).toEqual([3, 3, undefined, undefined])
    expect(reduceDraft(HAND)(draft, { type: 'hold-value', value: 3 })).toBe(draft)
  })

  test('the last card finds the last cartouche by itself', () => {
    const draft = run(
      { type: 'drop', card: 3, slot: 0 },
      { type: 'drop', card: 0, slot: 3 },
      { type: 'drop', card: 1, slot: 2 },
    )
    expect(isComplete(draft)).toBe(true)
    expect(values(draft)).toEqual([4, 3, 3, 1])
  })

  test('change places when one is put upon another', () => {
    const full = draftOf(HAND, [4, 3, 3, 1])
    const swapped = reduceDraft(HAND)(full, { type: 'drop', card: 0, slot: 0 })
    expect(values(swapped)).toEqual([1, 3, 3, 4])
  })

  test('one from the hand sends the one that lay there back', () => {
    const draft = run({ type: 'drop', card: 0, slot: 0 }, { type: 'drop', card: 3, slot: 0 })
    expect(values(draft)).toEqual([4, undefined, undefined, undefined])
  })

  test('are taken up again by a touch, and laid aside', () => {
    const draft = run({ type: 'drop', card: 0, slot: 2 }, { type: 'touch', slot: 2 })
    expect(draft).toEqual({ slots: [null, null, null, null], held: 0 })
    expect(run({ type: 'drop', card: 0, slot: 2 }, { type: 'drop', card: 0, slot: null })).toEqual(EMPTY)
  })

  test('are gone through in a circle', () => {
    expect(run({ type: 'next', by: 1 }).held).toBe(0)
    expect(run({ type: 'next', by: -1 }).held).toBe(3)
    expect(run({ type: 'next', by: -1 }, { type: 'next', by: 1 }).held).toBe(0)
  })

  test('a touch of a free cartouche without a card does nothing', () => {
    expect(run({ type: 'touch', slot: 2 })).toEqual(EMPTY)
  })
})
