import type { Page } from '@playwright/test'
import { speakPseudo } from './testing/pseudo.ts'
import { SPOKEN } from './testing/spoken-screens.ts'
import { expect, test } from './testing/test.ts'

/** Names of people, bots and languages, and codes of these; what the browser itself says in English: lists and lengths of time. */
const NAMES = [
  'Ada',
  'Benben',
  'Botankhamun',
  'EN',
  'English',
  'Français',
  'Ipy',
  'Polski',
  'UTC',
  'greedy',
  'random',
]
const OF_THE_BROWSER = ['and', 'ago', 'now', 'yesterday', 'min', 'hr', 'sec', 'day', 'days', 'hours']

/** Words without an accent: they did not come from a catalogue. Codes of moves and keys are no words. */
const plainIn = (page: Page, allowed: readonly string[]): Promise<string[]> =>
  page.evaluate((known) => {
    const found = new Set<string>()
    const note = (text: string | null, where: string): void => {
      for (const [word] of (text ?? '').matchAll(/[\p{L}\d]+/gu))
        if (/^[A-Za-z]{2,}$/.test(word) && /[aeiouy]/i.test(word) && !known.includes(word))
          found.add(`${word} (${where}: ${text!.trim().slice(0, 60)})`)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!
      if (parent.closest('script, style, code, kbd, [translate="no"], svg style') === null)
        note(texts.currentNode.textContent, parent.tagName.toLowerCase())
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'])
      for (const each of document.body.querySelectorAll(`[${name}]`)) note(each.getAttribute(name), name)
    note(document.title, 'title of the page')
    return [...found]
  }, allowed)

test('everything on the main screens comes from a catalogue', async ({ page }) => {
  await speakPseudo(page)
  for (const [name, open] of Object.entries(SPOKEN)) {
    await open(page)
    expect.soft(await page.locator('body').innerText(), name).toMatch(/[àéîôû]\p{L}*ø/u)
    expect.soft(await plainIn(page, [...NAMES, ...OF_THE_BROWSER]), name).toEqual([])
  }
})
