import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { commitment, type SavedPosition, type MatchRecord } from '@benben/kernel'
import { wrong, type Desk } from '../desk.ts'
import { codeOf, readText } from '../files.ts'
import { momentOf, POSITION_FILE, positionFile, type Loaded, type PositionFile } from '../moment.ts'

/**
 * The record of a running match: every line is written to the file before its effect is shown. The position file next to
 * it lets the match resume after a change of rules.
 */
export interface Save {
  /** The path as the user typed it. */
  readonly path: string
  readonly add: (line: string) => void
  /** Saves the current position. */
  readonly keep: (match: Loaded['match']) => void
}

const FOLDER = '.benben'

/** A new file, named by game and time unless a name is given. */
export function createSave(
  desk: Desk,
  found: string | undefined,
  game: string,
  head: readonly string[],
): Save {
  const path = found ?? freshPath(desk, game)
  const full = resolve(desk.folder, path)
  if (existsSync(full)) throw wrong(desk, 'cli.save.exists', { path })
  guard(desk, path, () => {
    mkdirSync(dirname(full), { recursive: true })
    writeFileSync(full, text(head), { flag: 'wx' })
  })
  return saveTo(desk, path, 0)
}

/** An existing file to continue. A last line that was not completely written is dropped. */
export async function reopenSave(desk: Desk, path: string): Promise<{ source: string; cut: boolean }> {
  const written = await readText(desk, path)
  const source = written.slice(0, written.lastIndexOf('\n') + 1)
  return { source, cut: source.length < written.length }
}

/** Continues after `source`, the current start of the file, with the number of match lines it holds. */
export function goOn(
  desk: Desk,
  path: string,
  { source, cut }: { source: string; cut: boolean },
  lines: number,
): Save {
  if (cut) guard(desk, path, () => truncateSync(resolve(desk.folder, path), Buffer.byteLength(source)))
  return saveTo(desk, path, lines)
}

function saveTo(desk: Desk, path: string, before: number): Save {
  let lines = before
  return {
    path,
    add: (line) => {
      guard(desk, path, () => appendFileSync(resolve(desk.folder, path), text([line])))
      lines++
    },
    keep: (match) => {
      const record = { commitment: commitment(match.terms.seed), lines }
      const file: PositionFile = { ...positionFile(momentOf(match, match.position)), record }
      const full = besideOf(desk, path)
      // Replaced atomically: an interrupt leaves either the old file or the new one.
      guard(desk, path, () => {
        writeFileSync(`${full}.new`, `${JSON.stringify(file)}\n`)
        renameSync(`${full}.new`, full)
      })
    },
  }
}

const besideOf = (desk: Desk, path: string): string => `${resolve(desk.folder, path)}.position.json`

/** The position saved next to a record; undefined if there is none for this match. */
export function keptBeside(desk: Desk, path: string, record: MatchRecord): SavedPosition | undefined {
  let raw: unknown
  try {
    raw = JSON.parse(readFileSync(besideOf(desk, path), 'utf8'))
  } catch {
    return undefined
  }
  const file = POSITION_FILE(raw, 'file')
  if (!file.ok || file.value.record?.commitment !== record.commitment) return undefined
  const { rules, position } = file.value
  return { rules, position, lines: file.value.record.lines }
}

const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

function guard(desk: Desk, path: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    const code = codeOf(error)
    if (code === '') throw error
    throw wrong(desk, 'cli.save.failed', { path, code })
  }
}

function freshPath(desk: Desk, game: string): string {
  const now = desk.now()
  const two = (number: number): string => String(number).padStart(2, '0')
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(two).join('-')
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('')
  for (let again = 1; ; again++) {
    const path = join(FOLDER, `${game}-${day}-${time}${again === 1 ? '' : `-${again}`}.txt`)
    if (!existsSync(resolve(desk.folder, path))) return path
  }
}
