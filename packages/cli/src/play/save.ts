import { appendFileSync, existsSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { wrong, type Desk } from '../desk.ts'
import { codeOf, readText } from '../files.ts'

/** The record of a match that is being played: every line is in the file before anybody sees what it did. */
export interface Save {
  /** As the person wrote it. */
  readonly path: string
  readonly add: (line: string) => void
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
  return saveTo(desk, path)
}

/** A file to go on with. A line that was still being written when the program ended is left out. */
export async function reopenSave(desk: Desk, path: string): Promise<{ source: string; cut: boolean }> {
  const written = await readText(desk, path)
  const source = written.slice(0, written.lastIndexOf('\n') + 1)
  return { source, cut: source.length < written.length }
}

/** Goes on behind `source`, which the file begins with. */
export function goOn(desk: Desk, path: string, { source, cut }: { source: string; cut: boolean }): Save {
  if (cut) guard(desk, path, () => truncateSync(resolve(desk.folder, path), Buffer.byteLength(source)))
  return saveTo(desk, path)
}

const saveTo = (desk: Desk, path: string): Save => ({
  path,
  add: (line) => guard(desk, path, () => appendFileSync(resolve(desk.folder, path), text([line]))),
})

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
