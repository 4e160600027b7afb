import type { Browser, Page } from '@playwright/test'
import { playOnline } from './testing/online-seat.ts'
import { choose } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'

/** Builds in the first rounds and produces bread: at every scoring some is due, and there. */
const BAKER = [
  ['^building in', 3],
  ['^produce bread'],
  ['^do osiris'],
  ['^(gain|raise) bread'],
  ['^take osiris'],
  ['^take .* [456] brown'],
  ['^take .* brown'],
] as const

async function visitor(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage()
  await choose(page, { table: 'text', name })
  await page.request.post('/api/guest', { data: { nickname: name } })
  return page
}

const bread = (page: Page) => page.locator('[data-ahead="bread"]')

/** Says in the menu how bread is answered from now on. */
async function say(page: Page, lasting: string): Promise<void> {
  await page.locator('[data-menu]').click()
  await bread(page).getByRole('radio', { name: lasting }).click()
  await expect(bread(page).getByRole('radio', { name: lasting })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('bread that is answered ahead is paid at a scoring without a question; taken back, it is asked', async ({
  browser,
  baseURL,
}) => {
  const [ada, ben] = [await visitor(browser, baseURL!, 'Ada'), await visitor(browser, baseURL!, 'Ben')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await ada.request.post('/api/tables', { data: { game: 'tekhenu', seats } })
  const { id } = ((await made.json()) as { table: { id: string } }).table
  await ada.goto(`/table/${id}`)
  await ben.goto(`/table/${id}`)
  await ben.getByRole('textbox').fill('Ben')
  await ben.locator('main button[type=submit]').click()
  await expect(ben.locator('main[data-table]')).toBeVisible()
  await say(ben, 'Always')

  // The other one plays on; her menu says nothing of it.
  await expect(ada.locator('main[data-table]')).toBeVisible()
  await ada.locator('[data-menu]').click()
  await expect(bread(ada).getByRole('radio', { name: 'Ask me' })).toBeChecked()
  await ada.keyboard.press('Escape')
  const others = playOnline(ada, { table: id }).catch(() => undefined)
  const paid = await playOnline(ben, { table: id, prefer: BAKER, until: { told: 'bread' } })
  expect(paid.asked).not.toContain('tekhenu.bread')
  const [{ owed }] = paid.told as [{ owed: number }]
  expect(owed).toBeGreaterThan(0)
  expect(paid.told).toEqual([{ type: 'bread', seat: 1, paid: owed, owed }])

  // Another look: it still holds, until it is taken back.
  await ben.reload()
  await say(ben, 'Ask me')
  const asked = await playOnline(ben, { table: id, prefer: BAKER, until: { asked: 'tekhenu.bread' } })
  expect(asked.asked.at(-1)).toBe('tekhenu.bread')
  await expect(ben.locator('[data-move^="bread "]').first()).toBeVisible()
  for (const page of [ada, ben]) await page.context().close()
  await others
})
