import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { testsOf } from './changed.ts'

/**
 * `npm run quick [-- REF]`: types, lint, format, and the unit tests of what has changed since REF (main, unless you are on it), within
 * a minute. It is a habit between two edits; `npm test` decides.
 */
const ROOT = join(import.meta.dirname, '..')
process.env['PATH'] = [join(ROOT, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter)

const git = (...args: readonly string[]): string[] =>
  spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '')

const [ref = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'] = process.argv.slice(2)
const changed = [...git('diff', '--name-only', ref), ...git('ls-files', '--others', '--exclude-standard')]
const existing = changed.filter((file) => existsSync(join(ROOT, file)))
const { tests, leftOut } = testsOf(ROOT, existing)

interface Done {
  readonly name: string
  readonly fine: boolean
}

/** Runs a check and keeps what it says to itself until it is over. */
function check(name: string, command: string, ...args: readonly string[]): Promise<Done> {
  const began = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (said += text.toString()))
    child.on('error', (error) => (said += error.message))
    child.on('close', (status) => {
      const fine = status === 0
      console.log(
        `${fine ? 'holds' : 'DOES NOT HOLD'}: ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
      )
      if (!fine) console.log(said)
      resolve({ name, fine })
    })
  })
}

const lintable = existing.filter((file) => /\.tsx?$/.test(file))
// Two at a time, as there are two cores: the tests beside everything else.
const [statics, unit] = await Promise.all([
  (async () => [
    await check('types', 'tsc', '--noEmit'),
    await check('types of the table in the browser', 'tsc', '--noEmit', '-p', 'packages/web'),
    ...(lintable.length > 0
      ? [await check('lint of what changed', 'oxlint', '--type-aware', '--deny-warnings', ...lintable)]
      : []),
    await check('format', 'oxfmt', '--check', '.'),
  ])(),
  tests.length > 0
    ? check(`${tests.length} files of unit tests`, 'vitest', 'run', '--maxWorkers=1', ...tests)
    : Promise.resolve({ name: 'no unit tests', fine: true }),
])
if (leftOut.length > 0) console.log(`left to npm test: ${leftOut.join(', ')}`)
const failed = [...statics, unit].filter(({ fine }) => !fine)
console.log(
  failed.length === 0 ? 'all hold' : `${failed.map(({ name }) => name).join(', ')}: see the error above`,
)
process.exitCode = failed.length === 0 ? 0 : 1
