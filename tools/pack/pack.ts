import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The engine for others: each package as JavaScript with types, as `npm publish` would send it. */

const ROOT = resolve(import.meta.dirname, '../..')

/** In the order in which they need each other. */
export const ENGINE = ['kernel', 'aton', 'tekhenu', 'bots'] as const

type Exports = string | { readonly [name: string]: Exports }

interface Package {
  readonly exports: Exports
  readonly imports?: Exports
  readonly private?: boolean
}

/** What only our own tests need. */
const FOR_TESTS = ['src/testing', 'src/conformance']
const TEST_ENTRIES = new Set(['toy', './testing', './conformance'])

/** The same addresses among the compiled files, without those for tests. Types lie beside them. */
const compiled = (exports: Exports): Exports =>
  typeof exports === 'string'
    ? exports.replace('./src/', './dist/src/').replace(/\.ts$/, '.js')
    : Object.fromEntries(
        Object.entries(exports)
          .filter(([name]) => !TEST_ENTRIES.has(name))
          .map(([name, each]) => [name, compiled(each)]),
      )

const COMPILER = {
  target: 'es2024',
  // What Node and browsers share, as `atob`.
  lib: ['es2024', 'dom'],
  module: 'nodenext',
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  rewriteRelativeImportExtensions: true,
  declaration: true,
  rootDir: '.',
  outDir: 'dist',
}

/** Compiles a package in a folder in which those it needs are installed. */
function build(name: (typeof ENGINE)[number], folder: string): void {
  const source = join(ROOT, 'packages', name)
  mkdirSync(folder, { recursive: true })
  const isTest = (path: string): boolean =>
    path.endsWith('.test.ts') || FOR_TESTS.some((each) => path === join(source, each))
  cpSync(join(source, 'src'), join(folder, 'src'), { recursive: true, filter: (path) => !isTest(path) })
  if (existsSync(join(source, 'editions')))
    cpSync(join(source, 'editions'), join(folder, 'editions'), { recursive: true })
  cpSync(join(source, 'README.md'), join(folder, 'README.md'))
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
  cpSync(join(source, 'package.json'), join(folder, 'package.json'))
  const config = { compilerOptions: COMPILER, include: ['src'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder], { stdio: 'inherit' })
  for (const part of ['src', 'editions']) copyData(join(folder, part), join(folder, 'dist', part))
  publish(source, folder)
}

/** Files of data, which the compiler leaves where they are. */
function copyData(from: string, to: string): void {
  if (!existsSync(from)) return
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json')) cpSync(join(from, file), join(to, file))
}

/** Says where the compiled files are. */
function publish(source: string, folder: string): void {
  const {
    private: _,
    exports,
    imports,
    ...rest
  } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Package
  const published = {
    ...rest,
    exports: compiled(exports),
    ...(imports === undefined ? {} : { imports: compiled(imports) }),
    files: ['dist'],
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
}

const npmPack = (folder: string, out: string): string =>
  join(
    out,
    execFileSync('npm', ['pack', '--silent', '--pack-destination', out, folder], { encoding: 'utf8' }).trim(),
  )

/** Packs all of them into a folder; returns the archives. */
export function packEngine(out: string): string[] {
  const folder = resolve(out)
  const scope = join(folder, 'build/node_modules/@benben')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(scope, { recursive: true })
  cpSync(join(ROOT, 'node_modules/@noble'), join(folder, 'build/node_modules/@noble'), { recursive: true })
  return ENGINE.map((name) => {
    build(name, join(scope, name))
    return npmPack(join(scope, name), folder)
  })
}
