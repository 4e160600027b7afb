import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
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
import { beforeAll, describe, expect, it } from 'vitest'
import { graph } from './lint/boundaries.ts'

/** The lint rules that keep packages apart are tested too: a copy of the project with bad lines in it is linted once. */
const ROOT = join(import.meta.dirname, '..')
const lines = new Map<string, string>()
const found = new Map<string, string[]>()

/** A file with one line, to be linted with all others; its path is what `rulesBrokenIn` asks for. */
function file(path: string, line: string): string {
  const name = `packages/${path}`
  lines.set(name, line)
  return name
}
const importing = (path: string, from: string): string => file(path, `export { default } from '${from}'`)
const rulesBrokenIn = (name: string): string => (found.get(name) ?? []).join()

beforeAll(() => {
  const copy = mkdtempSync(join(tmpdir(), 'benben-lint-'))
  try {
    copyFileSync(join(ROOT, 'oxlint.config.ts'), join(copy, 'oxlint.config.ts'))
    cpSync(join(ROOT, 'tools', 'lint'), join(copy, 'tools', 'lint'), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    for (const name of graph().keys()) {
      mkdirSync(join(copy, 'packages', name), { recursive: true })
      copyFileSync(join(ROOT, 'packages', name, 'package.json'), join(copy, 'packages', name, 'package.json'))
    }
    for (const [name, line] of lines) {
      mkdirSync(dirname(join(copy, name)), { recursive: true })
      writeFileSync(join(copy, name), `${line}\n`)
    }
    const { stdout } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint'), '--format=json', 'packages'],
      { cwd: copy, encoding: 'utf8' },
    )
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
    for (const { filename, code } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), code])
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

describe('which package imports which', () => {
  const forbidden: [string, string][] = [
    ['kernel', '@benben/aton'],
    ['kernel', 'node:fs'],
    ['kernel', '../../aton/src/index.ts'],
    ['aton', '@benben/words'],
    ['aton', '@benben/tekhenu'],
    ['aton', '../../kernel/src/frames.ts'],
    ['tekhenu', '@benben/aton'],
    ['tekhenu', 'node:crypto'],
    ['words', '@benben/bots'],
    ['bots', '@benben/words'],
    ['bots', '@benben/words/tekhenu'],
    ['bots', 'node:worker_threads'],
    ['protocol', '@benben/server'],
    ['server', '@benben/web'],
    ['web', '@benben/server'],
    ['web', '../../../../packages/tekhenu/src/names.ts'],
    ['cli', '@benben/server'],
  ]
  for (const [i, [name, from]] of forbidden.entries()) {
    const bad = importing(`${name}/src/forbidden-${i}.ts`, from)
    it(`${name} does not import ${from}`, () => expect(rulesBrokenIn(bad)).toContain('no-restricted-imports'))
  }

  const allowed: [string, string][] = [
    ['aton', '@benben/kernel'],
    ['words', '@benben/aton'],
    ['bots', '@benben/aton'],
    ['cli', '@benben/bots'],
    ['cli', 'node:fs'],
    ['web', '../tekhenu/table.ts'],
  ]
  for (const [i, [name, from]] of allowed.entries()) {
    const good = importing(`${name}/src/allowed-${i}.ts`, from)
    it(`${name} imports ${from}`, () => expect(rulesBrokenIn(good)).not.toContain('no-restricted-imports'))
  }

  it('a package that another depends on does not depend on that one', () => {
    const packages = graph()
    const reached = (name: string, seen = new Set<string>()): Set<string> => {
      for (const each of packages.get(name) ?? []) if (!seen.has(each)) reached(each, seen.add(each))
      return seen
    }
    expect([...packages.keys()].filter((name) => reached(name).has(name))).toEqual([])
  })
})

describe('the base game of Tekhenu and its modules', () => {
  const MODULES = ['solo', 'seth', 'vizier', 'solo-seth']
  const refused = (name: string): boolean => rulesBrokenIn(name).includes('no-restricted-imports')

  const modules = MODULES.map((module) => importing(`tekhenu/src/turn-${module}.ts`, `./${module}/rules.ts`))
  const sibling = importing('tekhenu/src/turn.ts', './maat.ts')
  const outside = importing('tekhenu/src/base.ts', '@benben/aton')
  it('a file of the base game imports no module', () => {
    expect(modules.filter((name) => !refused(name))).toEqual([])
    expect(refused(sibling)).toBe(false)
    expect(refused(outside)).toBe(true)
  })

  const composition = importing('tekhenu/src/index.ts', './solo/rules.ts')
  const module = importing('tekhenu/src/solo/turn.ts', '../turn.ts')
  const words = importing('tekhenu/src/solo/words.ts', '@benben/words')
  it('index.ts puts them together, and a module reads the base game', () => {
    expect(refused(composition)).toBe(false)
    expect(refused(module)).toBe(false)
    expect(refused(words)).toBe(true)
  })

  it('no file of the base game names a module', () => {
    const folder = join(ROOT, 'packages', 'tekhenu', 'src')
    // Names, causes and editions list what is in the boxes, whichever modules are played with.
    const vocabulary = ['names.ts', 'causes.ts', 'edition.ts', 'printed.ts']
    const together = new Set(['index.ts', 'together.ts', ...vocabulary])
    const naming = readdirSync(folder)
      .filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts') && !together.has(each))
      .filter((each) => /botankhamun|\bsolo|\bseth\b|vizier/i.test(readFileSync(join(folder, each), 'utf8')))
    expect(naming).toEqual([])
  })
})

describe('rules know no clock and no machine', () => {
  const calls = ['Date.now()', 'Math.random()', 'performance.now()', 'process.exit()', 'console.log(1)']
  for (const [i, call] of calls.entries()) {
    const bad = file(`aton/src/call-${i}.ts`, `export const x = ${call}`)
    const good = file(`cli/src/call-${i}.ts`, `export const x = ${call}`)
    it(call, () => {
      expect(rulesBrokenIn(bad)).toMatch(/no-restricted-(globals|properties)/)
      expect(rulesBrokenIn(good)).not.toMatch(/no-restricted-(globals|properties)/)
    })
  }
})
