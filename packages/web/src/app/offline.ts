import { wordsNow } from './words.ts'

/** How long a start waits for the old version to let go. Chromium gives a busy one five minutes. */
const PATIENCE = 5000
/** Chromium looks whether the old one is idle when it is asked, and if it was not, for a long time not again. */
const AGAIN = 50

/**
 * Takes a version that waits, before anybody has done anything: the page is loaded again with it. One that comes later,
 * or that the old one does not make room for in time, waits for the next start, so that a page never changes under
 * somebody's hands. While it waits, the page asks nothing of the old one, which has to be idle before it can go.
 */
export async function takeNewVersion(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  if (serviceWorker.controller === null) return
  const waiting = (await serviceWorker.getRegistration())?.waiting
  if (!waiting) return
  await new Promise<void>((goOn) => {
    const reload = (): void => location.reload()
    serviceWorker.addEventListener('controllerchange', reload, { once: true })
    const asking = setInterval(() => waiting.postMessage('take over'), AGAIN)
    setTimeout(() => {
      clearInterval(asking)
      serviceWorker.removeEventListener('controllerchange', reload)
      goOn()
    }, PATIENCE)
  })
}

/** Keeps the app in this browser. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  await navigator.serviceWorker.register('/sw.js')
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
