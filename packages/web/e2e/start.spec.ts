import type { Page } from '@playwright/test'
import { findingsInBothThemes } from './testing/findings.ts'
import { ended, keep, midGame } from './testing/staged.ts'
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
  await expect(page.locator('[data-lesson=tekhenu]')).toContainText('Dice, gods and an obelisk.')
  await expect(page.locator('[data-lesson=aton]')).toContainText('9 min')
  await expect(page.getByRole('radio', { name: 'Novice' })).toBeChecked()
  await expect(page.locator('[data-play-now]')).toContainText('the star gives hints')
  // Whoever chooses a game is as new as before.
  await page.getByRole('radio', { name: 'Aton' }).check({ force: true })
  await expect(page.locator('[data-play-now]')).toContainText('Aton')
  expect(await filled(page)).toEqual(['Learn Tekhenu'])
  const puzzle = page.getByRole('region', { name: 'Puzzle of the day' })
  await expect(puzzle).toBeInViewport({ ratio: 1 })
  await expect(puzzle.getByRole('link', { name: 'Try it' })).toHaveAttribute('href', '/puzzles')
  expect(await findingsInBothThemes(page)).toEqual([])
})

test('the start page shows whoever comes back what waits first', async ({ page }) => {
  await keep(page, ended())
  await keep(page, midGame())
  await page.evaluate(() =>
    localStorage.setItem('benben.lessons', '{"state":{"steps":{"seth":4},"done":["tekhenu"]},"version":1}'),
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A game waits for you')
  await expect(page.locator('[data-unfinished="seth"]')).toContainText(/step 5 of \d+: \w/)
  await expect(page.locator('[data-lesson="seth"]')).toHaveCount(0)
  // The other first game, not begun yet, stays where lessons were found.
  await expect(page.locator('[data-first] [data-lesson]')).toContainText('Learn Aton')
  await expect(page.locator('[data-lesson="aton"]')).toHaveCount(1)
  expect(await filled(page)).toEqual(['Aton'])
  expect(await findingsInBothThemes(page)).toEqual([])
  // Lessons and puzzles stand beside what waits, in sight.
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const way of await page.locator('[data-lesson], [data-puzzles]').all())
    await expect(way).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-replay]')).toHaveAttribute('href', '/replay/play/ended')
  await page.locator('[data-urgent]').click()
  await expect(page).toHaveURL(/\/play\/mid-game/)
  await expect(page.locator('main[data-table]')).toBeVisible()
})

test('play now asks for no name, and languages are one click away', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Français' }).click({ force: true })
  await expect(page.locator('[data-play-now]')).toContainText('tout de suite')
  await page.getByRole('radio', { name: 'English' }).click({ force: true })
  await expect(page.locator('[data-play-now]')).toContainText('starts at once')
  await page.getByRole('radio', { name: 'Aton' }).check({ force: true })
  await page.getByRole('radio', { name: 'Scribe' }).check({ force: true })
  await page.locator('[data-play-now]').click()
  await expect(page).toHaveURL(/\/play\//)
  await expect(page.locator('main[data-table]')).toBeVisible()

  await page.goto('/')
  // The new game waits; without one, playing at once leads.
  await expect(page.locator('[data-urgent] [data-standing]')).toHaveText(/^Round 1You 0Scribe 0$/)
  expect(await filled(page)).toEqual(['Aton'])
  await expect(page.locator('[data-play-now]')).toContainText('Aton against a bot (Scribe), starts at once')
  await page.evaluate(() => indexedDB.deleteDatabase('benben'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benben')
  expect(await filled(page)).toEqual(['Play now'])
})

test('a name is asked once, with the first table, and refused as the server would', async ({ page }) => {
  await page.goto('/new')
  await page.locator('[data-create]').click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Your name' })
  await expect(field).toBeFocused()
  await field.fill('Botankhamun')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This name is the name of a bot. Choose another one.')).toBeVisible()
  await field.fill('Ada')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(play|table)\//)
  // The name is there where others will read it.
  await page.goto('/new')
  await expect(page.locator('[data-seat-row="1"]').getByRole('textbox')).toHaveValue('Ada')
})
