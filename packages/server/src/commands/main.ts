import { parseArgs } from 'node:util'
import { check, tableId } from '@benben/protocol'
import type { Words } from '@benben/words'
import { languageOf, speakWhole } from '@benben/words/whole'
import { ConfigError, configFrom } from '../config.ts'
import { codeOf, StartupError } from '../startup-error.ts'
import { NewerStoreError } from '../store/newer-store-error.ts'
import { NotEmptyError } from '../store/transfer/database.ts'
import { OperatorError, type Command, type Order } from './command.ts'
import { COMMANDS } from './list.ts'

const MOST_DAYS = 100_000

/** `npx benben backup` and the other commands for whoever runs a server; returns the exit code. */
export async function operate(
  [name = '', ...rest]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  write: { readonly out: (line: string) => unknown; readonly err: (line: string) => unknown },
): Promise<number> {
  const words = await speakWhole(languageOf(env))
  const command = COMMANDS[name]!
  try {
    const { values, positionals } = parse(command, rest)
    if (values['help'] === true) {
      write.out(words.say(command.usage))
      return 0
    }
    const [least, most] = command.takes
    if (positionals.length < least || positionals.length > most) throw new UsageError()
    const order: Order = {
      words,
      config: configFrom(env, words),
      args: positionals,
      days: (option) => daysFrom(values[option], command.days![option]!),
      print: (key, params = {}) => write.out(words.say(key, params)),
    }
    return (await command.run(order)) ? 0 : 1
  } catch (error) {
    write.err(sentenceOf(error, command, words))
    return 1
  }
}

class UsageError extends Error {}

interface Parsed {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly positionals: readonly string[]
}

function parse({ days = {} }: Command, args: readonly string[]): Parsed {
  const options = Object.fromEntries(Object.keys(days).map((name) => [name, { type: 'string' as const }]))
  const help = { type: 'boolean', short: 'h' } as const
  // The id of a table may begin with a dash.
  const id = args.findIndex((arg) => arg.startsWith('-') && check(tableId, arg).ok)
  const marked = id < 0 ? args : args.toSpliced(id, 0, '--')
  try {
    return parseArgs({ args: [...marked], options: { ...options, help }, allowPositionals: true })
  } catch {
    throw new UsageError()
  }
}

function daysFrom(text: string | boolean | undefined, fallback: number): number {
  if (text === undefined) return fallback
  const value = /^\d{1,6}$/.test(String(text)) ? Number(text) : Infinity
  if (value > MOST_DAYS) throw new UsageError()
  return value
}

function sentenceOf(error: unknown, command: Command, words: Words): string {
  if (error instanceof UsageError) return words.say(command.usage)
  if (error instanceof OperatorError || error instanceof ConfigError || error instanceof StartupError)
    return error.message
  if (error instanceof NewerStoreError) return words.say('operator.newer')
  if (error instanceof NotEmptyError) return words.say('operator.not-empty')
  const problem = (error instanceof Error && error.message) || codeOf(error)
  return words.say('operator.failed', { problem })
}

/** The commands as a process. */
export async function main(): Promise<void> {
  const line = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(`${text}\n`)
  process.exitCode = await operate(process.argv.slice(2), process.env, {
    out: line(process.stdout),
    err: line(process.stderr),
  })
}
