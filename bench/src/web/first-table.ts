/// <reference lib="dom" />
import type { Browser } from '@playwright/test'
import { slowLine } from './slow-line.ts'

/** The first table on a slow phone, in milliseconds from the tap. */
export interface FirstTable {
  /** Until something on the table is lit. */
  readonly lit: number
  /** The longest task until then. */
  readonly longest: number
  /** What the page's thread worked until then, however busy the machine was beside it. */
  readonly work: number
}

interface Noted {
  tapped: number
  lit: number
  tasks: { readonly at: number; readonly ms: number }[]
}

declare global {
  interface Window {
    noted: Noted
  }
}

/** What runs inside the page. It must stand alone: the browser gets it as text. */
function note(): void {
  const noted: Noted = { tapped: 0, lit: 0, tasks: [] }
  window.noted = noted
  new PerformanceObserver((list) =>
    noted.tasks.push(
      ...list.getEntries().map(({ startTime, duration }) => ({ at: startTime, ms: duration })),
    ),
  ).observe({ type: 'longtask' })
  document.addEventListener('pointerdown', ({ timeStamp }) => (noted.tapped ||= timeStamp), true)
  const look = (): void => {
    if (noted.tapped > 0 && document.querySelector('main[data-table] [data-lit]') !== null) {
      requestAnimationFrame(() => setTimeout(() => (noted.lit = performance.now())))
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Taps 'Play now' on a phone that has never been here, with its name known. */
export async function firstTable(browser: Browser, house: string, slow: number): Promise<FirstTable> {
  const line = await slowLine(house)
  const context = await browser.newContext({
    baseURL: line.url,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(note)
    await page.addInitScript(() =>
      localStorage.setItem(
        'benben.settings',
        JSON.stringify({ state: { name: 'Ada', game: 'tekhenu' }, version: 2 }),
      ),
    )
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow })
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const worked = async (): Promise<number> => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
    }
    await page.goto('/')
    await page.locator('[data-play-now]').waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    const before = await worked()
    await page.locator('[data-play-now]').tap()
    await page.waitForFunction(() => window.noted.lit > 0, undefined, { timeout: 60_000 })
    const work = (await worked()) - before
    // The last tasks are told a little later.
    await page.waitForTimeout(500)
    const { tapped, lit, tasks } = await page.evaluate(() => window.noted)
    const longest = Math.max(
      0,
      ...tasks.filter(({ at }) => at >= tapped - 50 && at < lit).map(({ ms }) => ms),
    )
    return { lit: lit - tapped, longest, work }
  } finally {
    await context.close()
    await line.close()
  }
}
