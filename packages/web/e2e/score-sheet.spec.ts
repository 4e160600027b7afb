import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecord, replay } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { COUNT_NAMES, SETH_COUNTS } from '@benben/tekhenu/sheet'
import { atLastScoring, sheetOf } from '@benben/tekhenu/testing'
import type { Page } from '@playwright/test'
import { findingsInBothThemes } from './testing/findings.ts'
import { expect, test } from './testing/test.ts'

const name = join(import.meta.dirname, '..', '..', 'tekhenu', 'fixtures', 'three-greedy.record')

/** A finished game, and its table before the last scoring. */
function finished() {
  const match = replay(tekhenu, readRecord(readFileSync(name, 'utf8')))
  const table = match.entries
    .map(({ before, seat, move }) => atLastScoring(before, seat, move))
    .find((position) => position !== undefined)!
  const before = tekhenu.view(table, 'spectator').seats.map(({ points }) => points)
  return { sheet: sheetOf(table, ['Ada', 'Mira', 'Teos']), result: match.result!, before }
}

const row = (page: Page, source: string) => page.locator(`[data-source=${source}]`)

test('a finished table is entered, counted as the game was, and shared by a link', async ({ page }) => {
  const { sheet, result, before } = finished()
  await page.goto('/')
  await page.getByRole('link', { name: 'score sheet' }).click()
  await page.getByRole('radio', { name: '3' }).check({ force: true })
  for (const [seat, who] of sheet.names.entries())
    await page.getByLabel(`Name of player ${seat + 1}`).fill(who)

  const numbers = COUNT_NAMES.filter((count) => !SETH_COUNTS.includes(count))
  for (const tab of ['track', 'people', 'boards']) {
    await page.locator(`[data-tab=${tab}]`).click()
    for (const count of numbers)
      for (const [seat, mine] of sheet.seats.entries()) {
        const field = page.locator(`[data-count="${count}/${seat}"]`)
        if ((await field.count()) > 0) await field.fill(String(mine[count]))
      }
  }
  await page.locator('[data-tab=track]').click()
  for (const [place, seat] of sheet.order.entries())
    await page.getByLabel(`Place ${place + 1}`).selectOption(String(seat))
  for (const tab of ['temple', 'osiris']) {
    await page.locator(`[data-tab=${tab}]`).click()
    // One tap per seat up to the one that has built there.
    for (const [place, seat] of Object.entries(sheet.pieces)) {
      const at = page.locator(`[data-place="${place}"]`)
      if ((await at.count()) > 0) for (let tap = 0; tap <= seat; tap++) await at.click()
    }
  }
  await page.locator('[data-tab=cards]').click()
  for (const [seat, mine] of sheet.seats.entries())
    for (const kind of ['technologies', 'decrees'] as const) {
      const hand = page.locator(`[data-hand="${kind}/${seat}"]`)
      await hand.locator('summary').click()
      for (const card of mine[kind]) await hand.locator(`[data-card=${card}]`).check()
      await hand.locator('summary').click()
    }

  const counted = async (): Promise<void> => {
    for (const source of [
      'districts',
      'temple',
      'statues',
      'happiness',
      'production',
      'buildings',
      'bread',
      'decrees',
      'order',
    ])
      await expect(row(page, source).locator('td')).toHaveText(
        sheet.names.map((_, seat) => String(result.points[seat]![source]! - before[seat]![source]!)),
      )
    await expect(row(page, 'total').locator('td')).toHaveText(result.totals.map(String))
    await expect(page.locator('[data-winner]')).toHaveAttribute('data-winner', String(result.winners[0]))
  }
  await counted()
  await row(page, 'temple').getByRole('button').first().click()
  await expect(page.locator('[data-why] li').first()).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.locator('[data-copy-link]').click()
  await expect(page).toHaveURL(/score-sheet#./)
  const link = page.url()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await page.goto(link)
  await counted()

  // What cannot be is said, not counted.
  await page.locator('[data-tab=people]').click()
  await page.locator('[data-count="population/0"]').fill('5')
  await page.locator('[data-count="happiness/0"]').fill('9')
  await expect(page.locator('[data-faults]')).toContainText('Ada: happiness')
  await expect(page.locator('[data-winner]')).toHaveCount(0)
})
