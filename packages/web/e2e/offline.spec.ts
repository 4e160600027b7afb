import { House } from './house.ts'
import { choose, openMatch } from './seats.ts'
import { expect, test } from './test.ts'
import { TextPage } from './text.ts'

const SEATS = [
  { kind: 'me', name: 'Ada' },
  { kind: 'bot', name: 'greedy' },
] as const

test('after the first visit a game against a bot needs no server, and goes on after closing', async ({
  browser,
}) => {
  const house = await House.open()
  const context = await browser.newContext({ baseURL: house.url, reducedMotion: 'reduce' })
  let page = await context.newPage()
  await choose(page, { table: 'text' })
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await house.kill()
  await openMatch(page, SEATS, 'offline')

  let text = new TextPage(page)
  const story: string[] = []
  for (let moves = 0; await text.goesOn(); moves++) {
    // A bot that decides at the same time may still think.
    const before = await text.settled()
    expect(before.slice(0, story.length)).toEqual(story)
    if (moves === 6) {
      await page.reload()
    } else if (moves === 12) {
      await page.close()
      page = await context.newPage()
      await choose(page, { table: 'text' })
      await page.goto('/play/offline')
      text = new TextPage(page)
    }
    if (moves === 6 || moves === 12) {
      await expect(text.asked).toBeVisible()
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
