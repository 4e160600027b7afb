import type { Page } from '@playwright/test'
import { expect, test } from './testing/test.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { TekhenuPage } from './testing/tekhenu-picture.ts'

/** Counts what the browser's own synthesizer is asked to play. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = { noise: 0, tone: 0 }
    Object.assign(window, { heard })
    window.AudioContext = class extends AudioContext {
      override createBufferSource(): AudioBufferSourceNode {
        heard.noise++
        return super.createBufferSource()
      }
      override createOscillator(): OscillatorNode {
        heard.tone++
        return super.createOscillator()
      }
    }
  })
}

const heardBy = (page: Page): Promise<{ noise: number; tone: number }> =>
  page.evaluate(() => (window as unknown as { heard: { noise: number; tone: number } }).heard)

async function takeDie(page: Page, sounds: string | undefined): Promise<void> {
  await listen(page)
  await stageTekhenu(page, 'heard', { until: (question, round) => question === 'take' && round >= 3 })
  await page.goto('/play/heard')
  const table = new TekhenuPage(page)
  await table.asked()
  if (sounds !== undefined) {
    await page.getByRole('button', { name: 'Options' }).click()
    await page.getByRole('group', { name: 'Sounds' }).getByRole('radio', { name: sounds }).check()
    await page.keyboard.press('Escape')
  }
  const question = await table.question()
  await page.locator('[data-spot^="die/"][data-lit]').first().click()
  await table.answered(question)
}

test('a table is silent until somebody wants to hear it', async ({ page }) => {
  await takeDie(page, undefined)
  expect(await heardBy(page)).toEqual({ noise: 0, tone: 0 })
})

test('with all sounds a choice of them is tried at once, and a die is heard', async ({ page }) => {
  await takeDie(page, 'Everything')
  await expect.poll(async () => (await heardBy(page)).tone).toBeGreaterThan(0)
  await expect.poll(async () => (await heardBy(page)).noise).toBeGreaterThan(0)
})

test('who wants to hear only the own turn hears no pieces', async ({ page }) => {
  await takeDie(page, 'My turn')
  await expect.poll(async () => (await heardBy(page)).tone).toBeGreaterThan(0)
  expect((await heardBy(page)).noise).toBe(0)
})
