import type { Page } from '@playwright/test'
import { askAt, askAtOnce, placesOn, type Place } from './testing/asking.ts'
import { findingsInBothThemes } from './testing/findings.ts'
import { TekhenuPage } from './testing/tekhenu-picture.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { expect, test } from './testing/test.ts'

type Stage = Parameters<typeof stageTekhenu>[2]

const later: Stage['until'] = (question, round) => question === 'take' && round >= 4

interface Mode extends Stage {
  /** What has to answer there beside what always does. */
  readonly kinds: readonly string[]
}

const MODES: Readonly<Record<string, Mode>> = {
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

/** Points of the screen, one in each part of the table, with the kind of part it is. */
const parts = (page: Page): Promise<readonly (readonly [x: number, y: number, kind: string])[]> =>
  page.evaluate(() => {
    const NAMES = [
      'help',
      'spot',
      'statue',
      'vizier',
      'light',
      'step',
      'anchor',
      'prompt',
      'area',
      'card',
      'tile',
    ]
    const selector = NAMES.map((name) => `[data-${name}]`).join(', ')
    const seen = new Set<Element>()
    const points: [number, number, string][] = []
    for (let y = 4; y < innerHeight; y += 7) {
      for (let x = 4; x < innerWidth; x += 7) {
        const element = document.elementFromPoint(x, y)
        const part = element?.closest<HTMLElement>(selector)
        if (part === null || part === undefined || seen.has(part)) continue
        if (part.closest('[data-area], [data-prompt], [data-help], [data-anchor^="order"]') === null) continue
        if (element!.closest('a, dialog, [data-prompt] button, [data-help="log"] li') !== null) continue
        seen.add(part)
        const { help, spot, anchor, area } = part.dataset
        points.push([x, y, (help ?? spot ?? anchor ?? area ?? '').split('/')[0]!])
      }
    }
    return points
  })

async function stage(page: Page, name: string): Promise<void> {
  const { kinds: _, ...rest } = MODES[name]!
  await stageTekhenu(page, 'silent', rest)
  await page.goto('/play/silent')
  await expect(new TekhenuPage(page).root).toBeVisible()
}

/** What each point answers to a pointer that goes there from outside the table; null where it is silent. */
const answers = (
  page: Page,
  points: readonly (readonly [x: number, y: number, ...rest: unknown[]])[],
): Promise<readonly (string | null)[]> =>
  page.evaluate(async (all) => {
    const shown = (): string | null => {
      const part = document.querySelector('[data-part-help]')
      const card = document.querySelector('[data-zoom]')
      const isAnswer = (part ?? card)?.querySelector('a') instanceof HTMLElement
      return isAnswer ? (part?.getAttribute('data-part-help') ?? 'card') : null
    }
    // Not frame by frame: nobody needs to see it painted.
    const until = async (isDone: () => boolean): Promise<void> => {
      for (let i = 0; i < 200 && !isDone(); i++) await new Promise((next) => setTimeout(next))
    }
    const goTo = (target: Element | null, screenX: number, screenY: number): unknown =>
      target?.dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', screenX, screenY }),
      )
    const said: (string | null)[] = []
    for (const [x, y] of all) {
      goTo(document.body, -1, -1)
      await until(() => shown() === null)
      goTo(document.elementFromPoint(x, y), x, y)
      await until(() => shown() !== null)
      said.push(shown())
    }
    return said
  }, points)

