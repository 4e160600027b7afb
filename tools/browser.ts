import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { haveChromium } from './chromium.ts'

/** The browser tests, counted by Playwright; a run that breaks off before it has counted is one failure. */
export function browserTests(root: string): { passed: number; failed: number } {
  if (!haveChromium()) {
    console.error('  A Chromium could not be installed. Install one, or name it in BENBEN_CHROMIUM.')
    return { passed: 0, failed: 1 }
  }
  const folder = mkdtempSync(join(tmpdir(), 'benben-browser-'))
  const report = join(folder, 'report.json')
  const { status } = spawnSync('playwright', ['test', '-c', 'packages/web'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, BENBEN_REPORT: report },
  })
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number }
    }
    if (stats.flaky > 0)
      console.log(`  ${stats.flaky} passed only at the second try (listed above as flaky): mend them.`)
    return {
      passed: stats.expected + stats.flaky,
      failed: status === 0 ? stats.unexpected : Math.max(1, stats.unexpected),
    }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
