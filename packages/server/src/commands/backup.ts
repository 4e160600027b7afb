import { join } from 'node:path'
import type { Config } from '../config.ts'
import { exportDatabase, importDatabase } from '../store/transfer/database.ts'
import { copyLive, copyMigrated, makeWhole } from '../store/transfer/file.ts'
import { checkFile, inScratch, type Findings } from './check.ts'

type Place = Pick<Config, 'data' | 'database'>

export const fileIn = (data: string): string => join(data, 'benben.sqlite')

/** Copies everything into a new file while servers run: everything acknowledged before is in it. */
export const backup = (place: Place, path: string): Promise<void> =>
  makeWhole(path, (partial) => takeCopy(place, partial))

async function takeCopy({ data, database }: Place, path: string): Promise<void> {
  if (database === undefined) copyLive(fileIn(data), path)
  else await exportDatabase(database, path)
}

/** Checks a backup, or what a backup would be now; changes neither. */
export const check = (place: Place, path: string | undefined): Promise<Findings> =>
  inScratch(async (folder) => {
    const copy = join(folder, 'copy.sqlite')
    if (path === undefined) await takeCopy(place, copy)
    const checked = join(folder, 'checked.sqlite')
    copyMigrated(path ?? copy, checked)
    return checkFile(checked)
  })

/** Copies a backup to where there is nothing yet, all of it or nothing. */
export const restore = ({ data, database }: Place, path: string): Promise<Findings> =>
  inScratch(async (folder) => {
    const live = join(folder, 'live.sqlite')
    copyLive(path, live)
    const copy = join(folder, 'copy.sqlite')
    copyMigrated(live, copy)
    const findings = await checkFile(copy)
    if (database !== undefined) await importDatabase(copy, database)
    else await makeWhole(fileIn(data), (partial) => copyMigrated(copy, partial))
    return findings
  })
