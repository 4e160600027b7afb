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
import { commitment, type KeptPosition, type MatchRecord } from '@benben/kernel'
import { wrong, type Desk } from '../desk.ts'
import { codeOf, readText } from '../files.ts'
import { momentOf, POSITION_FILE, positionFile, type Loaded, type PositionFile } from '../moment.ts'

/**
 * The record of a match that is being played: every line is in the file before anybody sees what it did. Beside it the
 * position is kept, with which the match can go on when the rules have changed.
 */
export interface Save {
  /** As the person wrote it. */
  readonly path: string
  readonly add: (line: string) => void
  /** Keeps the position the lines lead to. */
  readonly keep: (match: Loaded['match']) => void
}

const FOLDER = '.benben'

/** A new file, named by game and time unless a name is asked for. */
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

/** A file to go on with. A line that was still being written when the program ended is left out. */
export async function reopenSave(desk: Desk, path: string): Promise<{ source: string; cut: boolean }> {
  const written = await readText(desk, path)
  const source = written.slice(0, written.lastIndexOf('\n') + 1)
  return { source, cut: source.length < written.length }
}

/** Goes on behind `source`, which the file begins with and which holds so many lines of the match. */
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
      // Replaced in one go: whoever stops the program meanwhile leaves the old one or the new one.
      guard(desk, path, () => {
        writeFileSync(`${full}.new`, `${JSON.stringify(file)}\n`)
        renameSync(`${full}.new`, full)
      })
    },
  }
}

const besideOf = (desk: Desk, path: string): string => `${resolve(desk.folder, path)}.position.json`

/** The position that was kept beside a record; undefined where there is none of this match. */
export function keptBeside(desk: Desk, path: string, record: MatchRecord): KeptPosition | undefined {
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
