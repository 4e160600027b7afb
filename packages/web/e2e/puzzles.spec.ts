import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PuzzleFile } from '@benben/bots/puzzles'
import type { Page } from '@playwright/test'
import { findingsInBothThemes } from './testing/findings.ts'
import { House } from './testing/house.ts'
import { kept, KEEPING } from './testing/kept.ts'
import { PicturePage } from './testing/picture.ts'
import { choose } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'

const puzzlesOf = (game: string): PuzzleFile =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '..', 'src', 'puzzles', 'data', `${game}.json`), 'utf8'),
  ) as PuzzleFile

/** Bots play on from a turn for a while, and longer where the machine has other things to do. */
const LONG = { timeout: 300_000 }

test('a puzzle of Aton: another turn is measured, the best one solves it, and the page remembers', async ({
  page,
}) => {
  const { puzzles } = puzzlesOf('aton')
  const [puzzle] = puzzles
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.locator('[data-puzzles]').click()
  await page.locator('[data-today-puzzle=aton]').click()
  await expect(page).toHaveURL(/\/puzzles\/aton\/\d+$/)
  await page.goto('/puzzles/aton/1')
  const verdict = page.locator('[data-verdict]')
  const table = new PicturePage(page)
  const play = async (moves: readonly string[]): Promise<void> => {
    for (const move of moves) await page.locator(`[data-space][data-move="${move}"]`).click()
    await table.endTurn.click()
  }

  // A turn that was measured when the puzzle was made.
  await play(puzzle!.rivals[0]!.moves)
  await expect(verdict).toHaveAttribute('data-verdict', 'other')
  const lost = Math.round(100 * puzzle!.rivals[0]!.chance.mean)
  await expect(verdict).toContainText(`Not the best turn: −${lost} of 100 games.`)
  await expect(page.locator('[data-alternative]')).toHaveCount(0)
  await page.locator('[data-again]').click()

  // Any other turn is played on from here and now.
  for (;;) {
    const asked = await table.asked()
    if (asked !== 'space') break
    const space = table.spaces.last()
    const move = await space.getAttribute('data-move')
    await space.click()
    await expect(page.locator(`[data-space][data-move="${move}"]`)).toHaveCount(0)
  }
  await table.endTurn.click()
  await expect(verdict).toHaveAttribute('data-verdict', /^(?:other|solved)$/, LONG)
  await page.locator('[data-again]').click()

  await play(puzzle!.best)
  await expect(verdict).toHaveAttribute('data-verdict', 'solved')
  await expect(page.locator('[data-alternative=rival]')).toHaveCount(puzzle!.rivals.length)
  await expect(page.locator('[data-alternative=best]')).toContainText('you')
  expect(await findingsInBothThemes(page)).toEqual([])

  // The answer, step by step on the table.
  await page.locator('[data-answer]').click()
  for (let at = 1; at <= puzzle!.best.length; at++) {
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-answer-step]')).toHaveAttribute('data-answer-step', String(at))
  }
  await expect(page.locator('[data-alternative=best]')).toBeVisible()

  // And a match that goes on after it.
  await page.locator('[data-again]').click()
  await play(puzzle!.best)
  await page.locator('[data-play-on]').click()
  await expect(page).toHaveURL(/\/play\/[\w-]+$/)
  await expect(page.locator('[data-table=aton]')).toBeVisible()
  await page.goto('/puzzles')
  await expect(page.locator('a[href="/puzzles/aton/1"][data-state]')).toHaveAttribute('data-state', 'solved')
  await expect(page.locator('a[href="/puzzles/aton/2"][data-state]')).toHaveAttribute('data-state', 'open')
  expect(await findingsInBothThemes(page)).toEqual([])
})

test('a puzzle of Tekhenu is solved on a phone, as text, without a network', async ({ browser }) => {
  const [puzzle] = puzzlesOf('tekhenu').puzzles
  const house = await House.open()
  const context = await browser.newContext({
    baseURL: house.url,
    ...KEEPING,
    viewport: { width: 390, height: 844 },
  })
  const page: Page = await context.newPage()
  await choose(page, { table: 'text' })
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await kept(page)
  await house.kill()
  await page.goto('/puzzles/tekhenu/1')
  const field = page.getByRole('combobox', { name: /Type a move/ })
  for (const move of puzzle!.best) {
    await field.fill(move)
    await field.press('Enter')
    await expect(field).toHaveValue('')
  }
  await expect(page.locator('[data-verdict]')).toHaveCount(0)
  await field.fill('end turn')
  await field.press('Enter')
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'solved')
  await expect(page.locator('[data-verdict]')).toContainText('Solved at the first try.')
  await expect(page.locator('[data-alternative=rival]')).toHaveCount(puzzle!.rivals.length)
  await context.close()
})
