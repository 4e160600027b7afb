import type { Page } from '@playwright/test'
import { expect, test } from './testing/test.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { dice, TekhenuPage } from './testing/tekhenu-picture.ts'

/** What the focus is on: something that Enter would do now, or not. */
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement)) return null
    const { spot, lit, choice, endTurn, move } = at.dataset
    if (spot !== undefined && lit !== undefined) return `spot ${spot}`
    if (choice !== undefined) return `choice ${choice}`
    return endTurn !== undefined && move !== undefined ? 'end' : null
  })

/** Whether the focus has fallen to the page itself. */
const onBody = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement === document.body)

test('the question mark lists the keys, and the focus never begins at new cards for a section', async ({
  page,
}) => {
  await stageTekhenu(page, 'market', { seed: 'market', until: (question) => question === 'thoth' })
  await page.goto('/play/market')
  await new TekhenuPage(page).asked()
  await page.keyboard.press('Shift')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Signs and keys' })
  await expect(keys).toContainText('restart turn')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.reload()
  await page.keyboard.press('Tab')
  await new TekhenuPage(page).asked()
  await expect(page.locator('[data-spot^="refresh/"][data-lit]').first()).toBeVisible()
  for (const area of ['market'])
    await expect(page.locator(`[data-area="${area}"] [data-spot][tabindex="0"]`)).toHaveAttribute(
      'data-spot',
      /^card\//,
    )
  await expect(page.locator('[data-spot^="refresh/"][data-lit]').first()).toContainText(/Refresh section \d/)
})

test('Tekhenu: a whole game by keyboard alone', async ({ page }) => {
  const { keyboard } = page
  await stageTekhenu(page, 'by-keys', { until: () => true })
  await page.goto('/play/by-keys')
  const table = new TekhenuPage(page)
  const roll = dice(11)
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End']
  await table.asked()
  await keyboard.press('Tab')
  let spots = 0
  let turned = 0
  while (await table.asked()) {
    const question = await table.question()
    await expect.poll(() => onBody(page), 'the focus stays at the table').toBe(false)
    for (let i = roll(4); i > 0; i--) await keyboard.press(arrows[roll(arrows.length)]!)
    if (roll(5) === 0) await keyboard.press('Tab')
    let at = await focused(page)
    // At least once a pillar is raised, wherever else the keys would have led.
    const canRaise =
      turned === 0 && (await page.locator('[data-area="temple"] [data-spot^="space/"][data-lit]').count()) > 0
    if (canRaise)
      for (let tabs = 0; at?.startsWith('spot space/') !== true && tabs < 30; tabs++) {
        await keyboard.press('Tab')
        at = await focused(page)
      }
    for (let tabs = 0; at === null && tabs < 80; tabs++) {
      await keyboard.press('Tab')
      at = await focused(page)
    }
    expect(at, 'the keyboard reaches something that can be done').not.toBeNull()
    if (at!.startsWith('spot')) spots++
    if (at!.startsWith('spot space/')) {
      turned++
      await keyboard.press('r')
    }
    await keyboard.press('Enter')
    await table.answered(question)
  }
  await expect(page.getByRole('heading', { level: 1, name: /win|draw/i })).toBeFocused()
  expect(spots).toBeGreaterThan(30)
  expect(turned).toBeGreaterThan(0)
})
