import { gameWords } from '@benben/words'
import { placeAt } from '@benben/words/rules'
import { tekhenuBook } from '@benben/words/rules/tekhenu'
import { expect, test } from 'vitest'
import { questionAddress, refusalAddress } from '../../ui/rule-address.ts'
import { MODES, playing } from '../testing/playing.ts'

const { ruleOf } = gameWords('tekhenu')

for (const mode of MODES) {
  test(`every event, question and refusal of a game leads to a place in the rules: ${mode.name}`, () => {
    const addresses = new Set<string>()
    for (const { match, decision } of playing(mode, 'rules')) {
      addresses.add(questionAddress(decision.question.code))
      for (const refused of decision.refusals) addresses.add(refusalAddress(refused))
      for (const event of match.entries.at(-1)?.events ?? []) addresses.add(ruleOf!(event))
    }
    expect(addresses.size).toBeGreaterThan(60)
    expect([...addresses].filter((to) => placeAt(tekhenuBook, to) === undefined)).toEqual([])
  })
}
