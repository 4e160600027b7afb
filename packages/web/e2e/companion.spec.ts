import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnteredMatch, readRecord, replay, type Match } from '@benben/kernel'
import { tekhenu, type TekhenuEvent, type TekhenuOptions, type TekhenuView } from '@benben/tekhenu'
import type { Page } from '@playwright/test'
import { findingsInBothThemes } from './testing/findings.ts'
import { choose } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'

const draw = (page: Page, code: string) => page.locator(`[data-draw="tekhenu.draw.${code}"]`)

/** Taps the first thing that is possible, again and again, until this is drawn. */
async function enterUntil(page: Page, code: string): Promise<void> {
  await expect(page.locator('[data-draw]')).toBeVisible()
  await page.evaluate(async (wanted) => {
    while (document.querySelector(`[data-draw="${wanted}"]`) === null) {
      document.querySelector<HTMLElement>('[data-outcome]:not(:disabled)')?.click()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }, `tekhenu.draw.${code}`)
}

async function begin(page: Page): Promise<void> {
  await page.goto('/companion')
  // The edition comes first.
  await expect(page.locator('[data-begin]')).toHaveAttribute('aria-disabled', 'true')
  await page.locator('[data-standard]').check()
}

test('before the first round the bar of a phone says so whole, in French too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    localStorage.setItem('benben.settings', '{"state":{"language":"fr"},"version":2}')
  })
  await begin(page)
  await page.locator('[data-begin]').click()
  await expect(page.locator('[data-draw]')).toBeVisible()
  await page.evaluate(async () => {
    while (document.querySelector('main[data-table]') === null) {
      document.querySelector<HTMLElement>('[data-outcome]:not(:disabled)')?.click()
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
  const word = page.locator('header [data-help="rounds"] > b')
  await expect(word).toHaveText('Mise en place')
  const cut = await word.evaluate((said) => {
    const range = document.createRange()
    range.selectNodeContents(said)
    const [text, room] = [range.getBoundingClientRect(), said.parentElement!.getBoundingClientRect()]
    return [text.right - room.right, text.bottom - room.bottom].map((over) => Math.max(0, Math.round(over)))
  })
  expect(cut).toEqual([0, 0])
})

test('a table is set up by tapping and typing; a mistyped draw is taken back, and a reload goes on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Botankhamun plays along' }).click()
  await begin(page)
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.locator('[data-begin]').click()
  await draw(page, 'wheel').locator('[data-outcome=ra]').click()

  await enterUntil(page, 'colour')
  const pad = draw(page, 'colour')
  const many = pad.getByText(/dice in the bag/)
  await expect(many).toContainText('22 dice')
  await pad.locator('[data-outcome="white 4"]').click()
  await expect(many).toContainText('21 dice')
  await page.locator('[data-take-back]').click()
  await expect(many).toContainText('22 dice')
  await page.keyboard.press('y')
  await page.keyboard.press('3')
  await expect(many).toContainText('21 dice')
  await page.reload()
  await expect(many).toContainText('21 dice')
  expect(await findingsInBothThemes(page)).toEqual([])

  // A card that is found by its number; one that lies there already cannot come up again.
  await enterUntil(page, 'market')
  await page.getByRole('searchbox').fill('B05')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-outcome=B05]')).toHaveCount(0)
  await expect(page.locator('[data-outcome=B06]')).toBeVisible()
})

test('a whole recorded game, entered by what its chance lines showed, ends with the same scores', async ({
  page,
}) => {
  const name = join(import.meta.dirname, '..', '..', 'tekhenu', 'fixtures', 'solo-greedy.record')
  const recorded = replay(tekhenu, readRecord(readFileSync(name, 'utf8')))
  await choose(page, { table: 'text', name: 'Ada' })
  await begin(page)
  await page.getByRole('radio', { name: 'Hard' }).check({ force: true })
  await page.locator('[data-begin]').click()
  await expect(draw(page, 'wheel')).toBeVisible()

  const moves = recorded.entries.map(({ move }) => tekhenu.write(move))
  const left = await page.evaluate(play, { draws: drawsOf(recorded), moves })
  expect(left).toEqual({ draws: 0, moves: 0 })
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('benben.companion') ?? '')
  const { record } = (JSON.parse(kept) as { state: { tables: { record: string }[] } }).state.tables[0]!
  expect(replay(tekhenu, readRecord(record)).result).toEqual(recorded.result)
  for (const total of recorded.result!.totals) await expect(page.locator('main')).toContainText(String(total))
})

/** What came up, in order, by name; dice with their values, as the pad has them. */
function drawsOf(recorded: Match<TekhenuOptions, TekhenuView, TekhenuEvent>): string[] {
  const table = new EnteredMatch(tekhenu, { ...recorded.terms, seed: '' }, () => false)
  const shown: string[] = []
  const enter = (outcomes: readonly { readonly outcome: number }[]): void => {
    for (const { outcome } of outcomes) {
      const { code, outcomes: all } = table.awaited!.draw
      const named = all[outcome]!
      // A face belongs to the colour before it, unless the bag held one die only.
      if (code === 'tekhenu.draw.face' && shown.at(-1)!.endsWith('?'))
        shown.push(shown.pop()!.replace('?', named))
      else shown.push(code === 'tekhenu.draw.colour' ? `${named} ?` : named)
      table.enter(named)
    }
  }
  enter(recorded.opening.chance)
  for (const { seat, move, chance } of recorded.entries) {
    table.play(seat, move)
    enter(chance)
  }
  return shown
}

/** In the page: enters each draw, plays each move, lets Botankhamun take its steps. */
async function play({ draws, moves }: { readonly draws: string[]; readonly moves: string[] }) {
  const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)
  const click = (selector: string): boolean => {
    const found = find(selector)
    found?.click()
    return found !== null
  }
  let idle = 0
  while (idle < 600) {
    const isDone = draws.length === 0 && moves.length === 0
    const outcome = find('[data-draw]') === null ? undefined : draws[0]
    if (outcome !== undefined && click(`[data-outcome="${outcome}"]`)) draws.shift()
    else if (find('[data-draw]') === null && (click('[data-step-done]') || click('[data-go-on]'))) idle = 0
    else if (moves[0] !== undefined && click(`[data-move="${moves[0]}"]`)) moves.shift()
    // Turns of the recorded game ended by themselves.
    else if (!click('[data-move="end turn"]')) {
      idle++
      if (isDone) break
    } else idle = 0
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { draws: draws.length, moves: moves.length }
}
