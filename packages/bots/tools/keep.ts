import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Round } from './trainees.ts'

/** What a training keeps: how it was begun, what it has done, and all it needs to go on. */
export interface Kept {
  readonly asked: string
  readonly rounds: readonly Round[]
  readonly state: unknown
}

/** What was kept; undefined where nothing was. */
export const keptIn = (file: string): Kept | undefined =>
  existsSync(file) ? (deserialize(readFileSync(file)) as Kept) : undefined

/** All of it is there, or what was there before: a training that is stopped while it writes learns no round twice. */
export function keep(file: string, kept: Kept): void {
  const next = `${file}.next`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(next, serialize(kept))
  renameSync(next, file)
}
