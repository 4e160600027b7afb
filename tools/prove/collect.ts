import { format } from 'node:util'
import { expect } from 'vitest'
import { idsOf } from './ids.ts'

/** A test as its file declares it. */
export interface Test {
  readonly name: string
  readonly ids: readonly string[]
  readonly code: string
  readonly run: () => unknown
}

/** What files of tests import as `vitest` while they are collected: their tests are kept, not run. */
class Collection {
  readonly tests: Test[] = []

  readonly vitest = (() => {
    const it = (name: string, run: () => unknown, code = run.toString()): void => {
      this.tests.push({ name, ids: idsOf(name), code, run })
    }
    const describe = (_name: string, run: () => void): void => run()
    const test = Object.assign(it, { each: forEach(it) })
    return { expect, it: test, test, describe: Object.assign(describe, { each: forEach(describe) }) }
  })()
}

type Declare = (name: string, run: () => void, code: string) => void
type Row = (...row: readonly unknown[]) => void

const forEach =
  (declare: Declare) =>
  (rows: readonly unknown[]) =>
  (name: string, run: Row): void => {
    for (const row of rows) {
      const values: readonly unknown[] = Array.isArray(row) ? row : [row]
      declare(named(name, values), () => run(...values), run.toString())
    }
  }

/** `%s` stands for a value, `$a.b` for a part of the first. */
function named(name: string, values: readonly unknown[]): string {
  const filled = name.replaceAll(/\$([\w.]+)/g, (_, path: string) =>
    String(path.split('.').reduce((at, key) => (at as Record<string, unknown>)[key], values[0])),
  )
  const many = filled.match(/%[sdifjo]/g)?.length ?? 0
  return format(filled, ...values.slice(0, many))
}

const collection = new Collection()

/** What modules get for their imports. */
export const VITEST = { vitest: collection.vitest }

/** The tests that a file declares when it is loaded. */
export function collected(load: () => void): readonly Test[] {
  collection.tests.length = 0
  load()
  return [...collection.tests]
}

/** An error of the language shows only that a line is reached. */
export const isCrash = (error: unknown): boolean =>
  error instanceof Error && /^(Type|Reference|Range|Syntax)Error$/.test(error.name)
