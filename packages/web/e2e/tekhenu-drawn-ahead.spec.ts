import type { Locator, Page } from '@playwright/test'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { TekhenuPage } from './testing/tekhenu-picture.ts'
import { expect, test } from './testing/test.ts'

/** The next prompt is drawn, unseen, while its choice is looked at, and uncovered by the click. */

const ahead = (page: Page): Locator => page.locator('[data-ahead]')

/** The question that can be seen. */
const askedNow = (): string => document.querySelector('[data-prompt] [data-asked] b')?.textContent ?? ''

/** The moves on their way to the match can be held back, or be changed so that the match refuses them. */
const takeOverTheLine = (page: Page): ReturnType<Page['addInitScript']> =>
  page.addInitScript(() => {
    const line = { held: null as (() => void)[] | null, isSpoilt: false }
    class HeldWorker extends Worker {
      override postMessage(message: unknown): void {
        const { request } = message as { request?: { kind: string; decision?: string } }
        const isPlay = request?.kind === 'play'
        if (isPlay && line.isSpoilt) request.decision = 'none'
        if (isPlay && line.held !== null) line.held.push(() => super.postMessage(message, []))
        else super.postMessage(message, [])
      }
    }
    Object.assign(globalThis, { line, Worker: HeldWorker })
  })

interface Line {
  readonly line: { held: (() => void)[] | null; isSpoilt: boolean }
}

/** A die can be taken; what follows is certain for the one that is returned. */
async function openTable(page: Page): Promise<{ readonly table: TekhenuPage; readonly die: Locator }> {
  await takeOverTheLine(page)
  await stageTekhenu(page, 'ahead', { until: (question, round) => question === 'take' && round >= 4 })
  await page.goto('/play/ahead')
  const table = new TekhenuPage(page)
  expect(await table.asked()).toBe(true)
  return { table, die: page.locator('[data-spot^="die/"][data-lit]').first() }
}

/** Clicks, and says what is seen and asked right after it, before anything is drawn or answered. */
const clicked = (die: Locator): Promise<{ title: string; question: string | undefined }> =>
  die.evaluate((each) => {
    ;(each as HTMLElement).click()
    return {
      title: document.querySelector('[data-prompt] b')!.textContent,
      question: document.querySelector<HTMLElement>('[data-question]')?.dataset['question'],
    }
  })

test('the next question is seen with the click, before the match has heard of the move', async ({ page }) => {
  const { table, die } = await openTable(page)
  const before = await page.evaluate(askedNow)
  const question = await table.question()
  await die.hover()
  await expect(ahead(page)).toBeAttached()
  const title = await ahead(page).locator('b').first().textContent()
  expect(title).not.toBe(before)
  await page.evaluate(() => ((globalThis as unknown as Line).line.held = []))

  expect(await clicked(die)).toEqual({ title, question })

  await table.answered(question)
  // The match has not been told yet.
  expect(await page.evaluate(() => (globalThis as unknown as Line).line.held!.length)).toBe(1)
  expect(await page.evaluate(askedNow)).toBe(title)
  await expect(page.locator('[data-prompt]')).toHaveCount(1)
  await expect(page.locator('[data-covered], [data-uncovered], [data-prompt][inert]')).toHaveCount(0)
  await page.evaluate(() => {
    const { line } = globalThis as unknown as Line
    for (const send of line.held!) send()
    line.held = null
  })
  // What is asked can be answered.
  const then = await table.question()
  const choices = await table.choices()
  await page.locator(choices[0]!).first().click()
  await table.answered(then)
})

test('an unseen prompt is found by nobody, and goes with the look', async ({ page }) => {
  const { die } = await openTable(page)
  const buttons = await page.getByRole('button').count()
  await die.hover()
  await expect(ahead(page)).toBeAttached()
  await expect(ahead(page)).toHaveAttribute('inert')
  await expect(ahead(page)).toHaveAttribute('aria-hidden', 'true')
  await expect(ahead(page)).toHaveCSS('opacity', '0')
  await expect(page.locator('[data-prompt]')).toHaveCount(1)
  expect(await page.getByRole('button').count()).toBe(buttons)
  await expect(
    ahead(page).locator('[data-choice], [data-move], [data-confirm], [data-end-turn], [data-asked]'),
  ).toHaveCount(0)
  await page.mouse.move(2, 2)
  await expect(ahead(page)).toHaveCount(0)
})

