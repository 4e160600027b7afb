/**
 * Keeps the whole app in this browser, so that a game against bots needs no network after the first visit. Everything
 * of one version lies in one cache, and pages are served from one cache only: old and new never mix. A new version is
 * fetched beside the old one and waits until a page asks for it (app/offline.ts). It also shows push messages (push.ts).
 */

import { showPushes } from './push.ts'

/** Filled in by tools/precache.ts when the app is built. */
const PATHS: readonly string[] = '__PRECACHE__'.split(' ')
const CACHE = 'benben __VERSION__'

interface Extendable extends Event {
  readonly waitUntil: (done: Promise<unknown>) => void
}
interface Fetching extends Extendable {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
interface Scope {
  readonly clients: { readonly claim: () => Promise<void> }
  readonly location: Location
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: ((type: 'install' | 'activate', heard: (event: Extendable) => void) => void) &
    ((type: 'fetch', heard: (event: Fetching) => void) => void) &
    ((type: 'message', heard: (event: MessageEvent<unknown>) => void) => void)
}
const scope = globalThis as unknown as Scope

async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  // Bypass the HTTP cache: these files must be of this version.
  await cache.addAll(PATHS.map((path) => new Request(path, { cache: 'no-cache' })))
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  await scope.clients.claim()
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  // Single-page app: every route serves the same page.
  const kept = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreVary: true })
  return kept ?? fetch(request)
}

scope.addEventListener('install', (event) => event.waitUntil(fetchAll()))
scope.addEventListener('activate', (event) => event.waitUntil(dropOthers()))
scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting()
})
scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/api/'))
    return
  event.respondWith(answer(event.request))
})
showPushes()
