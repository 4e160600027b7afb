import type { Key } from '@benben/words'
import { tekhenuBook } from '@benben/words/rules/tekhenu'
import { speakWhole } from '@benben/words/whole'
import { expect, it } from 'vitest'
import { EXAMPLE_DICE } from './example-dice.ts'

const NAMED = /\b(?:white|black|yellow|brown|gray|red|blue) [1-6]\b/

it('beside an example lies the first die its sentence names, and none where it names none', async () => {
  const words = await speakWhole('en')
  const named = tekhenuBook.cards
    .flatMap(({ cards }) => cards)
    // Of twins the first has a page.
    .filter((card) => tekhenuBook.pageOfCard(card) === card)
    .flatMap((card) => tekhenuBook.examples(card))
    .flatMap((example) => {
      const die = NAMED.exec(words.say(`tekhenu.example.${example}` as Key))
      return die === null ? [] : [[example, die[0]] as const]
    })
  expect(EXAMPLE_DICE).toEqual(Object.fromEntries(named))
})
