import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run soak -- NAME [--short] …`: a long test with chance in it, one script of `tools/soak/` each. `npm test` runs short, seeded
 * versions of the same claims. It exits with 0 if all of them held.
 */
const FOLDER = join(import.meta.dirname, 'soak')
const NAMES = readdirSync(FOLDER).flatMap((file) => /^([a-z]+)\.ts$/.exec(file)?.[1] ?? [])

const [name, ...rest] = process.argv.slice(2)
if (name === undefined || !NAMES.includes(name)) {
  console.error(`npm run soak -- NAME, where NAME is one of: ${NAMES.join(', ')}`)
  process.exit(1)
}
const run = spawnSync(process.execPath, [join(FOLDER, `${name}.ts`), ...rest], { stdio: 'inherit' })
process.exit(run.status ?? 1)
