import { describe, expect, it } from 'vitest'
import { dockOf } from './place.ts'

const PHONE = { width: 390, height: 844 }
const at = (y: number, height: number) => ({ x: 0, y, width: 390, height })

describe('the sheet of a lesson on a phone', () => {
  it('stays at the bottom where it covers nothing', () => {
    expect(dockOf([at(100, 200)], 340, PHONE)).toBe('bottom')
    expect(dockOf([], 340, PHONE)).toBe('bottom')
  })
  it('never covers what is touched first for the sake of something larger', () => {
    const die = { x: 313, y: 118, width: 28, height: 28 }
    expect(dockOf([die, at(600, 160)], 340, PHONE)).toBe('bottom')
    expect(dockOf([at(700, 44), at(100, 400)], 340, PHONE)).toBe('top')
  })
  it('goes up where only the other parts would be covered', () => {
    expect(dockOf([at(420, 60), at(600, 160)], 340, PHONE)).toBe('top')
  })
})
