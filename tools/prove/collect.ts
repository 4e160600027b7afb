import { format } from 'node:util'
import { expect } from 'vitest'
import { idsOf } from './ids.ts'

/** A test as its file declares it. */
export interface Test {
  readonly name: string
  readonly ids: readonly string[]
  readonly run: () => unknown
}

/** What files of tests import as `vitest` while they are collected: their tests are kept, not run. */
export class Collection {
  readonly tests: Test[] = []

  readonly vitest = (() => {
    const it = (name: string, run: () => unknown): void => {
      this.tests.push({ name, ids: idsOf(name), run })
    }
    const describe = (_name: string, run: () => void): void => run()
    const test = Object.assign(it, { each: forEach(it) })
    return { expect, it: test, test, describe: Object.assign(describe, { each: forEach(describe) }) }
  })()
}

type Declare = (name: string, run: () => void) => void
type Row = (...row: readonly unknown[]) => void

const forEach =
  (declare: Declare) =>
  (rows: readonly unknown[]) =>
  (name: string, run: Row): void => {
    for (const row of rows) {
      const values: readonly unknown[] = Array.isArray(row) ? row : [row]
      declare(named(name, values), () => run(...values))
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
