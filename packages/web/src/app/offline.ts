import { wordsNow } from './words.ts'

/**
 * Keeps the app in this browser. A version that waits is taken when a page starts, before anybody has done anything; one
 * that comes later waits for the next start, so that a page never changes under somebody's hands.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  // Asked before anything is registered: that may have to wait until a version that comes just now is there.
  const waiting = (await serviceWorker.getRegistration())?.waiting
  if (waiting && serviceWorker.controller !== null) {
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage('take over')
  }
  await serviceWorker.register('/sw.js')
  keepLanguage(wordsNow().locale)
}

/** Keeps the sentences of a language too: of all languages, a browser keeps those somebody has read here. */
export function keepLanguage(language: string): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ language }))
}

const RELOADED = 'benben.reloaded'
const A_WHILE = 10_000

/** A chunk is gone because a new version was deployed: reload the page, but only once. */
export function renewWhenOutdated(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (Date.now() - last < A_WHILE) return
    sessionStorage.setItem(RELOADED, String(Date.now()))
    location.reload()
  })
}
