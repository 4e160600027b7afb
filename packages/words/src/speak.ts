import type { Params } from '@benben/kernel'
import { IntlMessageFormat } from 'intl-messageformat'
import { catalogues } from '#catalogues'
import type { Catalogue } from './catalogues.ts'
import type { Key } from './en.ts'
import { FALLBACK } from './languages.ts'
import { plain } from './text.ts'

/** A catalogue of one language with its formatter. */
export interface Words {
  /** The locale of the catalogue in use. */
  readonly locale: string
  /** A sentence. Throws where a parameter it needs is missing. */
  readonly say: (key: Key, params?: Params) => string
  readonly has: (code: string) => code is Key
  /** 'a, b, and c' as this language lists things. */
  readonly list: (items: readonly string[]) => string
  /** 'a, b, c': the same without the 'and'. */
  readonly series: (items: readonly string[]) => string
  /** A number with so many digits behind the point, or the comma. */
  readonly number: (value: number, digits?: number) => string
}

const spoken = new Map<string, Words>()

/** The language of a locale (`en-GB` speaks `en`); English where there is no catalogue for it. */
export function speak(locale: string): Words {
  const language = locale.split(/[-_]/)[0]!.toLowerCase()
  const found = [locale, language].find((each) => Object.hasOwn(catalogues, each)) ?? FALLBACK
  const known = spoken.get(found)
  if (known !== undefined) return known
  const words = wordsOf(found, catalogues[found]!)
  spoken.set(found, words)
  return words
}

export function wordsOf(locale: string, catalogue: Catalogue): Words {
  const compiled = new Map<Key, IntlMessageFormat>()
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const series = new Intl.ListFormat(locale, { type: 'unit' })
  const message = (key: Key): IntlMessageFormat => {
    const known = compiled.get(key)
    if (known !== undefined) return known
    const made = compile(catalogue[key], locale)
    compiled.set(key, made)
    return made
  }
  return {
    locale,
    say: (key, params = {}) => {
      const whole = catalogue[key]
      if (isFixed(whole)) return whole
      const values = Object.fromEntries(
        Object.entries(params).map(([name, value]) => [
          name,
          typeof value === 'string' ? plain(value) : value,
        ]),
      )
      const said = message(key).format<string>(values)
      return typeof said === 'string' ? said : said.join('')
    },
    has: (code): code is Key => Object.hasOwn(catalogue, code),
    list: (items) => lists.format(items),
    series: (items) => series.format(items),
    number: (value, digits = 0) => decimals(locale, digits).format(value),
  }
}

/** Points, shares and ratings: no signs between thousands, and a true minus. */
function decimals(locale: string, digits: number): { readonly format: (value: number) => string } {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
    signDisplay: 'negative',
  })
  return { format: (value) => format.format(value).replace('-', '−') }
}

/** Whether a message reads as it is written. Most do, and compiling one costs more than all that is said with it. */
const isFixed = (message: string): boolean => !['{', '}', "''"].some((sign) => message.includes(sign))

/** Sentences hold no markup: `<` is an ordinary character. */
export const compile = (message: string, locale: string): IntlMessageFormat =>
  new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
