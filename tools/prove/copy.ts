import {
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
import { basename, join } from 'node:path'
import { applied, type Mutant } from './mutant.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const SCOPE = '@benben'

/** A private copy of the packages, so that nothing is ever spoilt in the tree somebody works in. */
export class Copy {
  readonly folder: string

  constructor(packages: readonly string[]) {
    this.folder = mkdtempSync(join(tmpdir(), 'benben-prove-'))
    process.on('exit', this.#remove)
    for (const file of ['package.json', 'tsconfig.json', 'vitest.config.ts'])
      cpSync(join(ROOT, file), join(this.folder, file))
    for (const name of packages) {
      cpSync(join(ROOT, 'packages', name), join(this.folder, 'packages', name), {
        recursive: true,
        filter: (path) => basename(path) !== 'node_modules',
      })
    }
    // What is installed is shared, except that our own packages lead back into the copy.
    const installed = join(ROOT, 'node_modules')
    const shared = join(this.folder, 'node_modules')
    mkdirSync(join(shared, SCOPE), { recursive: true })
    for (const name of readdirSync(installed)) {
      if (name !== SCOPE && name !== '.vite' && name !== '.vite-temp')
        symlinkSync(join(installed, name), join(shared, name))
    }
    for (const name of packages) symlinkSync(join(this.folder, 'packages', name), join(shared, SCOPE, name))
  }

  /** Lets `then` look at the copy while the mutant is in it. */
  async spoilt<T>(mutant: Mutant, then: () => Promise<T>): Promise<T> {
    const path = join(this.folder, mutant.file)
    const before = readFileSync(path, 'utf8')
    writeFileSync(path, applied(before, mutant))
    try {
      return await then()
    } finally {
      writeFileSync(path, before)
    }
  }

  readonly #remove = (): void => rmSync(this.folder, { recursive: true, force: true })

  remove(): void {
    process.off('exit', this.#remove)
    this.#remove()
  }
}
