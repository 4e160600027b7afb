import type { Notice } from '@benben/protocol'

/** The part of the service worker that shows push messages and leads to their tables. */

interface Extendable extends Event {
  readonly waitUntil: (done: Promise<unknown>) => void
}
interface Pushed extends Extendable {
  readonly data: { readonly json: () => unknown } | null
}
interface Clicked extends Extendable {
  readonly notification: Notification
}
interface Window {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  readonly focus: () => Promise<unknown>
}
interface Scope {
  readonly clients: {
    readonly matchAll: (options: {
      type: 'window'
      includeUncontrolled: boolean
    }) => Promise<readonly Window[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly registration: ServiceWorkerRegistration
  readonly addEventListener: ((type: 'push', heard: (event: Pushed) => void) => void) &
    ((type: 'notificationclick', heard: (event: Clicked) => void) => void)
}
const scope = globalThis as unknown as Scope

const windows = (): Promise<readonly Window[]> =>
  scope.clients.matchAll({ type: 'window', includeUncontrolled: true })

const pathOf = (url: string): string => new URL(url, location.origin).pathname

/** A later notice of a table takes the place of the one before. Browsers want every push message to be shown, unless a page is looked at. */
async function show({ text, url, table, id }: Notice): Promise<void> {
  const isLookedAt = (await windows()).some(
    (window) => window.visibilityState === 'visible' && pathOf(window.url) === pathOf(url),
  )
  if (isLookedAt) return
  await scope.registration.showNotification('Benben', {
    body: text,
    tag: table ?? id,
    icon: '/icon-192.png',
    data: pathOf(url),
  })
}

/** Where the notice leads: in the tab that shows it already, else in a new one. */
async function open(path: string): Promise<void> {
  const found = (await windows()).find((window) => pathOf(window.url) === path)
  await (found === undefined ? scope.clients.openWindow(path) : found.focus())
}

export function showPushes(): void {
  scope.addEventListener('push', (event) => {
    const notice = event.data?.json() as Notice | undefined
    if (notice !== undefined) event.waitUntil(show(notice))
  })
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data)))
  })
}
