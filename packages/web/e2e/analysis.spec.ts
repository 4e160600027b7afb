import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findingsInBothThemes } from './testing/findings.ts'
import { keep } from './testing/staged.ts'
import { expect, test } from './testing/test.ts'

const fixture = (game: string, name: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', game, 'fixtures', `${name}.record`), 'utf8')

const SEATS = [
  { kind: 'me', name: 'Ada' },
  { kind: 'bot', name: 'greedy' },
] as const

/** Bots think for a while, and longer where the machine has other things to do. */
const LONG = { timeout: 300_000 }

test('a finished game is analysed: chart, turning points with a way into the replay, points by source', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const record = fixture('aton', 'scoring')
  await keep(page, { id: 'done', record, moves: 10, over: true }, { game: 'aton', seats: SEATS, options: {} })
  await page.goto('/play/done')
  await page.locator('[data-to-analysis]').click()
  await expect(page.locator('[data-analysis=done]')).toBeVisible(LONG)
  await expect(page.locator('[data-turning-point]')).toHaveCount(5)
  await expect(page.locator('[data-turning-point]').first()).toContainText('By its judgement')
  // What a turn cost, and no chance that could contradict the chart; the headline counts what games played on confirm.
  await expect(page.getByText('against the better one, by the judgement of Pharaoh')).toBeVisible()
  await expect(page.locator('[data-turning-point]').first()).toContainText(
    /−\d+.%.*What this turn cost: −[\d.]+ points, −\d+ of 100 games/,
  )
  const unsure = page.locator('[data-turning-point]').filter({ hasText: 'do not confirm it' })
  const count = ['No turn', 'One turn', 'Two turns', 'Three turns', 'Four turns', 'Five turns'][
    5 - (await unsure.count())
  ]!
  await expect(page.getByRole('heading', { level: 1, name: `${count} decided most for you` })).toBeVisible()

  // A line for each seat, over all turns; the last point is who won.
  const chart = page.locator('[data-chart=chance]')
  await expect(chart.locator('[data-line]')).toHaveCount(2)
  await page.getByText('As a table').click()
  await expect(page.getByRole('row', { name: /^End/ })).toContainText('100 % · 46 points')
  await page.getByRole('radio', { name: 'points' }).check({ force: true })
  await expect(page.locator('[data-chart=points] [data-line]')).toHaveCount(2)
  // Both columns say whose points they hold, and add up.
  const sources = page.getByRole('region', { name: 'Your points, and what was possible' })
  await expect(sources.getByRole('columnheader')).toHaveText(['You', /^Pharaoh, mean of \d+ games$/])
  await expect(page.locator('[data-source=cartouche1]').getByRole('cell')).toHaveText(['12', /^\d+$/])
  const rows = await sources
    .locator('tr:has(th[scope=row])')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('td')].slice(1).map((cell) => Number(cell.textContent.replace('−', '-'))),
      ),
    )
  for (const column of [0, 1])
    expect(rows.slice(0, -1).reduce((sum, row) => sum + row[column]!, 0)).toBe(rows.at(-1)![column])
  expect(await findingsInBothThemes(page)).toEqual([])

  const point = page.locator('[data-turning-point]').nth(1)
  const at = await point.getAttribute('data-turning-point')
  await point.locator('[data-look]').click()
  await expect(page.locator('[data-replay]')).toHaveAttribute('data-replay', at!)
  // The replay now knows turning points and chances, and plays what would have been better.
  await expect(page.locator('[data-number]')).toHaveCount(5)
  await expect(page.locator('[data-replay] [data-chart=chance]')).toBeVisible()
  await page.locator(`[data-point="2"]`).getByRole('button', { name: 'The next turning point' }).click()
  const third = page.locator('[data-point="3"]')
  await expect(third).toContainText('Pharaoh would have done this')
  expect(await findingsInBothThemes(page)).toEqual([])
  await third.locator('[data-see-played]').click()
  // It is seen from where one sat, and nothing is asked until one goes on.
  await expect(page.locator('[data-what-if=off]')).toBeVisible()
  await expect(page.locator('[data-replay]')).toContainText('What if:')
  await expect(page.locator('[data-what-if=on]')).toBeVisible()
  await page.locator('[data-what-if=off]').click()
  await expect(third).toBeVisible()
  // Back again nothing is computed anew.
  await page.goBack()
  await expect(page.locator('[data-analysis=done]')).toBeVisible()
})

test('an analysis shows how far it is, and can be cancelled and begun again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const record = fixture('tekhenu', 'two-greedy')
  await keep(
    page,
    { id: 'done', record, moves: 10, over: true },
    { game: 'tekhenu', seats: SEATS, options: {} },
  )
  await page.goto('/replay/play/done')
  await page.locator('[data-to-analysis]').click()
  // What was expected is known before the turns are thought through.
  await expect(page.locator('[data-chart=chance] [data-line]')).toHaveCount(2, LONG)
  const progress = page.getByRole('progressbar')
  await expect.poll(async () => Number(await progress.getAttribute('value')), LONG).toBeGreaterThan(0)
  await page.locator('[data-cancel]').click()
  await expect(page.locator('[data-analysis=cancelled]')).toBeVisible()
  await expect(progress).toHaveCount(0)
  await expect(page.locator('[data-chart=chance] [data-line]')).toHaveCount(2)
  await page.locator('[data-again]').click()
  await expect(progress).toBeVisible()
})

test('a running game is not analysed', async ({ page }) => {
  const record = fixture('aton', 'scoring').split('\n').slice(0, 30).join('\n')
  await keep(
    page,
    { id: 'runs', record, moves: 10, over: false },
    { game: 'aton', seats: SEATS, options: {} },
  )
  await page.goto('/analysis/play/runs')
  await expect(page.getByText('A game is analysed when it is over.')).toBeVisible()
})
