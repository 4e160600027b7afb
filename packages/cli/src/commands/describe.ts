import type { Command } from 'commander'
import type { Key, Words } from '@benben/words'

/** All commands, in the order help lists them. */
export type Name =
  | 'start'
  | 'play'
  | 'simulate'
  | 'arena'
  | 'report'
  | 'record'
  | 'replay'
  | 'verify'
  | 'show'
  | 'legal'
  | 'apply'
  | 'advise'
  | 'analyse'
  | 'env'

/** Describes a command and shows its usage. */
export function describe(command: Command, words: Words, name: Name): Command {
  const example: Key = `cli.example.${name}`
  return command
    .description(words.say(`cli.command.${name}`))
    .addHelpText('after', `\n${words.say('cli.example')}\n  ${words.say(example)}`)
    .helpOption('-h, --help', words.say('cli.option.help'))
}
