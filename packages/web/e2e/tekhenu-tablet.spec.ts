import type { Page } from '@playwright/test'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { dice, drawn, TekhenuPage } from './testing/tekhenu-picture.ts'
import { expect, test } from './testing/test.ts'

/** Tablets on their side, with four players: the prompt lies over the lower edge of a page that is higher than the screen. */

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

const openFour = async (
  page: Page,
  until: Parameters<typeof stageTekhenu>[2]['until'],
): Promise<TekhenuPage> => {
  await stageTekhenu(page, 'tablet', { players: 4, until })
  await page.goto('/play/tablet')
  const table = new TekhenuPage(page)
  await table.asked()
  await drawn(page)
  return table
}

for (const [width, height] of [
  [1024, 768],
  [1180, 820],
] as const)
  test(`at ${width} × ${height} wheel and temple lie above the prompt, and no word of the bar is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openFour(page, (question, round) => question === 'take' && round >= 12)
    const seam = (await page.locator('[data-seam]').boundingBox())!.y
    const lowest = (parts: string): Promise<number> =>
      page
        .locator(parts)
        .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom)))
    expect(await lowest('[data-spot^="die/"], [data-spot^="god/"]')).toBeLessThan(seam)
    expect(await lowest('[data-spot^="space/"], [data-spot^="house/"]')).toBeLessThan(seam)
    const round = page.locator('header [data-help="rounds"] b')
    const cut = await round.evaluate((each) => {
      const box = each.getBoundingClientRect()
      const frame = each.parentElement!.parentElement!.getBoundingClientRect()
      return box.right - frame.right
    })
    expect(cut).toBeLessThanOrEqual(0)
  })

test('what can be chosen is scrolled to, where it would lie under the prompt', async ({ page }) => {
  const table = await openFour(page, (question, round) => question === 'take' && round >= 3)
  const roll = dice(5)
  let scrolled = 0
  for (let step = 0; step < 30 && (await table.asked()); step++) {
    await drawn(page)
    const hidden = (): Promise<readonly string[]> =>
      page.evaluate(() => {
        const seam = document.querySelector('[data-seam]')!
        const edge = seam.getBoundingClientRect().top
        const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]:not([data-spot^="god/"])')].filter(
          (each) => (seam.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
        )
        const boxes = lit.map((each) => each.getBoundingClientRect())
        const high = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
        // What needs more room than there is begins in sight.
        return lit
          .filter((_, i) => boxes[i]!.top < 0 || boxes[i]!.bottom > edge)
          .filter((_, __, { length }) => high < edge - 12 || length === lit.length)
          .map(({ dataset }) => dataset['spot']!)
      })
    await expect.poll(hidden, `step ${step}`).toEqual([])
    if ((await page.evaluate(() => scrollY)) > 0) scrolled++
    const [question, wasOpen] = [await table.question(), await table.isOpen()]
    const choices = await table.choices()
    const choice = page.locator(choices[roll(choices.length)]!).locator('visible=true').last()
    // Golden buttons and the end of the turn are done with one tap.
    const isSure = await choice.evaluate((each) => each.matches('[data-confirm], [data-end-turn]'))
    await choice.tap()
    const golden = page.locator('[data-armed] [data-confirm]').first()
    if (!isSure) {
      await expect(golden.or(page.locator('[data-opened]')).first()).toBeVisible()
      if ((await golden.count()) > 0) await golden.tap()
    }
    await table.answered(question, wasOpen)
  }
  expect(scrolled).toBeGreaterThan(0)
})
