import { createReadStream, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { wrong, type Desk } from './desk.ts'
import type { Key } from '@benben/words'

/** Reads and writes files. Every error becomes a sentence that names the path. */
const MEGABYTES = 16
const LARGEST = MEGABYTES * 1024 * 1024

/** Standard input as a path. */
export const STDIN = '-'

/** A path as sentences name it. */
export const nameOf = ({ words }: Desk, path: string): string =>
  path === STDIN ? words.say('cli.stdin') : path

const PROBLEMS: Readonly<Record<string, Key>> = {
  ENOENT: 'cli.file.missing',
  ENOTDIR: 'cli.file.missing',
  EISDIR: 'cli.file.folder',
  EACCES: 'cli.file.forbidden',
  EPERM: 'cli.file.forbidden',
}

export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** The text of a file, or of standard input for `-`. */
export async function readText(desk: Desk, path: string, empty?: 'may be empty'): Promise<string> {
  const bytes = await collect(desk, path, path === STDIN ? desk.stdin : open(desk, path))
  if (bytes.length === 0 && empty === undefined)
    throw wrong(desk, 'cli.file.empty', { path: nameOf(desk, path) })
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Reported below.
  }
  throw wrong(desk, 'cli.file.noise', { path: nameOf(desk, path) })
}

function open(desk: Desk, path: string): Readable {
  if (path.includes('\0')) throw wrong(desk, 'cli.file.missing', { path })
  return createReadStream(resolve(desk.folder, path))
}

async function collect(desk: Desk, path: string, stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer | string>) {
      const bytes = Buffer.from(chunk)
      size += bytes.length
      if (size > LARGEST) break
      chunks.push(bytes)
    }
  } catch (error) {
    const code = codeOf(error)
    if (code === '') throw error
    throw wrong(desk, PROBLEMS[code] ?? 'cli.file.unreadable', { path: nameOf(desk, path), code })
  }
  if (size > LARGEST) throw wrong(desk, 'cli.file.large', { path: nameOf(desk, path), megabytes: MEGABYTES })
  return Buffer.concat(chunks)
}

/** Parses JSON; `what` is its path, or the option it was given with. */
export function readJson(desk: Desk, what: string, source: string): unknown {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, '')) as unknown
  } catch (error) {
    const place = /line (\d+) column (\d+)/.exec(error instanceof Error ? error.message : '')
    if (place === null) throw wrong(desk, 'cli.json.broken', { what })
    throw wrong(desk, 'cli.json.wrong', { what, line: Number(place[1]), column: Number(place[2]) })
  }
}

/** Writes files into a folder, which is made if need be. */
export function writeInto(desk: Desk, path: string, files: Readonly<Record<string, string>>): void {
  const folder = resolve(desk.folder, path)
  try {
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  } catch (error) {
    const code = codeOf(error)
    if (code === '') throw error
    throw wrong(desk, 'cli.file.unwritable', { path, code })
  }
}
