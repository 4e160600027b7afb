import type { Key, Words } from '@benben/words'
import type { Config } from '../config.ts'

/** What a command gets: its words, its arguments and options, and where the data is. */
export interface Order {
  readonly words: Words
  readonly config: Config
  readonly args: readonly string[]
  /** The days that were given as an option, or its default. */
  readonly days: (option: string) => number
  readonly print: (key: Key, params?: Readonly<Record<string, string | number>>) => void
}

export interface Command {
  readonly usage: Key
  /** The number of arguments: the least and the most. */
  readonly takes: readonly [number, number]
  /** Options of whole days, with their defaults. */
  readonly days?: Readonly<Record<string, number>>
  /** Resolves to whether all is well. */
  readonly run: (order: Order) => Promise<boolean>
}

/** Ends a command with a sentence for the person who gave it. */
export class OperatorError extends Error {}
