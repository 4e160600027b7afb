import type { Page } from '@playwright/test'

/** The pending work of the match worker. */
interface Work {
  /** Pending requests. */
  requests: number
  /** Whether a bot is thinking. */
  busy: boolean
}

/** Counts the requests to the match worker from the next page load on, so that `calm` can wait for them. */
export const noteWork = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if ('work' in globalThis) return
    const work: Work = { requests: 0, busy: false }
    Object.assign(globalThis, { work })
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', ({ data }: MessageEvent<{ kind: string; seen?: Work }>) => {
          if (data.kind === 'response') work.requests--
          else if (data.seen !== undefined) work.busy = data.seen.busy
        })
      }

      override postMessage(message: { kind: string }): void {
        // Nothing is known of a match that is being opened.
        if (message.kind === 'open') Object.assign(work, { requests: 0, busy: true })
        else work.requests++
        super.postMessage(message, {})
      }
    }
  })

/** Waits until every request is answered and no bot is thinking: from then on nothing changes by itself. */
export const calm = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      const { work } = globalThis as unknown as { work?: Work }
      if (work === undefined) throw new Error('nobody notes the work of this page')
      return work.requests === 0 && !work.busy
    },
    undefined,
    { timeout: 120_000 },
  )
}
