import type { Page } from '@playwright/test'

/** What the worker of a match has still to do. */
interface Work {
  /** Wishes that are on their way. */
  wishes: number
  /** Whether a bot thinks. */
  busy: boolean
}

/** Notes from the next page on what its match worker is asked and answers, so that `calm` can wait for it. */
export const noteWork = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if ('work' in globalThis) return
    const work: Work = { wishes: 0, busy: false }
    Object.assign(globalThis, { work })
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', ({ data }: MessageEvent<{ kind: string; seen?: Work }>) => {
          if (data.kind === 'answer') work.wishes--
          else if (data.seen !== undefined) work.busy = data.seen.busy
        })
      }

      override postMessage(message: { kind: string }): void {
        // Nothing is known of a match that is being opened.
        if (message.kind === 'open') Object.assign(work, { wishes: 0, busy: true })
        else work.wishes++
        super.postMessage(message, {})
      }
    }
  })

/** Waits until every wish is answered and no bot thinks any more: from now on nothing changes by itself. */
export const calm = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      const { work } = globalThis as unknown as { work?: Work }
      if (work === undefined) throw new Error('nobody notes the work of this page')
      return work.wishes === 0 && !work.busy
    },
    undefined,
    { timeout: 120_000 },
  )
}
