import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { DIGESTED } from '../packages/bots/src/testing/digests.ts'
import { digestOf } from '../packages/tekhenu/src/testing/recorded.ts'

/**
 * `npm run digests`: renews the digests of recorded games after a rule, a question or an event changed on purpose, and of the play
 * of bots after a level did; names those that differ.
 */
function renew(file: URL, now: Readonly<Record<string, string>>): void {
  const before = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Readonly<
    Record<string, string>
  >
  for (const [name, digest] of Object.entries(now))
    if (before[name] !== digest) console.log(`${name}: ${before[name] ?? 'new'} → ${digest}`)
  writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`)
}

const folder = new URL('../packages/tekhenu/fixtures/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.record'))
renew(
  new URL('digests.json', folder),
  Object.fromEntries(
    names.toSorted().map((name) => [name, digestOf(readFileSync(new URL(name, folder), 'utf8'))]),
  ),
)
renew(
  new URL('../packages/bots/src/testing/digests.json', import.meta.url),
  Object.fromEntries(Object.entries(DIGESTED).map(([name, digest]) => [name, digest()])),
)
