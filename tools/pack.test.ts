import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINE, packEngine } from './pack/pack.ts'

const ROOT = join(import.meta.dirname, '..')

/** A program of somebody who installed the packages, and has nothing else of this repository. */
const PROGRAM = `import { arena, gameOf, playResult } from '@benben/bots'
import { tekhenu } from '@benben/tekhenu'
import { FEATURES } from '@benben/tekhenu/features'
import { LEVEL_NAMES } from '@benben/bots/levels'
import { random, type Result } from '@benben/kernel'
import { aton } from '@benben/aton'

const options = tekhenu.options({}, 2)
if (!options.ok) throw new Error(options.fault.code)
const result: Result = playResult({ game: tekhenu, options: options.value, bots: ['scribe', 'random'], seed: 'packed' })
const met = await arena({ game: aton, options: { red: 'seed' }, seats: 2, bots: ['novice', 'random'], games: 2, seed: 'x' })
console.log(JSON.stringify({
  winners: result.winners,
  met: met.ok,
  features: FEATURES.length > 300,
  levels: LEVEL_NAMES.length,
  below: random('x').below(1),
  known: gameOf('aton') !== undefined,
}))
`

describe('the engine packages', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'packed-'))
    const archives = packEngine(join(folder, 'out'))
    const hashes = execFileSync(
      'npm',
      [
        'pack',
        '--silent',
        '--pack-destination',
        join(folder, 'out'),
        join(ROOT, 'node_modules/@noble/hashes'),
      ],
      { encoding: 'utf8' },
    ).trim()
    const home = join(folder, 'home')
    mkdirSync(home)
    writeFileSync(join(home, 'package.json'), '{ "type": "module", "private": true }')
    const quietly = ['--offline', '--no-audit', '--no-fund', '--silent']
    execFileSync('npm', ['install', ...quietly, join(folder, 'out', hashes), ...archives], { cwd: home })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const installed = (...path: string[]): string => join(folder, 'home/node_modules/@benben', ...path)

  it.each(ENGINE)('%s brings types, its README and its licence, and no sources or tests', (name) => {
    for (const file of ['README.md', 'LICENSE', 'dist/src/index.js', 'dist/src/index.d.ts'])
      expect(existsSync(installed(name, file)), file).toBe(true)
    expect(existsSync(installed(name, 'src'))).toBe(false)
    const { private: kept, license } = JSON.parse(
      readFileSync(installed(name, 'package.json'), 'utf8'),
    ) as Record<string, unknown>
    expect({ kept, license }).toEqual({ kept: undefined, license: 'MIT' })
  })

  it('are compiled against and run from an empty folder', () => {
    const home = join(folder, 'home')
    writeFileSync(join(home, 'program.ts'), PROGRAM)
    const flags = ['--strict', '--module', 'nodenext', '--target', 'es2024', '--types', '', '--outDir', '.']
    const lib = ['--lib', 'es2024,dom']
    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['program.ts', ...flags, ...lib], { cwd: home })
    const out = execFileSync(process.execPath, ['program.js'], { cwd: home, encoding: 'utf8' })
    expect(JSON.parse(out)).toEqual({
      winners: [0],
      met: true,
      features: true,
      levels: 5,
      below: 0,
      known: true,
    })
  })
})
