import { readFileSync, writeFileSync } from 'node:fs'
import { digestOf, DIGESTS, RECORDED } from '../packages/tekhenu/src/testing/recorded.ts'

/** `npm run digests`: renews the digests of recorded games after a rule, a question or an event changed on purpose, and names those that differ. */
const before = JSON.parse(readFileSync(DIGESTS, 'utf8')) as Readonly<Record<string, string>>
const now = Object.fromEntries(RECORDED.toSorted().map((name) => [name, digestOf(name)]))
for (const [name, digest] of Object.entries(now))
  if (before[name] !== digest) console.log(`${name}: ${before[name] ?? 'new'} → ${digest}`)
writeFileSync(DIGESTS, `${JSON.stringify(now, null, 2)}\n`)
