import type { Language } from './language.ts'

interface Offered {
  /** As those who speak it call it. */
  readonly name: string
  readonly load: () => Promise<{ readonly language: Language }>
}

/** The languages, by code. A new one is a folder and a line here; `npm run i18n:check` says what it lacks. */
export const LANGUAGES: Readonly<Record<string, Offered>> = {
  en: { name: 'English', load: () => import('./en/index.ts') },
  fr: { name: 'Français', load: () => import('./fr/index.ts') },
  pl: { name: 'Polski', load: () => import('./pl/index.ts') },
}

/** The language spoken where none of those asked for is known. */
export const FALLBACK = 'en'

/** The first language of a list of locales (`fr-CA`, `pl_PL.UTF-8`) that is known; English where none is. */
export function languageFor(locales: readonly string[]): string {
  const codes = locales.map((locale) => locale.split(/[-_.@]/)[0]!.toLowerCase())
  return codes.find((code) => Object.hasOwn(LANGUAGES, code)) ?? FALLBACK
}
