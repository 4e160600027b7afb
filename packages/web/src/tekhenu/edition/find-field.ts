import type { Field } from '@benben/tekhenu/fields'
import type { Words } from '@benben/words'
import { areaName, fieldName } from '@benben/words/tekhenu-edition'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A word may be cut short; a number stands for itself. */
const isMeant = (asked: string, word: string): boolean =>
  /\d$/.test(asked) ? word === asked : word.startsWith(asked)

/** The field that somebody calls `c4`, `p07 left` or `p10 t`: every word stands in its name or the name of its area. */
export function findField(words: Words, fields: readonly Field[], asked: string): Field | undefined {
  const sought = wordsOf(asked)
  if (sought.length === 0) return undefined
  const named = (
    isLetter: (letter: string, words: { own: string[]; all: string[] }) => boolean,
  ): Field | undefined =>
    fields.find((field) => {
      const own = wordsOf(fieldName(words, field))
      const all = [...wordsOf(areaName(words, field.area)), ...own]
      return (
        !field.sure &&
        sought.every((part) =>
          part.length === 1 ? isLetter(part, { own, all }) : all.some((word) => isMeant(part, word)),
        )
      )
    })
  // A letter stands for itself where something is called by it, else for a word of the field's own name.
  return (
    named((letter, { all }) => all.includes(letter)) ??
    named((letter, { own }) => own.some((word) => isMeant(letter, word)))
  )
}
