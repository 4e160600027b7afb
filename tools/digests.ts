import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { digestOf } from '../packages/tekhenu/src/testing/recorded.ts'

/** `npm run digests`: renews the digests of recorded games after a rule, a question or an event changed on purpose, and names those that differ. */
const folder = new URL('../packages/tekhenu/fixtures/', import.meta.url)
const file = new URL('digests.json', folder)
const before = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>
const names = readdirSync(folder).filter((name) => name.endsWith('.record'))
const now = Object.fromEntries(
  names.toSorted().map((name) => [name, digestOf(readFileSync(new URL(name, folder), 'utf8'))]),
)
for (const [name, digest] of Object.entries(now))
  if (before[name] !== digest) console.log(`${name}: ${before[name] ?? 'new'} → ${digest}`)
writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`)
