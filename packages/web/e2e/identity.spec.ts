import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from './testing/test.ts'

/** Another device: nothing is known in it. */
async function deviceAt(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage()
}

async function named(page: Page, name: string): Promise<void> {
  await page.goto('/me')
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: `Stay ${name}` })).toBeVisible()
}

async function tableOf(page: Page): Promise<string> {
  const answer = await page.request.post('/api/tables', {
    data: { game: 'aton', seats: [{ kind: 'me' }, { kind: 'open' }] },
  })
  return ((await answer.json()) as { table: { id: string } }).table.id
}

const seatAt = async (page: Page, table: string): Promise<number | null> =>
  ((await (await page.request.get(`/api/tables/${table}`)).json()) as { table: { you: number | null } }).table
    .you

test('a second device: a code that works once, confirms the name, and joins games after a question', async ({
  browser,
  house,
}) => {
  const [laptop, phone] = [await deviceAt(browser, house.url), await deviceAt(browser, house.url)]
  await named(laptop, 'Ada')
  await named(phone, 'Adele')
  const [here, there] = [await tableOf(laptop), await tableOf(phone)]
  await laptop.locator('[data-device]').click()
  await expect(laptop.getByRole('img', { name: 'Code for the camera' })).toBeVisible()
  const link = (await laptop.locator('[data-device-link]').getAttribute('href'))!
  await phone.goto(link)
  await expect(phone.getByText('The code is from Ada.')).toBeVisible()
  expect(new URL(phone.url()).hash).toBe('')
  await phone.locator('[data-confirm]').click()
  await expect(phone.getByText('Adele has games in this browser.')).toBeVisible()
  await phone.locator('[data-join=yes]').click()
  await expect(phone.getByRole('heading', { name: 'Stay Ada' })).toBeVisible()
  for (const page of [laptop, phone])
    expect([await seatAt(page, here), await seatAt(page, there)]).toEqual([0, 0])

  const thief = await deviceAt(browser, house.url)
  await thief.goto(link)
  await expect(thief.getByText('This code was used already')).toBeVisible()

  // Signing out elsewhere ends the phone.
  await laptop.reload()
  await expect(laptop.getByText('Signed in in 2 browsers')).toBeVisible()
  await laptop.locator('[data-sign-out=others]').click()
  await expect(laptop.getByText('in this browser only')).toBeVisible()
  expect([await seatAt(laptop, here), await seatAt(phone, here)]).toEqual([0, null])
})

test('a recovery phrase brings a person back after signing out everywhere', async ({ browser, house }) => {
  const page = await deviceAt(browser, house.url)
  await named(page, 'Ada')
  const table = await tableOf(page)
  await expect(page.locator('[data-sign-out=all]')).toHaveCount(0)
  await page.locator('[data-phrase]').click()
  const phrase = (await page.locator('[data-secret]').textContent())!
  await page.locator('[data-sign-out=all]').click()
  await expect(page.getByText('You have no name here yet.')).toBeVisible()
  expect(await seatAt(page, table)).toBeNull()
  await page.getByRole('textbox', { name: 'Recovery phrase' }).fill(phrase)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Stay Ada' })).toBeVisible()
  expect(await seatAt(page, table)).toBe(0)
})

test('programs, export and deletion', async ({ browser, house }) => {
  const page = await deviceAt(browser, house.url)
  await named(page, 'Ada')
  const table = await tableOf(page)
  await page.getByRole('textbox', { name: 'Name of a program' }).fill('Robo')
  await page.getByRole('button', { name: 'Make a token' }).click()
  const token = (await page.locator('[data-secret]').textContent())!
  const asked = async (): Promise<number> =>
    (await fetch(`${house.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status
  expect(await asked()).toBe(200)
  const download = page.waitForEvent('download')
  await page.locator('[data-export]').click()
  const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as object
  expect(saved).toMatchObject({
    nickname: 'Ada',
    programs: [{ name: 'Robo' }],
    tables: [{ table: { id: table } }],
  })
  await page.locator('[data-revoke=Robo]').click()
  await expect(page.locator('[data-revoke]')).toHaveCount(0)
  expect(await asked()).toBe(401)
  await page.locator('[data-delete]').click()
  await page.locator('[data-delete=yes]').click()
  await expect(page.getByText('You have no name here yet.')).toBeVisible()
  expect((await page.request.get(`/api/tables/${table}`)).status()).toBe(404)
})
