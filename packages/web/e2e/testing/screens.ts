import { expect, type Page } from '@playwright/test'
import { beforeReveal, ended, keep, midGame } from './staged.ts'

const chooseNow = (page: Page, table: 'picture' | 'text'): Promise<void> =>
  page.evaluate((state) => localStorage.setItem('benben.settings', JSON.stringify({ state, version: 1 })), {
    table,
  })

/** Every kind of page, laid out in a browser that is at the house already. */
export const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: async (page) => {
    await keep(page, midGame())
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('a[href="/play/mid-game"]').first()).toBeVisible()
  },
  create: async (page) => {
    await page.goto('/new')
    await expect(page.locator('[data-option]').first()).toBeVisible()
  },
  assign: async (page) => {
    await keep(page, beforeReveal())
    await page.goto('/play/before-reveal')
    await expect(page.locator('[data-card]').first()).toBeVisible()
  },
  table: async (page) => {
    await keep(page, midGame())
    await page.goto('/play/mid-game')
    await expect(page.locator('[data-space][data-move]').first()).toBeVisible()
  },
  text: async (page) => {
    await keep(page, midGame())
    await chooseNow(page, 'text')
    await page.goto('/play/mid-game')
    await expect(page.getByRole('log')).toBeVisible()
    await chooseNow(page, 'picture')
  },
  curtain: async (page) => {
    const seats = ['Ada', 'Ben'].map((name) => ({ kind: 'me', name }))
    await keep(
      page,
      { id: 'curtain', record: null, moves: 0, over: false },
      { game: 'aton', seats, options: {} },
    )
    await page.goto('/play/curtain')
    await expect(page.locator('[data-forward]').first()).toBeVisible()
  },
  gathering: async (page) => {
    await page.request.post('/api/guest', { data: { nickname: 'Ada' } })
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const answer = await page.request.post('/api/tables', { data: { game: 'aton', seats } })
    const { table } = (await answer.json()) as { table: { id: string } }
    await page.goto(`/table/${table.id}`)
    await expect(page.getByText('Ada')).toBeVisible()
  },
  lost: async (page) => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  failed: async (page) => {
    await page.goto('/play/nothing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  end: async (page) => {
    await keep(page, ended())
    await page.goto('/play/ended')
    await expect(page.getByRole('heading', { level: 1, name: /win|draw/i })).toBeVisible()
    // What is loaded apart.
    await expect(page.locator('[data-copy-replay]')).toBeVisible()
  },
}

/** Dialogs: where they are opened, and by which button. */
export const DIALOGS = [
  { screen: 'start', button: 'Options' },
  { screen: 'start', button: /^Join/ },
  { screen: 'start', button: /^Watch/ },
  { screen: 'table', button: 'Options' },
] as const
