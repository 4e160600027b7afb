import type { AtonView } from '@benben/aton'
import type { Page } from '@playwright/test'
import { choose, openMatch } from './testing/seats.ts'
import { overhear, overheard, secretsOf, twins } from './testing/secrets.ts'
import { expect, test } from './testing/test.ts'
import { TextPage } from './testing/text.ts'

const SEATS = [
  { kind: 'me', name: 'Ada' },
  { kind: 'me', name: 'Ben' },
] as const
const NAMES = SEATS.map(({ name }) => name)

const curtainFor = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) })

/** Everything in the page, as markup: texts, attributes, drawings. */
const markup = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML)

test('hidden cards are in no message of the worker and nowhere in the page, on every step of a game', async ({
  page,
}) => {
  await overhear(page)
  await choose(page, { table: 'text' })
  await openMatch(page, SEATS, 'hot')
  const text = new TextPage(page)
  let fronts = 0
  let curtains = 0
  const curtain = page.getByRole('button', { name: /Ada|Ben/ }).first()
  for (let step = 0; ; step++) {
    await expect(text.asked.or(text.over).or(curtain).first()).toBeVisible()
    for (const { seen } of await overheard(page)) {
      if (seen === undefined) continue
      seen.view.seats.forEach((seat, at) => {
        const mine = seen.viewer === at
        expect(mine || seat.faceDown.size === 0 || seat.faceDown.cards === null).toBe(true)
      })
      expect(seen.view.seats.filter(({ hand }) => hand !== null).length === 1).toBe(
        seen.view.toAct.length > 0 && seen.viewer !== 'spectator' && isHiding(seen.view),
      )
    }
    if (await text.over.isVisible()) break
    const html = await markup(page)
    if (!(await text.asked.isVisible())) {
      curtains++
      for (const seat of [0, 1]) {
        for (const cards of await secretsOf(page, 'hot', seat)) expect(html).not.toContain(cards)
      }
      await curtain.click()
      await expect(text.asked).toBeVisible()
      continue
    }
    const me = NAMES.findIndex((name) => html.includes(`(${name}), `))
    const mine = new Set((await secretsOf(page, 'hot', me)).map(sorted))
    const theirs = (await secretsOf(page, 'hot', 1 - me)).filter((cards) => !mine.has(sorted(cards)))
    // What could be played, and what happened in rounds that are over, may look like what is hidden now.
    const old = html.lastIndexOf('<li>Round ')
    const shown = (html.slice(0, html.indexOf('<li>')) + html.slice(old)).replaceAll(
      /<button[^]*?<\/button>|<option[^>]*>/g,
      '',
    )
    for (const cards of theirs) {
      fronts++
      const at = shown.indexOf(cards)
      expect(at < 0 ? '' : shown.slice(at - 80, at + 80)).toBe('')
    }
    await text.play(text.moves.nth(step % (await text.moves.count())), 'click')
  }
  expect(curtains).toBeGreaterThan(8)
  expect(fronts).toBeGreaterThan(4)
})

const sorted = (cards: string): string => [...cards].sort().join('')
const isHiding = (view: AtonView): boolean => view.seats.some(({ hand }) => hand === null)

for (const table of ['text', 'picture'] as const) {
  test(`what Ben may not know changes nothing that he sees (${table})`, async ({ browser, baseURL }) => {
    // Two games that look the same to Ben while Ada holds other cards: every page he sees must be the same.
    const pages = await Promise.all(
      twins(1).map(async (seed) => {
        const context = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' })
        const page = await context.newPage()
        await choose(page, { table })
        await openMatch(page, SEATS, seed)
        return page
      }),
    )
    // However long one of the two takes: in the end they are the same.
    const same = (): Promise<void> =>
      expect(async () => {
        const [a, b] = await Promise.all(pages.map(settledMarkup))
        expect(a).toBe(b)
      }).toPass({ timeout: 60_000 })
    const all = (act: (page: Page) => Promise<unknown>) => Promise.all(pages.map(act))
    await all((page) => expect(curtainFor(page, 'Ada')).toBeVisible())
    await same()
    await all((page) => curtainFor(page, 'Ada').click())
    await all(assignInOrder)
    await all((page) => expect(curtainFor(page, 'Ben').first()).toBeVisible())
    await same()
    await all((page) => curtainFor(page, 'Ben').first().click())
    await all((page) => expect(toAssign(page)).toBeVisible())
    await all((page) => expect(page.getByText('Ben').first()).toBeVisible())
    await same()
    await all((page) => page.context().close())
  })
}

/** The page once nothing moves any more. */
async function settledMarkup(page: Page): Promise<string> {
  let before = ''
  for (let now = await markup(page); now !== before; now = await markup(page)) {
    before = now
    await page.waitForTimeout(200)
  }
  return before
}

const assigns = (page: Page) => page.locator('[data-move^="assign"]').first()

/** What whoever is to assign has before them, in either table. */
const toAssign = (page: Page) => assigns(page).or(page.locator('[data-me] [data-card]').first()).first()

/** Puts the cards of the hand to the cartouches one after the other, in either table. */
async function assignInOrder(page: Page): Promise<void> {
  const move = assigns(page)
  await expect(toAssign(page)).toBeVisible()
  if (await move.isVisible()) return move.click()
  for (const cartouche of [1, 2, 3]) {
    await page.locator('[data-me] [data-card]').first().click()
    await page.locator(`[data-me] [data-cartouche="${cartouche}"]`).click()
  }
  await page.locator('[data-confirm]').click()
}
