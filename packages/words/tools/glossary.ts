import { literalOf } from './message.ts'
import { withoutMarkup } from './markup.ts'

type Catalogue = Readonly<Record<string, string>>

/** A term of the games, and how a language says it. */
export interface Term {
  /** In English, in the singular. With a capital letter in front it is a name, and only that is meant. */
  readonly en: string
  /** How words that stand for it begin. */
  readonly said: readonly string[]
  /** Keys in which the word means something else, or is rightly said in another way. */
  readonly except: readonly string[]
}

interface Sought extends Term {
  readonly found: RegExp
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A term in the singular and in the plural, as a whole word. */
function sought(term: Term): Sought {
  const { en } = term
  const singular = escaped(en)
  const plurals = en.endsWith('y') ? `(?:${singular}|${escaped(en.slice(0, -1))}ies)` : `${singular}(?:e?s)?`
  const isName = /^\p{Lu}/u.test(en)
  return { ...term, found: new RegExp(`(?<![\\p{L}-])${plurals}(?![\\p{L}-])`, isName ? 'gu' : 'giu') }
}

/** Whether some word of a text begins with a form. */
const says = (text: string, form: string): boolean =>
  new RegExp(`(?<!\\p{L})${escaped(form.toLowerCase())}`, 'u').test(text)

/** Sentences that have a term of the glossary in English, but none of its forms in the language. */
export function strangeTerms(
  locale: string,
  catalogue: Catalogue,
  model: Catalogue,
  glossary: readonly Term[],
): string[] {
  // In 'pillar tile', 'pillar' is no term of its own.
  const terms = glossary.map(sought).toSorted((a, b) => b.en.length - a.en.length)
  return [
    ...Object.entries(catalogue).flatMap(([key, message]) => {
      let english = withoutMarkup(literalOf(model[key] ?? '', 'en'))
      const translated = literalOf(message, locale).toLowerCase()
      const missing: string[] = []
      for (const { en, said, except, found } of terms) {
        if (english.search(found) === -1) continue
        english = english.replaceAll(found, '…')
        if (!except.includes(key) && !said.some((form) => says(translated, form)))
          missing.push(`${locale}: ${key} does not say "${en}" as the glossary does (${said.join(', ')})`)
      }
      return missing
    }),
    ...glossary.flatMap(({ en, except }) =>
      except
        .filter((key) => !Object.hasOwn(model, key))
        .map((key) => `${locale}: the glossary excepts ${key} from "${en}", but there is no such message`),
    ),
  ]
}
