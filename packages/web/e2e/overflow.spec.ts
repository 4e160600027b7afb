import { LANGUAGES } from '@benben/words/languages'
import type { Page } from '@playwright/test'
import { cutIn } from './testing/cut.ts'
import { speakPseudo } from './testing/pseudo.ts'
import { SPOKEN } from './testing/spoken-screens.ts'
import { expect, test } from './testing/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** The pseudo-language is longer than all others. */
const SPEAKING: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  pseudo: speakPseudo,
  ...Object.fromEntries(
    Object.keys(LANGUAGES)
      .filter((code) => code !== 'en')
      .map((code) => [code, (page: Page) => speak(page, code)]),
  ),
}

const speak = (page: Page, language: string): Promise<unknown> =>
  page.addInitScript(
    (state) => {
      localStorage.setItem('benben.settings', JSON.stringify({ state, version: 2 }))
    },
    { language },
  )

for (const [language, begin] of Object.entries(SPEAKING))
  test(`no text is cut off at 360 pixels (${language})`, async ({ page }) => {
    await begin(page)
    for (const [name, open] of Object.entries(SPOKEN)) {
      await open(page)
      expect.soft(await cutIn(page), name).toEqual([])
    }
  })
