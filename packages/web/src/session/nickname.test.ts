import { botNames, GAMES } from '@benben/bots'
import { expect, it } from 'vitest'
import { wordsNow } from '../app/words.ts'
import { nameProblem } from './nickname.ts'
import { sayProblem } from './say.ts'

const words = wordsNow()

it.each(GAMES.flatMap(({ id, automatonNames = [] }) => [...botNames(id), ...automatonNames]))(
  'nobody takes the name %s, of a bot or automaton',
  (name) => expect(nameProblem(words, name)).toBe('This name is the name of a bot. Choose another one.'),
)

it('a name of a person is fine', () => expect(nameProblem(words, 'Ada')).toBe(''))

it('what the server refuses is said by the same sentence', () => {
  const fault = { code: 'protocol.too-long', params: { most: 24 }, path: 'nickname' }
  expect(nameProblem(words, 'x'.repeat(25))).toBe(sayProblem(words, fault))
  expect(sayProblem(words, fault)).toBe('This name is too long. At most 24 are allowed.')
  expect(nameProblem(words, '\u202eAda')).toMatch(/^This name holds something that nobody can see/)
})
