import { describe, expect, it } from 'vitest'
import { toy, type ToyEvent, type ToyOptions, type ToyView } from '../testing/toy.ts'
import { LAWS, type Subject } from './index.ts'

const PARTS = ['stones', 'turn', 'waits', 'taken']

const subject: Subject<ToyOptions, ToyView, ToyEvent> = {
  game: toy,
  tables: [
    { options: { stones: 11 }, seats: 2 },
    { options: { stones: 21 }, seats: 2 },
  ],
  universe: [1, 2, 3, toy.endTurn],
  touches: { took: PARTS, 'turn-ended': PARTS },
  secret: [],
}

describe('the toy keeps the laws of the contract', () => {
  for (const law of LAWS) {
    it(law.name, () => {
      for (let i = 0; i < law.games; i++) law.check(subject, `${law.name} ${i}`)
      expect(law.games).toBeGreaterThan(0)
    })
  }
})

describe('answers given ahead', () => {
  const law = LAWS.find(({ name }) => name.startsWith('an answer given ahead'))!
  const foreseeing = (move: number, known = ['one']): Subject<ToyOptions, ToyView, ToyEvent> => ({
    ...subject,
    game: {
      ...toy,
      codes: { ...toy.codes, ahead: known },
      ahead: {
        offered: () => ['one'],
        move: (_view, { question }) => (question.code === 'toy.take' ? move : undefined),
      },
    },
  })

  it('keep the law if they are legal moves, and break it if not', () => {
    expect(() => law.check(foreseeing(1), 'ahead')).not.toThrow()
    expect(() => law.check(foreseeing(toy.endTurn), 'ahead')).toThrow('no legal move')
    expect(() => law.check(foreseeing(1, []), 'ahead')).toThrow('an unknown answer')
  })
})
