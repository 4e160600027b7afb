import type { Page } from '@playwright/test'
import { heardNow, lostFocus, watchFocus } from './testing/focus-watch.ts'
import { expect, test } from './testing/test.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { dice, TekhenuPage } from './testing/tekhenu-picture.ts'

/** What the focus is on: something that Enter would do now, or not. */
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement)) return null
    const { spot, lit, choice, endTurn, move } = at.dataset
    if (spot !== undefined && lit !== undefined) return `spot ${spot}`
    if (choice !== undefined) return `choice ${choice}`
    return endTurn !== undefined && move !== undefined ? 'end' : null
  })

test('the question mark lists the keys, and the focus never begins at new cards for a section', async ({
  page,
}) => {
  await stageTekhenu(page, 'market', { seed: 'market', until: (question) => question === 'thoth' })
  await page.goto('/play/market')
  await new TekhenuPage(page).asked()
  await page.keyboard.press('Shift')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Signs and keys' })
  await expect(keys).toContainText('restart turn')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.reload()
  await page.keyboard.press('Tab')
  await new TekhenuPage(page).asked()
  await expect(page.locator('[data-spot^="refresh/"][data-lit]').first()).toBeVisible()
  for (const area of ['market'])
    await expect(page.locator(`[data-area="${area}"] [data-spot][tabindex="0"]`)).toHaveAttribute(
      'data-spot',
      /^card\//,
    )
  await expect(page.locator('[data-spot^="refresh/"][data-lit]').first()).toContainText(/Refresh section \d/)
})

test('Tekhenu: a whole game by keyboard alone, and every question is said aloud', async ({ page }) => {
  const { keyboard } = page
  await watchFocus(page)
  await stageTekhenu(page, 'by-keys', { until: () => true })
  await page.goto('/play/by-keys')
  const table = new TekhenuPage(page)
  const roll = dice(11)
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End']
  await table.asked()
  await keyboard.press('Tab')
  let spots = 0
  let turned = 0
  let last = ''
  let heard: string | null = null
  const hear = async (): Promise<string> => (heard += (await heardNow(page)).join('\n'))
  while (await table.asked()) {
    const question = await table.question()
    // What is asked next is said, and how many answers there are. (The first question comes with its words.)
    if (heard !== null) await expect.poll(hear, `said: ${question}`).toMatch(/\d+ possible moves?/)
    heard = ''
    const start = await focused(page)
    if (start?.startsWith('spot refresh/') === true) expect(last).toContain('refresh/')
    for (let i = roll(4); i > 0; i--) await keyboard.press(arrows[roll(arrows.length)]!)
    if (roll(5) === 0) await keyboard.press('Tab')
    let at = await focused(page)
    // At least once a pillar is raised, wherever else the keys would have led.
    const canRaise =
      turned === 0 && (await page.locator('[data-area="temple"] [data-spot^="space/"][data-lit]').count()) > 0
    if (canRaise)
      for (let tabs = 0; at?.startsWith('spot space/') !== true && tabs < 30; tabs++) {
        await keyboard.press('Tab')
        at = await focused(page)
      }
    for (let tabs = 0; at === null && tabs < 80; tabs++) {
      await keyboard.press('Tab')
      at = await focused(page)
    }
    expect(at, 'the keyboard reaches something that can be done').not.toBeNull()
    if (at!.startsWith('spot')) spots++
    if (at!.startsWith('spot space/')) {
      turned++
      await keyboard.press('r')
    }
    last = at!
    await keyboard.press('Enter')
    await table.answered(question)
  }
  expect(await lostFocus(page), 'the focus never rests on the page itself').toEqual([])
  await expect(page.getByRole('heading', { level: 1, name: /win|draw/i })).toBeFocused()
  expect(spots).toBeGreaterThan(30)
  expect(turned).toBeGreaterThan(0)
})

test('Tekhenu by keyboard: the focus stays while others play and at a scoring, with Seth', async ({
  page,
}) => {
  const { keyboard } = page
  await watchFocus(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // The scoring after round 8 lies between.
  await stageTekhenu(page, 'others', {
    players: 3,
    options: { seth: true },
    until: (question, round) => question === 'take' && round >= 8,
  })
  await page.goto('/play/others')
  const table = new TekhenuPage(page)
  const roll = dice(17)
  await table.asked()
  await keyboard.press('Tab')
  const round = page.locator('header [data-help="rounds"]')
  for (let steps = 0; !(await round.innerText()).includes('9') && steps < 1000; steps++) {
    if (await table.root.isVisible()) {
      const question = await table.question()
      let at = await focused(page)
      for (let tabs = roll(3); at === null ? tabs > -80 : tabs > 0; tabs--) {
        await keyboard.press('Tab')
        at = await focused(page)
      }
      await keyboard.press('Enter')
      await table.answered(question)
    }
    // A step of somebody else is cut short by any key.
    else await keyboard.press('Shift+Escape')
  }
  await expect(round).toContainText('9')
  expect(await lostFocus(page), 'the focus never rests on the page itself').toEqual([])
})
