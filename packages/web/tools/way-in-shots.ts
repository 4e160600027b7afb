import type { Page } from '@playwright/test'

/** Pictures of how people come in: a first visit, a lesson, the form of an edition, what signs mean. */
export const WAY_IN_SHOTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  newcomer: async (page) => {
    await page.goto('/')
    await page.locator('[data-play-now]').waitFor()
    await page.waitForTimeout(300)
  },
  lesson: async (page) => {
    await page.goto('/learn/tekhenu')
    await page.locator('[data-lesson-step="1"]').waitFor()
    await page.locator('[data-lesson-next]').click()
    await page.locator('[data-lesson-step="2"]').waitFor()
    await page.waitForTimeout(400)
  },
  edition: async (page) => {
    await page.goto('/editions/tekhenu')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(400)
  },
}
