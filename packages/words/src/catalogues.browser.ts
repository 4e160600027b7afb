import type { Catalogue } from './catalogues.ts'
import { ofBrowser } from './en/of-browser.ts'

/** What a browser says: nothing of the terminal or the server, and of a game only after `learn`. Every byte is waited for. */
export const catalogues: Readonly<Record<string, Catalogue>> = {
  en: { ...ofBrowser } as unknown as Catalogue,
}

export { FALLBACK } from './fallback.ts'
