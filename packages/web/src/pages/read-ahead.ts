import { refreshMyTables } from '../store/my-tables.ts'
import { listSaves, type SaveInfo } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'

/** Nobody waits longer for the start page: what comes later moves it. */
const PATIENCE = 300

type Saves = readonly SaveInfo[]

let read: Saves | null = null
let reading: Promise<Saves> | undefined

/**
 * Reads what the start page lists while the app is still loading its language. Read once the page is there, it would push
 * everything else on it down.
 */
export async function readAhead(): Promise<void> {
  const saves = listSaves().catch((): Saves => [])
  reading = saves
  const all: Promise<unknown>[] = [saves.then((found) => (read = found))]
  if (useSettings.getState().online) all.push(refreshMyTables().catch(() => []))
  await Promise.race([Promise.all(all), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}

/** The matches of this browser, as far as they were read ahead; null where they were not. */
export const savesAhead = (): Saves | null => read

/** The matches of this browser; what was read ahead counts once, for the first page. */
export function takeSaves(): Promise<Saves> {
  const saves = reading ?? listSaves().catch((): Saves => [])
  reading = undefined
  read = null
  return saves
}
