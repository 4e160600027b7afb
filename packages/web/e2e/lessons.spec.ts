import { findingsInBothThemes } from './testing/findings.ts'
import { at, bubble, follow, followByHand, next, stepsIn } from './testing/lesson-steps.ts'
import { keep, midGame } from './testing/staged.ts'
import { expect, test } from './testing/test.ts'

for (const [id, lesson] of [
  ['tekhenu', 'Tekhenu'],
  ['aton', 'Aton'],
  ['botankhamun', 'Botankhamun'],
  ['seth', 'Time of Seth'],
  ['vizier', 'the Vizier’s Challenge'],
] as const)
  test(`the lesson of ${lesson}: followed at the table to its end, left, resumed, and played on`, async ({
    page,
  }) => {
    const steps = await stepsIn(id)
    const clickThrough = async (from: number, until: number): Promise<void> => {
      for (let step = from; step < until; step++) await followByHand(page, 'click', step, steps[step - 1]!)
    }
    await page.goto('/')
    await page.getByRole('link', { name: new RegExp(`Learn ${lesson}`) }).click()
    await expect(bubble(page)).toContainText('Welcome')
    const half = Math.floor(steps.length / 2)
    await clickThrough(1, half)
    const text = await bubble(page).textContent()
    await page.getByRole('button', { name: /^Leave/ }).click()
    await page.getByRole('link', { name: new RegExp(`Learn ${lesson}.*step ${half}`) }).click()
    await expect(bubble(page)).toHaveText(text!)
    await page.reload()
    await expect(bubble(page)).toHaveText(text!)
    await clickThrough(half, steps.length)
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
  for (let step = 1; step < 10; step++) await follow(page, step)
  await expect(bubble(page)).toContainText('Put the first on this black space')
  // Only the space that is meant is lit; the veil takes a touch beside it, the table one of a key.
  await expect(page.locator('[data-veil] mask path')).toHaveCount(1)
  await page.locator('[data-temple="2"] [data-space]').last().dispatchEvent('click')
  await expect(bubble(page).getByRole('alert')).toContainText('Not this one now')
  expect(await findingsInBothThemes(page)).toEqual([])
  for (let step = 10; step < 26; step++) await follow(page, step)
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
