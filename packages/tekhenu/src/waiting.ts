import type { Position } from '@benben/kernel'
import type { Wait } from './play.ts'
import type { Rules } from './rules.ts'
import { stack } from './state.ts'

/** What waits to happen, as people read it: the last entry is now. */
export type Waiting = Readonly<Record<string, number | string>>

/** Modules keep ranges of frame numbers of their own, so that there are gaps between them. */
export const isThere = (wait: Wait | undefined): wait is Wait => wait !== undefined

export function writeWaiting(p: Position, rules: Rules): Waiting[] {
  return stack.list(p).map(([kind, ...numbers]) => {
    const { name, fields } = rules.waits[kind!]!
    return { wait: name, ...Object.fromEntries(Object.keys(fields).map((field, i) => [field, numbers[i]!])) }
  })
}

export function readWaiting(p: Position, rules: Rules, waiting: readonly Waiting[]): void {
  stack.clear(p)
  for (const frame of waiting) {
    const kind = rules.waits.findIndex((wait) => isThere(wait) && wait.name === frame['wait'])
    const [a, b, c, d] = Object.keys(rules.waits[kind]!.fields).map((field) => Number(frame[field]))
    stack.push(p, kind, a, b, c, d)
  }
}
