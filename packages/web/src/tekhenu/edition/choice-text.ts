import type { Words } from '@benben/words'
import { valueText } from '@benben/words/tekhenu-edition'

/** What a name that a field can hold is called: `sand`, `Horus`, `yes`, `of your choice`. */
export function choiceText(words: Words, name: string): string {
  if (name === 'yes' || name === 'no') return valueText(words, name === 'yes')
  if (name === 'vp') return words.say('edition.kind.vp')
  if (name === 'priests') return words.say('edition.kind.priests')
  if (name === 'anyBasicResource') return words.say('edition.kind.any')
  return valueText(words, name)
}
