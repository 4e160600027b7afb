import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findingsInBothThemes } from './testing/findings.ts'
import { keep } from './testing/staged.ts'
import { expect, test } from './testing/test.ts'

const fixture = (game: string, name: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', game, 'fixtures', `${name}.record`), 'utf8')

const SEATS = [
  { kind: 'me', name: 'Ada' },
  { kind: 'bot', name: 'greedy' },
] as const

/** Turns stand beside the table in the place of the log; each leads to the moment after it, by mouse and by keyboard. */
async function listOfMoves(page: Page): Promise<void> {
  const transport = page.locator('[data-replay]')
  const now = page.locator('[data-turn][aria-current]')
  const third = page.locator('[data-turn]').nth(3)
  await third.click()
  await expect(transport).toHaveAttribute('data-replay', (await third.getAttribute('data-turn'))!)
  await expect(third).toHaveAttribute('aria-current', 'step')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-turn]').nth(4)).toBeFocused()
  await expect(now).toBeFocused()
  await expect(transport).toHaveAttribute('data-replay', (await now.getAttribute('data-turn'))!)
  const log = page.locator('[data-log]')
  await expect(log).toBeHidden()
  await page.getByRole('radio', { name: 'Log' }).check({ force: true })
  await expect(log).toBeVisible()
  await page.getByRole('radio', { name: 'Moves' }).check({ force: true })
}

test('a finished game is looked at again: by slider and steps, from every seat, and played on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const record = fixture('tekhenu', 'two-greedy')
  await keep(
    page,
    { id: 'done', record, moves: 10, over: true },
    { game: 'tekhenu', seats: SEATS, options: {} },
  )
  await page.goto('/play/done')
  // The picture to share is drawn, and the page may show it.
  const picture = page.getByRole('img', { name: 'Picture of the result' })
  await expect(picture).toHaveJSProperty('naturalWidth', 1200)
  // When the winner took the lead, with a way there.
  const round = await page.locator('[data-lead]').getAttribute('data-lead')
  await page.locator('[data-replay-round]').click()
  const transport = page.locator('[data-replay]')
  await expect(transport).toContainText(`Round ${round} `)
  await page.goBack()
  await page.locator('[data-to-replay]').click()
  await expect(transport).toHaveAttribute('data-replay', '0')
  await page.locator('[data-stride=forth-round]').click()
  await expect(transport).toContainText('Round 1')
  const slider = page.getByRole('slider')
  await slider.fill('60')
  await expect(transport).toHaveAttribute('data-replay', '60')
  await page.locator('[data-sign=scoring]').first().click()
  await expect(transport).toContainText('Round 8')
  await page.locator('[data-stride=back-move]').click()
  await listOfMoves(page)
  await page.getByRole('radio', { name: 'All' }).check({ force: true })
  await expect(page.locator('[data-table=tekhenu]')).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])

  await page.locator('[data-play-on]').click()
  await page.locator('[data-begin]').click()
  await expect(page).toHaveURL(/\/play\/(?!done)/)
  await expect(page.locator('[data-table=tekhenu]')).toBeVisible()
  await expect(transport).toHaveCount(0)
})

test('a record is opened from its text, and a link leads to its moment', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/replay')
  await page.getByRole('textbox').fill('nonsense')
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByRole('alert')).toContainText('cannot be shown')
  await page.getByRole('textbox').fill(fixture('aton', 'scoring'))
  await page.getByRole('button', { name: 'Show it' }).click()
  const transport = page.locator('[data-replay]')
  await expect(transport).toHaveAttribute('data-replay', '0')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(transport).toHaveAttribute('data-replay', '2')
  // A phone has no room beside the table.
  await page.locator('[data-to-moves]').click()
  await page.locator('dialog [data-turn="1"]').click()
  await expect(transport).toHaveAttribute('data-replay', '1')
  await page.keyboard.press('ArrowRight')
  await expect(transport).toHaveAttribute('data-replay', '2')
  await page.locator('[data-copy-link]').click()
  await expect(page).toHaveURL(/at=2/)
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.reload()
  await expect(transport).toHaveAttribute('data-replay', '2')
})

test('a jump shows its moment at once, however much lies between', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/replay')
  await page.getByRole('textbox').fill(fixture('aton', 'scoring'))
  await page.getByRole('button', { name: 'Show it' }).click()
  const table = page.locator('[data-settled]')
  await expect(table).toBeVisible()
  const played = await table.evaluateHandle((watched) => {
    const seen = { isPlayed: false }
    new MutationObserver(() => (seen.isPlayed ||= !watched.hasAttribute('data-settled'))).observe(watched, {
      attributes: true,
    })
    return seen
  })
  await page.getByRole('slider').fill('60')
  await expect(page.locator('[data-replay]')).toHaveAttribute('data-replay', '60')
  await expect(table).toBeVisible()
  expect(await played.jsonValue()).toEqual({ isPlayed: false })
})

test('on a phone the way back from what is tried can be read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await keep(
    page,
    { id: 'done', record: fixture('tekhenu', 'two-greedy'), moves: 10, over: true },
    { game: 'tekhenu', seats: SEATS, options: {} },
  )
  await page.goto('/replay/play/done?at=40')
  await page.locator('[data-what-if=on]').click()
  const back = page.locator('[data-what-if=off]')
  await expect(back).toHaveText('Back to the match')
  // One decides for every seat, and sees the table with its eyes: for which one is said.
  await expect(page.locator('[data-whose]')).toHaveText(/^What if: you decide( for Skilled)?$/)
  await expect(page.locator('[data-whose]')).toBeInViewport({ ratio: 1 })
  const cut = await back.evaluate((button) => {
    const [inside, bar] = [button.getBoundingClientRect(), button.closest('header')!.getBoundingClientRect()]
    return {
      isCut: button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight,
      isWithin: inside.top >= bar.top && inside.bottom <= bar.bottom && inside.right <= bar.right,
    }
  })
  expect(cut).toEqual({ isCut: false, isWithin: true })
  await back.click()
  await expect(page.locator('[data-replay]')).toHaveAttribute('data-replay', '40')
})
