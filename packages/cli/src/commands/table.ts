import type { Words } from '@benben/words'
import type { Command } from 'commander'
import { DEFAULT_GAME } from '../arguments.ts'

/** At which table bots play: what every command with bots alone is told. */
export interface TableFlags {
  readonly game: string
  readonly players?: string
  readonly options?: string
  readonly edition?: string
  readonly bots: string
  readonly seed?: string
}

/** The flags that name a table; `players` says what its number stands for here. */
export const atTable = (command: Command, words: Words, players: string): Command =>
  command
    .option('--game <game>', words.say('cli.option.game'), DEFAULT_GAME)
    .option('--players <n>', players)
    .option('--options <options>', words.say('cli.option.options'))
    .option('--edition <file>', words.say('cli.option.edition'))
