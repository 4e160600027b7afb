import type { Game, Move } from '@benben/kernel'

/** The commands that are not moves. */
export const COMMANDS = [
  'help',
  'moves',
  'why',
  'undo',
  'save',
  'log',
  'table',
  'look',
  'points',
  'back',
  'concede',
  'quit',
] as const
export type CommandName = (typeof COMMANDS)[number]

/** The meaning of an input line. */
export type Intent =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'command'; readonly name: CommandName; readonly rest: string }
  | { readonly kind: 'ambiguous'; readonly choices: readonly string[] }
  | { readonly kind: 'unreadable'; readonly text: string }
  | { readonly kind: 'nothing' }

/** The meaning of a line that is not a command. */
export type Reading = Exclude<Intent, { kind: 'command' }>

type Language = Pick<Game, 'read' | 'write' | 'endTurn'>

const LONGEST = 200
/** Commands that take arguments. */
const WITH_REST: ReadonlySet<CommandName> = new Set(['why', 'look', 'moves'])
/** Too serious to be shortened. */
const IN_FULL: ReadonlySet<CommandName> = new Set(['concede'])
const LETTERS = /^[a-z]+$/

const tidy = (line: string): string =>
  line
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll(/[\s,;]+/g, ' ')
    .trim()

/**
 * Reads a line where these moves are legal. Words may be shortened while it is clear which is meant, and a verb may be
 * left out where only one is possible; pieces and places are always named in full.
 */
export function interpret(line: string, game: Language, legal: readonly Move[]): Intent {
  const text = tidy(line)
  if (text === '') {
    const done = legal.length === 1 && legal[0] === game.endTurn
    return done ? { kind: 'move', move: game.endTurn } : { kind: 'nothing' }
  }
  if (text === '?') return { kind: 'command', name: 'help', rest: '' }
  const exact = readExact(text, game)
  if (exact !== undefined) return { kind: 'move', move: exact }
  return readCommand(text, verbsOf(game, legal)) ?? readMove(text, game, legal)
}

/** The same without commands, for what follows `why`. */
export function interpretMove(line: string, game: Language, legal: readonly Move[]): Reading {
  const text = tidy(line)
  const exact = readExact(text, game)
  return exact === undefined ? readMove(text, game, legal) : { kind: 'move', move: exact }
}

/** Lines are read in small letters; where a game writes a card as `T05` or `Cult05`, so may a person write it small. */
const readExact = (text: string, game: Language): Move | undefined =>
  game.read(text) ?? game.read(text.replaceAll(/\b[a-z]+\d+\b/g, cardName))

/** A letter or two are capitals, of a longer word the first one is. */
const cardName = (name: string): string =>
  /^[a-z]{1,2}\d/.test(name) ? name.toUpperCase() : name[0]!.toUpperCase() + name.slice(1)

const wordsOf = (game: Language, move: Move): string[] => game.write(move).toLowerCase().split(' ')

const verbsOf = (game: Language, legal: readonly Move[]): string[] => [
  ...new Set(legal.map((move) => game.write(move).split(' ')[0]!)),
]

function readCommand(text: string, verbs: readonly string[]): Intent | undefined {
  const [word, ...others] = text.split(' ')
  const rest = others.join(' ')
  const named = COMMANDS.find((name) => name === word)
  if (named !== undefined) return { kind: 'command', name: named, rest }
  if (!LETTERS.test(word!)) return undefined
  const commands = COMMANDS.filter(
    (name) =>
      !IN_FULL.has(name) &&
      name.startsWith(word!) &&
      (rest === '' || WITH_REST.has(name)) &&
      !(rest === '' && name === 'why'),
  )
  if (commands.length === 0) return undefined
  const choices = [...verbs.filter((verb) => verb.startsWith(word!)), ...commands]
  return choices.length === 1 ? { kind: 'command', name: commands[0]!, rest } : { kind: 'ambiguous', choices }
}

function readMove(text: string, game: Language, legal: readonly Move[]): Reading {
  const typed = text.split(' ')
  const strict = legal.filter((move) => fits(typed, wordsOf(game, move)))
  const fitting = strict.length > 0 ? strict : legal.filter((move) => names(typed, wordsOf(game, move)))
  if (fitting.length === 1) return { kind: 'move', move: fitting[0]! }
  if (fitting.length > 1) return { kind: 'ambiguous', choices: fitting.map((move) => game.write(move)) }

  const [word, ...others] = text.split(' ')
  const begun = LETTERS.test(word!) ? verbsOf(game, legal).filter((verb) => verb.startsWith(word!)) : []
  if (begun.length > 1) return { kind: 'ambiguous', choices: begun }
  if (begun.length === 1 && others.length === 0) {
    const begins = legal.filter((move) => wordsOf(game, move)[0] === begun[0])
    return { kind: 'ambiguous', choices: begins.map((move) => game.write(move)) }
  }
  const withArguments = verbsOf(
    game,
    legal.filter((move) => /\d/.test(game.write(move))),
  )
  const move =
    begun.length === 1
      ? readBehind(begun[0]!, others, game)
      : withArguments.length === 1
        ? readBehind(withArguments[0]!, [word!, ...others], game)
        : undefined
  return move === undefined ? { kind: 'unreadable', text } : { kind: 'move', move }
}

/** Whether the words typed are those of a move; words of letters may be shortened or left out at the end. */
const fits = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.length <= words.length &&
  words.every((word, i) => {
    const found = typed[i]
    if (found === undefined) return LETTERS.test(word)
    return found === word || (LETTERS.test(found) && LETTERS.test(word) && word.startsWith(found))
  })

/** Whether the words typed name a move: everything with a digit in it, in order; words of letters may be left out. */
function names(typed: readonly string[], words: readonly string[]): boolean {
  let next = 0
  for (const word of words) {
    const found = typed[next]
    const meant =
      found !== undefined &&
      (found === word || (LETTERS.test(found) && LETTERS.test(word) && word.startsWith(found)))
    if (meant) next++
    else if (/\d/.test(word)) return false
  }
  return next === typed.length
}

/** The completions of a line: moves and commands up to the end of the next word. */
export function completions(line: string, game: Language, legal: readonly Move[]): string[] {
  const begun = line.toLowerCase()
  const all = [...legal.map((move) => game.write(move)), ...COMMANDS]
  const fitting = all.filter((text) => text.toLowerCase().startsWith(begun))
  const upToWord = (text: string): string => {
    const end = text.indexOf(' ', begun.length)
    return end < 0 ? text : text.slice(0, end + 1)
  }
  return [...new Set(fitting.map(upToWord))]
}

/** A move by its verb and what was typed behind it, written together or apart: `3142`, `3 1 4 2`. */
const readBehind = (verb: string, typed: readonly string[], game: Language): Move | undefined =>
  game.read(`${verb} ${typed.join(' ')}`) ?? game.read(`${verb} ${[...typed.join('')].join(' ')}`)
