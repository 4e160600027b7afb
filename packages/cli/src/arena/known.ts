import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Met } from '@benben/bots'
import { wrong, type Desk } from '../desk.ts'

/** A file with the games of an arena, one line each, so that a stopped one goes on. Its first line says what was asked. */
export interface Kept {
  readonly known: readonly Met[]
  readonly add: (met: Met) => void
}

export function keptIn(desk: Desk, path: string, asked: unknown): Kept {
  const file = resolve(desk.folder, path)
  const head = JSON.stringify(asked)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  if (lines.length === 0) appendFileSync(file, `${head}\n`)
  else if (lines[0] !== head) throw wrong(desk, 'cli.arena.other', { path })
  return {
    // The last line is empty, or was cut.
    known: lines.slice(1, -1).map((line) => JSON.parse(line) as Met),
    add: (met) => appendFileSync(file, `${JSON.stringify(met)}\n`),
  }
}
