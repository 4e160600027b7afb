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
