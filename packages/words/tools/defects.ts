import { LITERAL, parse, within, type Element } from './message.ts'
import { strangeTerms, type Term } from './glossary.ts'
import { strangeMarkup } from './markup.ts'
import { untranslated } from './untranslated.ts'

/** What can be wrong with catalogues, each defect as a line that says where and what. */

/** What a language says about its own sentences. */
export interface Notes {
  /** Keys of sentences that are rightly equal to English. */
  readonly same: readonly string[]
  readonly glossary: readonly Term[]
}

export interface Checked {
  /** By locale: sentences by key. */
  readonly catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The locale the others are measured by. */
  readonly base: string
  /** Keys that codes of kernel and games lead to. */
  readonly required: readonly string[]
  /** What sources name. */
  readonly named: Named
  /** By locale; none for the base. */
  readonly notes: Readonly<Record<string, Notes>>
}

/** Keys that stand in a source in quotes, and templates that make keys. */
export interface Named {
  readonly keys: ReadonlySet<string>
  readonly templates: readonly RegExp[]
}

type Catalogue = Checked['catalogues'][string]

export function defects({ catalogues, base, required, named, notes }: Checked): string[] {
  const model = catalogues[base] ?? {}
  const needed = new Set(required)
  const everywhere = (find: (locale: string, catalogue: Catalogue) => string[]): string[] =>
    Object.entries(catalogues).flatMap(([locale, catalogue]) => find(locale, catalogue))
  return [
    ...everywhere((locale, catalogue) => missingCodes(locale, catalogue, required)),
    ...everywhere((locale, catalogue) => differentKeys(locale, catalogue, base, model)),
    ...everywhere((locale, catalogue) =>
      Object.entries(catalogue).flatMap(([key, message]) => messageDefects(locale, key, message, model[key])),
    ),
    ...Object.entries(notes).flatMap(([locale, { same, glossary }]) => [
      ...strangeMarkup(locale, catalogues[locale] ?? {}, model),
      ...untranslated(locale, catalogues[locale] ?? {}, model, same),
      ...strangeTerms(locale, catalogues[locale] ?? {}, model, glossary),
    ]),
    ...Object.keys(model)
      .filter((key) => !needed.has(key) && !isNamed(key, named))
      .map((key) => `${base}: ${key} is used nowhere`),
  ]
}

const missingCodes = (locale: string, catalogue: Catalogue, required: readonly string[]): string[] =>
  required
    .filter((key) => !Object.hasOwn(catalogue, key))
    .map((key) => `${locale}: ${key} has no message, but a code leads to it`)

const differentKeys = (locale: string, catalogue: Catalogue, base: string, model: Catalogue): string[] => [
  ...Object.keys(model)
    .filter((key) => !Object.hasOwn(catalogue, key))
    .map((key) => `${locale}: ${key} is missing, ${base} has it`),
  ...Object.keys(catalogue)
    .filter((key) => !Object.hasOwn(model, key))
    .map((key) => `${locale}: ${key} is not in ${base}`),
]

function messageDefects(locale: string, key: string, message: string, model: string | undefined): string[] {
  const at = (problem: string): string => `${locale}: ${key} ${problem}`
  if (message.trim() === '') return [at('is empty')]
  const elements = parse(message, locale)
  if (typeof elements === 'string') return [at(`is not an ICU message (${elements})`)]
  const plurals = pluralDefects(elements, locale).map(at)
  const modelElements = model === undefined ? elements : parse(model, locale)
  // A broken model is reported in its own language.
  if (typeof modelElements === 'string') return plurals
  const here = shapeOf(elements)
  const there = shapeOf(modelElements)
  return [
    ...plurals,
    ...[...there].filter((part) => !here.has(part)).map((part) => at(`lacks ${part}`)),
    ...[...here]
      .filter((part) => !there.has(part))
      .map((part) => at(`has ${part}, which does not belong here`)),
  ]
}

/** What every language must share: the arguments, and the cases of each select. */
const shapeOf = (elements: readonly Element[]): Set<string> =>
  new Set(
    within(elements).flatMap((element) => {
      const type: number = element.type
      if (!('value' in element) || type === LITERAL) return []
      const cases = 'options' in element && !('pluralType' in element) ? Object.keys(element.options) : []
      return [`{${element.value}}`].concat(cases.map((each) => `the case "${each}" of {${element.value}}`))
    }),
  )

function pluralDefects(elements: readonly Element[], locale: string): string[] {
  return within(elements).flatMap((element) => {
    if (!('pluralType' in element)) return []
    const { options, value, pluralType = 'cardinal' } = element
    return categories(locale, pluralType)
      .filter((category) => !Object.hasOwn(options, category))
      .map((category) => `lacks the plural "${category}" of {${value}}`)
  })
}

const MANY = 200

/** The plurals of numbers that occur in games; French has another from a million on. */
function categories(locale: string, type: Intl.PluralRuleType): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(locale, { type })
  const needed = new Set(['other', ...Array.from({ length: MANY }, (_, n) => rules.select(n))])
  return rules.resolvedOptions().pluralCategories.filter((category) => needed.has(category))
}

const isNamed = (key: string, { keys, templates }: Named): boolean =>
  keys.has(key) || templates.some((template) => template.test(key))

const QUOTED = /(['"`])([a-z][\w-]*(?:\.[\w-]+)+)\1/g
/** `typed.help.${name}`, `${game}.option.${name}`: a key with gaps, of which the first part, or the second, is written out. */
const TEMPLATE = /`((?:\$\{[^{}]*\}\.)?[a-z][\w-]*\.(?:[\w.-]|\$\{[^{}]*\})*)`/g

/** Everything in a source that looks like a key. A gap in a template stands for one part without a dot. */
export function namedIn(source: string): Named {
  const templates = Array.from(source.matchAll(TEMPLATE), (found) => found[1]!)
    .filter((template) => template.includes('${'))
    .map(
      (template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^{}]*\}/g, '[\\w-]+')}$`),
    )
  return { keys: new Set(Array.from(source.matchAll(QUOTED), (found) => found[2]!)), templates }
}
