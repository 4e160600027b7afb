import { tekhenu } from '@benben/tekhenu'
import { loadLanguage, speak } from '@benben/words'
import { expect, it } from 'vitest'
import { calledIn } from './called.ts'

it('calls bots and Botankhamun as the reader does, and nobody else by another name', async () => {
  await loadLanguage('fr')
  const names = ['pharaoh', 'Botankhamun']
  const solo = tekhenu.options({ solo: 'easy' }, 2)
  const two = tekhenu.options({}, 2)
  if (!solo.ok || !two.ok) throw new Error('these options are possible')
  const called = (locale: string, options: unknown): readonly string[] =>
    calledIn(speak(locale), { game: tekhenu as never, terms: { options, names } })
  expect(called('fr', solo.value)).toEqual(['Pharaon', 'Botankhamon'])
  expect(called('en', solo.value)).toEqual(names)
  expect(called('fr', two.value)).toEqual(['Pharaon', 'Botankhamun'])
  const people = { game: tekhenu as never, terms: { options: two.value, names: ['Pharaoh', 'pharaoh:40'] } }
  expect(calledIn(speak('fr'), people)).toEqual(['Pharaoh', 'Pharaon 40'])
})
