import type { Command } from 'commander'
import type { Key, Words } from '@benben/words'

/** The commands of the house, in the order help lists them. */
export type Name =
  | 'start'
  | 'play'
  | 'simulate'
  | 'arena'
  | 'record'
  | 'replay'
  | 'verify'
  | 'show'
  | 'legal'
  | 'apply'

/** Says what a command is for, and shows how it is called. */
export function describe(command: Command, words: Words, name: Name): Command {
  const example: Key = `cli.example.${name}`
  return command
    .description(words.say(`cli.command.${name}`))
    .addHelpText('after', `\n${words.say('cli.example')}\n  ${words.say(example)}`)
    .helpOption('-h, --help', words.say('cli.option.help'))
}
