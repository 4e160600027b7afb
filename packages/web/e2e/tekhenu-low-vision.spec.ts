import type { Locator, Page } from '@playwright/test'
import { expectToStandOut } from './testing/rings.ts'
import { keep, midGame } from './testing/staged.ts'
import { expect, test } from './testing/test.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { TekhenuPage } from './testing/tekhenu-picture.ts'

type Stage = Parameters<typeof stageTekhenu>[2]

const TAKE: Stage = { until: (question, round) => question === 'take' && round >= 5 }
const SETH: Stage = {
  players: 4,
  options: { seth: true },
  until: (question, round) => question === 'take' && round >= 10,
}
const PILLAR: Stage = { players: 3, until: (_, round, moves) => round >= 5 && moves.includes('do ra') }

async function open(page: Page, id: string, stage: Stage): Promise<void> {
  await stageTekhenu(page, id, stage)
  await page.goto(`/play/${id}`)
  await new TekhenuPage(page).asked()
}

async function openAton(page: Page): Promise<void> {
  await keep(page, midGame())
  await page.goto('/play/mid-game')
  await expect(page.locator('[data-space][data-move]').first()).toBeVisible()
}

/** Of each of these the first three that are in sight: dice lie in sections of different light. */
async function someOf(page: Page, names: readonly string[]): Promise<readonly Locator[]> {
  const found: Locator[] = []
  for (const name of names) {
    const seen = await page.locator(name).and(page.locator(':not([inert] *)')).filter({ visible: true }).all()
    expect(seen.length, name).toBeGreaterThan(0)
    found.push(...new Set([seen[0]!, seen[Math.floor(seen.length / 2)]!, seen.at(-1)!]))
  }
  return found
}

const styleOf = (part: Locator, property: string): Promise<string> =>
  part.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property)

test('in forced colours what can be done has an outline, in every question', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const [i, stage] of [SETH, PILLAR].entries()) {
    await open(page, `forced-${i}`, stage)
    const lit = page.locator('[data-spot][data-lit]')
    await expect(lit.first()).toBeVisible()
    const outlines = await lit.evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle))
    expect(outlines.filter((style) => style !== 'solid')).toEqual([])
    if (stage !== SETH) continue
    // What is new since my last turn has a dot of a colour of its own.
    const changed = page.locator('[data-spot][data-new]')
    await expect(changed.first()).toBeVisible()
    const dots = await changed.evaluateAll((all) =>
      all.map((each) => ['::after', null].map((part) => getComputedStyle(each, part).backgroundColor)),
    )
    expect(dots.filter(([dot, ground]) => dot === ground)).toEqual([])
  }
  // What is looked at has a thicker one.
  const [spot] = await someOf(page, ['[data-spot][data-lit]'])
  expect(await styleOf(spot!, 'outline-width')).toBe('2px')
  await spot!.hover()
  await expect(spot!).toHaveAttribute('data-looked')
  expect(await styleOf(spot!, 'outline-width')).toBe('4px')
})

test('in forced colours spaces of Aton have an outline where a priest can be placed', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAton(page)
  const widths = (name: string): Promise<readonly string[]> =>
    page
      .locator(`${name} > span`)
      .evaluateAll((all) =>
        all.map((tile) => `${getComputedStyle(tile).outlineStyle} ${getComputedStyle(tile).outlineWidth}`),
      )
  expect(new Set(await widths('[data-space][data-move]'))).toEqual(new Set(['solid 2px']))
  for (const outline of await widths('[data-space]:not([data-move])')) expect(outline).toMatch(/^none/)
  await page.locator('[data-space][data-move]').first().hover()
  await expect.poll(async () => (await widths('[data-space][data-move]'))[0]).toBe('solid 4px')
})

for (const [name, stage] of Object.entries<Stage>({
  'four with Seth': SETH,
  alone: { options: { solo: 'easy' }, until: (question, round) => question === 'take' && round >= 6 },
}))
  test(`a page at 200 % has the prompt beside the board, and nothing is cut: ${name}`, async ({
    browser,
    baseURL,
  }) => {
    // 1280 × 720, of which half is left.
    const context = await browser.newContext({
      viewport: { width: 640, height: 360 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const page = await context.newPage()
    await open(page, 'zoomed', stage)
    const [board, prompt] = [
      (await page.locator('[data-area="wheel"]').boundingBox())!,
      (await page.locator('[data-prompt]').boundingBox())!,
    ]
    expect(prompt.x).toBeGreaterThanOrEqual(Math.floor(board.x + board.width))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await page.evaluate(cutInPrompt)).toEqual([])
    await context.close()
  })

/** Texts and buttons of the prompt that are cut, or lie over each other. */
function cutInPrompt(): readonly string[] {
  const prompt = document.querySelector('[data-prompt]')!
  const parts = [...prompt.querySelectorAll<HTMLElement>('b, small, button, p')].filter(
    (part) => part.checkVisibility() && part.getBoundingClientRect().width > 1,
  )
  const cut = parts.filter(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 3),
  )
  const over = parts.flatMap((part, i) =>
    parts
      .slice(i + 1)
      .filter((other) => !part.contains(other) && !other.contains(part))
      .filter((other) => {
        const [one, two] = [part.getBoundingClientRect(), other.getBoundingClientRect()]
        return (
          Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2 &&
          Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 2
        )
      })
      .map((other) => `${part.textContent} lies over ${other.textContent}`),
  )
  return [...cut.map(({ textContent }) => `cut: ${textContent}`), ...over]
}

test('what is lit and what has the focus stands out on every ground, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const laid: readonly [() => Promise<void>, readonly string[], readonly string[]][] = [
    [
      () => open(page, 'ring', TAKE),
      ['[data-spot^="die/"][data-lit]'],
      ['[data-spot^="die/"][data-lit]', '[data-spot^="card/"][tabindex]', '[data-prompt] button'],
    ],
    [
      () => open(page, 'pillar', PILLAR),
      ['[data-spot^="space/"][data-lit]'],
      ['[data-spot^="space/"][data-lit]', '[data-spot^="god/"][tabindex]'],
    ],
    [() => openAton(page), ['[data-space][data-move]'], ['[data-space][data-move]', 'header button']],
  ]
  for (const [lay, lit, focused] of laid) {
    await lay()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.mouse.click(2, 2)
      await page.mouse.move(2, 70)
      await expectToStandOut(page, await someOf(page, lit), 'lit')
      // Keys that lead the focus show where it is.
      await page.keyboard.press('Tab')
      await expectToStandOut(page, await someOf(page, focused), 'focused')
    }
  }
})
