import { expect, test } from 'vitest'
import { catalogues } from '../catalogues.ts'
import { compile, wordsOf } from '../speak.ts'
import { pseudo } from './pseudo.ts'

test('letters are accented and words longer; parameters, signs and links stay', () => {
  expect(pseudo('Take {who} a die.')).toBe('Tàkéø {who} à dîéø.')
  expect(pseudo('See [Ra](gods/ra), :die: and T05.')).toBe('Sééø [Ràø](gods/ra), :die: àndø T05.')
  expect(pseudo("It's")).toBe("Îtø''s")
})

test('plurals and selects go on choosing', () => {
  const en = catalogues['en']!
  const words = wordsOf('en', {
    ...en,
    'web.name': pseudo('{n, plural, one {# card} other {# cards}} {x, select, a {here} other {there}}'),
  })
  expect(words.say('web.name', { n: 1, x: 'a' })).toBe('1 càrdø héréø')
  expect(words.say('web.name', { n: 2, x: 'b' })).toBe('2 càrdsøø théréøø')
})

test('every message of English can be said in it', () => {
  for (const message of Object.values(catalogues['en']!)) {
    const made = pseudo(message)
    expect(() => compile(made, 'en'), made).not.toThrow()
  }
})
