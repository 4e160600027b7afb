import type { Page } from '@playwright/test'
import { findingsInBothThemes } from './testing/findings.ts'
import { choose } from './testing/seats.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { drawn, TekhenuPage } from './testing/tekhenu-picture.ts'
import { expect, test } from './testing/test.ts'

type Stage = Parameters<typeof stageTekhenu>[2]

/** Every kind of screen: cards laid out, dice lit, a pillar looked at, the scales, Botankhamun, the end. */
const SCREENS: Readonly<Record<string, Stage & { readonly look?: string }>> = {
  decrees: { until: (question) => question === 'choose-decree' },
  draft: { players: 3, until: (question) => question === 'draft' },
  dice: {
    players: 4,
    until: (question, round) => question === 'take' && round >= 7,
    look: '[data-spot^="die/"][data-lit]',
  },
  pillar: {
    players: 3,
    until: (_, round, moves) => round >= 5 && moves.includes('do ra'),
    look: '[data-spot^="space/"][data-lit]',
  },
  faith: { until: (question) => question === 'faith', look: '[data-choice]' },
  solo: { options: { solo: 'easy' }, until: (question, round) => question === 'take' && round >= 2 },
  seth: {
    players: 4,
    options: { seth: true },
    until: (_, round, moves) => round >= 4 && moves.some((move) => move.startsWith('take')),
  },
  vizier: { options: { vizier: true }, until: (question) => question === 'vizier-station' },
  end: { until: () => false },
}

const SIZES = { wide: [1440, 900], middle: [1024, 768], phone: [390, 844] } as const
/** A phone on its side, and a page at 200 %. */
const LYING = { width: 740, height: 360 }

async function lay(page: Page, name: string): Promise<void> {
  const { look, ...stage } = SCREENS[name]!
  await stageTekhenu(page, `axe-${name}`, stage)
  await page.goto(`/play/axe-${name}`)
  const table = new TekhenuPage(page)
  await expect(table.root.or(table.over).first()).toBeVisible()
  // The picture to share is drawn while nobody waits for it.
  if (name === 'end') await expect(page.locator('[data-end] img')).toBeVisible()
  if (look === undefined) return
  await page.locator(look).locator('visible=true').and(page.locator(':not([inert] *)')).first().hover()
  await drawn(page)
  // A pointer that rests on a part asks it what it is; the answer stays.
  if (look.startsWith('[data-spot')) await expect(page.locator('[data-part-help]')).toBeVisible()
}

for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const [part, names] of [
    ['before and during the game', ['decrees', 'draft', 'dice', 'pillar']],
    ['at the end, and with modules', ['faith', 'end', 'solo', 'seth', 'vizier']],
  ] as const) {
    test(`axe finds nothing at the table of Tekhenu, light and dark: ${size}, ${part}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
        hasTouch: size === 'phone',
        ...(baseURL === undefined ? {} : { baseURL }),
      })
      const page = await context.newPage()
      for (const name of names) {
        await lay(page, name)
        expect.soft(await findingsInBothThemes(page), name).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(wide, `${name}: nothing scrolls sideways`).toBeLessThanOrEqual(0)
      }
      await context.close()
    })
  }
}

test('axe finds nothing on a phone that lies on its side, with help open over it, and in the text table', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: LYING,
    reducedMotion: 'reduce',
    hasTouch: true,
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  for (const name of ['solo', 'vizier']) {
    await lay(page, name)
    expect.soft(await findingsInBothThemes(page), name).toEqual([])
  }
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await findingsInBothThemes(page), 'help').toEqual([])
  await choose(page, { table: 'text' })
  await page.reload()
  await expect(page.getByRole('log')).toBeVisible()
  expect.soft(await findingsInBothThemes(page), 'text').toEqual([])
  await context.close()
})
