import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as playwright, type Page } from '@playwright/test'
import { at } from './figures.ts'

const TIMES = 5

/** Scores of Lighthouse for phones, from 0 to 100, each the median of five: the start page, and a table that is opened. */
export interface Scores {
  readonly start: number
  readonly table: number
}

export async function scores(
  house: string,
  executablePath: string | undefined,
  stage: (page: Page) => Promise<void>,
  tablePath: string,
): Promise<Scores> {
  // It is installed with the peers of this folder only.
  const { default: lighthouse } = await import('lighthouse')
  const folder = mkdtempSync(join(tmpdir(), 'benben-lighthouse-'))
  const port = await freePort()
  const context = await playwright.launchPersistentContext(folder, {
    ...(executablePath === undefined ? {} : { executablePath }),
    baseURL: house,
    args: [
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  })
  try {
    const page = await context.newPage()
    await page.goto('/')
    await stage(page)
    await page.close()
    const score = async (path: string): Promise<number> => {
      const found: number[] = []
      for (let i = 0; i < TIMES; i++) {
        const result = await lighthouse(`${house}${path}`, {
          port,
          onlyCategories: ['performance'],
          // The match is kept there.
          disableStorageReset: true,
          logLevel: 'error',
        })
        found.push(100 * (result?.lhr.categories['performance']?.score ?? 0))
      }
      return at(found, 0.5)
    }
    return { start: await score('/'), table: await score(tablePath) }
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
