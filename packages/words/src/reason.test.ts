import { describe, expect, test } from 'vitest'
import { expectation, gainsSaid } from './reason.ts'
import { speak } from './speak.ts'

const words = speak('en')

describe('the reason of a bot', () => {
  test('says what it expects, and how much more than of its next best idea', () => {
    const reason = { measure: 'points', expected: 112.4, gains: {} } as const
    expect(expectation(words, 'Scribe', { ...reason, instead: null })).toBe(
      'Scribe expects 112 points in the end.',
    )
    expect(expectation(words, 'Scribe', { ...reason, instead: { expected: 110.3 } })).toBe(
      'Scribe expects 112 points in the end, 2.1 more than with its next best idea.',
    )
    const chance = { ...reason, measure: 'chance', expected: 0.618, instead: null } as const
    expect(expectation(words, 'Scribe', chance)).toBe('Scribe expects to win 62 of 100 games from here.')
  })

  test('says where the points come from, the most first', () => {
    expect(gainsSaid(words, 'tekhenu', { statues: -1, temple: 4 })).toBe(
      'If scored after that turn: +4 Temple Complex, -1 Statues.',
    )
    expect(gainsSaid(words, 'tekhenu', {})).toBe('A scoring after that turn would pay the same as before it.')
  })
})
