import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Save } from '../src/store/save.ts'
import { choose } from './testing/seats.ts'
import { put, stored } from './testing/staged.ts'
import { expect, test } from './testing/test.ts'
import { TextPage } from './testing/text.ts'
import { calm, noteWork } from './testing/work.ts'

/** What a browser kept before the rules were raised from version 1 to 2. */
const SAVES = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'fixtures', 'before', 'matches.json'), 'utf8'),
) as readonly Save[]
const running = SAVES.find(({ id }) => id === 'tekhenu-running')!

test('a match of older rules goes on, and the page says so once', async ({ page }) => {
  await noteWork(page)
  await choose(page, { table: 'text' })
  await put(page, running)
  await page.goto(`/play/${running.id}`)
  const text = new TextPage(page)
  const notice = page.getByRole('status').filter({ hasText: 'The rules have changed' })
  await expect(notice).toContainText('(version 1, now 2)')
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
  expect(await text.goesOn()).toBe(true)
  await text.play(text.moves.first(), 'click')
  await page.reload()
  await expect(text.asked).toBeVisible()
  await calm(page)
  await expect(notice).toHaveCount(0)
})

const IMPOSSIBLE = `${running.record!}0: pillar at a1 turn 0\n`
const FAILING = [
  {
    of: 'older rules',
    record: IMPOSSIBLE,
    says: 'needs version 1 of the rules, but Benben now has version 2',
  },
  {
    of: 'these rules, damaged',
    record: IMPOSSIBLE.replace(/^rules: 1$/m, 'rules: 2'),
    says: 'The saved game cannot be read.',
  },
]

for (const { of, record, says } of FAILING) {
  test(`a match of ${of}, that cannot go on: its record can be saved, and nothing is deleted`, async ({
    page,
  }) => {
    const save = { ...running, record }
    await put(page, save)
    await page.goto(`/play/${save.id}`)
    await expect(page.getByRole('heading', { name: 'This game cannot be shown' })).toBeVisible()
    await expect(page.getByText(says)).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save its record' }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe(`benben-${save.id}.txt`)
    expect(readFileSync(await download.path(), 'utf8')).toBe(record)
    expect(await stored(page, save.id)).toEqual(save)
    await page.getByRole('link', { name: /Back/ }).click()
    // It stands first among what waits for this person, and in the list of games.
    await expect(page.locator(`a[href="/play/${save.id}"]`, { hasText: 'Tekhenu' })).toHaveCount(2)
  })
}
