type Catalogue = Readonly<Record<string, string>>

/** Signs and the targets of links (`src/rules/rich.ts`). */
const MARKUP = /\]\([^)]+\)|:[a-z]+:/g

/** What is read of a sentence: no names of signs, and no addresses. */
export const withoutMarkup = (text: string): string => text.replaceAll(MARKUP, ' ')

const markupIn = (message: string): Set<string> =>
  new Set(Array.from(message.matchAll(MARKUP), ([found]) => (found.startsWith(']') ? found.slice(1) : found)))

/** Sentences whose signs or links are not those of the model. */
export const strangeMarkup = (locale: string, catalogue: Catalogue, model: Catalogue): string[] =>
  Object.entries(catalogue).flatMap(([key, message]) => {
    const here = markupIn(message)
    const there = markupIn(model[key] ?? '')
    return [
      ...[...there].filter((each) => !here.has(each)).map((each) => `${locale}: ${key} lacks ${each}`),
      ...[...here]
        .filter((each) => !there.has(each))
        .map((each) => `${locale}: ${key} has ${each}, which does not belong here`),
    ]
  })
