import { prepareWorker } from '../session/prepared-worker.ts'
import { entryOf } from './registry.ts'

/** Whatever fails is asked for again, and said, where it is needed. */
const ignore = (): void => undefined

/** Fetches what the table of a game needs while its match is still being made, all at once; its rules come with its picture. */
export function preloadTable(id: string): void {
  const entry = entryOf(id)
  entry?.words().catch(ignore)
  entry?.picture?.().catch(ignore)
}

/** The same for a match of this browser, whose worker starts as well: before its page is here, as it has files of its own to fetch. */
export function preloadLocalTable(id: string): void {
  prepareWorker()
  import('./local-match.tsx').catch(ignore)
  preloadTable(id)
}
