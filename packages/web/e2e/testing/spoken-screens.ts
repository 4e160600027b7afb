import { expect, type Page } from '@playwright/test'
import { choose } from './seats.ts'
import { keep, midGame } from './staged.ts'
import { stageTekhenu } from './tekhenu-staged.ts'

/** The main screens, found without a word of any language. */
export const SPOKEN: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: async (page) => {
    await page.goto('/')
    await expect(page.locator('[data-play-now]')).toBeVisible()
  },
  options: async (page) => {
    await page.goto('/')
    await page.locator('header button').last().click()
    await expect(page.locator('dialog[open] fieldset').first()).toBeVisible()
  },
  create: async (page) => {
    await page.goto('/new')
    await expect(page.locator('[data-option]').first()).toBeVisible()
  },
  tekhenu: async (page) => {
    await stageTekhenu(page, 'spoken', { until: (_, round) => round >= 2 })
    await page.goto('/play/spoken')
    await expect(page.locator('[data-prompt]').first()).toBeVisible()
  },
  aton: async (page) => {
    await keep(page, midGame())
    await page.goto('/play/mid-game')
    await expect(page.locator('[data-space][data-move]').first()).toBeVisible()
  },
  rules: async (page) => {
    await page.goto('/rules/tekhenu/game')
    await expect(page.locator('main h1').first()).toBeVisible()
  },
  card: async (page) => {
    await page.goto('/rules/tekhenu/cards/T05')
    await expect(page.locator('main h1').first()).toBeVisible()
  },
  lesson: async (page) => {
    await page.goto('/learn/tekhenu')
    await expect(page.locator('[data-bubble]')).toBeVisible()
  },
  me: async (page) => {
    await page.request.post('/api/guest', { data: { nickname: 'Ada' } })
    await page.goto('/me')
    await expect(page.locator('main h2').nth(2)).toBeVisible()
  },
  text: async (page) => {
    await choose(page, { table: 'text' })
    await keep(page, midGame())
    await page.goto('/play/mid-game')
    await expect(page.getByRole('log')).toBeVisible()
  },
}
