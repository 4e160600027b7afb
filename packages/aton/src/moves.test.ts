import { describe, expect, it } from 'vitest'
import { spaceName, spaceNamed, SPACES } from './board.ts'
import { assign, END_TURN, EXCHANGE, isMove, priestMove, read, write } from './moves.ts'

describe('moves as text', () => {
  it('reads like the rule', () => {
    expect(write(assign(3, 1, 4, 2))).toBe('assign 3 1 4 2')
    expect(write(EXCHANGE)).toBe('exchange')
    expect(write(END_TURN)).toBe('end turn')
    expect(write(priestMove('place', 18))).toBe('place 2b3')
    expect(write(priestMove('remove', 0))).toBe('remove 1a1')
    expect(write(priestMove('return', 47))).toBe('return 4c4')
  })

  it('names every space once', () => {
    const names = Array.from({ length: SPACES }, (_, space) => spaceName(space))
    expect(new Set(names).size).toBe(SPACES)
    names.forEach((name, space) => expect(spaceNamed(name)).toBe(space))
    for (const name of ['5a1', '1d1', '1a5', '1a', '', '1a11', 'a11'])
      expect(spaceNamed(name)).toBeUndefined()
  })

  it('reads nothing else', () => {
    const nonsense = [
      '',
      'assign',
      'assign 1 2 3',
      'assign 1 2 3 5',
      'assign 1 2 3 4 ',
      'place',
      'place 1a',
      'PLACE 1a1',
    ]
    for (const text of [
      ...nonsense,
      'put 1a1',
      'place 1a1 ',
      'exchange all',
      'end',
      'place  1a1',
      'place 1a1\n',
    ]) {
      expect(read(text), text).toBeUndefined()
    }
  })

  it('knows which numbers are moves', () => {
    for (const move of [-1, 258, 511, 512 + 48, 576 + 50, 640 + 48, 704, 1e9, 0.5, Number.NaN])
      expect(isMove(move)).toBe(false)
    expect(() => write(511)).toThrow(RangeError)
  })
})
