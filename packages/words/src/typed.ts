import type { Game, Move } from '@benben/kernel'

/** What a person can ask of the table besides moving. */
export const COMMANDS = [
  'help',
  'moves',
  'why',
  'undo',
  'save',
  'log',
  'table',
  'points',
  'back',
  'quit',
] as const
export type CommandName = (typeof COMMANDS)[number]

/** What a person meant by a line. */
export type Intent =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'command'; readonly name: CommandName; readonly rest: string }
  | { readonly kind: 'ambiguous'; readonly choices: readonly string[] }
  | { readonly kind: 'unreadable'; readonly text: string }
  | { readonly kind: 'nothing' }

/** A line that is no command. */
export type Reading = Exclude<Intent, { kind: 'command' }>

type Language = Pick<Game, 'read' | 'write' | 'endTurn'>

const LONGEST = 200
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
  const exact = game.read(text)
  if (exact !== undefined) return { kind: 'move', move: exact }
  return readCommand(text, verbsOf(game, legal)) ?? readMove(text, game, legal)
}

/** The same without commands, for what follows `why`. */
export function interpretMove(line: string, game: Language, legal: readonly Move[]): Reading {
  const text = tidy(line)
  const exact = game.read(text)
  return exact === undefined ? readMove(text, game, legal) : { kind: 'move', move: exact }
}

const verbsOf = (game: Language, legal: readonly Move[]): string[] => [
  ...new Set(legal.map((move) => game.write(move).split(' ')[0]!)),
]

function readCommand(text: string, verbs: readonly string[]): Intent | undefined {
  const [word, ...others] = text.split(' ')
  const rest = others.join(' ')
  const named = COMMANDS.find((name) => name === word)
  if (named !== undefined) return { kind: 'command', name: named, rest }
  if (!LETTERS.test(word!)) return undefined
  const commands = COMMANDS.filter((name) => name.startsWith(word!) && (rest === '') !== (name === 'why'))
  if (commands.length === 0) return undefined
  const choices = [...verbs.filter((verb) => verb.startsWith(word!)), ...commands]
  return choices.length === 1 ? { kind: 'command', name: commands[0]!, rest } : { kind: 'ambiguous', choices }
}

function readMove(text: string, game: Language, legal: readonly Move[]): Reading {
  const fitting = legal.filter((move) => fits(text.split(' '), game.write(move).split(' ')))
  if (fitting.length === 1) return { kind: 'move', move: fitting[0]! }
  if (fitting.length > 1) return { kind: 'ambiguous', choices: fitting.map((move) => game.write(move)) }

  const [word, ...others] = text.split(' ')
  const begun = LETTERS.test(word!) ? verbsOf(game, legal).filter((verb) => verb.startsWith(word!)) : []
  if (begun.length > 1) return { kind: 'ambiguous', choices: begun }
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

/** A move by its verb and what was typed behind it, written together or apart: `3142`, `3 1 4 2`. */
const readBehind = (verb: string, typed: readonly string[], game: Language): Move | undefined =>
  game.read(`${verb} ${typed.join(' ')}`) ?? game.read(`${verb} ${[...typed.join('')].join(' ')}`)
