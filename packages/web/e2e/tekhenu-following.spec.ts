import type { Page } from '@playwright/test'
import { expect, test } from './testing/test.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { dice, TekhenuPage } from './testing/tekhenu-picture.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const choose = (page: Page, settings: object): Promise<void> =>
  page.evaluate(
    (state) => localStorage.setItem('benben.settings', JSON.stringify({ state, version: 1 })),
    settings,
  )

/** Answers by lot until the turn has gone to the others; whether it did. */
async function playTurn(page: Page, table: TekhenuPage, until: () => Promise<boolean>): Promise<boolean> {
  const roll = dice(5)
  for (let step = 0; step < 40; step++) {
    if (await until()) return true
    const question = await table.question()
    if (question === null) {
      await page.waitForTimeout(50)
      continue
    }
    const wasOpen = await table.isOpen()
    const choices = await table.choices()
    await page.locator(choices[roll(choices.length)]!).locator('visible=true').last().click()
    await table.answered(question, wasOpen)
  }
  return false
}

/** Of the places that are pointed at none can be seen; boards of others are not brought on a phone. */
const isOutOfView = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const pointed = [...document.querySelectorAll('[data-pointed]')].filter(
      (place) => place.closest('[inert] [data-area="rivals"], [data-area="rivals"][inert]') === null,
    )
    const isSeen = (place: Element): boolean => {
      const { x, y, width, height } = place.getBoundingClientRect()
      const under = document.elementsFromPoint(x + width / 2, y + height / 2)
      const cover = under[0]?.closest('[data-prompt], [data-stepper], [data-area="stock"]') ?? null
      return under.some((each) => place.contains(each)) && (cover === null || cover.contains(place))
    }
    return pointed.length > 0 && !pointed.some(isSeen)
  })

