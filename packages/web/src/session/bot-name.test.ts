import { loadLanguage, speak } from '@benben/words'
import { expect, it } from 'vitest'
import { seatName } from './bot-name.ts'

it('calls bots and automata as the reader does, and people by their own names', async () => {
  await loadLanguage('fr')
  const words = speak('fr')
  expect(seatName(words, { kind: 'automaton', name: 'Botankhamun', bot: null })).toBe('Botankhamon')
  expect(seatName(words, { kind: 'bot', name: 'pharaoh', bot: 'pharaoh' })).toBe('Pharaon')
  // A bot that goes on for the rival of a lesson.
  expect(seatName(words, { kind: 'bot', name: 'novice', bot: 'novice', called: 'Ipy' })).toBe('Ipy')
  expect(seatName(words, { kind: 'guest', name: 'Botankhamun', bot: null })).toBe('Botankhamun')
})
