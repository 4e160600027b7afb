import type { Words, Key } from '@benben/words'
import { Help, type CommanderError, type HelpConfiguration } from 'commander'

/** Titles of the parts of a help page, as commander writes them. */
const TITLES: Readonly<Record<string, Key>> = {
  'Usage:': 'cli.help.usage',
  'Arguments:': 'cli.help.arguments',
  'Options:': 'cli.help.options',
  'Commands:': 'cli.help.commands',
}

/** What commander writes into help pages by itself, in our words. */
export function helpIn(words: Words): HelpConfiguration {
  const plain = new Help()
  const called = (term: string): string =>
    term
      .replace('[options]', `[${words.say('cli.help.some-options')}]`)
      .replace('[command]', `[${words.say('cli.help.some-command')}]`)
  return {
    styleTitle: (title) => {
      const key = TITLES[title]
      return key === undefined ? title : words.say(key)
    },
    commandUsage: (command) => called(plain.commandUsage(command)),
    subcommandTerm: (command) => called(plain.subcommandTerm(command)),
    optionDescription: ({ description, defaultValue }) =>
      typeof defaultValue === 'string' || typeof defaultValue === 'number'
        ? words.say('cli.help.default', { description, value: String(defaultValue) })
        : description,
  }
}

/** What commander finds wrong with a command, by its code. */
const WRONG: Readonly<Record<string, Key>> = {
  'commander.unknownOption': 'cli.wrong.unknown-option',
  'commander.unknownCommand': 'cli.wrong.unknown-command',
  'commander.missingArgument': 'cli.wrong.missing-argument',
  'commander.optionMissingArgument': 'cli.wrong.missing-value',
  'commander.missingMandatoryOptionValue': 'cli.wrong.missing-option',
  'commander.excessArguments': 'cli.wrong.too-many',
}

/** The same in our words: what it is about stands in quotes, and what may have been meant behind it. */
export function complaintIn(
  words: Words,
  { code, message }: Pick<CommanderError, 'code' | 'message'>,
): string {
  const key = WRONG[code]
  const line = message.replaceAll(/\s+/g, ' ')
  if (key === undefined) return line
  const found = /'([^']*)'/.exec(line)?.[1] ?? ''
  const meant = /\(Did you mean (?:one of )?(.*)\?\)/.exec(line)?.[1]
  const said = words.say(key, { found })
  return meant === undefined ? said : `${said} ${words.say('cli.wrong.meant', { meant })}`
}
