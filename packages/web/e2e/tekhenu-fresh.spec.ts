import type { Page } from '@playwright/test'
import { dice, TekhenuPage } from './testing/tekhenu-picture.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { expect, test } from './testing/test.ts'

/** Parts of the table are drawn anew only where they change: what stands there must be what a new page would draw. */

/**
 * What is drawn, a line for each element, without what depends on how one came here: stops of the tab key, counters,
 * whole turns of the wheel.
 */
const picture = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const BY_THE_WAY = new Set(['tabindex', 'data-turns', 'data-version', 'data-question'])
    // Sentences for screen readers come behind the picture.
    for (let i = 0; i < 3; i++) await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
    const lessTurns = (_: string, degrees: string): string => `rotate(${Number(degrees) % 360}deg)`
    const drawn = (element: Element, depth: number): string[] => {
      const attributes = element
        .getAttributeNames()
        .filter((name) => !BY_THE_WAY.has(name))
        .toSorted()
        .map((name) => `${name}="${element.getAttribute(name)!.replace(/rotate\((\d+)deg\)/, lessTurns)}"`)
      const text = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join('')
      return [
        `${' '.repeat(depth)}${element.tagName} ${attributes.join(' ')} ${text}`,
        ...[...element.children]
          // What a part answers to a pointer that rests on it.
          .filter((child) => !child.matches('[data-part-help]'))
          .flatMap((child) => drawn(child, depth + 1)),
      ]
    }
    return [...document.querySelectorAll('header, main')].flatMap((each) => drawn(each, 0))
  })

/** Looks at some of what is lit with the mouse, as a hand on its way does, and away again. */
const lookAround = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const lit = [...document.querySelectorAll('[data-spot][data-lit], [data-choice]')]
    const few = lit.filter((_, i) => i % Math.ceil(lit.length / 4) === 0)
    for (const each of [...few, document.querySelector('[data-area="wheel"]')!]) {
      each.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
      await new Promise(requestAnimationFrame)
    }
  })

const MODES = [
  { name: 'two with Seth and the Vizier', players: 2, options: { seth: true, vizier: true } },
  { name: 'Botankhamun', players: 2, options: { solo: 'hard' } },
] as const

for (const { name, players, options } of MODES) {
  test(`what was drawn bit by bit is what a new page draws: ${name}`, async ({ page }) => {
    await stageTekhenu(page, 'fresh', { players, options, until: () => true })
    await page.goto('/play/fresh')
    const table = new TekhenuPage(page)
    const roll = dice(11)
    let since = 0
    for (let played = 1; (await table.asked()) && played <= 120; played++) {
      const question = await table.question()
      await lookAround(page)
      since++
      // What is half chosen is not kept.
      if (since >= 12 && (await page.locator('[data-opened]').count()) === 0) {
        since = 0
        await expect(page.locator('[data-looked], [data-outlook], [data-ahead]')).toHaveCount(0)
        const before = await picture(page)
        await page.reload()
        expect(await table.asked()).toBe(true)
        await expect.poll(() => picture(page)).toEqual(before)
      }
      const rolled = roll(1e6)
      // A choice may be gone before it is clicked: a turn that cannot be taken back ends by itself.
      await expect(async () => {
        if ((await page.locator(`[data-question="${question}"]`).count()) === 0) return
        const choices = await table.choicesNow()
        expect(choices.length).toBeGreaterThan(0)
        const clicked = await page.evaluate(
          (choice) => {
            const spot = document.querySelector<HTMLElement>(choice)
            spot?.click()
            return spot !== null
          },
          choices[rolled % choices.length]!,
        )
        expect(clicked).toBe(true)
      }).toPass()
      await table.answered(question)
    }
  })
}
