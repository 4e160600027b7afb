import { compile } from '../speak.ts'

/**
 * A language for tests, made of English: every vowel has an accent, and every word is a third longer. Whatever is read without
 * accents did not come from a catalogue; whatever fits, fits in languages that need more room.
 */

type Element = ReturnType<ReturnType<typeof compile>['getAst']>[number]

const VOWELS = new Map(Array.from('aeiouyAEIOUY', (letter, i) => [letter, 'àéîôûýÀÉÎÔÛÝ'[i]!]))
/** What is the same in every language: signs, addresses of links, ids of cards and rulings. */
const KEPT = /:[a-z]+:|\]\([^)]+\)|\b(?:[A-Z]{1,2}\d{1,2}[a-z]?|Cult\d\d|Art\d\d)\b/
const LONGER = 0.35
const [LITERAL, ARGUMENT, SELECT, PLURAL, POUND] = [0, 1, 5, 6, 7]

const accented = (word: string): string =>
  Array.from(word, (letter) => VOWELS.get(letter) ?? letter).join('') +
  'ø'.repeat(Math.round(word.length * LONGER))

const pseudoText = (text: string): string =>
  text
    .split(new RegExp(`(${KEPT.source})`))
    .map((part, i) => (i % 2 === 1 ? part : part.replaceAll(/[A-Za-z]+/g, accented)))
    .join('')

/** ICU reads an apostrophe before these signs, or two of them, as a quotation. */
const escaped = (text: string): string => text.replaceAll("'", "''").replaceAll(/[{}]/g, "'$&'")

const written = (elements: readonly Element[]): string => elements.map(one).join('')

function one(element: Element): string {
  const type: number = element.type
  if (type === POUND) return '#'
  if (!('value' in element)) throw new TypeError(`an element of type ${type}`)
  if (type === LITERAL) return escaped(pseudoText(element.value))
  if (type === ARGUMENT) return `{${element.value}}`
  if (!('options' in element) || (type !== SELECT && type !== PLURAL))
    throw new TypeError(`an element of type ${type}`)
  const isOrdinal = 'pluralType' in element && element.pluralType === 'ordinal'
  const kind = type === SELECT ? 'select' : isOrdinal ? 'selectordinal' : 'plural'
  const offset = 'offset' in element && element.offset !== 0 ? ` offset:${element.offset}` : ''
  const cases = Object.entries(element.options).map(([name, { value }]) => `${name} {${written(value)}}`)
  return `{${element.value}, ${kind},${offset} ${cases.join(' ')}}`
}

/** A message in this language. */
export const pseudo = (message: string): string => written(compile(message, 'en').getAst())
