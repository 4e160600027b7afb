import { randomBytes } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'

/** The environment of a command, injected so that tests can replace it. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: Screen
  readonly stderr: Screen
  readonly env: Readonly<Record<string, string | undefined>>
  /** The folder relative paths start from. */
  readonly folder: string
  readonly now: () => Date
  /** Registers an interrupt handler; returns the function that removes it. */
  readonly onInterrupt: (listener: () => void) => () => void
}

type Screen = Writable & { readonly isTTY?: boolean; readonly columns?: number }

export const processIo = (): Io => ({
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  folder: process.cwd(),
  now: () => new Date(),
  onInterrupt: (listener) => {
    process.on('SIGINT', listener)
    return () => void process.off('SIGINT', listener)
  },
})

/** A fresh random seed. */
export const freshSeed = (): string => randomBytes(16).toString('base64url')

/** The exit code of a command. */
export const EXIT = { well: 0, wrong: 1, ourMistake: 70, interrupted: 130 } as const

/** Ends a command, with an error message if the input was invalid. */
export class Stop extends Error {
  readonly sentence: string
  readonly exitCode: number
  constructor(sentence: string, exitCode: number = EXIT.wrong) {
    super(sentence)
    this.sentence = sentence
    this.exitCode = exitCode
  }
}
