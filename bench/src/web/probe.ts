/// <reference lib="dom" />
import type { CDPSession, Page } from '@playwright/test'

/** One click or look, in milliseconds. */
export interface Reaction {
  /** From the input until the next picture that shows that it was felt. */
  readonly felt: number
  /** From the input until the picture that shows what came of it. */
  readonly shown: number
  /** From the input until the picture after which nothing changes any more, apart from what is animated. */
  readonly settled: number
  /** Time in tasks longer than 50 ms, until everything was at rest. */
  readonly blocked: number
  /** The longest task that began while pieces flew; 0 where none took 50 ms. */
  readonly flying: number
  /** What the page's thread worked until then, however busy the machine was beside it. */
  readonly work: number
  /** Times between the pictures from the input until everything was at rest. */
  readonly frames: readonly number[]
}

interface Probe {
  /** Ready to note the next input; what matches `selector` shows that it was answered. */
  readonly arm: (selector: string) => void
  /** Resolves when it was answered and everything is at rest. */
  readonly done: () => Promise<Omit<Reaction, 'work'>>
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** What runs inside the page. It must stand alone: the browser gets it as text. */
export function install(): void {
  const REST = 400
  const PATIENCE = 8000
  let long: PerformanceEntry[] = []
  new PerformanceObserver((list) => long.push(...list.getEntries())).observe({ type: 'longtask' })
  let started = 0
  let felt = 0
  let shown = 0
  let settled = 0
  let changed = 0
  /** From the first piece that flies until none does. */
  let flight = { from: Infinity, until: Infinity }
  let frames: number[] = []
  let watched: MutationObserver | undefined
  /** A frame and a message after it: the picture is on its way. */
  const painted = (then: (at: number) => void): void =>
    void requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => then(performance.now()))
      channel.port1.start()
      channel.port2.postMessage(0)
    })
  const input = (event: Event): void => {
    if (started !== 0) return
    started = event.timeStamp
    painted((at) => (felt = at))
    let last = started
    const frame = (): void => {
      const now = performance.now()
      frames.push(now - last)
      last = now
      if (now - changed < REST || shown === 0) requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  }
  for (const type of ['pointerdown', 'pointerover']) {
    document.addEventListener(type, (event) => (type === window.probeInput ? input(event) : undefined), true)
  }
  window.probe = {
    arm: (selector) => {
      started = felt = shown = settled = changed = 0
      flight = { from: Infinity, until: Infinity }
      frames = []
      long = []
      watched?.disconnect()
      const now = (): string | undefined => document.querySelector(selector)?.innerHTML
      const before = now()
      watched = new MutationObserver((changes) => {
        if (started === 0) return
        changed = performance.now()
        const isFlying = document.querySelector('[data-flights]')?.hasChildNodes() === true
        if (isFlying) flight = { from: Math.min(flight.from, changed), until: Infinity }
        else flight.until = Math.min(flight.until, changed)
        // What flies comes and goes with its animation.
        if (changes.some(({ target }) => !(target instanceof Element && target.matches('[data-flights]'))))
          painted((at) => (settled = at))
        if (shown === 0 && now() !== before) {
          shown = -1
          painted((at) => (shown = at))
        }
      })
      watched.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
    },
    done: () =>
      new Promise((resolve, reject) => {
        const until = performance.now() + PATIENCE
        const look = (): void => {
          if (performance.now() > until) {
            reject(
              new Error(
                `nothing came of an input (${[started, felt, shown, changed].map(Math.round).join(' ')})`,
              ),
            )
          } else if (shown > 0 && felt > 0 && performance.now() - changed > REST) {
            resolve({
              felt: felt - started,
              shown: shown - started,
              settled: settled - started,
              blocked: long.reduce((sum, { duration }) => sum + duration, 0),
              flying: Math.max(
                0,
                ...long
                  .filter(({ startTime }) => flight.from <= startTime && startTime <= flight.until)
                  .map(({ duration }) => duration),
              ),
              frames,
            })
          } else {
            setTimeout(look, 50)
          }
        }
        look()
      }),
  }
}

declare global {
  interface Window {
    /** The event that counts as the input: a press, or a look. */
    probeInput: 'pointerdown' | 'pointerover'
  }
}

/** Milliseconds of processor time the page's thread has worked so far. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** Presses or looks at something and waits until everything is at rest. */
export async function react(
  page: Page,
  devtools: CDPSession,
  input: 'pointerdown' | 'pointerover',
  changes: string,
  act: () => Promise<void>,
): Promise<Reaction> {
  await page.evaluate(
    ([type, selector]) => {
      window.probeInput = type
      window.probe.arm(selector)
    },
    [input, changes] as const,
  )
  const before = await workOf(devtools)
  await act()
  const reaction = await page.evaluate(() => window.probe.done())
  return { ...reaction, work: (await workOf(devtools)) - before }
}
