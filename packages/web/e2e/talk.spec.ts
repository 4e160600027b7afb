import type { Browser, Locator, Page } from '@playwright/test'
import { findingsInBothThemes } from './testing/findings.ts'
import { OPERATOR } from './testing/house.ts'
import { choose } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function visitor(browser: Browser, baseURL: string, name: string, viewport = DESK): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport })).newPage()
  await choose(page, { name })
  await page.request.post('/api/guest', { data: { nickname: name } })
  return page
}

/** A table for two that everybody may watch, at which the first one sits. */
async function tableOf(page: Page, game: string): Promise<string> {
  const answer = await page.request.post('/api/tables', {
    data: { game, seats: [{ kind: 'me' }, { kind: 'open' }], watchable: true },
  })
  const { table } = (await answer.json()) as { table: { id: string } }
  await page.goto(`/table/${table.id}`)
  return `/table/${table.id}`
}

const join = (page: Page, link: string) =>
  page.request.post(`/api${link.replace('table', 'tables')}/join`, { data: { nonce: '0'.repeat(32) } })

const fold = (page: Page, name: 'talk' | 'notes'): Locator => page.locator(`[data-fold=${name}]`)

/** Opens a panel beside the table. */
async function open(page: Page, name: 'talk' | 'notes'): Promise<void> {
  const head = fold(page, name).locator('h2 button')
  await expect(head).toBeVisible()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  await expect(head).toHaveAttribute('aria-expanded', 'true')
}

/** Where there is no room beside it, talk is behind a button in the bar. */
const openInBar = (page: Page): Promise<void> => page.locator('[data-talk]').click()

async function say(page: Page, text: string): Promise<void> {
  await page.locator('[data-say]').fill(text)
  await page.locator('[data-say]').press('Enter')
  await expect(page.locator('[data-line]').filter({ hasText: text })).toBeVisible()
}

const lines = (page: Page): Locator => page.locator('[data-line]')

/** The buttons of the open dialog whose words do not fit into them, or stand in a column. */
const squeezed = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('dialog[open] button:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter(
          ({ scrollWidth, clientWidth, clientHeight }) => scrollWidth > clientWidth || clientHeight > 60,
        )
        .map(({ textContent }) => textContent),
    )

test('two people talk; one is reported, muted, and what they said is deleted', async ({
  browser,
  baseURL,
}) => {
  const [ada, ben] = [await visitor(browser, baseURL!, 'Ada'), await visitor(browser, baseURL!, 'Ben')]
  const link = await tableOf(ada, 'aton')
  await open(ada, 'talk')
  await say(ada, 'Come in')
  await join(ben, link)
  await ben.goto(link)
  await open(ben, 'talk')
  await expect(lines(ben)).toHaveText([/Ada.*Come in/])
  await ben.locator('[data-phrase="talk.phrase.hello"]').click()
  await expect(lines(ben)).toHaveCount(2)

  // Folded, the talk is one line with the last words and a count; nothing on the board moves.
  await expect(ada.locator('main[data-table]')).toBeVisible()
  await fold(ada, 'talk').locator('h2 button').click()
  const board = ada.locator('main[data-table] > div > div').first()
  const before = await board.boundingBox()
  await say(ben, 'You play like a <b>camel</b>')
  await expect(fold(ada, 'talk').locator('[data-unread]')).toHaveText('1')
  await expect(fold(ada, 'talk')).toContainText('Ben: You play like a <b>camel</b>')
  await expect(ada.locator('[data-aloud]')).toHaveText(/Ben: You play/)
  await open(ada, 'talk')
  expect(await board.boundingBox()).toEqual(before)
  await expect(lines(ada)).toHaveText([/You.*Come in/, /Ben.*Hello!/, /camel/])
  expect(await findingsInBothThemes(ada)).toEqual([])

  const rude = lines(ada).filter({ hasText: 'camel' })
  await rude.getByRole('button', { name: 'About this line of Ben' }).click()
  await ada.locator('[data-act=report]').click()
  await ada.getByLabel('What is wrong?').fill('rude to animals')
  await ada.locator('[data-act=send-report]').click()
  await expect(ada.getByText('The operator will see it.')).toBeVisible()
  await ada.locator('[data-act=mute]').click()
  await expect(lines(ada)).toHaveText([/Come in/])
  await say(ben, 'Are you there?')
  await say(ada, 'Quiet here')
  await expect(lines(ada)).toHaveText([/Come in/, /Quiet here/])
  await expect(lines(ben)).toHaveCount(5)

  const operator = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await operator.goto('/operator')
  await operator.getByLabel('Token').fill(OPERATOR)
  await operator.getByRole('button', { name: 'Open' }).click()
  await expect(operator.getByText('rude to animals')).toBeVisible()
  await expect(operator.locator('mark')).toHaveText('You play like a <b>camel</b>')
  await expect(operator.getByText('Come in')).toBeVisible()
  await operator
    .locator('tr')
    .filter({ has: operator.locator('mark') })
    .getByRole('button')
    .click()
  await expect(lines(ben)).toHaveCount(4)
  await expect(ben.getByText('camel')).toHaveCount(0)

  // Ada reads Ben again, and a reload loses and doubles nothing.
  await fold(ada, 'talk').locator('summary').click()
  await ada.locator('[data-act=lift]').click()
  await expect(lines(ada)).toHaveText([/Come in/, /Hello!/, /Are you there/, /Quiet here/])
  await ada.reload()
  await open(ada, 'talk')
  await expect(lines(ada)).toHaveText([/Come in/, /Hello!/, /Are you there/, /Quiet here/])
  for (const page of [ada, ben, operator]) await page.context().close()
})

