import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createServer, defaultClientConditions, type ViteDevServer } from 'vite'

/**
 * The app with one game more than is shipped: the toy of the kernel joins by the entries that docs/architecture.md lists,
 * which Vite finds under the condition `toy`. It has no picture.
 */
let vite: ViteDevServer
const cacheDir = mkdtempSync(join(tmpdir(), 'benben-vite-'))

test.beforeAll(async () => {
  vite = await createServer({
    configFile: join(import.meta.dirname, '..', 'vite.config.ts'),
    cacheDir,
    logLevel: 'silent',
    resolve: { conditions: ['toy', ...defaultClientConditions] },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  await vite.listen()
})
test.afterAll(async () => {
  await vite.close()
  rmSync(cacheDir, { recursive: true, force: true })
})

test('a game without a picture is played at the text table', async ({ page }) => {
  await page.goto(vite.resolvedUrls!.local[0]!)
  await page.getByRole('radio', { name: 'Stones' }).check({ force: true })
  await page.locator('[data-play-now]').click()
  const table = page.locator('main[data-table="toy"]')
  await expect(table.getByRole('heading', { name: 'Heap' })).toBeVisible()
  await table.getByRole('combobox').fill('take 2')
  await table.getByRole('combobox').press('Enter')
  const end = table.getByText('takes the last stone and wins.')
  const next = table.locator('[data-move="take 1"], [data-move="end turn"]')
  await expect(async () => {
    if ((await end.count()) === 0) await next.first().click({ timeout: 2000 })
    expect(await end.count()).toBeGreaterThan(0)
  }).toPass({ intervals: [50], timeout: 120_000 })
  await expect(end.first()).toBeVisible()
})
