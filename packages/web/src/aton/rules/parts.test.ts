import { speak } from '@benben/words'
import { placeAt } from '@benben/words/rules'
import { atonBook } from '@benben/words/rules/aton'
import { expect, test } from 'vitest'
import { RULE_OF_PART } from './parts.ts'

test('every part of the table of Aton has its words and its rule', () => {
  const words = speak('en')
  for (const [part, rule] of Object.entries(RULE_OF_PART)) {
    expect(words.has(`aton.part.${part}.title`), part).toBe(true)
    expect(words.has(`aton.part.${part}.what`), part).toBe(true)
    expect(placeAt(atonBook, rule), part).toBeDefined()
  }
})
