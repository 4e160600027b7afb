import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecord, replay, type Game } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { findingsInBothThemes } from './testing/findings.ts'
import { keep } from './testing/staged.ts'
import { expect, test } from './testing/test.ts'

const fixture = (game: string, name: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', game, 'fixtures', `${name}.record`), 'utf8')

test('statistics count my finished games by result, source, mode, seat and rivals', async ({ page }) => {
  const record = fixture('tekhenu', 'two-greedy')
  const { totals, points } = replay(tekhenu as unknown as Game, readRecord(record)).result!
  await page.goto('/')
  await page.goto('/statistics')
  await expect(page.getByText('Finish a game')).toBeVisible()
  const me = { kind: 'me', name: 'Ada' } as const
  const bot = { kind: 'bot', name: 'greedy' } as const
  // The same match from both seats: one won, one lost.
  for (const seats of [
    [me, bot],
    [bot, me],
  ] as const)
    await keep(
      page,
      { id: `done-${seats[0].kind}`, record, moves: 10, over: true },
      { game: 'tekhenu', seats, options: {} },
    )
  await page.goto('/')
  await page.getByRole('link', { name: 'My statistics' }).click()
  const main = page.locator('[data-statistics=done]')
  await expect(main).toBeVisible()
  await expect(main.locator('svg [data-outcome]')).toHaveCount(2)
  await expect(main.getByRole('row', { name: /^2 players/ })).toContainText(/2\s*50 %/)
  await expect(main.getByRole('row', { name: /^Seat 1/ })).toContainText(`${totals[0]}.0`)
  await expect(main.getByRole('row', { name: /^Seat 2/ })).toContainText(`${totals[1]}.0`)
  const temple = (points[0]!['temple']! + points[1]!['temple']!) / 2
  await expect(
    main
      .locator('[data-sources]')
      .getByRole('row', { name: /temple/i })
      .first(),
  ).toContainText(temple.toFixed(1))
  expect(await findingsInBothThemes(page)).toEqual([])
  await main.getByRole('link', { name: /^Won/ }).click()
  await expect(page.locator('[data-replay]')).toBeVisible()
})
