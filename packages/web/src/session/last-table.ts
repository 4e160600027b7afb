import type { Seen } from './session.ts'

/** The table this page showed last, so that the rules can speak of it and lead back to it. */
interface LastTable {
  readonly path: string
  readonly seen: Pick<Seen, 'game' | 'printed' | 'view' | 'viewer' | 'seats'>
}

let last: LastTable | null = null

export const lastTable = (): LastTable | null => last

/** While a curtain hangs nobody may know what lies behind it. */
export function rememberTable(path: string, seen: Seen): void {
  last =
    seen.stage === 'failed' || seen.game === ''
      ? null
      : { path, seen: { ...seen, view: seen.curtain === null ? seen.view : null } }
}
