import type { Page } from '@playwright/test'
import { findingsInBothThemes } from './testing/findings.ts'
import { keep, midGame } from './testing/staged.ts'
import { expect, test } from './testing/test.ts'

const next = (page: Page) => page.locator('[data-lesson-next]')
const bubble = (page: Page) => page.locator('[data-bubble]')
const at = (page: Page, step: number) => page.locator(`[data-lesson-step="${step}"]`)
const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-lesson-step]').getAttribute('data-lesson-step'))

/** Does what the step teaches, by the button that names it, until the step is over. */
async function follow(page: Page, step: number): Promise<void> {
  await expect(at(page, step)).toBeVisible()
  while ((await stepOf(page)) === step) {
    const label = await next(page).textContent()
    const text = await page.locator('[data-lesson-text]').textContent()
    await next(page).click()
    // The next move of this step, or the next step.
    await expect(async () => {
      expect((await stepOf(page)) !== step || (await next(page).textContent()) !== label).toBe(true)
      await expect(bubble(page)).toBeVisible()
    }).toPass()
    // What is done is told no longer.
    if (label!.startsWith('Take the ') && (await stepOf(page)) === step)
      await expect(page.locator('[data-lesson-text]')).not.toHaveText(text!)
  }
}

for (const [lesson, steps] of [
  ['Tekhenu', 44],
  ['Aton', 25],
  ['Botankhamun', 24],
  ['Time of Seth', 24],
  ['the Vizier’s Challenge', 16],
] as const)
  test(`the lesson of ${lesson}: followed to its end, left, resumed, and played on`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: new RegExp(`Learn ${lesson}`) }).click()
    await expect(bubble(page)).toContainText('Welcome')
    const half = Math.floor(steps / 2)
    for (let step = 1; step < half; step++) await follow(page, step)
    const text = await bubble(page).textContent()
    await page.getByRole('button', { name: /^Leave/ }).click()
    await page.getByRole('link', { name: new RegExp(`Learn ${lesson}.*step ${half}`) }).click()
    await expect(bubble(page)).toHaveText(text!)
    await page.reload()
    await expect(bubble(page)).toHaveText(text!)
    for (let step = half; step < steps; step++) await follow(page, step)
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await expect(page).toHaveURL(/\/play\//)
    await expect(page.locator('main[data-table]')).toBeVisible()
    await expect(bubble(page)).toHaveCount(0)
    // Whoever was the rival stays it.
    if (lesson !== 'Botankhamun') await expect(page.getByRole('main')).toContainText('Ipy')
    // From here on Kepi answers when asked; a question of the rival's turn is gone with it.
    await expect(async () => {
      await page.locator('[data-hint]').click()
      await expect(page.locator('[data-hint-said]')).toContainText('I would do this', { timeout: 5000 })
    }).toPass()
    await page.goto('/')
    await expect(page.getByRole('link', { name: new RegExp(`Learn ${lesson}.*again`) })).toBeVisible()
  })

test('a lesson at the table itself: only what is taught can be chosen, beside it is an answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/learn/tekhenu')
  await expect(bubble(page)).toContainText('Welcome')
  for (let step = 1; step < 2; step++) await follow(page, step)
  // Touch a god: elsewhere is an answer, and nothing else happens.
  await page.mouse.click(20, 880)
  await expect(bubble(page).getByRole('alert')).toContainText('not a god')
  await page.locator('[data-spot="god/thoth"]').click()
  await expect(bubble(page).locator('[data-told]')).toContainText('Thoth brings cards')
  await next(page).click()
  await follow(page, 3)
  // Dice are named, not taken.
  await page.locator('[data-spot="die/ra 3 white"]').click()
  await expect(bubble(page).locator('[data-told]')).toContainText('pure')
  await page.locator('[data-spot="die/thoth 5 yellow"]').click()
  await expect(bubble(page).locator('[data-told]')).toContainText('forbidden')
  await expect(at(page, 4)).toBeVisible()
  await next(page).click()
  // Whoever touched none hears of them, too.
  await expect(bubble(page)).toContainText('forbidden')
  await follow(page, 5)
  await expect(page.locator('[data-lit]')).toHaveCount(1)
  await page.locator('[data-spot="die/ra 3 white"]').click()
  await expect(at(page, 7)).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Previous step' }).click()
  await expect(at(page, 6)).toBeVisible()
  await expect(page.locator('[data-spot="die/ra 3 white"][data-lit]')).toBeVisible()
})

test('a lesson of Aton: a wrong space is answered, and a new game is against the weakest bot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/learn/aton')
  for (let step = 1; step < 9; step++) await follow(page, step)
  await expect(bubble(page)).toContainText('Put the first on this black space')
  // Only the space that is meant is lit; the veil takes a touch beside it, the table one of a key.
  await expect(page.locator('[data-veil] mask path')).toHaveCount(1)
  await page.locator('[data-temple="2"] [data-space]').last().dispatchEvent('click')
  await expect(bubble(page).getByRole('alert')).toContainText('Not this one now')
  for (let step = 9; step < 25; step++) await follow(page, step)
  await page.getByRole('button', { name: 'Start a new game' }).click()
  await expect(page).toHaveURL(/bot=novice/)
  await expect(page.getByRole('main')).toContainText('Novice')
})

