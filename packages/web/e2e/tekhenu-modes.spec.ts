import type { Page } from '@playwright/test'
import { House } from './testing/house.ts'
import { kept, KEEPING } from './testing/kept.ts'
import { playQuickly } from './testing/quick.ts'
import { choose, openMatch } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'
import { TextPage } from './testing/text.ts'

const SEATS = [
  { kind: 'me', name: 'Ada' },
  { kind: 'bot', name: 'random' },
] as const
const SOLO = [
  { kind: 'me', name: 'Ada' },
  { kind: 'automaton', name: 'Botankhamun' },
] as const

test('Tekhenu goes on after a reload in the middle of a turn, and of a step of Botankhamun', async ({
  page,
}) => {
  await choose(page, { table: 'text' })
  const text = new TextPage(page)
  const reloaded = async (): Promise<void> => {
    const [told, moves] = [await text.told(), await text.moves.allInnerTexts()]
    const steps = await page.locator('[data-go-on]').count()
    await page.reload()
    await expect(text.log).toBeVisible()
    await expect.poll(() => text.moves.allInnerTexts()).toEqual(moves)
    expect(await text.told()).toEqual(told)
    expect(await page.locator('[data-go-on]').count()).toBe(steps)
  }
  await openMatch(page, SEATS, 'reload', { game: 'tekhenu' })
  await playQuickly(page, 3, { moves: 17 })
  await expect(text.asked).toBeVisible()
  await reloaded()
  await playQuickly(page, 4, { moves: 10 })

  await openMatch(page, SOLO, 'reload-solo', { game: 'tekhenu', options: { solo: 'easy' } })
  const next = page.getByRole('heading', { name: 'What Botankhamun does next' })
  await expect(text.asked).toBeVisible()
  while (!(await next.isVisible())) {
    await playQuickly(page, 9, { moves: 1 })
    await expect(text.asked.or(next)).toBeVisible()
  }
  await page.locator('[data-go-on]').click()
  await expect(page.getByText('Botankhamun takes a die next')).toBeVisible()
  await reloaded()
  expect((await playQuickly(page, 5, { moves: 4 })).steps).toBeGreaterThan(1)
})

test('two browsers play Tekhenu by link for some rounds, each with its own decrees', async ({
  browser,
  baseURL,
}) => {
  const visitor = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await choose(page, { table: 'text', game: 'tekhenu' })
    return page
  }
  const [ada, ben] = [await visitor(), await visitor()]
  await ada.goto('/new')
  await ada.locator('[data-seat-row="1"]').getByRole('textbox').fill('Ada')
  await ada.locator('[data-seat-row="2"]').getByRole('radio', { name: 'Friend by link' }).check()
  await ada.locator('[data-create]').click()
  await expect(ada).toHaveURL(/\/table\//)
  await ben.goto(await ada.locator('input[readonly]').inputValue())
  await ben.getByRole('textbox').fill('Ben')
  await ben.locator('main button[type=submit]').click()
  const pages = [new TextPage(ada), new TextPage(ben)]
  for (const { log } of pages) await expect(log).toBeVisible()
  const mine = async ({ page }: TextPage): Promise<string[]> =>
    page.locator('section:has(> h3:text-is("Your cards")) p').allInnerTexts()
  // Whoever is asked plays; both hear of it, until a few rounds are over.
  await Promise.all(
    pages.map(({ page }, i) => playQuickly(page, 7 + i, { told: 'Round 3 begins.', online: true })),
  )
  for (const { page } of pages) await expect(page.getByText(/Tekhenu, round 3 of 16/).first()).toBeVisible()
  const [his, hers] = [await mine(pages[1]!), await mine(pages[0]!)]
  const decrees = (lines: readonly string[]): string[] => lines.filter((line) => line.startsWith('D'))
  expect(decrees(his).length).toBeGreaterThan(0)
  for (const line of decrees(his)) expect(hers).not.toContain(line)
  await Promise.all([ada, ben].map((page) => page.context().close()))
})

test('Tekhenu against a bot needs no server after the first visit', async ({ browser }) => {
  const house = await House.open()
  const context = await browser.newContext({ baseURL: house.url, ...KEEPING })
  const page = await context.newPage()
  await choose(page, { table: 'text', game: 'tekhenu', name: 'Ada' })
  await page.goto('/')
  await kept(page)
  await house.kill()
  await page.reload()
  await page.locator('[data-play-now]').click()
  const text = new TextPage(page)
  await expect(text.asked).toBeVisible()
  expect((await playQuickly(page, 21, { moves: 20 })).moves).toBe(20)
  await expect(text.asked).toBeVisible()
  await context.close()
  await house.close()
})
