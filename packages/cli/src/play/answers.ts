import type { Decision, Refusal, Seat } from '@benben/kernel'
import { COMMANDS, interpretMove, row, width, wrap, type CommandName, type Reading } from '@benben/words'
import { print } from '../desk.ts'
import { sayIfKnown } from '../say.ts'
import { eyesOf, logFrom, people, say, sayIn, undoMove, type TerminalTable } from './table.ts'

/** Answers to commands that are not moves. */

const COLUMNS = 78
const NARROW = 16
const WIDE = 30

/** Two columns; the first as wide as its content, up to a maximum. */
function list(table: TerminalTable, rows: readonly (readonly [string, string])[]): void {
  const longest = Math.max(...rows.map(([first]) => width(first)))
  const first = Math.min(WIDE, Math.max(NARROW, longest))
  print(
    table.desk,
    rows.flatMap((cells) => row(cells, [first, COLUMNS - 2 - first])),
  )
}

function tellHelp(table: TerminalTable, decision: Decision): void {
  const { desk, speech } = table
  const { words } = desk
  print(desk, [...speech.help(words), '', ...wrap(words.say('typed.help.short'), 80), ''])
  const known = COMMANDS.filter(
    (name) =>
      (name !== 'back' || mayGoBack(table, decision.seat)) && (name !== 'look' || speech.look !== undefined),
  )
  list(
    table,
    known.map(
      (name) => [`  ${words.say(`typed.help.${name}.form`)}`, words.say(`typed.help.${name}`)] as const,
    ),
  )
}

/** More moves than this are listed in groups, unless filtered by a word. */
const MANY = 50

function tellMoves(table: TerminalTable, { seat, moves }: Decision, filter: string): void {
  const { desk, match, speech } = table
  const wanted = filter.split(' ').filter((word) => word !== '')
  const texts = moves
    .map((move) => match.game.write(move))
    .filter((text) =>
      wanted.every((word) =>
        text
          .toLowerCase()
          .split(' ')
          .some((each) => each.startsWith(word)),
      ),
    )
  if (texts.length === 0)
    return say(table, desk.words.say('cli.play.no-moves', { words: filter.slice(0, 60) }))
  if (texts.length > MANY) {
    list(table, grouped(texts))
    return say(table, desk.words.say('cli.play.many', { many: texts.length }))
  }
  const view = match.game.view(match.position, seat)
  return list(
    table,
    texts.map((text) => [`  ${text}`, speech.move(desk.words, text, view) ?? ''] as const),
  )
}

/** Moves that differ only in their last word share one line. */
function grouped(texts: readonly string[]): (readonly [string, string])[] {
  const groups = new Map<string, string[]>()
  for (const text of texts) {
    const cut = text.lastIndexOf(' ')
    const stem = cut < 0 ? text : text.slice(0, cut)
    groups.set(stem, [...(groups.get(stem) ?? []), text.slice(stem.length + 1)])
  }
  return [...groups].map(([stem, ends]) => [`  ${stem}`, ends.join(' | ')] as const)
}

function tellLook(table: TerminalTable, seat: Seat, topic: string): void {
  const { desk, match, players, speech, who } = table
  const view = match.game.view(match.position, seat)
  // A bot may be typed by the name it was seated with.
  const typed = players.findIndex(({ name }) => name.toLowerCase() === topic.toLowerCase())
  const seen = speech.look?.(desk.words, who.names[typed] ?? topic, who, view)
  if (seen === undefined) say(table, desk.words.say('cli.play.no-look', { topic: topic.slice(0, 60) }))
  else print(desk, seen)
}

function tellWhy(table: TerminalTable, { seat, moves }: Decision, rest: string): void {
  const { desk, match } = table
  if (rest === '') {
    say(table, desk.words.say('typed.why-what'))
    return
  }
  const intent = interpretMove(rest, match.game, moves)
  if (intent.kind !== 'move') {
    tellUnclear(table, intent)
    return
  }
  const text = match.game.write(intent.move)
  const refusal = match.game.refuse(match.position, seat, intent.move)
  if (refusal === undefined) say(table, desk.words.say('typed.allowed', { move: text }))
  else tellRefusal(table, seat, refusal)
}

export function tellRefusal(table: TerminalTable, seat: Seat, refusal: Refusal): void {
  const { desk, match, paint, speech, who } = table
  const view = match.game.view(match.position, seat)
  sayIn(table, paint.refused, speech.refusal(desk.words, refusal, who, view))
}

const MOST_CHOICES = 8

/** The answer to a line that is neither move nor command, or is ambiguous. */
export function tellUnclear(table: TerminalTable, intent: Exclude<Reading, { kind: 'move' }>): void {
  const { desk, paint } = table
  if (intent.kind === 'nothing') {
    say(table, desk.words.say('typed.nothing'))
  } else if (intent.kind === 'unreadable') {
    sayIn(table, paint.refused, desk.words.say('typed.unreadable', { text: intent.text.slice(0, 60) }))
  } else {
    const shown = intent.choices.slice(0, MOST_CHOICES).join(', ')
    const more = Math.max(0, intent.choices.length - MOST_CHOICES)
    sayIn(table, paint.refused, desk.words.say('typed.ambiguous', { choices: shown, more }))
  }
}

export function tellUndo(table: TerminalTable, seat: Seat): boolean {
  const undone = undoMove(table, seat)
  if ('refusal' in undone) {
    tellRefusal(table, seat, undone.refusal)
    return false
  }
  const { desk, match } = table
  say(table, desk.words.say('cli.play.undone', { move: match.game.write(undone.undone) }))
  return true
}

function tellPoints(table: TerminalTable, seat: Seat): void {
  const { desk, match, who } = table
  const { game, position } = match
  const points = game.project(game.view(position, seat))
  const widths = [20, ...who.names.map(() => 16)]
  const total = (of: number): number => Object.values(points[of] ?? {}).reduce((sum, each) => sum + each, 0)
  const rows = [
    [desk.words.say('cli.play.points'), ...who.names],
    ...game.codes.sources.map((source) => [
      sayIfKnown(desk.words, `${game.id}.source.${source}`, source),
      ...who.names.map((_, of) => String(points[of]?.[source] ?? 0)),
    ]),
    [desk.words.say('cli.play.total'), ...who.names.map((_, of) => String(total(of)))],
  ]
  print(
    desk,
    rows.flatMap((cells) => row(cells, widths)),
  )
}

/** Whether another person at this screen has answered already and may still change the answer. */
const mayGoBack = (table: TerminalTable, seat: Seat): boolean => otherAnswered(table, seat) !== undefined

export const otherAnswered = (table: TerminalTable, seat: Seat): Seat | undefined =>
  people(table).find(
    (other) => other !== seat && table.match.game.decision(table.match.position, other)?.owed === false,
  )

/** Answers a read-only command. */
export function answer(table: TerminalTable, decision: Decision, name: CommandName, rest: string): void {
  const { desk, match, save, speech, who } = table
  const { seat } = decision
  switch (name) {
    case 'help':
      return tellHelp(table, decision)
    case 'moves':
      return tellMoves(table, decision, rest)
    case 'why':
      return tellWhy(table, decision, rest)
    case 'log':
      return say(table, ...logFrom(table, eyesOf(table, seat), 0))
    case 'table':
      return print(desk, speech.table(desk.words, match.game.view(match.position, seat), who))
    case 'look':
      return tellLook(table, seat, rest)
    case 'points':
      return tellPoints(table, seat)
    case 'save':
      return say(table, desk.words.say('cli.play.saved', { path: save.path }))
    default:
      return say(table, desk.words.say('cli.play.no-back'))
  }
}
