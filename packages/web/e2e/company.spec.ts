import type { Browser, Page } from '@playwright/test'
import { findingsInBothThemes } from './testing/findings.ts'
import { PicturePage } from './testing/picture.ts'
import { choose } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'

/** Somebody with a browser of their own, who shows tables as text. */
async function visitor(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage()
  await choose(page, { table: 'text', name })
  await page.request.post('/api/guest', { data: { nickname: name } })
  return page
}

/** A table of Tekhenu for three by link, at which the first sits. */
async function tableOf(page: Page, seats: number, game = 'tekhenu'): Promise<string> {
  const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }))
  const answer = await page.request.post('/api/tables', {
    data: { game, seats: [{ kind: 'me' }, ...open], watchable: true },
  })
  const { table } = (await answer.json()) as { table: { id: string } }
  await page.goto(`/table/${table.id}`)
  return `/table/${table.id}`
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('textbox').fill(name)
  await page.locator('main button[type=submit]').click()
}

const menu = (page: Page) => page.locator('[data-menu]').click()

async function concede(page: Page): Promise<void> {
  await menu(page)
  await page.getByRole('button', { name: 'Concede', exact: true }).click()
  await page.locator('[data-concede]').click()
}

test('a game against a bot is conceded, and the result page says so', async ({ page }) => {
  await choose(page, { game: 'aton', name: 'Ada' })
  await page.goto('/')
  await page.locator('[data-play-now]').click()
  await expect(new PicturePage(page).cards).toHaveCount(4)
  await concede(page)
  await expect(page.locator('[data-end]')).toContainText(/concede/)
  await page.reload()
  await expect(page.locator('[data-end]')).toContainText(/concede/)
})

test('whoever made a table takes somebody out, fills it with bots, or cancels it', async ({
  browser,
  baseURL,
}) => {
  const [ada, ben] = [await visitor(browser, baseURL!, 'Ada'), await visitor(browser, baseURL!, 'Ben')]
  const link = await tableOf(ada, 3)
  await expect(ada.locator('main')).toContainText(/Time of Seth: without/)
  await sitDown(ben, link, 'Ben')
  await ada.getByRole('button', { name: 'Take out Ben' }).click()
  await expect(ben.locator('main button[type=submit]')).toBeVisible()
  await ada.locator('[data-fill="1"]').click()
  await ada.locator('[data-fill-all]').click()
  await expect(ada.locator('main[data-table]')).toBeVisible()

  const other = await tableOf(ada, 2)
  await ben.goto(other)
  await ada.locator('[data-cancel]').click()
  await ada.locator('[data-cancel]').click()
  await expect(ada).toHaveURL(/\/$/)
  await expect(ben.getByText('There is no such table.')).toBeVisible()
  for (const page of [ada, ben]) await page.context().close()
})

test('a table whose maker leaves becomes that of who stays, who is told and fills it', async ({
  browser,
  baseURL,
}) => {
  const [ada, ben] = [await visitor(browser, baseURL!, 'Ada'), await visitor(browser, baseURL!, 'Ben')]
  const link = await tableOf(ada, 3)
  await sitDown(ben, link, 'Ben')
  await expect(ben.locator('[data-leave]')).toBeVisible()
  await expect(ben.locator('[data-fill-all]')).toHaveCount(0)
  await ada.locator('[data-leave]').click()
  await expect(ben.locator('[data-yours]')).toContainText('It is yours now')
  await ben.locator('[data-fill-all]').click()
  await expect(ben.locator('main[data-table]')).toBeVisible()
  for (const page of [ada, ben]) await page.context().close()
})

test('three people: a bot takes over by vote, its owner comes back, one concedes, two agree to end', async ({
  browser,
  baseURL,
}) => {
  const people: Page[] = []
  for (const name of ['Ada', 'Ben', 'Cem']) people.push(await visitor(browser, baseURL!, name))
  const [ada, ben, cem] = people as [Page, Page, Page]
  const link = await tableOf(ada, 3)
  await sitDown(ben, link, 'Ben')
  await sitDown(cem, link, 'Cem')
  for (const page of people) await expect(page.locator('main[data-table]')).toBeVisible()

  // Ben goes away; Ada and Cem let a bot play for him.
  await ben.goto('about:blank')
  await menu(ada)
  await ada.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(ada.getByRole('dialog')).toContainText('1 of 2 has agreed.')
  await menu(cem)
  await cem.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(cem.getByRole('dialog')).toContainText('The bot Scribe plays for Ben from here on.')
  for (const page of [ada, cem]) await page.getByRole('button', { name: 'Close' }).first().click()

  // He comes back, at any decision.
  await ben.goto(link)
  await expect(ben.locator('[data-kept]')).toContainText('Scribe plays for you.')
  await ben.getByRole('button', { name: 'Take back my seat' }).click()
  await expect(ben.locator('[data-kept]')).toHaveCount(0)
  await expect(ada.locator('[data-happened]')).toContainText('Ben is back')

  // Cem concedes: a bot plays on for good. Somebody watches.
  await concede(cem)
  await expect(cem.locator('[data-kept]')).toContainText('You gave up.')
  const eve = await visitor(browser, baseURL!, 'Eve')
  await eve.goto(link)
  await expect(eve.locator('[data-watching]')).toContainText('You are watching')
  await expect(ada.locator('[data-watching="1"]')).toBeVisible()

  // Ada offers to end, Ben agrees.
  await menu(ada)
  await ada.locator('[data-offer]').click()
  await ben.locator('[data-offered]').getByRole('button').click()
  for (const page of [ada, ben, cem, eve])
    await expect(page.locator('main[data-table]')).toContainText('All agreed to end the game unfinished')
  for (const page of [...people, eve]) await page.context().close()
})

