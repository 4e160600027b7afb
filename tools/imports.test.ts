import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

/** The lint rules that keep the rooms apart are tested too: a copy of the house with one bad line is refused. */
const ROOT = join(import.meta.dirname, '..')
const house = mkdtempSync(join(tmpdir(), 'benben-lint-'))
copyFileSync(join(ROOT, '.oxlintrc.json'), join(house, '.oxlintrc.json'))
symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
afterAll(() => rmSync(house, { recursive: true, force: true }))

function lint(room: string, line: string, name = 'line.ts'): string {
  const folder = join(house, 'packages', room, 'src')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
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

describe('the base game of Tekhenu and its modules', () => {
  const refused = (name: string, from: string): boolean =>
    lint('tekhenu', imports(from), name).includes('no-restricted-imports')

  it('a file of the base game imports no module', () => {
    for (const module of ['solo', 'seth', 'vizier', 'solo-seth'])
      expect(refused('turn.ts', `./${module}/rules.ts`)).toBe(true)
    expect(refused('turn.ts', './maat.ts')).toBe(false)
    expect(refused('turn.ts', '@benben/aton')).toBe(true)
  })

  it('index.ts puts them together, and a module reads the base game', () => {
    expect(refused('index.ts', './solo/rules.ts')).toBe(false)
    expect(refused('solo/turn.ts', '../turn.ts')).toBe(false)
    expect(refused('solo/turn.ts', '@benben/words')).toBe(true)
  })

  it('no file of the base game names a module', () => {
    const folder = join(ROOT, 'packages', 'tekhenu', 'src')
    // Names and editions tell what lies in the boxes, whichever modules are played with.
    const vocabulary = ['names.ts', 'edition.ts', 'printed.ts']
    const together = new Set(['index.ts', 'together.ts', ...vocabulary])
    const naming = readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !together.has(file))
      .filter((file) => /botankhamun|\bsolo|\bseth\b|vizier/i.test(readFileSync(join(folder, file), 'utf8')))
    expect(naming).toEqual([])
  })
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
