import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { digest, valid, shape, type Checked } from '@benben/kernel'
import type { Io } from '../io.ts'
import { run } from '../main.ts'

/** Commands run inside the test: what they print is kept, what they read is given. */

export interface World {
  readonly stdin?: string | Buffer
  readonly folder?: string
  readonly env?: Record<string, string>
  /** Whether the screens say that they are terminals. */
  readonly tty?: boolean
}

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

const NOW = new Date(2026, 0, 31, 14, 5, 9)

class Screen extends Writable {
  readonly isTTY: boolean
  text = ''
  readonly #seen: (text: string) => void
  constructor(tty: boolean, seen: (text: string) => void = () => undefined) {
    super()
    this.isTTY = tty
    this.#seen = seen
  }
  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.text += chunk.toString()
    done()
    this.#seen(chunk.toString())
  }
}

const ioOf = (world: World, stdin: Io['stdin'], stdout: Screen, stderr: Screen): Io => ({
  stdin,
  stdout,
  stderr,
  env: world.env ?? {},
  folder: world.folder ?? tmpdir(),
  now: () => NOW,
  onInterrupt: () => () => undefined,
})

/** Runs one command to its end. */
export async function benben(words: string, world: World = {}): Promise<Ran> {
  const stdout = new Screen(world.tty ?? false)
  const stderr = new Screen(world.tty ?? false)
  const stdin = Readable.from(world.stdin === undefined ? [] : [Buffer.from(world.stdin)])
  const code = await run(words.split(' '), ioOf(world, stdin, stdout, stderr))
  return { code, out: stdout.text, err: stderr.text }
}

/** The JSON a command printed; it must have gone well. */
export async function json(words: string, world: World = {}): Promise<unknown> {
  const { code, out, err } = await benben(words, world)
  if (code !== 0) throw new Error(err)
  return JSON.parse(out) as unknown
}

const PROMPT = /(?:> |press Enter\. |\] )$/

/** Answers to what the screen showed since the last answer; undefined closes the keyboard. */
export type Answer = (shown: string) => string | undefined

/** Runs a command with somebody at the keyboard. */
export async function converse(words: string, world: World, answer: Answer): Promise<Ran> {
  const stdin = Object.assign(new PassThrough(), { isTTY: world.tty ?? false })
  let shown = ''
  let failed: unknown
  const stdout = new Screen(world.tty ?? false, (text) => {
    shown += text
    if (!PROMPT.test(shown)) return
    const seen = shown
    shown = ''
    setImmediate(() => {
      try {
        const line = answer(seen)
        if (line === undefined) stdin.end()
        else stdin.write(`${line}\n`)
      } catch (error) {
        failed = error
        stdin.end()
      }
    })
  })
  const stderr = new Screen(world.tty ?? false)
  const code = await run(words.split(' '), ioOf(world, stdin, stdout, stderr))
  if (failed !== undefined) throw failed as Error
  return { code, out: stdout.text, err: stderr.text }
}

/** A folder that goes when the test is over; returns its path and how to put a file into it. */
export function tempFolder(): Disposable & {
  path: string
  put: (name: string, text: string | Buffer) => string
} {
  const path = mkdtempSync(join(tmpdir(), 'benben-'))
  return {
    path,
    put: (name, text) => {
      writeFileSync(join(path, name), text)
      return join(path, name)
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true }),
  }
}

/** Throws where something has not the shape it is documented with. */
export function expectShape<T>(of: shape.Shape<T>, raw: unknown): T {
  const found: Checked<T> = of(raw, 'output')
  if (!found.ok) throw new Error(JSON.stringify(found.fault))
  return found.value
}

export const anything: shape.Shape<unknown> = (raw) => valid(raw)

export const number: shape.Shape<number> = (raw, path) =>
  typeof raw === 'number' ? valid(raw) : shape.int(0, 0)(raw, path)

/** An object whose names are not known beforehand. */
export const record =
  <T>(of: shape.Shape<T>): shape.Shape<Record<string, T>> =>
  (raw, path) => {
    const names = Object.keys(raw ?? {})
    return shape.object<Record<string, T>>(Object.fromEntries(names.map((name) => [name, of])))(raw, path)
  }

/** The moves a `moves` list shows. */
export const movesIn = (shown: string): string[] =>
  [...shown.matchAll(/^ {2}((?:assign(?: \d){4})|exchange|end turn|(?:remove|place|return) \w{3}) /gm)].map(
    (found) => found[1]!,
  )

/** Plays what `moves` lists, the same wherever the same is listed; `undo` once where a turn waits for its end. */
export function player(most = Infinity, hasUndone = false): Answer {
  let moves = 0
  let undone = hasUndone
  return (shown) => {
    const listed = movesIn(shown)
    if (listed.length === 0) return shown.endsWith('press Enter. ') ? '' : 'moves'
    if (moves++ >= most) return undefined
    if (listed[0] === 'end turn' && !undone) {
      undone = true
      return 'undo'
    }
    return listed[Number.parseInt(digest(listed.join()).slice(0, 8), 16) % listed.length]!
  }
}