test('players do not read what watchers say until the end, and nobody reads notes of others', async ({
  browser,
  baseURL,
}) => {
  const [ada, ben] = [await visitor(browser, baseURL!, 'Ada'), await visitor(browser, baseURL!, 'Ben')]
  const wim = await visitor(browser, baseURL!, 'Wim', PHONE)
  const link = await tableOf(ada, 'tekhenu')
  await join(ben, link)
  await expect(ada.locator('main[data-table]')).toBeVisible()
  await wim.goto(link)
  await expect(wim.locator('main[data-table]')).toBeVisible()
  await openInBar(wim)
  await say(wim, 'Ben sleeps')
  expect(await squeezed(wim)).toEqual([])
  expect(await findingsInBothThemes(wim)).toEqual([])
  await open(ada, 'talk')
  await say(ada, 'Good luck')
  await expect(lines(wim)).toHaveText([/Ben sleeps/, /Good luck/])
  await expect(lines(ada)).toHaveText([/Good luck/])
  await wim.keyboard.press('Escape')
  await wim.locator('[data-menu]').click()
  await expect(wim.getByRole('button', { name: 'Report a rules bug' })).toBeVisible()
  expect(await squeezed(wim)).toEqual([])

  await open(ada, 'notes')
  await ada.locator('[data-notes]').fill('keep 2 granite')
  await expect(ada.locator('[data-notes-told]')).toHaveText('Saved')
  await ada.reload()
  await expect(fold(ada, 'notes')).toContainText('keep 2 granite')
  await ben.goto(link)
  await open(ben, 'notes')
  await expect(ben.locator('[data-notes]')).toHaveValue('')

  await ben.request.post(`/api${link.replace('table', 'tables')}/act`, { data: { act: 'concede' } })
  await expect(ada.locator('[data-end]')).toBeVisible()
  await openInBar(ada)
  await expect(lines(ada)).toHaveText([/Ben sleeps/, /Good luck/])
  for (const page of [ada, ben, wim]) await page.context().close()
})

test('notes of a game in this browser are kept there', async ({ page }) => {
  await choose(page, { game: 'aton', name: 'Ada' })
  await page.goto('/')
  await page.locator('[data-play-now]').click()
  const write = async (): Promise<Locator> => {
    await page.locator('[data-menu]').click()
    await fold(page, 'notes').locator('h2 button').click()
    return page.locator('[data-notes]')
  }
  await (await write()).fill('the bot likes blue')
  await expect(page.locator('[data-notes-told]')).toHaveText('Saved')
  await page.reload()
  await expect(await write()).toHaveValue('the bot likes blue')
})
