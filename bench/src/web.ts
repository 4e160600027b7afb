import { loadavg, availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium as playwright, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { chromium } from '../../packages/web/e2e/testing/chromium.ts'
import { House } from '../../packages/web/e2e/testing/house.ts'
import setup from '../../packages/web/e2e/testing/setup.ts'
import { stageTekhenu } from '../../packages/web/e2e/testing/tekhenu-staged.ts'
import { BARE, mark, snapshot } from './web/control.ts'
import { figuresOf, type Figures } from './web/figures.ts'
import { install, react, type Reaction } from './web/probe.ts'

/**
 * `npm run bench -- web [--json] [--times N] [--slow N]`: how long after a click the table shows what came of it, on a slowed
 * processor, beside the same picture without a program, and beside a page with two buttons.
 */
const { values } = parseArgs({
  options: { json: { type: 'boolean' }, times: { type: 'string' }, slow: { type: 'string' } },
})
const times = Number(values.times ?? 12)
const slow = Number(values.slow ?? 4)
if (!(times >= 1) || !(slow >= 1)) {
  console.error('--times takes how often each thing is done, --slow by how much the processor is slowed')
  process.exit(1)
}

const say = (text: string): void => void process.stderr.write(`${text}\n`)
const cpus = availableParallelism()
if (loadavg()[0]! > cpus / 2) say('This machine is busy: figures will vary more than usual.')

const PROMPT = '[data-prompt]'
const DIE = '[data-spot^="die/"][data-lit]'

/** Looks at a die, takes it, takes that back: again and again from the same moment. */
async function measure(
  page: Page,
  devtools: CDPSession,
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

async function run(context: BrowserContext, name: 'table' | 'control' | 'bare', page: Page): Promise<void> {
  say(`${name}: ${times} times on a processor ${slow} times slower.`)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow })
  // Time of the thread, not of the clock: other work on this machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const { look, click } = await measure(page, devtools, name === 'table')
  found[`${name} look`] = figuresOf(look)
  found[`${name} click`] = figuresOf(click)
}

const found: Record<string, Figures> = {}
setup()
const house = await House.open()
const browser = await playwright.launch({
  ...(chromium === undefined ? {} : { executablePath: chromium }),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
})
let nodes = 0
try {
  const context = await browser.newContext({
    baseURL: house.url,
    viewport: { width: 1440, height: 900 },
    // It would answer for the control, too.
    serviceWorkers: 'block',
  })
  const table = await context.newPage()
  await table.addInitScript(install)
  await table.goto('/')
  await stageTekhenu(table, 'bench', {
    players: 4,
    until: (question, round) => question === 'take' && round >= 10,
  })
  await table.goto('/play/bench')
  await table.locator(DIE).first().waitFor()
  await table.waitForTimeout(1000)
  nodes = await table.evaluate(() => document.querySelectorAll('*').length)
  const still = await snapshot(table)
  await run(context, 'table', table)
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
    await run(context, name, page)
    await page.close()
  }
} finally {
  await browser.close()
  await house.close()
}

const ratio = (what: 'look' | 'click', figure: keyof Figures): number =>
  found[`table ${what}`]![figure] / found[`control ${what}`]![figure]
const ratios = {
  lookShown: ratio('look', 'shown'),
  clickFelt: ratio('click', 'felt'),
  clickShown: ratio('click', 'shown'),
  lookWork: ratio('look', 'work'),
  clickWork: ratio('click', 'work'),
}
const digits = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 })
const TITLES = ['felt ms', 'shown ms', 'p95', 'blocked', 'work', 'frame', 'slowest']
console.log(
  values.json
    ? JSON.stringify({ node: process.version, cpus, times, slow, nodes, figures: found, ratios })
    : [
        `${''.padEnd(15)}${TITLES.map((title) => title.padStart(10)).join('')}`,
        ...Object.entries(found).map(([name, figures]) =>
          [
            name.padEnd(15),
            ...[
              figures.felt,
              figures.shown,
              figures.shown95,
              figures.blocked,
              figures.work,
              figures.frame,
              figures.worstFrame,
            ].map((value) => digits(value).padStart(10)),
          ].join(''),
        ),
        '',
        `elements on the page   ${nodes}`,
        `look shown ÷ control   ${digits(ratios.lookShown)}`,
        `click felt ÷ control   ${digits(ratios.clickFelt)}`,
        `click shown ÷ control  ${digits(ratios.clickShown)}`,
        `look work ÷ control    ${digits(ratios.lookWork)}`,
        `click work ÷ control   ${digits(ratios.clickWork)}`,
      ].join('\n'),
)
