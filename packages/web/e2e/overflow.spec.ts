import { LANGUAGES } from '@benben/words/languages'
import type { Page } from '@playwright/test'
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

/** Texts that are cut off, stick out of what they stand in, or lie beyond the edge. */
const cutIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const isSeen = (each: Element): boolean =>
      each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      each.closest('svg, [inert], [aria-hidden="true"]') === null
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!
      if (texts.currentNode.textContent!.trim() === '' || !isSeen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const box = range.getBoundingClientRect()
      if (box.width <= 1) continue
      const said = `${parent.className}: ${texts.currentNode.textContent!.trim().slice(0, 50)}`
      for (let around: Element | null = parent; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(around)
        const edge = around.getBoundingClientRect()
        // For screen readers only.
        if (edge.width <= 1) break
        if (/auto|scroll/.test(overflowX + overflowY)) break
        if (/hidden|clip/.test(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1))
          found.add(`cut: ${said}`)
        if (/hidden|clip/.test(overflowY) && box.bottom > edge.bottom + 1 && edge.height > 1)
          found.add(`cut below: ${said}`)
        if (around === parent && display !== 'inline' && box.right > edge.right + 1)
          found.add(`sticks out: ${said}`)
        if (around === document.body && box.right > innerWidth + 1) found.add(`beyond the edge: ${said}`)
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.add('the page is wider than the screen')
    return [...found]
  })

for (const [language, begin] of Object.entries(SPEAKING))
  test(`no text is cut off at 360 pixels (${language})`, async ({ page }) => {
    await begin(page)
    for (const [name, open] of Object.entries(SPOKEN)) {
      await open(page)
      expect.soft(await cutIn(page), name).toEqual([])
    }
  })
