import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

/** The lint rules that keep the rooms apart are tested too: a copy of the house with one bad line is refused. */
const ROOT = join(import.meta.dirname, '..')
const house = mkdtempSync(join(tmpdir(), 'benben-lint-'))
copyFileSync(join(ROOT, '.oxlintrc.json'), join(house, '.oxlintrc.json'))
symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
afterAll(() => rmSync(house, { recursive: true, force: true }))

function lint(room: string, line: string): string {
  const folder = join(house, 'packages', room, 'src')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'line.ts')
  writeFileSync(file, `${line}\n`)
  const { stdout } = spawnSync(join(ROOT, 'node_modules', '.bin', 'oxlint'), [file], {
    cwd: house,
    encoding: 'utf8',
  })
  return stdout
}

const imports = (from: string): string => `export { default } from '${from}'`

describe('who may enter which room', () => {
  const forbidden: [string, string][] = [
    ['kernel', '@benben/aton'],
    ['kernel', 'node:fs'],
    ['kernel', '../../aton/src/index.ts'],
    ['aton', '@benben/words'],
    ['aton', '@benben/tekhenu'],
    ['tekhenu', '@benben/aton'],
    ['tekhenu', 'node:crypto'],
    ['words', '@benben/bots'],
    ['bots', '@benben/words'],
    ['bots', 'node:worker_threads'],
    ['protocol', '@benben/server'],
    ['server', '@benben/web'],
    ['cli', '@benben/server'],
  ]
  for (const [room, from] of forbidden) {
    it(`${room} does not import ${from}`, () =>
      expect(lint(room, imports(from))).toContain('no-restricted-imports'))
  }

  const allowed: [string, string][] = [
    ['aton', '@benben/kernel'],
    ['words', '@benben/aton'],
    ['bots', '@benben/aton'],
    ['cli', '@benben/bots'],
    ['cli', 'node:fs'],
  ]
  for (const [room, from] of allowed) {
    it(`${room} imports ${from}`, () =>
      expect(lint(room, imports(from))).not.toContain('no-restricted-imports'))
  }
})

describe('rules know no clock and no machine', () => {
  for (const line of [
    'Date.now()',
    'Math.random()',
    'performance.now()',
    'process.exit()',
    'console.log(1)',
  ]) {
    it(line, () => {
      expect(lint('aton', `export const x = ${line}`)).toMatch(/no-restricted-(globals|properties)/)
      expect(lint('cli', `export const x = ${line}`)).not.toMatch(/no-restricted-(globals|properties)/)
    })
  }
})
