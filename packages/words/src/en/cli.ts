/** The terminal: prompts, errors, headings and help of its commands. One line per sentence, sorted by what it is for. */
export const cli = {
  'cli.unknown-game': 'There is no game "{found}". Choose one of {known}.',
  'cli.unknown-bot': 'There is no bot "{found}". Choose one of {known}.',
  'cli.bots-for-seats':
    'The game has {seats, plural, one {# seat} other {# seats}}, but {found, plural, one {# bot is} other {# bots are}} named. Name one bot for all seats, or one for each.',
  'cli.not-a-number': '{option} is "{found}", but must be a whole number from {min} to {max}.',
  'cli.seed': 'The seed must be a text of 1 to {longest} signs in one line.',
  'cli.seat': 'Seat {seat}',
  'cli.at': '{path} has no move {found}. Choose a number from 0 to {last}.',

  'cli.file.missing': 'There is no file {path}. Check the path.',
  'cli.file.folder': '{path} is a folder. Name a file in it.',
  'cli.file.forbidden': 'The file {path} may not be read. Check its permissions.',
  'cli.file.unreadable': 'The file {path} cannot be read ({code}).',
  'cli.file.empty': '{path} is empty.',
  'cli.file.noise': '{path} is not a text in UTF-8.',
  'cli.file.large':
    '{path} is too large. At most {megabytes, plural, one {# megabyte is} other {# megabytes are}} read.',
  'cli.file.problem': '{path}: {problem}',
  'cli.json.broken': '{what} is not JSON. Check quotes, commas and braces.',
  'cli.json.wrong': '{what} is not JSON: something is wrong in line {line}, column {column}.',
} as const satisfies Record<string, string>
