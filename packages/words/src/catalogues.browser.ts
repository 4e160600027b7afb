import type { Catalogue } from './catalogues.ts'
import { ofBrowser } from './en/of-browser.ts'

/** The catalogues of a browser, kept small: no messages of terminal or server, and those of a game only after `learn`. */
export const catalogues: Readonly<Record<string, Catalogue>> = {
  en: { ...ofBrowser } as unknown as Catalogue,
}

export { FALLBACK } from './fallback.ts'
