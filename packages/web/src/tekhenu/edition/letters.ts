import type { FieldKind } from '@benben/tekhenu/fields'
import type { Key, Words } from '@benben/words'
import type { Letters } from './typed.ts'

/** The names a field can hold, each with its letter on the keyboard. */
export function choicesOf(
  words: Words,
  kind: FieldKind,
): { readonly name: string; readonly letter: string }[] {
  const names =
    kind.type === 'choice'
      ? kind.values
      : kind.type === 'amounts'
        ? kind.of
        : kind.type === 'switch'
          ? ['yes', 'no']
          : []
  return names.map((name) => ({ name, letter: lettersFor(words, name).charAt(0) }))
}

/** The letters of a name, the one that is shown first. */
const lettersFor = (words: Words, name: string): string => words.say(`edition.letter.${name}` as Key)

/** By letter: the names a field can hold. A second letter counts where no other name has it. */
export function lettersOf(words: Words, kind: FieldKind): Letters {
  const names = choicesOf(words, kind)
  const all = new Map<string, string>()
  for (const { name } of names) for (const letter of lettersFor(words, name).slice(1)) all.set(letter, name)
  for (const { name, letter } of names) all.set(letter, name)
  return all
}
