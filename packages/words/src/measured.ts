import type { Words } from './speak.ts'

/** A number with its sign. */
export function signed(words: Words, value: number, digits = 1): string {
  const text = words.number(Math.abs(value), digits)
  return text === words.number(0, digits) ? text : `${value < 0 ? '−' : '+'}${text}`
}

/** A mean with its standard error. */
export const doubted = (
  words: Words,
  { mean, error }: { readonly mean: number; readonly error: number },
  digits = 1,
): string =>
  words.say('analysis.doubt', { value: signed(words, mean, digits), error: words.number(error, digits) })
