import { once } from 'node:events'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { kept, KEEPING } from './testing/kept.ts'
import { choose } from './testing/seats.ts'
import { beforeReveal, keep } from './testing/staged.ts'
import { expect, test } from './testing/test.ts'
import { TextPage } from './testing/text.ts'
import { calm, noteWork } from './testing/work.ts'

const DIST = join(import.meta.dirname, '..', 'dist')
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** The built app, of which a new version can come out: its page and its service worker differ by a mark. */
class Site {
  readonly #server: Server
  version = 'one'
  /** Whoever asks for the service worker waits for this. */
  #held = Promise.withResolvers<void>()

  constructor() {
    this.#held.resolve()
    this.#server = createServer(async ({ url = '/' }, answer) => {
      const { pathname } = new URL(url, 'http://localhost')
      const asked = join(DIST, pathname)
      const path = extname(pathname) !== '' && existsSync(asked) ? asked : join(DIST, 'index.html')
      answer.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain')
      if (path.endsWith('index.html'))
        return answer.end(this.#marked(path, '</head>', `<!-- ${this.version} --></head>`))
      if (path.endsWith('sw.js')) {
        await this.#held.promise
        return answer.end(this.#marked(path, 'benben ', `benben ${this.version} `))
      }
      return createReadStream(path).pipe(answer)
    })
  }

  /** A new version comes out; its service worker is not handed out before `release`. */
  renew(version: string): void {
    this.#held = Promise.withResolvers<void>()
    this.version = version
  }

  release(): void {
    this.#held.resolve()
  }

  #marked(path: string, from: string, to: string): string {
    return readFileSync(path, 'utf8').replace(from, to)
  }

  async open(): Promise<string> {
    this.#server.listen(0)
    await once(this.#server, 'listening')
    const address = this.#server.address()
    return typeof address === 'object' && address !== null ? `http://localhost:${address.port}` : ''
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

test('a new version waits for the next start, then comes whole, and the game goes on', async ({
  browser,
}) => {
  const site = new Site()
  const context = await browser.newContext({ baseURL: await site.open(), ...KEEPING })
  const page = await context.newPage()
  await noteWork(page)
  await choose(page, { table: 'text' })
  // Undefined while the page is on its way.
  const version = async (): Promise<string | undefined> =>
    /<!-- (one|two) -->/.exec(await page.content().catch(() => ''))?.[1]

  await page.goto('/')
  await kept(page)
  await keep(page, beforeReveal())
  await page.goto('/play/before-reveal')
  const text = new TextPage(page)
  expect(await text.goesOn()).toBe(true)
  await text.play(text.moves.first(), 'click')
  expect(await version()).toBe('one')

  // A browser may ask for the new one before the page has begun: then it would begin with it.
  site.renew('two')
  await page.reload()
  await expect(text.asked).toBeVisible()
  await calm(page)
  site.release()
  const told = await text.told()
  // Fetched beside the old one, which goes on.
  await expect
    .poll(
      () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
      { timeout: 120_000 },
    )
    .toBe('installed')
  expect(await version()).toBe('one')

  await page.reload()
  await expect.poll(version, { timeout: 60_000 }).toBe('two')
  await expect(text.asked).toBeVisible()
  await calm(page)
  expect(await text.told()).toEqual(told)
  // One version; languages that were read are kept beside it.
  const versions = (await page.evaluate(() => caches.keys())).filter((name) => name !== 'benben languages')
  expect(versions).toHaveLength(1)
  await context.close()
  site.close()
})
