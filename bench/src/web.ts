import { loadavg, availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium as playwright } from '@playwright/test'
import { chromium } from '../../packages/web/e2e/testing/chromium.ts'
import { House } from '../../packages/web/e2e/testing/house.ts'
import setup from '../../packages/web/e2e/testing/setup.ts'
import { at } from './web/figures.ts'
import { firstTable, type FirstTable } from './web/first-table.ts'
import { scores } from './web/lighthouse.ts'
import { reactions, stageBench } from './web/reactions.ts'
import { ratiosOf, report, type Measured } from './web/report.ts'

/**
 * `npm run bench -- web [--json] [--times N] [--slow N] [--only PARTS]`: how long after a click the table shows what came of it
 * on a slowed processor, beside the same picture without a program (`reactions`); how soon a phone on a slow line has its first
 * table (`first`); and what Lighthouse says (`lighthouse`).
 */
const PARTS = ['reactions', 'first', 'lighthouse']
const FIRST_TIMES = 5
const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    times: { type: 'string' },
    slow: { type: 'string' },
    only: { type: 'string' },
  },
})
const times = Number(values.times ?? 12)
const slow = Number(values.slow ?? 4)
const only = values.only?.split(',') ?? PARTS
if (!(times >= 1) || !(slow >= 1) || only.some((part) => !PARTS.includes(part))) {
  console.error(
    `--times takes how often each thing is done, --slow by how much the processor is slowed, --only some of ${PARTS.join(', ')}`,
  )
  process.exit(1)
}

const say = (text: string): void => void process.stderr.write(`${text}\n`)
const cpus = availableParallelism()
if (loadavg()[0]! > cpus / 2) say('This machine is busy: figures will vary more than usual.')

const launch = (): ReturnType<typeof playwright.launch> =>
  playwright.launch({
    ...(chromium === undefined ? {} : { executablePath: chromium }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  })

/** The median of some first tables, each figure for itself. */
async function firstTables(url: string): Promise<FirstTable> {
  say(`first table: ${FIRST_TIMES} times on a slow phone.`)
  const browser = await launch()
  const found: FirstTable[] = []
  try {
    for (let i = 0; i < FIRST_TIMES; i++) found.push(await firstTable(browser, url, slow))
  } finally {
    await browser.close()
  }
  const median = (figure: keyof FirstTable): number =>
    at(
      found.map((each) => each[figure]),
      0.5,
    )
  return { lit: median('lit'), longest: median('longest'), work: median('work') }
}

async function reactionsAt(url: string): ReturnType<typeof reactions> {
  const browser = await launch()
  try {
    return await reactions({ browser, url, times, slow, say })
  } finally {
    await browser.close()
  }
}

async function scoresAt(url: string): ReturnType<typeof scores> {
  say('Lighthouse: five times each page.')
  return scores(url, chromium, stageBench, '/play/bench')
}

setup()
const house = await House.open()
let measured: Measured
try {
  measured = {
    reactions: only.includes('reactions') ? await reactionsAt(house.url) : undefined,
    first: only.includes('first') ? await firstTables(house.url) : undefined,
    lighthouse: only.includes('lighthouse') ? await scoresAt(house.url) : undefined,
  }
} finally {
  await house.close()
}
console.log(
  values.json
    ? JSON.stringify({
        node: process.version,
        cpus,
        times,
        slow,
        nodes: measured.reactions?.nodes,
        figures: measured.reactions?.figures,
        ratios: measured.reactions === undefined ? undefined : ratiosOf(measured.reactions),
        first: measured.first,
        lighthouse: measured.lighthouse,
      })
    : report(measured),
)
