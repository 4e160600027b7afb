import { literalOf } from './message.ts'

type Catalogue = Readonly<Record<string, string>>

const LETTER = /\p{L}/u

/** Sentences that are equal to the model without being listed as such, and lists that are not true any more. */
export function untranslated(
  locale: string,
  catalogue: Catalogue,
  model: Catalogue,
  same: readonly string[],
): string[] {
  const listed = new Set(same)
  const isEqual = (key: string): boolean => catalogue[key] === model[key]
  return [
    ...Object.keys(catalogue)
      .filter((key) => isEqual(key) && !listed.has(key) && LETTER.test(literalOf(model[key]!, locale)))
      .map((key) => `${locale}: ${key} is not translated (list it in same.ts where that is right)`),
    ...same
      .filter((key) => !Object.hasOwn(model, key))
      .map((key) => `${locale}: ${key} is listed in same.ts, but there is no such message`),
    ...same
      .filter((key) => Object.hasOwn(model, key) && Object.hasOwn(catalogue, key) && !isEqual(key))
      .map((key) => `${locale}: ${key} is listed in same.ts, but it is translated`),
  ]
}
