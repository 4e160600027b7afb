import { describe, expect, it } from 'vitest'
import { fastHost } from './host.ts'
import { drive } from './drive.ts'
import { toy } from './testing/toy.ts'

describe('drive', () => {
  it('plays to the end and counts the decisions in which there was a choice', () => {
    const p = toy.setup({}, 2, 'x', fastHost)
    let asked = 0
    const decisions = drive(toy, p, (_, __, moves) => (asked++, moves[0]!), fastHost)
    expect(decisions).toBe(asked)
    expect(decisions).toBe(11) // one stone at a time; even the last one can be taken or rolled for
    expect(toy.result(p)).toBeDefined()
  })
})
