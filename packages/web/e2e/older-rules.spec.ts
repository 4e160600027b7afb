import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aton } from '@benben/aton'
import type { Page } from '@playwright/test'
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

const finished = SAVES.find(({ id }) => id === 'aton-finished')!

test('a finished match of older rules is looked at again: as it was kept, or where its moves still lead to its end', async ({
  page,
}) => {
  await page.goto('/')
  const ofToday = finished.record!.replace(/^rules: 1$/m, `rules: ${aton.rules}`)
  await put(page, { ...finished, record: ofToday })
  // The page at the end keeps it step by step.
  await page.goto(`/play/${finished.id}`)
  await expect(page.locator('[data-end]')).toBeVisible()
  await expect.poll(() => filmsKept(page)).toEqual([finished.id])
  // Rules that are older than any, and moves that today's would refuse.
  const old = ofToday.replace(/^rules: .*$/m, 'rules: 0')
  await put(page, { ...finished, record: old.replace(/^0: .*$/m, '0: place 9z9') })
  await page.goto(`/replay/play/${finished.id}`)
  const transport = page.locator('[data-replay]')
  const notice = page.getByRole('status').filter({ hasText: 'older rules' })
  await expect(notice).toContainText('shown as it was played')
  await page.keyboard.press('End')
  await expect(transport).toContainText(/Move (\d+) of \1/)
  await expect(page.locator('[data-save-record]')).toBeVisible()
  await expect(page.locator('[data-what-if], [data-play-on], [data-to-analysis]')).toHaveCount(0)

  await put(page, { ...finished, id: 'other', record: old })
  await page.goto('/replay/play/other?at=5')
  await expect(transport).toHaveAttribute('data-replay', '5')
  await expect(notice).toContainText('lead to the same end')
  await expect(page.locator('[data-what-if]')).toHaveCount(0)

  await put(page, { ...finished, id: 'lost', record: old.replace(/points (\d+)/, 'points 99') })
  await page.goto('/replay/play/lost')
  await expect(page.getByRole('button', { name: 'Save its record' })).toBeVisible()
})

/** The matches that this browser keeps step by step. */
const filmsKept = (page: Page): Promise<readonly IDBValidKey[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const asked = indexedDB.open('benben-films', 1)
        asked.addEventListener('upgradeneeded', () =>
          asked.result.createObjectStore('matches', { keyPath: 'id' }),
        )
        asked.addEventListener('error', () => reject(asked.error!))
        asked.addEventListener('success', () => {
          const keys = asked.result.transaction('matches').objectStore('matches').getAllKeys()
          keys.addEventListener('success', () => {
            asked.result.close()
            resolve(keys.result)
          })
        })
      }),
  )

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
