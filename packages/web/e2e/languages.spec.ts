import { LANGUAGES } from '@benben/words/languages'
import type { Page } from '@playwright/test'
import { choose } from './testing/seats.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { expect, test } from './testing/test.ts'

const [code, { name }] = Object.entries(LANGUAGES).find(([each]) => each !== 'en')!

/** The scripts a page has asked for. */
function asked(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => names.push(new URL(request.url()).pathname))
  return names
}

test('a table goes on in another language, which is kept', async ({ page }) => {
  await choose(page, { name: 'Ada' })
  await stageTekhenu(page, 'switched', { until: (_, round) => round >= 2 })
  await page.goto('/play/switched')
  const prompt = page.locator('[data-prompt]').first()
  const table = page.locator('main[data-table]')
  await expect(prompt).toBeVisible()
  const before = await prompt.innerText()
  const version = await table.getAttribute('data-version')
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('radio', { name }).click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', code)
  // The options stay open, and the table asks the same.
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(prompt).toBeVisible()
  expect(await prompt.innerText()).not.toBe(before)
  expect(await table.getAttribute('data-version')).toBe(version)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', code)
  await expect(prompt).not.toContainText(before)
})

test.describe('a browser that speaks another language', () => {
  test.use({ locale: code })

  test('loads that language alone', async ({ page }) => {
    const names = asked(page)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.locator('[data-play-now]')).toBeVisible()
    expect(names.some((each) => each.startsWith(`/assets/${code}-`))).toBe(true)
    expect(names.filter((each) => each.startsWith('/assets/en-'))).toEqual([])
  })
})
