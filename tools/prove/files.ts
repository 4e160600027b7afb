import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..')

/** Files of tests, and those in folders. */
export const testsIn = (paths: readonly string[]): string[] =>
  paths.flatMap((path) =>
    path.endsWith('.test.ts') ? [path] : filesIn(path).filter((file) => file.endsWith('.test.ts')),
  )

/** The sources of a package: what it plays by, not what tests it. */
export const sourcesIn = (folder: string): string[] =>
  filesIn(folder).filter(
    (file) =>
      /\/(src\/.*\.ts|editions\/.*\.json)$/.test(file) &&
      !file.endsWith('.test.ts') &&
      !/\/testing\//.test(file),
  )

export const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .toSorted()
