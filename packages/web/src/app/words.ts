import { loadLanguage, loadParts, speak, type PartName, type Words } from '@benben/words'
import { FALLBACK } from '@benben/words/languages'
import { lazy, useSyncExternalStore, type ComponentType, type LazyExoticComponent } from 'react'

let spoken: Words | undefined
const listeners = new Set<() => void>()

/** The words of the language in use, for code that is no component. */
export const wordsNow = (): Words => (spoken ??= speak(FALLBACK))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The words of the language in use. Renders anew when another is chosen. */
export const useWords = (): Words => useSyncExternalStore(subscribe, wordsNow)

/** Speaks a language from now on, once its sentences are here. */
export async function speakFromNow(code: string): Promise<void> {
  await loadLanguage(code)
  spoken = speak(code)
  document.documentElement.lang = spoken.locale
  for (const listener of listeners) listener()
}

/** Sentences that are loaded apart, in the language in use. */
export async function loadSentences(...parts: readonly PartName[]): Promise<void> {
  const { locale } = wordsNow()
  await loadParts(locale, ...parts)
  // Another language was chosen meanwhile.
  if (wordsNow().locale !== locale) await loadSentences(...parts)
}

/** What is loaded together with the sentences it says. */
export async function withSentences<T>(parts: readonly PartName[], load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), loadSentences(...parts)])
  return loaded
}

/** A component that is loaded with the sentences it says. */
export const lazyWith = <Props extends object>(
  parts: readonly PartName[],
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await withSentences(parts, load) }))
