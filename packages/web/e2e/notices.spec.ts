import { createECDH, randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { findingsInBothThemes } from './testing/findings.ts'
import { House } from './testing/house.ts'
import { kept, KEEPING } from './testing/kept.ts'
import { expect, test } from './testing/test.ts'

let house: House
let context: BrowserContext
let page: Page
test.beforeEach(async ({ browser }) => {
  // Notices lead to the public address, which the server must know.
  house = await House.withOrigin()
  context = await browser.newContext({ baseURL: house.url, ...KEEPING })
  await context.grantPermissions(['notifications'])
  page = await context.newPage()
})
test.afterEach(async () => {
  await context.close()
  await house.close()
})

async function named(name: string): Promise<void> {
  await page.goto('/me')
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible()
}

const chosen = async (): Promise<unknown> =>
  ((await (await page.request.get('/api/notices')).json()) as { choices: unknown }).choices

test('notices are chosen in one place: feed and webhook, shown once, tested and revoked', async () => {
  await named('Ada')
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Notices' }) })
  await expect(card.getByRole('switch', { checked: true })).toHaveCount(0)
  await card.getByRole('switch', { name: 'Feed: My turn' }).click()
  await expect(card.getByRole('switch', { name: 'Feed: My turn' })).toBeChecked()
  const url = (await page.locator('[data-feed-url]').textContent())!
  await expect.poll(chosen).toEqual({ push: [], feed: ['turn'], webhook: [] })
  await card.getByRole('switch', { name: 'Quiet outside my day' }).click()
  await expect(card.getByRole('switch', { name: 'Quiet outside my day' })).toBeChecked()
  const feed = await page.request.get(url)
  expect([feed.status(), feed.headers()['cache-control']]).toEqual([200, 'no-store'])
  expect(await feed.text()).toContain('<title>Benben: notices for Ada</title>')

  await card.getByRole('textbox', { name: 'Address of the webhook' }).fill('https://127.0.0.1/ada')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('[data-webhook-secret]')).toContainText('whsec_')
  await card.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.locator('[data-webhook-last]')).toContainText('inside a private network')
  expect(await findingsInBothThemes(page)).toEqual([])

  // Secrets are shown once.
  await page.reload()
  await expect(card.getByRole('switch', { name: 'Feed: My turn' })).toBeChecked()
  await expect(card.getByRole('switch', { name: 'Quiet outside my day' })).toBeChecked()
  await expect(page.locator('[data-feed=revoke]')).toBeVisible()
  await expect(page.locator('[data-feed-url], [data-webhook-secret]')).toHaveCount(0)
  await page.locator('[data-feed=revoke]').click()
  await expect(page.locator('[data-feed=revoke]')).toHaveCount(0)
  expect((await page.request.get(url)).status()).toBe(404)
})

test('a push message shows a notice, and a click opens its table', async () => {
  // This Chromium has no push service: the browser's part is played here, with keys that are keys.
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  await page.addInitScript((given) => {
    PushManager.prototype.subscribe = async () =>
      ({
        toJSON: () => ({ endpoint: 'https://push.example/ada', keys: given }),
      }) as unknown as PushSubscription
  }, keys)
  await page.goto('/')
  await kept(page)
  await named('Ada')
  await page.getByRole('switch', { name: 'Push message: My turn' }).click()
  await expect(page.getByRole('switch', { name: 'Push message: My turn' })).toBeChecked()
  await expect.poll(chosen).toEqual({ push: ['turn'], feed: [], webhook: [] })
  await expect(page.getByText('1 browser gets them.')).toBeVisible()

  const client = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0] !== undefined) resolve(registrations[0].registrationId)
    }),
  )
  await client.send('ServiceWorker.enable')
  const notice = {
    id: 'an-id',
    at: 1,
    occasion: 'turn',
    text: 'Aton with Ben: it is your turn.',
    url: `${house.url}/table/AAAAAAAAAAAAAAAAAAAAAA`,
    table: 'AAAAAAAAAAAAAAAAAAAAAA',
    game: 'aton',
  }
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: house.url,
    registrationId: await registration,
    data: JSON.stringify(notice),
  })
  const shown = (): Promise<unknown> =>
    page.evaluate(async () => {
      const ready = await navigator.serviceWorker.ready
      return (await ready.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  await expect.poll(shown).toEqual([{ title: 'Benben', body: notice.text, tag: notice.table }])

  const worker = context.serviceWorkers()[0]!
  const opened = await worker.evaluate(async () => {
    interface Scope extends EventTarget {
      readonly registration: ServiceWorkerRegistration
      readonly clients: { openWindow: (url: string) => Promise<unknown> }
    }
    const scope = globalThis as unknown as Scope
    // Browsers open windows for people only.
    const opening = new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => resolve(url)
    })
    const [notification] = await scope.registration.getNotifications()
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined })
    scope.dispatchEvent(event)
    return opening
  })
  expect(opened).toBe(`/table/${notice.table}`)
  await expect.poll(shown).toEqual([])
})