test('nothing is drawn ahead for the keyboard', async ({ page }) => {
  const { table, die } = await openTable(page)
  const question = await table.question()
  const drawn = await page.evaluateHandle(() => {
    const seen = { times: 0 }
    new MutationObserver(() => {
      if (document.querySelector('[data-ahead]') !== null) seen.times++
    }).observe(document.body, { subtree: true, childList: true })
    return seen
  })
  await page.keyboard.press('ArrowRight')
  await die.focus()
  await expect(page.locator('[data-prompt] [data-outlook]')).toBeVisible()
  await page.keyboard.press('Enter')
  await table.answered(question)
  expect(await drawn.jsonValue()).toEqual({ times: 0 })
})

test('a move that the match refuses: the old question stands again', async ({ page }) => {
  const { table, die } = await openTable(page)
  const before = await page.evaluate(askedNow)
  const question = await table.question()
  await die.hover()
  await expect(ahead(page)).toBeAttached()
  await page.evaluate(() => ((globalThis as unknown as Line).line.isSpoilt = true))
  expect((await clicked(die)).title).not.toBe(before)
  await expect.poll(() => page.evaluate(askedNow)).toBe(before)
  await expect(page.locator(`[data-question="${question}"]`)).toBeVisible()
  await expect(page.locator('[data-prompt]')).toHaveCount(1)
  await expect(page.locator('[data-covered], [data-uncovered], [data-prompt][inert]')).toHaveCount(0)
  // It can be chosen once more.
  await page.evaluate(() => ((globalThis as unknown as Line).line.isSpoilt = false))
  await page.mouse.move(2, 2)
  await die.hover()
  await die.click()
  await table.answered(question)
})

test('what was drawn for one choice is not uncovered by another, and goes when its moment has passed', async ({
  page,
}) => {
  const { table, die } = await openTable(page)
  const question = await table.question()
  const before = await page.evaluate(askedNow)
  await die.hover()
  await expect(ahead(page)).toBeAttached()
  // The pointer rests: what is clicked is not what is looked at.
  const other = page.locator('[data-spot^="die/"][data-lit]:not([data-looked])').first()
  const uncovered = await other.evaluate((each) => {
    ;(each as HTMLElement).click()
    return document.querySelectorAll('[data-prompt][data-ahead], [data-covered]').length
  })
  expect(uncovered).toBe(0)
  await table.answered(question)
  /** Prompts for what would follow from another moment than this one. */
  const stale = (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const moment = document.querySelector<HTMLElement>('[data-question]')?.dataset['question'] ?? ''
      const names = [...document.querySelectorAll<HTMLElement>('[data-ahead]')].map(
        ({ dataset }) => dataset['ahead']!,
      )
      return names.filter((name) => !name.startsWith(`${moment} `))
    })
  await expect.poll(stale).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.evaluate(askedNow)).toBe(before)
  await expect.poll(stale).toEqual([])
  await expect(page.locator('[data-prompt]')).toHaveCount(1)
  await expect(page.locator('[data-covered], [data-uncovered], [data-prompt][inert]')).toHaveCount(0)
})

test.describe('by finger on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true })

  test('the first tap looks and draws, the second uncovers', async ({ page }) => {
    const { table, die } = await openTable(page)
    const question = await table.question()
    await die.tap()
    await expect(page.locator('[data-armed]').first()).toBeVisible()
    await expect(ahead(page)).toBeAttached()
    const title = await ahead(page).locator('b').first().textContent()
    expect(await table.question()).toBe(question)
    await die.tap()
    await table.answered(question)
    expect(await page.evaluate(askedNow)).toBe(title)
    await expect(page.locator('[data-covered], [data-uncovered], [data-prompt][inert]')).toHaveCount(0)
  })
})
