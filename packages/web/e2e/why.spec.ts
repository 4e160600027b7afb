import { playQuickly } from './testing/quick.ts'
import { choose, openMatch } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'

const AGAINST_A_SCRIBE = [
  { kind: 'me', name: 'Ada' },
  { kind: 'bot', name: 'scribe' },
] as const

test('a bot says why it took its last turn, in sentences', async ({ page }) => {
  await choose(page, { table: 'text' })
  await openMatch(page, AGAINST_A_SCRIBE, 'why', { game: 'tekhenu' })
  await playQuickly(page, 7, { told: 'Round 2' })
  await page.getByRole('button', { name: 'Why did Scribe do that?' }).click()
  await expect(
    page.getByText(/^Scribe expects \d+ points in the end.*(If scored|A scoring) after that turn/),
  ).toBeVisible()
  await choose(page, { table: 'picture' })
  await page.reload()
  await page.locator('[data-log]').getByRole('button', { name: 'Why did Scribe do that?' }).click()
  await expect(page.locator('[data-why]').getByText(/^Scribe expects \d+ points/)).toBeVisible()
})
