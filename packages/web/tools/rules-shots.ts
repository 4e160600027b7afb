import type { Page } from '@playwright/test'
import { stageTekhenu } from '../e2e/testing/tekhenu-staged.ts'

/** Pictures of the rules, of signs and keys, and of a part of the table that answers. */
const open =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).last().waitFor()
    await page.waitForTimeout(200)
  }

const table = async (page: Page): Promise<void> => {
  await stageTekhenu(page, 'help', { until: (question, round) => question === 'take' && round >= 7 })
  await page.goto('/play/help')
  await page.locator('[data-prompt]').waitFor()
}

export const RULES_SHOTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'rules-page': async (page) => {
    await open('/rules/tekhenu/ra')(page)
    await page.getByRole('searchbox').fill('corner')
    await page.locator('[data-hits]').waitFor()
  },
  'rules-ra': open('/rules/tekhenu/ra'),
  'rules-card': open('/rules/tekhenu/cards/B19'),
  'rules-aton': open('/rules/aton/scoring'),
  legend: async (page) => {
    await table(page)
    await page.keyboard.press('?')
    await page.locator('[data-legend]').waitFor()
  },
  'hover-help': async (page) => {
    await table(page)
    await page
      .locator('[data-spot="god/hathor"]')
      .dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true })
    await page.locator('[data-part-help]').waitFor()
    await page.waitForTimeout(200)
  },
}
