import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const ALL: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // Of what axe could fetch first these rules ask for sound and film alone; all styles again take their time.
  preload: { assets: ['media'] },
}

/** The rules whose answer depends on colours. */
const COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}

/** Whether what is pressed is large enough, and not covered. */
const TARGETS: RunOptions = {
  runOnly: { type: 'rule', values: ['target-size'] },
  resultTypes: ['violations'],
}

/** What axe has to say of the room that targets have, where the page is scrolled to. */
export async function smallTargets(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return findings(page, TARGETS, 0)
}

/**
 * What axe has to say in light and in dark colours. The page is the same in both, which is checked; so in dark only the rules about
 * colours can answer differently, and only they are asked again.
 */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const html = (): Promise<string> => page.evaluate(() => document.body.innerHTML)
  await page.evaluate(axe.source)
  await page.emulateMedia({ colorScheme: 'light' })
  const [light, inLight] = [await findings(page, ALL, 5), await html()]
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await findings(page, COLOURS, 0)
  expect(await html(), 'themes change nothing but colours').toBe(inLight)
  return [...light, ...dark.map((finding) => `dark: ${finding}`)]
}

/** What axe has to say, short enough to read. */
async function findings(page: Page, options: RunOptions, least: number): Promise<string[]> {
  const { violations, passes, incomplete } = await page.evaluate(
    (each) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, each),
    options,
  )
  // A page on which nothing was looked at would have no findings either. Contrasts on gradients are looked at, but not judged.
  expect(passes.length + incomplete.length).toBeGreaterThan(least)
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 5)
      .map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
