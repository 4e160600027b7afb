import { aton } from '@benben/aton'
import { Match } from '@benben/kernel'
import { expect, test } from 'vitest'
import { speak } from '../speak.ts'
import { openMeaning, outlook } from './outlook.ts'

const words = speak('en')
const match = new Match(aton, { options: { red: 0 }, names: ['Ada', 'Bob'], seed: 'table' })
const view = aton.view(match.position, 0)

test('what a card would do before anybody has seen the others', () => {
  expect(outlook(words, view, 0, 1, 3)).toBe('you may score 4, rival 2')
  expect(outlook(words, view, 0, 1, 1)).toBe('rival may score 6')
  expect(outlook(words, view, 0, 1, 4)).toBe('you may score 6')
  expect(outlook(words, view, 0, 3, 2)).toBe('temples 1 to 2')
  expect(outlook(words, { ...view, round: 2 }, 0, 2, 1)).toBe('loses a priest')
})

test('what an open card does; nothing where none lies open', () => {
  expect(openMeaning(words, view, 0, 4)).toBeUndefined()
  const seats = view.seats.map((seat, i) => ({ ...seat, cartouches: i === 0 ? [3, 2, 1, 4] : [1, 2, 3, 4] }))
  expect(openMeaning(words, { ...view, seats }, 0, 1)).toBe('scores 4 points')
  expect(openMeaning(words, { ...view, seats }, 1, 4)).toBe('places 4 priests')
})
