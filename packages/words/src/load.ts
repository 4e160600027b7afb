import { catalogues } from '#catalogues'
import type { Language, PartName, Sentences } from './language.ts'
import { LANGUAGES } from './languages.ts'

/** Every part that was asked for, in whatever language: a language loaded later has to say it too. */
const wanted = new Set<PartName>()
const loading = new Map<string, Promise<void>>()

/** Adds sentences to the catalogue of a language. */
export function addSentences(code: string, sentences: Sentences): void {
  catalogues[code] = Object.assign(catalogues[code] ?? {}, sentences) as (typeof catalogues)[string]
}

/** Does something once; where it failed, it is tried again next time. */
function once(name: string, act: () => Promise<void>): Promise<void> {
  const begun = loading.get(name) ?? act()
  loading.set(name, begun)
  begun.catch(() => loading.delete(name))
  return begun
}

const languageOf = async (code: string): Promise<Language> => (await LANGUAGES[code]!.load()).language

/** The sentences of the first page in a language, and of every part that was loaded in another. */
export async function loadLanguage(code: string): Promise<void> {
  await once(code, async () => addSentences(code, (await languageOf(code)).start))
  for (let many = -1; many !== wanted.size;) {
    many = wanted.size
    await loadParts(code, ...wanted)
  }
}

/** Sentences of a language that are loaded apart. */
export async function loadParts(code: string, ...parts: readonly PartName[]): Promise<void> {
  for (const part of parts) wanted.add(part)
  const one = async (part: PartName): Promise<void> =>
    addSentences(code, await (await languageOf(code)).parts[part]())
  await Promise.all(parts.map((part) => once(`${code} ${part}`, () => one(part))))
}
