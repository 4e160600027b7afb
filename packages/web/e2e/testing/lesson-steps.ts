import { expect, type Locator, type Page } from '@playwright/test'
import { SCRIPTS } from '../../src/lessons/load.ts'
import { saidAfter, stepsOf, type Step } from '../../src/lessons/script.ts'
import type { LessonId } from '../../src/lessons/lessons.ts'

export const next = (page: Page): Locator => page.locator('[data-lesson-next]')
export const bubble = (page: Page): Locator => page.locator('[data-bubble]')
export const at = (page: Page, step: number): Locator => page.locator(`[data-lesson-step="${step}"]`)

const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-lesson-step]').getAttribute('data-lesson-step'))

export const stepsIn = async (lesson: LessonId): Promise<readonly Step[]> => stepsOf(await SCRIPTS[lesson]())

/** Does what the step teaches, by the button that names it, until the step is over. */
export async function follow(page: Page, step: number): Promise<void> {
  await expect(at(page, step)).toBeVisible()
  while ((await stepOf(page)) === step) {
    const before = await nowIn(page)
    await next(page).click()
    await isOver(page, before)
  }
}

/** What changes with every click that is taught: the step, or what is to be done in it. */
const nowIn = async (page: Page): Promise<string> =>
  `${await stepOf(page)} ${(await bubble(page).count()) === 0 ? '' : await next(page).textContent()}`

/** The next move of this step, or the next step. */
const isOver = (page: Page, before: string): Promise<void> =>
  expect(async () => {
    expect(await nowIn(page)).not.toBe(before)
    await expect(bubble(page)).toBeVisible()
  }).toPass()

export type Hand = 'click' | 'tap'

/** What can be chosen now within what is lit, where one can see it. */
const choice = (page: Page, lit: readonly string[]): Locator =>
  page
    .locator(lit.join())
    .locator('visible=true')
    .and(page.locator('main[data-table] :not([inert] *)'))
    .locator('xpath=descendant-or-self::*[@data-lit or @data-move]')
    .first()

/**
 * Does what the step teaches at the table itself, where it is lit; 'Next' only where there is nothing to be done. `look` sees every
 * moment before something is done.
 */
export async function followByHand(
  page: Page,
  hand: Hand,
  step: number,
  taught: Step,
  look: () => Promise<void> = async () => {},
): Promise<void> {
  const { does = [] } = taught
  await expect(at(page, step)).toBeVisible()
  await expect(bubble(page)).toBeVisible()
  if (does.length === 0) await look()
  for (const [clicks, moves] of does.entries()) {
    await look()
    const before = await nowIn(page)
    const [first] = [moves].flat()
    if (first!.startsWith('assign ')) await assign(page, hand, first!.split(' ').slice(1, -1))
    else await choose(page, hand, choice(page, saidAfter(taught, clicks).lit), before)
    await isOver(page, before)
  }
  if (does.length === 0) await next(page)[hand]()
  await expect(at(page, step + 1)).toBeVisible()
}

/** Cards of Aton: each is taken up, and laid at its cartouche; the last one follows by itself. */
async function assign(page: Page, hand: Hand, cards: readonly string[]): Promise<void> {
  for (const [i, card] of cards.entries()) {
    await page.locator(`[data-me] [data-card="${card}"]`).first()[hand]()
    await page.locator(`[data-me] button[data-cartouche="${i + 1}"]`)[hand]()
    await expect(page.locator(`[data-me] [data-cartouche="${i + 1}"][data-holds="${card}"]`)).toBeVisible()
  }
  await page.locator('[data-me] [data-confirm]')[hand]()
}

/** A finger taps twice where the first tap only shows what would be done. */
async function choose(page: Page, hand: Hand, lit: Locator, before: string): Promise<void> {
  await lit[hand]()
  const looked = page.locator('main[data-table] [data-looked]').locator('visible=true')
  await expect(async () =>
    expect((await nowIn(page)) !== before || (await looked.count()) > 0).toBe(true),
  ).toPass()
  if ((await nowIn(page)) === before) await lit[hand]()
}
