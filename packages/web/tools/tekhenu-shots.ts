import type { Page } from '@playwright/test'
import { stageTekhenu } from '../e2e/tekhenu-staged.ts'

/** Pictures of Tekhenu's table at moments that show most of it. */

type Stage = Parameters<typeof stageTekhenu>[2]
type Moment = Stage['until']

/** Seat 0 has a die in hand that may raise a pillar. */
const atRa: Moment = (question, round, moves) => question === 'use' && round >= 7 && moves.includes('do ra')
const atTake: Moment = (question, round) => question === 'take' && round >= 7

const open = async (page: Page, stage: Stage): Promise<void> => {
  await stageTekhenu(page, 'shown', stage)
  await page.goto('/play/shown')
  await page.locator('[data-prompt], [data-end]').first().waitFor()
  await page.waitForTimeout(500)
}

export const TEKHENU_SHOTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'tekhenu-2': (page) => open(page, { players: 2, until: atTake }),
  'tekhenu-3': async (page) => {
    await open(page, { players: 3, until: atRa })
    const lit = page.locator('[data-spot^="space/"][data-lit]')
    // On a phone the temple has a tab of its own.
    if (await lit.first().isVisible()) await lit.nth(3).hover()
    await page.waitForTimeout(300)
  },
  'tekhenu-4': (page) =>
    open(page, { players: 4, until: (question, round) => question === 'take' && round >= 12 }),
  'tekhenu-draft': (page) => open(page, { players: 3, until: (question) => question === 'draft' }),
  'tekhenu-solo': (page) => open(page, { options: { solo: 'medium' }, until: atTake }),
  'tekhenu-end': (page) => open(page, { players: 3, until: () => false }),
}
