import type { Field } from '@benben/tekhenu/fields'
import type { Words } from '@benben/words'
import { areaName, fieldName } from '@benben/words/tekhenu-edition'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A word may be cut short; a letter or a number stands for itself. */
const isMeant = (asked: string, word: string): boolean =>
  asked.length === 1 || /\d$/.test(asked) ? word === asked : word.startsWith(asked)

/** The field that somebody calls `c4`, `p07 left` or `statue 3`: every word stands in its name or the name of its area. */
export function findField(words: Words, fields: readonly Field[], asked: string): Field | undefined {
  const sought = wordsOf(asked)
  if (sought.length === 0) return undefined
  return fields.find((field) => {
    const name = wordsOf(`${areaName(words, field.area)} ${fieldName(words, field)}`)
    return !field.sure && sought.every((part) => name.some((word) => isMeant(part, word)))
  })
}
