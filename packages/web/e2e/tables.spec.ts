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

test('a pace changed before the start: whoever sat down is asked again, and then all see every clock', async ({
  browser,
  baseURL,
}) => {
  const [ada, ben, cleo] = await Promise.all(
    ['Ada', 'Ben', 'Cleo'].map(async (nickname) => {
      const page = await (await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' })).newPage()
      await page.setViewportSize({ width: 360, height: 740 })
      await choose(page, { name: nickname, table: 'picture' })
      await page.request.post('/api/guest', { data: { nickname } })
      return page
    }),
  )
  const made = await ada!.request.post('/api/tables', {
    data: { game: 'tekhenu', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], watchable: true },
  })
  const { id } = ((await made.json()) as { table: { id: string } }).table
  const join = (page: Page, nonce: string): Promise<unknown> =>
    page.request.post(`/api/tables/${id}/join`, { data: { nonce: nonce.repeat(32) } })
  await join(ada!, 'a')
  await join(ben!, 'b')
  for (const page of [ada!, ben!]) await page.goto(`/table/${id}`)
  await ada!.locator('[data-change-pace]').click()
  await ada!.getByLabel('Pace').selectOption('three-days')
  await ada!.locator('[data-set-pace]').click()
  for (const page of [ada!, ben!])
    await expect(page.locator('[data-pace-terms="turn"]')).toContainText('3 days for each answer')
  // Whoever changes it again begins with what was chosen.
  await ada!.locator('[data-change-pace]').click()
  await expect(ada!.getByLabel('Pace')).toHaveValue('three-days')
  await join(cleo!, 'c')
  await expect(ben!.locator('[data-agree]')).toBeVisible()
  await ben!.locator('[data-agree]').click()
  // All seats are taken and agreed: it begins. On a phone every clock has its place below the bar.
  for (const page of [ada!, ben!]) {
    await expect(page.locator('[data-pill]')).toHaveCount(3)
    for (const pill of await page.locator('[data-pill]').all())
      await expect(pill).toBeInViewport({ ratio: 1 })
    const orders = page.locator('[data-anchor^="order/"]')
    for (const order of await orders.all()) await expect(order).toBeInViewport({ ratio: 1 })
  }
  await ben!.locator('[data-menu]').click()
  await expect(ben!.getByRole('dialog').locator('[data-pace-terms]')).toContainText('3 days')
  // Whoever watches reads it.
  const eve = await (await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' })).newPage()
  await eve.setViewportSize({ width: 360, height: 740 })
  await eve.goto(`/table/${id}`)
  await expect(eve.getByText('You are watching')).toBeInViewport({ ratio: 1 })
  await Promise.all([ada!, ben!, cleo!, eve].map((page) => page.context().close()))
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
