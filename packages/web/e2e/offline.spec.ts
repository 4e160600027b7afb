import type { Page } from '@playwright/test'
import { House } from './testing/house.ts'
import { kept, KEEPING } from './testing/kept.ts'
import { choose, openMatch } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'
import { TextPage } from './testing/text.ts'
import { calm, noteWork } from './testing/work.ts'

const SEATS = [
  { kind: 'me', name: 'Ada' },
  { kind: 'bot', name: 'greedy' },
] as const

test('after the first visit a game against a bot needs no server, and goes on after closing', async ({
  browser,
}) => {
  const house = await House.open()
  const context = await browser.newContext({ baseURL: house.url, ...KEEPING })
  const visit = async (): Promise<Page> => {
    const opened = await context.newPage()
    await noteWork(opened)
    await choose(opened, { table: 'text' })
    return opened
  }
  let page = await visit()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await kept(page)
  await house.kill()
  await openMatch(page, SEATS, 'offline')

  let text = new TextPage(page)
  const story: string[] = []
  for (let moves = 0; await text.goesOn(); moves++) {
    const before = await text.told()
    expect(before.slice(0, story.length)).toEqual(story)
    if (moves === 6) {
      await page.reload()
    } else if (moves === 12) {
      await page.close()
      page = await visit()
      await page.goto('/play/offline')
      text = new TextPage(page)
    }
    if (moves === 6 || moves === 12) {
      await expect(text.asked).toBeVisible()
      await calm(page)
      // Nothing was dealt again, and no bot decided anything twice.
      expect(await text.told()).toEqual(before)
    }
    story.splice(0, Infinity, ...(await text.told()))
    await text.play(text.moves.first(), 'click')
  }
  expect(story.length).toBeGreaterThan(50)
  await house.close()
  await context.close()
})

test('a match that is open in another tab is not played twice', async ({ page, context }) => {
  await choose(page, { table: 'text' })
  await openMatch(page, SEATS, 'twice')
  await expect(new TextPage(page).asked).toBeVisible()
  const other = await context.newPage()
  await choose(other, { table: 'text' })
  await other.goto('/play/twice')
  await expect(other.getByText('open in another tab')).toBeVisible()
  await page.close()
  await expect(new TextPage(other).asked).toBeVisible()
})
