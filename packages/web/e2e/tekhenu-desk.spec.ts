import type { Page } from '@playwright/test'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { expect, test } from './testing/test.ts'

/** Screens of a desk: what lies out is whole, and covers nothing that is asked. */
const DESKS = [
  [1280, 720],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const

type Stage = Parameters<typeof stageTekhenu>[2]

async function open(page: Page, stage: Stage): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 })
  await stageTekhenu(page, 'desk', stage)
  await page.goto('/play/desk')
  await expect(page.locator('[data-prompt]')).toBeVisible()
}

for (const [name, stage, many] of [
  ['four players', { players: 4, seed: 'seed1' }, 14],
  ['two players', { players: 2 }, 7],
] as const)
  test(`every card of a draft with Seth lies above the prompt, with its whole text: ${name}`, async ({
    page,
  }) => {
    await open(page, { ...stage, options: { seth: true }, until: (asked) => asked === 'seth.draft' })
    const cards = page.locator('[data-area="offer"] [data-card]')
    for (const [width, height] of DESKS) {
      await page.setViewportSize({ width, height })
      await expect(cards).toHaveCount(many)
      const faults = (): Promise<readonly string[]> =>
        cards.evaluateAll((all) => {
          const prompt = document.querySelector('[data-prompt]')!.getBoundingClientRect()
          const offer = document.querySelector('[data-area="offer"]')!.getBoundingClientRect()
          return all
            .filter((card) => {
              const { top, right, bottom, left } = card.getBoundingClientRect()
              const text = card.querySelector('[data-text]')!
              return (
                top < offer.top ||
                bottom > Math.min(offer.bottom, prompt.top) ||
                left < offer.left ||
                right > offer.right ||
                text.getBoundingClientRect().bottom > bottom ||
                text.scrollWidth > text.clientWidth
              )
            })
            .map((card) => (card as HTMLElement).dataset['card']!)
        })
      await expect.poll(faults, { message: `${width} × ${height}` }).toEqual([])
    }
  })

test('three cards in front of me are read whole, names and words', async ({ page }) => {
  await open(page, { players: 3, seed: 'b', until: (asked, round) => asked === 'take' && round >= 8 })
  const cards = page.locator('[data-area="mine"] [data-card]:has(b + span)')
  for (const [width, height] of DESKS) {
    await page.setViewportSize({ width, height })
    await expect(cards).toHaveCount(3)
    const cut = (): Promise<readonly string[]> =>
      cards.evaluateAll((all) =>
        all.flatMap((card) => {
          const box = card.getBoundingClientRect()
          return [...card.querySelectorAll('b, b + span')]
            .filter((part) => {
              const { width: wide, left, bottom } = part.getBoundingClientRect()
              return wide === 0 || left >= box.right || bottom > box.bottom + 1
            })
            .map(({ textContent }) => textContent)
        }),
      )
    await expect.poll(cut, { message: `${width} × ${height}` }).toEqual([])
  }
})

test('what happened last stays in sight beside three rivals and Seth', async ({ page }) => {
  await open(page, {
    players: 4,
    options: { seth: true },
    until: (asked, round) => asked === 'take' && round >= 10,
  })
  for (const [width, height] of DESKS) {
    await page.setViewportSize({ width, height })
    const news = page.locator('[data-log] [data-stepper]')
    await expect(news).toBeInViewport({ ratio: 0.9 })
  }
})

test('the question to a bot covers no line of the log, before the first round too', async ({ page }) => {
  await open(page, { players: 2, options: { seth: true }, until: (asked) => asked === 'seth.draft' })
  await expect(page.locator('[data-log] li').first()).toBeVisible()
  const [why, line] = await Promise.all(
    ['[data-log] [data-why] > button', '[data-log] li'].map((each) =>
      page.locator(each).first().boundingBox(),
    ),
  )
  expect(line!.y).toBeGreaterThanOrEqual(why!.y + why!.height - 4)
})

test('Botankhamun keeps its name and the golden button leads on', async ({ page }) => {
  await open(page, {
    options: { solo: 'medium', seth: true },
    until: (asked, round) => asked === 'take' && round >= 9,
  })
  const name = page.locator('[data-area="bot"] h2 > span', { hasText: 'Botankhamun' })
  expect(
    await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0)
  const [step, all] = await page.evaluate(() =>
    ['[data-go-on]', '[data-go-on-all]'].map(
      (each) => getComputedStyle(document.querySelector(`[data-prompt] ${each}`)!).backgroundImage,
    ),
  )
  expect(step).toContain('gradient')
  expect(all).toBe('none')
})