test('help in a lesson: ? and rule links open the rules over it, and nothing of them follows to a table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await keep(page, midGame())
  await page.goto('/')
  await page.getByRole('link', { name: /Learn Tekhenu/ }).click()
  for (let step = 1; step < 6; step++) await follow(page, step)
  const help = page.getByRole('dialog')
  await expect(next(page)).toBeFocused()
  await page.keyboard.press('?')
  await expect(help.locator('[data-legend]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(at(page, 6)).toBeVisible()
  await expect(next(page)).toBeFocused()

  // Closed by its button, it gives the focus back as well.
  await page.locator('[data-help-button]').click()
  await help.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.locator('[data-help-button]')).toBeFocused()

  // What stands below the veil is reached by keys.
  const link = page.locator('[data-prompt] [data-rule]')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(help.getByRole('heading', { level: 1, name: 'A turn: one die' })).toBeFocused()
  expect(await findingsInBothThemes(page)).toEqual([])
  // Left while it is open.
  await page.goBack()
  await page.locator('[data-urgent]').click()
  await expect(page.locator('[data-space][data-move]').first()).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

/** The first lit part is in sight, and not under the bubble. */
const isFree = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const box = document.querySelector('[data-bubble]')?.getBoundingClientRect()
    // What is in a mask has no box; frames have.
    const first = document.querySelector('[data-veil] [data-frame]')?.getBoundingClientRect()
    if (box === undefined || first === undefined || first.height === 0) return false
    const middle = (first.top + first.bottom) / 2
    return middle > 0 && middle < innerHeight && (middle < box.top || middle > box.bottom)
  })

/** All of the bubble can be read without scrolling it. */
const isWhole = (page: Page): Promise<boolean> =>
  bubble(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)

for (const [lesson, steps] of [
  ['tekhenu', 17],
  ['seth', 12],
  ['aton', 9],
] as const)
  test(`a lesson on a phone, ${lesson}: what is lit is in sight, and the bubble neither covers it nor is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/learn/${lesson}`)
    for (let step = 1; step < steps; step++) {
      await expect(at(page, step)).toBeVisible()
      await expect.poll(() => isFree(page), { message: `step ${step}` }).toBe(true)
      expect(await isWhole(page), `step ${step}`).toBe(true)
      await follow(page, step)
    }
  })

test('a lesson on a tablet: the pyramid of Botankhamun is there to be lit', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/learn/botankhamun')
  await follow(page, 1)
  await expect(bubble(page)).toContainText('pyramid')
  await expect(page.locator('[data-area="bot"] [role="group"]')).toBeVisible()
  await expect(page.locator('[data-veil] mask path')).toHaveCount(1)
})

test('a lesson on a tablet on its side: the prompt does not cover what is lit', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/learn/seth')
  await expect(at(page, 1)).toBeVisible()
  await expect(page.locator('[data-veil] mask path')).not.toHaveCount(0)
  const edge = async (part: string, side: 'top' | 'bottom'): Promise<number> =>
    page.locator(part).evaluate((element, end) => element.getBoundingClientRect()[end], side)
  await expect
    .poll(async () => (await edge('[data-area="seth"]', 'bottom')) - (await edge('[data-prompt]', 'top')))
    .toBeLessThan(1)
})

test('a lesson takes a touch where two lit parts overlap', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/learn/vizier')
  for (let step = 1; step < 5; step++) await follow(page, step)
  await expect(at(page, 5)).toBeVisible()
  await expect(page.locator('[data-veil] mask path')).not.toHaveCount(1)
  /** Whether touches in the middle of each overlap of two lit parts reach the table. */
  const reached = (): Promise<readonly boolean[]> =>
    page.locator('[data-veil] mask path').evaluateAll((holes) => {
      const boxes = holes.map((hole) => (hole as SVGGraphicsElement).getBBox())
      return boxes.flatMap((a, i) =>
        boxes.slice(i + 1).flatMap((b) => {
          const [left, right] = [Math.max(a.x, b.x), Math.min(a.x + a.width, b.x + b.width)]
          const [top, bottom] = [Math.max(a.y, b.y), Math.min(a.y + a.height, b.y + b.height)]
          if (right - left < 2 || bottom - top < 2) return []
          const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return [there?.closest('[data-veil]') === null]
        }),
      )
    })
  await expect.poll(async () => (await reached()).length).toBeGreaterThan(0)
  await expect.poll(async () => (await reached()).every(Boolean)).toBe(true)
})

test('a lesson on a phone: two taps at the same place take the lit die', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/learn/tekhenu')
  for (let step = 1; step < 13; step++) await follow(page, step)
  await expect(at(page, 13)).toBeVisible()
  const die = page.locator('[data-spot^="die/"][data-lit]')
  await expect(die).toHaveCount(1)
  // Nothing is being shown any more: a tap would cut that short.
  await expect(page.locator('[data-veil] [data-frame]')).not.toHaveCount(0)
  const { x, y, width, height } = (await die.boundingBox())!
  const tap = (): Promise<void> => page.touchscreen.tap(x + width / 2, y + height / 2)
  await tap()
  await expect(die).toHaveAttribute('data-looked')
  await expect.poll(async () => Math.round((await die.boundingBox())!.y - y)).toBe(0)
  await tap()
  await expect(die).toHaveCount(0)
  await context.close()
})
