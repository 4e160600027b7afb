import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { browserTests } from './browser.ts'

/**
 * `npm test`: every check of the house, one after the other, all of them even when one fails. Closes with a line
 * `N passed, N failed`, in which each check counts once, and each unit test and each browser test counts once.
 */
const ROOT = join(import.meta.dirname, '..')
process.env['PATH'] = [join(ROOT, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter)

// Servers and programs under test are started by the dozen: each finds its sources compiled by the one before.
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules', '.cache', 'node')

interface Count {
  readonly passed: number
  readonly failed: number
}

function run(command: string, args: readonly string[]): boolean {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error !== undefined) console.error(`${command} could not be started: ${error.message}`)
  return status === 0
}

const check =
  (command: string, ...args: readonly string[]) =>
  (): Count =>
    run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** Vitest counts its own tests; a run that breaks off before it has counted is one failure. */
function unit(): Count {
  const folder = mkdtempSync(join(tmpdir(), 'benben-test-'))
  const report = join(folder, 'report.json')
  const fine = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
    }
    return { passed: numPassedTests, failed: fine ? numFailedTests : Math.max(1, numFailedTests) }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const STEPS: readonly [string, () => Count][] = [
  ['types', check('tsc', '--noEmit')],
  ['types of the table in the browser', check('tsc', '--noEmit', '-p', 'packages/web')],
  ['lint and import rules', check('oxlint', '--type-aware', '--deny-warnings')],
  ['format', check('oxfmt', '--check', '.')],
  ['unused code and dependencies', check('knip')],
  ['sentences', check('node', 'packages/words/tools/check.ts')],
  ['unit, property and terminal tests', unit],
  ['browser tests', () => browserTests(ROOT)],
]

let passed = 0
let failed = 0
for (const [name, step] of STEPS) {
  console.log(`\n— ${name}`)
  const began = performance.now()
  const count = step()
  passed += count.passed
  failed += count.failed
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`  ${count.failed === 0 ? 'holds' : 'DOES NOT HOLD'} (${seconds} s)`)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
