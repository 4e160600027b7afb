import { random, readDecision, type Game, type Move, type Refusal, type Seat } from '@benben/kernel'
import { COMMANDS, interpret, interpretMove, type GameWords, type Reading, type Words } from '@benben/words'
import type { DecisionSeen, Seen } from '../session/session.ts'
import { sayRefusal, whoOf } from '../session/say.ts'

/** What a typed line asks for: something to do at the table, or an answer to read. */
export type Heard =
  | { readonly kind: 'play'; readonly move: string }
  | { readonly kind: 'undo' | 'back' | 'quit' | 'log' | 'table' }
  /** With the refusal behind it, where there is one: it leads to a rule. */
  | { readonly kind: 'say'; readonly lines: readonly string[]; readonly refusal?: Refusal }

export interface Listener {
  readonly seen: Seen & { readonly view: unknown }
  readonly game: Game
  readonly speech: GameWords
  readonly words: Words
}

const MOST_CHOICES = 8
const say = (...lines: readonly string[]): Extract<Heard, { kind: 'say' }> => ({ kind: 'say', lines })

/** Reads a line as the terminal does: moves in full or shortened, and the same commands. */
export function hear(line: string, listener: Listener): Heard {
  const { game, words, seen } = listener
  const { decision } = seen
  const legal = decision === null ? [] : readDecision(game, decision).moves
  const intent = interpret(line, game, legal)
  if (intent.kind === 'move') return { kind: 'play', move: game.write(intent.move) }
  if (intent.kind !== 'command') return say(unclear(words, intent))
  switch (intent.name) {
    case 'undo':
    case 'back':
    case 'quit':
    case 'log':
    case 'table':
      return { kind: intent.name }
    case 'concede':
      return say(words.say('text.concede'))
    case 'moves':
      return say(...moveLines(listener, decision))
    case 'look':
      return say(...lookLines(listener, intent.rest))
    case 'why':
      return why(listener, intent.rest)
    case 'points':
      return say(...pointLines(listener))
    case 'save':
      return say(words.say(seen.kept ? 'text.kept' : 'session.not-kept'))
    default:
      return say(...helpLines(listener))
  }
}

function unclear(words: Words, reading: Exclude<Reading, { kind: 'move' }>): string {
  if (reading.kind === 'nothing') return words.say('typed.nothing')
  if (reading.kind === 'unreadable') {
    return words.say('typed.unreadable', { text: reading.text.slice(0, 60) })
  }
  return words.say('typed.ambiguous', {
    choices: reading.choices.slice(0, MOST_CHOICES).join(', '),
    more: Math.max(0, reading.choices.length - MOST_CHOICES),
  })
}

const moveLines = ({ words, speech, seen }: Listener, decision: DecisionSeen | null): string[] =>
  decision === null
    ? [words.say('text.not-asked')]
    : decision.moves.map((move) => `${move}: ${speech.move(words, move, seen.view) ?? ''}`)

/** A closer look where the game has one; else the whole table is the closest. */
function lookLines({ words, speech, seen }: Listener, topic: string): readonly string[] {
  const lines = speech.look?.(words, topic, whoOf(seen), seen.view)
  return lines ?? [words.say(topic === '' ? 'text.look-what' : 'text.look-none', { topic })]
}

function why(listener: Listener, rest: string): Heard {
  const { game, words, seen } = listener
  if (rest === '') return say(words.say('typed.why-what'))
  const { decision } = seen
  if (decision === null) return say(words.say('text.not-asked'))
  const { moves } = readDecision(game, decision)
  const intent = interpretMove(rest, game, moves)
  const named = intent.kind === 'move' ? [intent.move] : movesNaming(game, rest)
  const legal = named.find((move) => moves.includes(move))
  if (legal !== undefined) return say(words.say('typed.allowed', { move: game.write(legal) }))
  const reasons = named.flatMap((move) => refusalOf(listener, decision.seat, move) ?? [])
  // What is not asked at all explains least.
  const reason = reasons.find(({ code }) => !code.endsWith('.not-asked')) ?? reasons[0]
  if (reason !== undefined) return { ...say(sayRefusal(listener, reason)), refusal: reason }
  return say(
    intent.kind === 'move'
      ? words.say('text.try', { move: game.write(intent.move) })
      : unclear(words, intent),
  )
}

/** What can be done with a card: `why B19` asks about all of it. */
const WITH_CARDS = ['play', 'card', 'use', 'score', 'keep', 'draft', 'destiny', 'pick'] as const

const movesNaming = (game: Game, name: string): readonly Move[] =>
  WITH_CARDS.flatMap((verb) => {
    const found = interpretMove(`${verb} ${name}`, game, [])
    return found.kind === 'move' ? [found.move] : []
  })

/** The rules are asked on a position that looks like the view. */
function refusalOf({ game, seen }: Listener, seat: Seat, move: Move): Refusal | undefined {
  const known = seen.decision?.refusals.find((each) => each.move === game.write(move))
  return known ?? game.refuse(game.determinize(seen.view, random('why')), seat, move)
}

function pointLines({ words, game, seen }: Listener): string[] {
  const { names } = whoOf(seen)
  return game.project(seen.view).map((points, seat) => {
    const sources = game.codes.sources.map((source) => {
      const key = `${game.id}.source.${source}`
      return `${words.has(key) ? words.say(key) : source} ${points[source] ?? 0}`
    })
    const total = Object.values(points).reduce((sum, each) => sum + each, 0)
    return words.say('text.points', { name: names[seat] ?? '', total, sources: words.series(sources) })
  })
}

const helpLines = ({ words, speech, seen }: Listener): string[] => [
  ...speech.help(words, seen.view),
  words.say('typed.help.short'),
  ...COMMANDS.map((name) => `${words.say(`typed.help.${name}.form`)}: ${words.say(`typed.help.${name}`)}`),
]
