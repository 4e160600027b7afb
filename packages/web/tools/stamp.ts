import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the app is built from: a hash of every file that can change it. */

const HOUSE = join(import.meta.dirname, '..', '..', '..')
const SOURCES = [
  'package-lock.json',
  'packages/kernel/src',
  'packages/aton/src',
  'packages/tekhenu/src',
  'packages/words/src',
  'packages/bots/src',
  'packages/protocol/src',
  'packages/web/src',
  'packages/web/public',
  'packages/web/tools',
  'packages/web/index.html',
  'packages/web/package.json',
  'packages/web/vite.config.ts',
]
const TEST = /\.test\.tsx?$/

const DIST = join(HOUSE, 'packages', 'web', 'dist')
export const STAMP = join(DIST, '.stamp')

function filesIn(path: string): string[] {
  const full = join(HOUSE, path)
  if (!existsSync(full)) return []
  if (path.includes('.')) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(HOUSE.length + 1))
    .sort()
}

export function stampOfSources(): string {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(filesIn)) {
    const content = readFileSync(join(HOUSE, path))
    hash.update(`${path} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** Whether what lies in `dist` was built from other sources, or not at all. */
export const isStale = (): boolean =>
  !existsSync(STAMP) || readFileSync(STAMP, 'utf8').trim() !== stampOfSources()