/** Records the notifications that a page shows. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(globalThis, { shown })
    globalThis.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        shown.push(options?.body ?? '')
      }
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown)
}

/** As if the tab were looked at again: my tables are read at once. */
const lookAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('a rematch is an invitation that the other sees on the start page, with one notice and a sign in the tab', async ({
  browser,
  baseURL,
}) => {
  const [ada, ben] = [await visitor(browser, baseURL!, 'Ada'), await visitor(browser, baseURL!, 'Ben')]
  const link = await tableOf(ada, 2, 'aton')
  await sitDown(ben, link, 'Ben')
  for (const page of [ada, ben]) await expect(page.locator('main[data-table]')).toBeVisible()

  // Aton asks both at once: another page of Ben tells that a table waits for him.
  const shown = await listen(ben)
  await choose(ben, { table: 'text', name: 'Ben', noticeBrowser: ['turn', 'invitation'] })
  await ben.goto('/')
  await expect(ben.locator('link[rel=icon]')).toHaveAttribute('href', '/icon-turn.svg')
  await expect(ben).toHaveTitle(/^\(1\)/)
  await expect(ben.locator('[data-urgent]')).toHaveAttribute('href', link)
  expect(await shown()).toEqual([])

  await concede(ada)
  await lookAgain(ben)
  await expect(ben.locator('link[rel=icon]')).toHaveAttribute('href', '/icon.svg')
  await ada.getByRole('button', { name: 'Rematch' }).click()
  await expect(ada).not.toHaveURL(new RegExp(link))
  await lookAgain(ben)
  await expect(ben.getByText('Rematch? Sit down')).toBeVisible()
  await expect.poll(shown).toEqual(['Aton: a rematch waits for you.'])
  await lookAgain(ben)
  await ben.getByText('Rematch? Sit down').click()
  for (const page of [ada, ben]) await expect(page.locator('main[data-table]')).toBeVisible()
  for (const page of [ada, ben]) await page.context().close()
})

test('after a game between two people both find the result, how they stand against each other, and a rating', async ({
  browser,
  baseURL,
}) => {
  const [ada, ben] = [await visitor(browser, baseURL!, 'Ada'), await visitor(browser, baseURL!, 'Ben')]
  const answer = await ada.request.post('/api/tables', {
    data: { game: 'aton', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true, watchable: true },
  })
  const link = `/table/${((await answer.json()) as { table: { id: string } }).table.id}`
  await ada.goto(link)
  await sitDown(ben, link, 'Ben')
  for (const page of [ada, ben]) await expect(page.locator('main[data-table]')).toBeVisible()
  await concede(ben)
  await expect(ada.locator('main[data-table]')).toContainText(/concede/)

  await ada.goto('/me')
  await expect(ada.locator('[data-pools]')).toContainText('Aton, 2 players')
  await expect(ada.locator('[data-pools]')).toContainText('1662')
  await expect(ada.locator('[data-rivals]')).toContainText('Ben')
  await expect(ada.locator('[data-rivals]')).toContainText('1 won, 0 lost')
  await expect(ada.locator('[data-outcome=won]')).toContainText('Aton with Ben')
  await ben.goto('/me')
  await expect(ben.locator('[data-outcome=lost]')).toContainText('Aton with Ada')
  await expect(ben.locator('[data-pools]')).toContainText('1338')
  expect(await findingsInBothThemes(ben)).toEqual([])

  // Nobody else sees it until she says so.
  const next = await tableOf(ada, 2, 'aton')
  await ben.goto(next)
  await expect(ben.getByText('Ada').first()).toBeVisible()
  await expect(ben.locator('[data-rating]')).toHaveCount(0)
  await ada.goto('/me')
  const shown = ada.waitForResponse(
    (each) => each.url().endsWith('/api/results') && each.request().method() === 'POST',
  )
  await ada.getByRole('switch', { name: 'Others see my standing' }).check()
  await shown
  await ben.goto(next)
  await expect(ben.locator('[data-rating]')).toContainText('rating 1662')
  for (const page of [ada, ben]) await page.context().close()
})
