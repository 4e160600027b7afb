import type { Page } from '@playwright/test'
import { PicturePage } from './testing/picture.ts'
import { choose } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'

/** Lets somebody sit at a seat of the table that is being created. */
async function seat(page: Page, number: number, way: string, name?: string): Promise<void> {
  const row = page.locator(`[data-seat-row="${number}"]`)
  await row.getByRole('radio', { name: way, exact: true }).check()
  if (name !== undefined) await row.getByRole('textbox').fill(name)
}

test('a friend comes by the link, somebody watches, and each sees what is theirs', async ({
  browser,
  baseURL,
}) => {
  const visitor = async (): Promise<Page> =>
    (await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' })).newPage()
  const [ada, ben, eve] = [await visitor(), await visitor(), await visitor()]
  await choose(ada, { game: 'aton' })
  await ada.goto('/new')
  await seat(ada, 1, 'Me', 'Ada')
  await seat(ada, 2, 'Friend by link')
  await ada.locator('[data-create]').click()
  await expect(ada).toHaveURL(/\/table\//)
  const link = await ada.locator('input[readonly]').inputValue()

  await ben.goto(link)
  await ben.getByRole('textbox').fill('Ben')
  await ben.locator('main button[type=submit]').click()
  await eve.goto(link)
  for (const page of [ada, ben]) {
    const table = new PicturePage(page)
    await expect(table.cards).toHaveCount(4)
  }
  await expect(eve.locator('[data-space]').first()).toBeVisible()
  await expect(eve.locator('[data-card]')).toHaveCount(0)
  await expect(eve.getByText('Ada').first()).toBeVisible()
  await expect(eve.getByText('Ben').first()).toBeVisible()

  // Ada assigns; Ben and Eve see that she is ready, and none of her cards.
  const table = new PicturePage(ada)
  for (const cartouche of [1, 2, 3]) {
    await table.cards.first().click()
    await table.cartouche(cartouche).click()
  }
  await table.confirm.click()
  for (const page of [ben, eve]) await expect(page.getByText('Ready').first()).toBeVisible()
  await Promise.all([ada, ben, eve].map((page) => page.context().close()))
})

test('two people at one screen are created with a curtain between them', async ({ page }) => {
  await choose(page, { game: 'aton' })
  await page.goto('/new')
  await seat(page, 1, 'Me', 'Ada')
  await seat(page, 2, 'Friend here', 'Ben')
  await page.locator('[data-create]').click()
  await expect(page).toHaveURL(/\/play\//)
  await expect(page.locator('main').getByRole('heading')).toContainText('Ada')
  await expect(page.locator('[data-card], [data-space]')).toHaveCount(0)
  await page.locator('[data-forward]').first().click()
  await expect(new PicturePage(page).cards).toHaveCount(4)
})

test('a game that was begun is found again on the start page', async ({ page }) => {
  await choose(page, { game: 'aton', name: 'Ada' })
  await page.goto('/')
  await page.locator('[data-play-now]').click()
  await expect(new PicturePage(page).cards).toHaveCount(4)
  const { pathname } = new URL(page.url())
  await page.goto('/')
  await page.locator(`a[href="${pathname}"]`).first().click()
  await expect(new PicturePage(page).cards).toHaveCount(4)
})