for (const [width, height] of [
  [1440, 900],
  [360, 740],
  [740, 360],
  [1024, 768],
] as const)
  test(`step by step: each step of the others waits until it has been seen, where it happens: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await stageTekhenu(page, 'steps', { until: (question, round) => question === 'take' && round >= 6 })
    await choose(page, { pace: 'steps' })
    await page.goto('/play/steps')
    const table = new TekhenuPage(page)
    await table.asked()
    const next = page.locator('[data-next-step]')
    expect(await playTurn(page, table, () => next.isVisible())).toBe(true)
    const seen: string[] = []
    let pointed = 0
    while (await next.isVisible()) {
      seen.push(await page.locator('[data-prompt]').innerText())
      await expect.poll(() => isOutOfView(page), seen.at(-1)).toBe(false)
      pointed += Math.min(1, await page.locator('[data-pointed][data-spot]').count())
      await next.click()
      await page.waitForFunction(
        (before) => document.querySelector<HTMLElement>('[data-prompt]')?.innerText !== before,
        seen.at(-1)!,
      )
      await expect(next.or(table.root).or(table.over).first()).toBeVisible()
    }
    expect(seen.length).toBeGreaterThan(2)
    expect(pointed).toBeGreaterThan(0)
    expect(await table.asked()).toBe(true)
  })

test('what others did since my last turn is marked until I play, and can be gone through', async ({
  page,
}) => {
  await stageTekhenu(page, 'since', {
    players: 3,
    until: (question, round) => question === 'take' && round >= 6,
  })
  await page.goto('/play/since')
  const table = new TekhenuPage(page)
  await table.asked()
  const marked = page.locator('[data-new]')
  await expect(marked.first()).toBeAttached()
  const stepper = page.getByRole('region', { name: 'Since your last turn' })
  // What is shown unasked stands in the middle of it, so it has no number; one begins with the first.
  await expect(stepper).toContainText(/Since your last turn · \d+ steps/)
  // Stepping through points at where each thing happened.
  await stepper.getByRole('button', { name: 'Step after' }).click()
  await expect(stepper).toContainText(/1 of \d/)
  await stepper.getByRole('button', { name: 'Step after' }).click()
  await expect(page.locator('[data-pointed]').first()).toBeAttached()

  // Turn by turn, newest first, under who did it; always in sight.
  const log = page.getByRole('list', { name: 'Log' })
  await expect(log).toBeVisible()
  const turns = await log.locator('[data-turn]').allInnerTexts()
  expect(turns.slice(0, 2)).not.toContain('You')
  expect(turns).toContain('You')
  expect(await log.locator('[data-fresh]').count()).toBeGreaterThan(0)
  // The steps of a turn, and what happens to all between two, are read downward: the light, then the new dice.
  const parts = await log.evaluate((list) => {
    const found: number[][] = []
    for (const line of list.children) {
      if (line.matches('[data-head]')) found.push([])
      else found.at(-1)?.push(Number(line.querySelector<HTMLElement>('[data-log-line]')!.dataset.logLine))
    }
    return found
  })
  expect(parts.filter((part) => part.length > 2).length).toBeGreaterThan(2)
  expect(parts.map((part) => part.toSorted((one, other) => one - other))).toEqual(parts)

  const question = await table.question()
  await page.locator('[data-spot^="die/"][data-lit]').first().click()
  await table.answered(question)
  await expect(marked).toHaveCount(0)
  await expect(log.locator('[data-turn]').first()).toHaveText('You')
})

test('the log says how ties are broken, in the turn order and in districts', async ({ page }) => {
  await stageTekhenu(page, 'ties', { until: (question, round) => question === 'take' && round >= 9 })
  await page.goto('/play/ties')
  await new TekhenuPage(page).asked()
  const log = page.getByRole('list', { name: 'Log' })
  await expect(log).toContainText(/are equally far from 0: the higher ankh goes first/)
  await expect(log).toContainText(/district is tied: .* pieces? each there\. .* gets it: /)
})

test('on a phone a die of Horus brings his area, though more can be chosen elsewhere', async ({ page }) => {
  await stageTekhenu(page, 'horus', {
    seed: 'e',
    until: (question, _round, moves) => question === 'use' && moves.includes('do horus'),
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/play/horus')
  await new TekhenuPage(page).asked()
  await expect(page.locator('[data-area="horus"] [data-lit]')).not.toHaveCount(0)
  await expect(page.locator('[data-area="temple"] [data-lit]')).toHaveCount(2)
  await expect(page.locator('[data-area="horus"]')).toBeInViewport()
  await expect(page.locator('nav [aria-current="true"]')).toContainText('Horus')
})

test('a step that was stepped to is said whole, on a phone too', async ({ page }) => {
  await stageTekhenu(page, 'whole', {
    players: 4,
    seed: 'four',
    until: (question, round) => question === 'take' && round >= 6,
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/play/whole')
  await new TekhenuPage(page).asked()
  const stepper = page.locator('[data-stepper]')
  await stepper.getByRole('button', { name: 'Step after' }).click()
  const many = Number(/of (\d+)/.exec(await stepper.innerText())![1])
  expect(many).toBeGreaterThan(8)
  for (let step = 1; step <= many; step++) {
    const text = stepper.locator('p a[data-rule]')
    const hidden = await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(hidden, await text.innerText()).toBeLessThanOrEqual(1)
    if (step < many) await stepper.getByRole('button', { name: 'Step after' }).click()
    await expect(stepper).toContainText(`${Math.min(step + 1, many)} of ${many}`)
  }
})

for (const [name, options, players] of [
  ['four players', {}, 4],
  ['Seth', { seth: true }, 4],
  ['Botankhamun', { solo: 'medium' }, 2],
] as const)
  test(`the log stands beside the table: ${name}`, async ({ page }) => {
    await stageTekhenu(page, 'log', {
      players,
      options,
      until: (question, round) => question === 'take' && round >= 5,
    })
    await page.goto('/play/log')
    await new TekhenuPage(page).asked()
    const box = (await page.locator('[data-log]').boundingBox())!
    expect(box.height).toBeGreaterThan(90)
    // Of its lines at least the first is in sight.
    const line = (await page.getByRole('list', { name: 'Log' }).locator('li').first().boundingBox())!
    expect(line.y + line.height).toBeLessThanOrEqual(box.y + box.height)
    expect(box.y + box.height).toBeLessThanOrEqual(900)
  })
