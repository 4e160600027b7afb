import { describe, expect, it } from 'vitest'
import { frames } from './frames.ts'
import { cellAllocator } from './cell-allocator.ts'
import { clone, equals, hash } from './position.ts'

const take = cellAllocator()
const BEFORE = take(1)
const stack = frames(take, 3)
const AFTER = take(1)

describe('frames inside a position', () => {
  it('are pushed, read, changed and popped, and leave no trace', () => {
    const p = new Int32Array(take.size())
    const empty = clone(p)
    expect(stack.kind(p)).toBe(-1)
    stack.push(p, 5, 1, 2)
    stack.push(p, 0)
    expect([stack.depth(p), stack.kind(p)]).toEqual([2, 0])
    expect([stack.kindAt(p, 0), stack.getAt(p, 0, 0), stack.getAt(p, 0, 1)]).toEqual([5, 1, 2])
    expect(stack.kindAt(p, 1)).toBe(0)
    stack.pop(p)
    expect([stack.kind(p), stack.get(p, 0), stack.get(p, 1)]).toEqual([5, 1, 2])
    stack.set(p, 1, 7)
    expect(stack.list(p)).toEqual([[5, 1, 7]])
    stack.pop(p)
    expect(equals(p, empty)).toBe(true)
    expect(hash(p)).toBe(hash(empty))
  })

  it('stay within their cells', () => {
    const p = new Int32Array(take.size())
    p[BEFORE] = 8
    p[AFTER] = 9
    for (let i = 0; i < 3; i++) stack.push(p, 1, 1, 1)
    expect(() => stack.push(p, 1)).toThrow(RangeError)
    stack.clear(p)
    expect([p[BEFORE], p[AFTER], stack.depth(p)]).toEqual([8, 9, 0])
  })
})

describe('positions', () => {
  it('have hashes that tell single cells apart', () => {
    const seen = new Set<number>()
    for (let cell = 0; cell < 50; cell++) {
      for (const value of [1, 2, -1]) {
        const p = new Int32Array(50)
        p[cell] = value
        seen.add(hash(p))
      }
    }
    expect(seen.size).toBe(150)
  })

  it('are copied into the memory they are given', () => {
    const p = Int32Array.of(1, 2, 3)
    const target = new Int32Array(3)
    expect(clone(p, target)).toBe(target)
    expect(equals(p, target)).toBe(true)
    expect(equals(p, Int32Array.of(1, 2))).toBe(false)
  })
})
