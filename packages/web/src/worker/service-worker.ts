/**
 * Keeps the whole app in this browser, so that a game against bots needs no network after the first visit. Everything
 * of one version lies in one cache, and pages are served from one cache only: old and new never mix. A new version is
 * fetched beside the old one and waits until a page asks for it (app/offline.ts). It also shows push messages (push.ts).
 */

import { showPushes } from './push.ts'

/** Filled in by tools/precache.ts when the app is built. */
const PATHS: readonly string[] = '__PRECACHE__'.split(' ')
/** `fr /assets/….js /assets/….js|pl …`: what each language needs besides. */
const LANGUAGES: ReadonlyMap<string, readonly string[]> = new Map(
  '__LANGUAGES__'.split('|').map((each) => {
    const [code = '', ...paths] = each.split(' ')
    return [code, paths]
  }),
)
const CACHE = 'benben __VERSION__'
/** Which languages were read here. It outlives versions, so that the next one fetches them at once. */
const READ = 'benben languages'

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

async function fetchInto(cache: Cache, paths: readonly string[]): Promise<void> {
  // Bypass the HTTP cache: these files must be of this version.
  await cache.addAll(paths.map((path) => new Request(path, { cache: 'no-cache' })))
}

const pathsOf = (codes: readonly string[]): string[] => codes.flatMap((code) => LANGUAGES.get(code) ?? [])

async function readHere(): Promise<string[]> {
  const kept = await (await caches.open(READ)).keys()
  return kept.map(({ url }) => new URL(url).pathname.slice(1))
}

/** Everything but languages nobody reads here; before anybody has, that of the browser. */
async function fetchAll(): Promise<void> {
  const read = await readHere()
  const mine = navigator.languages.map((locale) => locale.split('-')[0]!).find((code) => LANGUAGES.has(code))
  const languages = read.length > 0 ? read : [mine ?? 'en']
  await fetchInto(await caches.open(CACHE), [...PATHS, ...pathsOf(languages)])
}

/** A page is read in a language: it is kept from now on. */
async function keepLanguage(language: string): Promise<void> {
  const cache = await caches.open(CACHE)
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await fetchInto(
    cache,
    pathsOf([language]).filter((path) => !here.has(path)),
  )
  await (await caches.open(READ)).put(`/${language}`, new Response())
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => ![CACHE, READ].includes(name)).map((name) => caches.delete(name)))
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
  const language = (data as { readonly language?: unknown } | null)?.language
  // Offline it is asked for again when a page is opened next.
  if (typeof language === 'string' && LANGUAGES.has(language)) keepLanguage(language).catch(() => {})
})
scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/api/'))
    return
  event.respondWith(answer(event.request))
})
showPushes()
