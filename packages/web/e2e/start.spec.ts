import type { Page } from '@playwright/test'
import { findingsInBothThemes } from './testing/findings.ts'
import { keep, midGame } from './testing/staged.ts'
import { expect, test } from './testing/test.ts'

/** Ways in that are filled: one leads, all others are plain. */
const filled = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main :is(a, button)')
    .evaluateAll((ways) =>
      ways
        .filter((way) => /^rgb\(2[3-5]\d, 2/.test(getComputedStyle(way).color))
        .map((way) => way.querySelector('b')!.textContent),
    )

test('the start page offers lessons first to whoever is new', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => (message.type() === 'error' ? refused.push(message.text()) : undefined))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benben')
  // Every way in is in sight, and nothing of the page is blocked.
  for (const way of await page.locator('[data-lesson]').all()) await expect(way).toBeInViewport({ ratio: 1 })
  expect(refused).toEqual([])
  const order = await page
    .locator('[data-lesson], [data-play-now]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-lesson') ?? 'play now'))
  expect(order).toEqual(['tekhenu', 'aton', 'play now', 'botankhamun', 'seth', 'vizier'])
  expect(await filled(page)).toEqual(['Learn Tekhenu'])
  expect(await findingsInBothThemes(page)).toEqual([])
})

test('the start page shows whoever comes back what waits first', async ({ page }) => {
  await keep(page, midGame())
  await page.evaluate(() =>
    localStorage.setItem('benben.lessons', '{"state":{"steps":{"seth":4},"done":["tekhenu"]},"version":1}'),
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A game waits for you')
  await expect(page.locator('[data-unfinished="seth"]')).toContainText('step 5')
  await expect(page.locator('[data-lesson="seth"]')).toHaveCount(0)
  expect(await filled(page)).toEqual(['Aton'])
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.locator('[data-urgent]').click()
  await expect(page).toHaveURL(/\/play\/mid-game/)
  await expect(page.locator('main[data-table]')).toBeVisible()
})

test('a name is asked once, before the first game, and refused as the server would', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Aton' }).check({ force: true })
  await page.locator('[data-play-now]').click()
  const field = page.getByRole('textbox', { name: 'Your name' })
  await expect(field).toBeFocused()
  await field.fill('Botankhamun')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This name is the name of a bot. Choose another one.')).toBeVisible()
  await field.fill('Ada')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/play\//)
  await expect(page.locator('main[data-table]')).toBeVisible()

  await page.goto('/')
  // The new game waits; without one, playing at once leads.
  await expect(page.locator('[data-urgent]')).toBeVisible()
  expect(await filled(page)).toEqual(['Aton'])
  await page.evaluate(() => indexedDB.deleteDatabase('benben'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benben')
  expect(await filled(page)).toEqual(['Play now'])
  await page.locator('[data-play-now]').click()
  await expect(page).toHaveURL(/\/play\//)
  // The name is there where others will read it.
  await page.goto('/new')
  await expect(page.locator('[data-seat-row="1"]').getByRole('textbox')).toHaveValue('Ada')
})
