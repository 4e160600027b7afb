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

/** What the search in docs/research.md takes as given. */
const BEFORE_SEARCH = `import { fastHost } from '@benben/kernel'
import { aton as game } from '@benben/aton'
const seat = 0
const view = game.view(game.setup({ red: 'seed' }, 2, 'search', fastHost), seat)
`

/** The blocks of code in a text, by their language. */
const examplesIn = (file: string, language: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(
    (found) => found[1]!,
  )

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
    const manifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    const { private: kept, license, description, engines } = manifest(installed(name, 'package.json'))
    const ours = manifest(join(ROOT, 'package.json'))['engines']
    expect({ kept, license, engines }).toEqual({ kept: undefined, license: 'MIT', engines: ours })
    expect(description).toMatch(/^[A-Z].+\.$/)
  })

  it.each(ENGINE)('%s does what its README shows', (name) => {
    const [example, ...others] = examplesIn(join(ROOT, 'packages', name, 'README.md'), 'js')
    expect(others).toEqual([])
    const file = join(folder, 'home', `${name}.js`)
    writeFileSync(file, example!)
    // It would throw: what it prints is of no use here.
    execFileSync(process.execPath, [file])
  })

  it('are compiled against and run from an empty folder, as the search for researchers is', () => {
    const home = join(folder, 'home')
    writeFileSync(join(home, 'program.ts'), PROGRAM)
    const [search, ...others] = examplesIn(join(ROOT, 'docs/research.md'), 'ts')
    expect(others).toEqual([])
    writeFileSync(join(home, 'search.ts'), `${BEFORE_SEARCH}${search!}\nconsole.log(best !== undefined)\n`)
    const flags = ['--strict', '--module', 'nodenext', '--target', 'es2024', '--types', '', '--outDir', '.']
    const lib = ['--lib', 'es2024,dom']
    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['program.ts', 'search.ts', ...flags, ...lib], {
      cwd: home,
    })
    const out = execFileSync(process.execPath, ['program.js'], { cwd: home, encoding: 'utf8' })
    expect(JSON.parse(out)).toEqual({
      winners: [0],
      met: true,
      features: true,
      levels: 5,
      below: 0,
      known: true,
    })
    const found = execFileSync(process.execPath, ['search.js'], { cwd: home, encoding: 'utf8' })
    expect(found).toBe('true\n')
  })
})
