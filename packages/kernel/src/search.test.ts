import { describe, expect, it } from 'vitest'
import { fastHost } from './host.ts'
import { clone, equals } from './position.ts'
import { random } from './random.ts'
import { drive } from './drive.ts'
import { search } from './search.ts'
import { toy } from './testing/toy.ts'

const TAKE_2 = toy.read('take 2')!

describe('search', () => {
  const twoLeft = () => {
    const p = toy.setup({}, 2, 'x', fastHost)
    while (toy.view(p, 0).stones > 2) toy.step(p, toy.toAct(p)[0]!, toy.read('take 1')!, fastHost)
    return p
  }

  it('finds the winning move, leaves the position alone and can be repeated', () => {
    const p = twoLeft()
    const before = clone(p)
    const tried = search(toy, p, 400, random('a'))
    const best = tried.toSorted((a, b) => b.visits - a.visits)[0]!
    expect(best.move).toBe(TAKE_2)
    expect(best.value).toBe(1)
    expect(tried.reduce((sum, each) => sum + each.visits, 0)).toBe(400)
    expect(equals(p, before)).toBe(true)
    expect(search(toy, p, 400, random('a'))).toEqual(tried)
  })

  it('has nothing to say when the game is over', () => {
    const p = twoLeft()
    toy.step(p, toy.toAct(p)[0]!, TAKE_2, fastHost)
    expect(search(toy, p, 10, random('a'))).toEqual([])
  })
})

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
