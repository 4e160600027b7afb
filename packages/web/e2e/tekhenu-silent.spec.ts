import type { Page } from '@playwright/test'
import { findingsInBothThemes } from './testing/findings.ts'
import { TekhenuPage } from './testing/tekhenu-picture.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { expect, test } from './testing/test.ts'

type Stage = Parameters<typeof stageTekhenu>[2]

const later: Stage['until'] = (question, round) => question === 'take' && round >= 4

const MODES: Readonly<Record<string, Stage & { readonly kinds: readonly string[] }>> = {
  two: { until: later, kinds: [] },
  'four with Seth': { players: 4, options: { seth: true }, until: later, kinds: ['region'] },
  'one against Botankhamun': { options: { solo: 'easy' }, until: later, kinds: [] },
  'two with the Vizier': { options: { vizier: true }, until: later, kinds: ['vizier'] },
}
/** Kinds of parts that must have answered by their own names, not as the area around them. */
const ALWAYS = [
  'god',
  'space',
  'house',
  'workshop',
  'track',
  'market',
  'bag',
  'rounds',
  'order',
  'token',
  'pan',
  'seat',
]

/** Points of the screen, one in each small box that is a part of the table, with the kind of part it belongs to. */
const parts = (page: Page): Promise<readonly (readonly [x: number, y: number, kind: string])[]> =>
  page.evaluate(() => {
    const seen = new Set<Element>()
    const points: [number, number, string][] = []
    const kindOf = (element: Element): string => {
      const { dataset } = element.closest<HTMLElement>(
        '[data-help], [data-spot], [data-anchor], [data-area], [data-prompt]',
      )!
      return (dataset['help'] ?? dataset['spot'] ?? dataset['anchor'] ?? dataset['area'] ?? '').split('/')[0]!
    }
    for (let y = 4; y < innerHeight; y += 7) {
      for (let x = 4; x < innerWidth; x += 7) {
        const element = document.elementFromPoint(x, y)
        if (element === null || seen.has(element)) continue
        seen.add(element)
        const part = element.closest('[data-area], [data-prompt], [data-help], [data-anchor^="order"]')
        if (
          part !== null &&
          element.closest('a, dialog, [data-prompt] button, [data-help="log"] li') === null
        )
          points.push([x, y, kindOf(element)])
      }
    }
    return points
  })

async function stage(page: Page, name: string): Promise<void> {
  await page.goto('/')
  const { kinds: _, ...rest } = MODES[name]!
  await stageTekhenu(page, 'silent', rest)
  await page.clock.install()
  await page.goto('/play/silent')
  await expect(new TekhenuPage(page).root).toBeVisible()
}

const answer = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const part = document.querySelector('[data-part-help]')
    const card = document.querySelector('[data-zoom]')
    const links = [...((part ?? card)?.querySelectorAll('a') ?? [])]
    if (links.length === 0) return null
    return part?.getAttribute('data-part-help') ?? 'card'
  })

for (const name of Object.keys(MODES)) {
  test(`nothing on the table is silent to a pointer: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await stage(page, name)
    // The first answer loads the words.
    await page.locator('[data-anchor="bag"]').hover()
    await page.clock.runFor(800)
    await expect(page.locator('[data-part-help="bag"]')).toBeVisible()
    const answered = new Set<string>()
    const silent: string[] = []
    const points = await parts(page)
    expect(points.length).toBeGreaterThan(150)
    // A few hundred parts lie on a table; every third of them is asked, and the first of each kind.
    const kinds = new Set<string>()
    const asked = points.filter(([, , kind], i) => {
      const isFirst = !kinds.has(kind)
      kinds.add(kind)
      return isFirst || i % 3 === 0
    })
    for (const [x, y] of asked) {
      await page.mouse.move(x, y)
      await page.clock.runFor(800)
      const said = await answer(page)
      if (said === null) silent.push(`${x},${y}`)
      else answered.add(said.split('/')[0]!)
    }
    expect(silent).toEqual([])
    for (const kind of [...ALWAYS, ...MODES[name]!.kinds]) expect([...answered], kind).toContain(kind)
  })
}

test('an answer says what it is, costs and brings, and leads to the rule', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await stage(page, 'two')
  await page.locator('[data-spot="god/hathor"]').hover()
  await page.clock.runFor(800)
  const help = page.locator('[data-part-help]')
  await expect(help).toContainText('Hathor')
  await expect(help).toContainText('Costs')
  await expect(help).toContainText('you have')
  expect(await findingsInBothThemes(page)).toEqual([])
  // A rival's pieces: whose they are, how many, what they cost and bring.
  await page.locator('[data-anchor="seat/1/statue"]').hover()
  await page.clock.runFor(800)
  await expect(help).toContainText('Skilled: Statues')
  await expect(help).toContainText(/\d built, \d left/)
  await expect(help).toContainText('if scoring happened now')
  await page.locator('[data-spot^="space/"]:not(:has([data-card], [data-tile]))').first().hover()
  await page.clock.runFor(800)
  await expect(help).toContainText('Reconstructed')
  await help.getByRole('link', { name: 'The rule' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1, name: /Ra raises/ })).toBeVisible()
})

test('a finger that stays asks, and chooses nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  await stage(page, 'two')
  const god = page.locator('[data-spot="god/ra"]')
  const touch = { pointerType: 'touch', bubbles: true, isPrimary: true }
  await god.dispatchEvent('pointerdown', touch)
  await page.clock.runFor(600)
  await expect(page.locator('[data-part-help="god/ra"]')).toBeVisible()
  await god.dispatchEvent('pointerup', touch)
  await expect(page.locator('[data-part-help="god/ra"]')).toContainText('Ra raises a pillar')
  await expect(page.locator('[data-part-help="god/ra"]').getByRole('link').first()).toBeVisible()
  await context.close()
})
