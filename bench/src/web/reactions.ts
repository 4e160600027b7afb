import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { stageTekhenu } from '../../../packages/web/e2e/testing/tekhenu-staged.ts'
import { BARE, mark, snapshot } from './control.ts'
import { figuresOf, type Figures } from './figures.ts'
import { install, react, type Reaction } from './probe.ts'

const PROMPT = '[data-prompt]'
const DIE = '[data-spot^="die/"][data-lit]'

export interface Reactions {
  /** Elements on the page of the table. */
  readonly nodes: number
  /** `table look`, `control click` and so on. */
  readonly figures: Readonly<Record<string, Figures>>
}

interface Wanted {
  readonly browser: Browser
  readonly url: string
  readonly times: number
  readonly slow: number
  readonly say: (text: string) => void
}

/** A table of four in its tenth round, kept in the browser of this page as `bench`. */
export const stageBench = async (page: Page): Promise<void> => {
  await stageTekhenu(page, 'bench', {
    players: 4,
    until: (question, round) => question === 'take' && round >= 10,
  })
}

/** How the table, its control and a bare page react to looks and clicks on a slowed processor. */
export async function reactions(wanted: Wanted): Promise<Reactions> {
  const { browser, url } = wanted
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    // It would answer for the control, too.
    serviceWorkers: 'block',
  })
  const table = await context.newPage()
  await table.addInitScript(install)
  await table.goto('/')
  await stageBench(table)
  await table.goto('/play/bench')
  await table.locator(DIE).first().waitFor()
  await table.waitForTimeout(1000)
  const nodes = await table.evaluate(() => document.querySelectorAll('*').length)
  const still = await snapshot(table)
  const found = await measure(context, 'table', table, wanted)
  await table.close()

  for (const [name, body] of [
    ['control', still],
    ['bare', BARE],
  ] as const) {
    const page = await context.newPage()
    await page.addInitScript(install)
    await page.addInitScript(mark)
    await page.route(`**/${name}.html`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(`/${name}.html`)
    await page.locator(DIE).first().waitFor()
    Object.assign(found, await measure(context, name, page, wanted))
    await page.close()
  }
  await context.close()
  return { nodes, figures: found }
}

async function measure(
  context: BrowserContext,
  name: 'table' | 'control' | 'bare',
  page: Page,
  { times, slow, say }: Wanted,
): Promise<Record<string, Figures>> {
  say(`${name}: ${times} times on a processor ${slow} times slower.`)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow })
  // Time of the thread, not of the clock: other work on this machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const { look, click } = await lookAndClick(page, devtools, times, name === 'table')
  return { [`${name} look`]: figuresOf(look), [`${name} click`]: figuresOf(click) }
}

/** Looks at a die, takes it, takes that back: again and again from the same moment. */
async function lookAndClick(
  page: Page,
  devtools: CDPSession,
  times: number,
  hasUndo: boolean,
): Promise<{ look: Reaction[]; click: Reaction[] }> {
  const look: Reaction[] = []
  const click: Reaction[] = []
  for (let i = 0; i < times; i++) {
    await page.mouse.move(2, 2)
    await page.waitForTimeout(600)
    // One may be looked at already: what was taken back stays in focus.
    const dice = page.locator(`${DIE}:not([data-looked])`)
    const box = (await dice.nth(i % (await dice.count())).boundingBox())!
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const
    look.push(await react(page, devtools, 'pointerover', PROMPT, () => page.mouse.move(...at)))
    click.push(await react(page, devtools, 'pointerdown', PROMPT, () => page.mouse.click(...at)))
    if (hasUndo) {
      await page.keyboard.press('u')
      await page.locator(DIE).first().waitFor()
    }
  }
  return { look, click }
}
