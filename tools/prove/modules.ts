import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import { moduleRunnerTransform, transformWithOxc } from 'vite'
import { ROOT } from './files.ts'

/**
 * Sources as functions: transformed and compiled once, evaluated as often as a mutant needs a fresh start. Evaluating all of
 * Tekhenu again takes milliseconds; a process of its own, or the module loader, would take a second.
 */
type Exports = Record<string, unknown>

interface Module {
  /** What its imports mean: the path of another module, or what comes from outside. */
  readonly imports: ReadonlyMap<string, string | Exports>
  readonly evaluate: (...runtime: readonly unknown[]) => void
}

/** What Vite's transform calls the parts of its runtime, in the order in which `evaluate` takes them. */
const RUNTIME = ['import', 'dynamic_import', 'exportName', 'exportAll', 'import_meta'].map(
  (name) => `__vite_ssr_${name}__`,
)

export class Modules {
  /** Replaces modules by their name in imports. */
  readonly #given: Readonly<Record<string, Exports>>
  /** What becomes of a source before it is compiled. */
  readonly #edit: (file: string, source: string) => string
  readonly #compiled = new Map<string, Module>()

  constructor(
    given: Readonly<Record<string, Exports>>,
    edit: (file: string, source: string) => string = (_file, source) => source,
  ) {
    this.#given = given
    this.#edit = edit
  }

  /**
   * Lets files be loaded with all they import, as if nothing had been loaded before; `instead` is the source of one file
   * for this time.
   */
  async fresh(
    files: readonly string[],
    instead?: { readonly file: string; readonly source: string },
  ): Promise<(file: string) => void> {
    for (const file of files) await this.#compileAll(join(ROOT, file))
    const other = instead && (await this.#compile(instead.file, instead.source))
    const loaded = new Map<string, Exports>()
    const load = (path: string): Exports => {
      const before = loaded.get(path)
      if (before !== undefined) return before
      const exports: Exports = {}
      loaded.set(path, exports)
      const isOther = instead !== undefined && path === join(ROOT, instead.file)
      const { imports, evaluate } = isOther ? other! : this.#compiled.get(path)!
      const imported = (name: string): Exports => {
        const found = imports.get(name)!
        return typeof found === 'string' ? load(found) : found
      }
      evaluate(
        imported,
        async (name: string) => imported(name),
        (name: string, get: () => unknown) =>
          Object.defineProperty(exports, name, { get, enumerable: true, configurable: true }),
        (all: Exports) => Object.assign(exports, all),
        { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) },
      )
      // Nothing is bound anew after a module is evaluated, and values are faster than getters.
      for (const name of Object.keys(exports))
        Object.defineProperty(exports, name, { value: exports[name], enumerable: true })
      return exports
    }
    return (file) => void load(join(ROOT, file))
  }

  async #compileAll(path: string): Promise<void> {
    if (this.#compiled.has(path)) return
    const file = path.slice(ROOT.length + 1)
    const module = await this.#compile(file, readFileSync(path, 'utf8'))
    this.#compiled.set(path, module)
    for (const imported of module.imports.values())
      if (typeof imported === 'string') await this.#compileAll(imported)
  }

  async #compile(file: string, source: string): Promise<Module> {
    const path = join(ROOT, file)
    const text = file.endsWith('.json') ? `export default ${source}` : this.#edit(file, source)
    const plain = (await transformWithOxc(text, path.replace(/\.json$/, '.ts'), { sourcemap: false })).code
    const result = (await moduleRunnerTransform(plain, null, path, plain))!
    const imports = new Map<string, string | Exports>()
    for (const name of [...result.deps!, ...result.dynamicDeps!])
      imports.set(name, await this.#find(name, path))
    // Imports are at hand: nothing has to be waited for.
    const code = result.code.replaceAll('await __vite_ssr_import__(', '__vite_ssr_import__(')
    const evaluate = compileFunction(`'use strict';${code}`, RUNTIME, {
      filename: path,
    }) as Module['evaluate']
    return { imports, evaluate }
  }

  async #find(name: string, from: string): Promise<string | Exports> {
    if (this.#given[name] !== undefined) return this.#given[name]
    if (/^(\.|@benben\/)/.test(name)) return createRequire(from).resolve(name)
    return (await import(name)) as Exports
  }
}
