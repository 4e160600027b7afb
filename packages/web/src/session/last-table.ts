import type { Seen } from './session.ts'

/** The table this page showed last, so that the rules can speak of it and lead back to it. */
interface LastTable {
  readonly path: string
  readonly seen: Pick<Seen, 'game' | 'printed' | 'view' | 'viewer' | 'seats'>
}

const KEY = 'benben.last-table'

/** A view is only read by the version of the app that has written it: its files have other names. */
const version = (): string => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? ''

let last: LastTable | null = restored()

/** What this tab showed before it was loaded anew; it lies in its storage only meanwhile, and no other tab reads it. */
function restored(): LastTable | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as [string, LastTable] | null
    sessionStorage.removeItem(KEY)
    return kept?.[0] === version() ? kept[1] : null
  } catch {
    return null
  }
}

addEventListener('pagehide', () => {
  try {
    if (last !== null) sessionStorage.setItem(KEY, JSON.stringify([version(), last]))
  } catch {
    // Without storage the rules open as if there were no table.
  }
})

export const lastTable = (): LastTable | null => last

/** What was seen of the last table, if it was one of this game. */
export const lastSeenOf = (game: string): LastTable['seen'] | null =>
  last?.seen.game === game ? last.seen : null

/** While a curtain hangs nobody may know what lies behind it. */
export function rememberTable(
  path: string,
  { stage, game, printed, view, viewer, seats, curtain }: Seen,
): void {
  last =
    stage === 'failed' || game === ''
      ? null
      : { path, seen: { game, printed, view: curtain === null ? view : null, viewer, seats } }
}
