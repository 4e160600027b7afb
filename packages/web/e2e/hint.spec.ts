import { choose, openMatch } from './testing/seats.ts'
import { stored } from './testing/staged.ts'
import { expect, test } from './testing/test.ts'

const ALONE = [
  { kind: 'me', name: 'Ada' },
  { kind: 'bot', name: 'novice' },
] as const

test('in a practice game the strongest level gives a hint, the record marks it and the result tells', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openMatch(page, ALONE, 'hinted', { game: 'tekhenu' })
  await expect(page.locator('main[data-table]')).toBeVisible()
  // A question of the rival's turn is gone with it.
  await expect(async () => {
    await page.locator('[data-hint]').click()
    await expect(page.locator('[data-hint-said]')).toContainText('Pharaoh would do this:', {
      timeout: 10_000,
    })
  }).toPass()
  await expect(page.locator('[data-hint-said]')).toContainText(/Pharaoh expects \d+ points in the end/)
  // It stands beside what it recommends, in sight, and not over it.
  const hint = page.locator('[data-hint-said]')
  const move = (await hint.getAttribute('data-hint-said'))!
  const place = page.locator(`[data-move="${move}"]`).first()
  await expect(place).toBeVisible()
  await expect(hint).toBeInViewport({ ratio: 1 })
  const [said, there] = [(await hint.boundingBox())!, (await place.boundingBox())!]
  const isApart =
    said.x >= there.x + there.width ||
    there.x >= said.x + said.width ||
    said.y >= there.y + there.height ||
    there.y >= said.y + said.height
  expect(isApart).toBe(true)
  const saved = (await stored(page, 'hinted')) as { record: string }
  expect(saved.record).toMatch(/^0: hint by pharaoh$/m)
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.getByRole('button', { name: 'Concede', exact: true }).click()
  await page.getByRole('button', { name: 'Concede this game' }).click()
  await expect(page.locator('[data-end]')).toContainText('You played with 1 hint.')
})

test('where two people play nobody is offered a hint', async ({ page }) => {
  await choose(page, { table: 'text' })
  await openMatch(page, [ALONE[0], { kind: 'me', name: 'Ben' }], 'both', { game: 'aton' })
  await expect(page.getByRole('button', { name: /I am Ada|Ada/ }).first()).toBeVisible()
  await expect(page.locator('[data-hint]')).toHaveCount(0)
})
