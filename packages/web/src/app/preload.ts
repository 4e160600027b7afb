import { entryOf } from './registry.ts'

/**
 * Fetches what the table of a game needs while its match is still being made, all at once rather than one after the other.
 * What fails here is asked for again, and said, where it is needed.
 */
export function preloadTable(id: string): void {
  const entry = entryOf(id)
  if (entry === undefined) return
  void Promise.allSettled([
    import('../pages/match.tsx'),
    import('../worker/engines.ts').then(({ engineOf }) => engineOf(id)),
    entry.words(),
    entry.picture?.(),
  ])
}

/** The same for a match of this browser, whose worker starts as well. */
export function preloadLocalTable(id: string): void {
  void import('../session/local.ts').then(
    ({ prepareWorker }) => prepareWorker(),
    () => undefined,
  )
  preloadTable(id)
  void import('./local-match.tsx').catch(() => undefined)
}
