import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { isStale, STAMP, stampOfSources } from './stamp.ts'

/**
 * `npm run build`: builds the app into `packages/web/dist`. With `--if-stale` only where the sources have changed, and
 * not at all where BENBEN_BUILD says `never`: browser tests keep what they began with.
 */
const ifStale = process.argv.includes('--if-stale')
if (ifStale && (process.env['BENBEN_BUILD'] === 'never' || !isStale())) process.exit(0)

console.log('Building the table for the browser …')
const stamp = stampOfSources()
await build({ root: join(import.meta.dirname, '..'), logLevel: 'error' })
writeFileSync(STAMP, `${stamp}\n`)
console.log('The table for the browser is built.')
