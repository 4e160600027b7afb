import type { Words } from '@benben/words'
import type { Command } from 'commander'
import { DEFAULT_GAME } from '../arguments.ts'

/** The table settings shared by every command that runs bots only. */
export interface TableFlags {
  readonly game: string
  readonly players?: string
  readonly options?: string
  readonly edition?: string
  readonly bots: string
  readonly seed?: string
}

/** The flags that describe a table; `players` is the help text of `--players`. */
export const atTable = (command: Command, words: Words, players: string): Command =>
  command
    .option('--game <game>', words.say('cli.option.game'), DEFAULT_GAME)
    .option('--players <n>', players)
    .option('--options <options>', words.say('cli.option.options'))
    .option('--edition <file>', words.say('cli.option.edition'))