for (const name of Object.keys(MODES)) {
  test(`nothing on the table is silent to a pointer: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    // A pointer need not rest: hundreds of parts are asked.
    await page.addInitScript(() => {
      const inTurn = window.setTimeout.bind(window)
      window.setTimeout = ((act: () => void) => inTurn(act)) as typeof window.setTimeout
    })
    await stage(page, name)
    // The first answer loads the words.
    await page.locator('[data-anchor="bag"]').hover()
    await expect(page.locator('[data-part-help="bag"]')).toBeVisible()
    // So does the first card that is shown large.
    await page.locator('[data-area="market"] [data-card]').first().hover()
    await expect(page.locator('[data-zoom]')).toBeVisible()
    // What opens under the mouse itself would stay.
    await page.mouse.move(0, 0)
    await expect(page.locator('[data-zoom]')).toHaveCount(0)
    const points = await parts(page)
    expect(points.length).toBeGreaterThan(150)
    const said = await answers(page, points)
    expect(points.filter((_, i) => said[i] === null)).toEqual([])
    const answered = said.map((each) => each?.split('/')[0])
    for (const kind of [...ALWAYS, ...MODES[name]!.kinds]) expect(answered, kind).toContain(kind)
  })
}

test('an answer says what it is, costs and brings, and leads to the rule', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
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
  await expect(help).toContainText('Our value')
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
  await page.clock.install()
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

const TEKHENU = {
  names: ['help', 'spot', 'statue', 'vizier', 'light', 'step', 'anchor', 'prompt', 'area', 'card', 'tile'],
  itself: 'a, dialog, button:not([data-spot]), [data-help="log"] li',
  above: '[data-help="rounds"], [data-anchor^="order"]',
}

const DRAFT: Mode = { players: 3, until: (question) => question === 'draft', kinds: ['card'] }

/** What is in sight, then what is below it in the panel that is in sight. */
async function askByFinger(
  page: Page,
): Promise<{ readonly silent: readonly Place[]; readonly kinds: readonly string[] }> {
  const [silent, kinds]: [Place[], string[]] = [[], []]
  for (;;) {
    const places = await placesOn(page, TEKHENU)
    const said = await askAt(page, places, 'finger')
    silent.push(...places.filter((_, i) => said[i] === null))
    kinds.push(...said.map((each) => each?.split('/')[0] ?? ''))
    const hasMore = await page.evaluate(() => {
      const around = [
        ...document.elementsFromPoint(innerWidth / 2, innerHeight / 3),
        document.documentElement,
      ]
      const scrolled = around.find((each) => {
        const before = each.scrollTop
        each.scrollBy({ top: innerHeight / 2, behavior: 'instant' })
        return each.scrollTop > before
      })
      return scrolled !== undefined
    })
    if (!hasMore) return { silent, kinds }
  }
}

for (const [name, size, mode] of [
  ['a phone, while cards are dealt', [390, 844], DRAFT],
  ['a phone, four with Seth', [390, 844], MODES['four with Seth']!],
  ['a tablet, two with the Vizier', [820, 1180], MODES['two with the Vizier']!],
] as const satisfies readonly (readonly [string, readonly [number, number], Mode])[])
  test(`nothing on the table is silent to a finger, which chooses nothing: ${name}`, async ({
    browser,
    baseURL,
  }) => {
    const [width, height] = size
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
      baseURL: baseURL!,
    })
    const page = await context.newPage()
    await askAtOnce(page)
    const { kinds: own, ...staged } = mode
    await stageTekhenu(page, 'silent', staged)
    await page.goto('/play/silent')
    await expect(new TekhenuPage(page).root).toBeVisible()
    const main = page.locator('main[data-version]')
    const version = (await main.getAttribute('data-version'))!
    const tabs = await page.locator('main[data-table] nav button').all()
    const kinds: string[] = []
    for (const tab of tabs.length === 0 ? [null] : tabs) {
      await tab?.tap()
      const asked = await askByFinger(page)
      expect.soft(asked.silent, (await tab?.textContent()) ?? '').toEqual([])
      kinds.push(...asked.kinds)
    }
    // The first cards lie in the place of everything else.
    const always = mode === DRAFT ? ['seat', 'rounds', 'order'] : ALWAYS
    for (const kind of [...always, ...own]) expect.soft(kinds, kind).toContain(kind)
    await expect(main).toHaveAttribute('data-version', version)
    await context.close()
  })
