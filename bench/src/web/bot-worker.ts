/// <reference lib="dom" />
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gameOf, makeBot } from '@benben/bots'
import { SECONDS_PER_TURN } from '@benben/bots/levels'
import { drive, fastHost, random, type Move, type Seat } from '@benben/kernel'
import { chromium as playwright, type CDPSession, type Page } from '@playwright/test'
import { chromium } from '../../../packages/web/e2e/testing/chromium.ts'
import { House } from '../../../packages/web/e2e/testing/house.ts'
import setup from '../../../packages/web/e2e/testing/setup.ts'
import { stageTekhenu } from '../../../packages/web/e2e/testing/tekhenu-staged.ts'
import { BOT_MODES, figures, nameOf } from '../bot-modes.ts'

/**
 * Turns of `pharaoh` in the worker that a page runs bots in. The time is that of the page's whole process, twice: browsers
 * slow down pages, not workers, and the clock counts what else this machine does.
 */
const SLOWED = 2
/** Turns of these rounds are asked for: early and late ones, with few and with many choices. */
const ROUNDS = new Set([2, 6, 10, 14])
const LEVEL = 'pharaoh'

interface Question {
  readonly round: number
  readonly request: {
    readonly game: string
    readonly bot: string
    readonly seat: Seat
    readonly view: unknown
    readonly moves: readonly Move[]
    readonly seed: string
  }
}

/** What seat 0 is asked in some rounds of a game among scribes. */
function questions(id: string, raw: object, seats: number): Question[] {
  const game = gameOf(id)!
  const options = game.options(raw, seats)
  if (!options.ok) throw new Error(options.fault.code)
  const found: Question[] = []
  const scribe = makeBot(id, 'scribe')!
  const chance = random('bench')
  drive(
    game,
    game.setup(options.value, seats, 'bench', fastHost),
    (p, seat, moves) => {
      const view = game.view(p, seat)
      const { round } = view as { round: number }
      if (seat === 0 && ROUNDS.has(round))
        found.push({
          round,
          request: { game: id, bot: LEVEL, seat, view, moves: [...moves], seed: `bench/${found.length}` },
        })
      return scribe({ seat, moves, view, random: chance })
    },
    fastHost,
  )
  return found
}

/** Asks the worker; resolves when it has answered. */
const ask = (page: Page, worker: string, request: Question['request']): Promise<void> =>
  page.evaluate(
    ({ address, asked }) => {
      const kept = window as unknown as { thinker?: Worker }
      const thinker = (kept.thinker ??= new Worker(address, { type: 'module' }))
      return new Promise<void>((resolve, reject) => {
        thinker.addEventListener('message', () => resolve(), { once: true })
        thinker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
        thinker.postMessage({ request: asked, want: 'move' }, [])
      })
    },
    { address: worker, asked: request },
  )

/** The processor time of all pages so far, in seconds. */
async function spent(browser: CDPSession): Promise<number> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === 'renderer' ? cpuTime : 0), 0)
}

const longTasks = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.length)

export async function inBrowser(): Promise<void> {
  setup()
  const assets = join(import.meta.dirname, '../../../packages/web/dist/assets')
  const script = readdirSync(assets).find((file) => /^bot-worker-.*\.js$/.test(file))!
  const house = await House.open()
  const browser = await playwright.launch({
    ...(chromium === undefined ? {} : { executablePath: chromium }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  })
  try {
    const page = await browser.newPage({ baseURL: house.url })
    await page.addInitScript(() => {
      const kept = window as unknown as { longTasks: number[] }
      kept.longTasks = []
      new PerformanceObserver((list) =>
        kept.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'longtask' })
    })
    await page.goto('/')
    await stageTekhenu(page, 'bench', { until: (question, round) => question === 'take' && round >= 10 })
    await page.goto('/play/bench')
    await page.locator('[data-spot^="die/"][data-lit]').first().waitFor()
    const devtools = await browser.newBrowserCDPSession()
    console.log(
      '| mode | level | median turn | longest turn | limit | long tasks |\n| --- | --- | --- | --- | --- | --- |',
    )
    for (const [id, raw, seats] of BOT_MODES) {
      const turns = new Map<number, number>()
      const before = await longTasks(page)
      for (const { round, request } of questions(id, raw, seats)) {
        const began = await spent(devtools)
        await ask(page, `/assets/${script}`, request)
        turns.set(round, (turns.get(round) ?? 0) + SLOWED * ((await spent(devtools)) - began))
      }
      const limit = SLOWED * SECONDS_PER_TURN[LEVEL]
      const tasks = (await longTasks(page)) - before
      console.log(
        `| ${nameOf(id, raw, seats)} | ${LEVEL} | ${figures([...turns.values()], limit)} | ${tasks} |`,
      )
    }
  } finally {
    await browser.close()
    await house.close()
  }
}
