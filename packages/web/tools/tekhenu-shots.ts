import type { Page } from '@playwright/test'
import { stageTekhenu } from '../e2e/testing/tekhenu-staged.ts'

/** Pictures of Tekhenu's table at moments that show most of it. */

type Stage = Parameters<typeof stageTekhenu>[2]
type Moment = Stage['until']

/** Seat 0 has a die in hand that may raise a pillar. */
const atRa: Moment = (question, round, moves) => question === 'use' && round >= 5 && moves.includes('do ra')
const atSeth: Moment = (question, round, moves) =>
  question === 'use' && round >= 6 && moves.includes('do seth')
const take =
  (from: number): Moment =>
  (question, round) =>
    question === 'take' && round >= from

const open = async (page: Page, stage: Stage): Promise<void> => {
  await stageTekhenu(page, 'shown', stage)
  await page.goto('/play/shown')
  await page.locator('[data-prompt], [data-end]').first().waitFor()
  await page.waitForTimeout(500)
}

/** On a phone areas lie one swipe apart. */
const turnTo = async (page: Page, area: string): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) >= 760) return
  await page
    .locator(`[data-area="${area}"]`)
    .first()
    .evaluate((there) => there.scrollIntoView())
  await page.waitForTimeout(400)
}

export const TEKHENU_SHOTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'tekhenu-2': (page) => open(page, { players: 2, until: take(7) }),
  'tekhenu-3': async (page) => {
    await open(page, { players: 3, until: atRa })
    await turnTo(page, 'temple')
    const space = page.locator('[data-spot^="space/"][data-lit]').nth(3)
    if ((page.viewportSize()?.width ?? 0) < 760) await space.tap()
    else await space.hover()
    await page.waitForTimeout(300)
  },
  'tekhenu-4': (page) => open(page, { players: 4, until: take(12) }),
  'tekhenu-draft': (page) => open(page, { players: 3, until: (question) => question === 'draft' }),
  'tekhenu-market': async (page) => {
    await open(page, { players: 3, until: take(9) })
    await turnTo(page, 'market')
  },
  'tekhenu-board': async (page) => {
    await open(page, { players: 3, until: take(11) })
    await turnTo(page, 'mine')
  },
  'tekhenu-solo': async (page) => {
    await open(page, { options: { solo: 'medium' }, until: take(7) })
    await turnTo(page, 'bot')
  },
  'tekhenu-seth': async (page) => {
    await open(page, { players: 3, options: { seth: true }, until: atSeth })
    await turnTo(page, 'seth')
  },
  'tekhenu-seth-4': (page) => open(page, { players: 4, options: { seth: true }, until: take(10) }),
  'tekhenu-vizier': (page) => open(page, { players: 2, options: { vizier: true }, until: take(6) }),
  'tekhenu-end': async (page) => {
    await open(page, { players: 3, until: () => false })
    await page.getByRole('img', { name: 'Picture of the result' }).waitFor()
  },
}

/** Drawn when they are asked for by name; the others are kept in docs/screenshots. */
export const ON_DEMAND: ReadonlySet<string> = new Set(['tekhenu-draft', 'tekhenu-market', 'tekhenu-board'])
