import type { Decision, Seat } from '@benben/kernel'
import { completions, interpret } from '@benben/words'
import { print } from '../desk.ts'
import { answer, otherAnswered, tellRefusal, tellUnclear, tellUndo } from './answers.ts'
import { comeForward } from './curtain.ts'
import { concede } from './concede.ts'
import type { Ended } from './lines.ts'
import { playMove, say, sayIn, tellNews, type TerminalTable } from './table.ts'

/** The outcome of a prompt: the match changed, another person must take over the screen, or the input ended. */
export type Answered = 'changed' | { readonly ask: Seat } | { readonly ended: Ended | 'quit' }

/** Prompts a person until the match changes. */
export async function askPerson(table: TerminalTable, seat: Seat): Promise<Answered> {
  const nobody = await comeForward(table, seat)
  if (nobody !== undefined) return { ended: nobody }
  tellNews(table, seat)
  const decision = table.match.game.decision(table.match.position, seat)!
  putQuestion(table, decision)
  const { desk, lines, players } = table
  for (;;) {
    const prompt = desk.words.say('cli.play.prompt', { name: players[seat]!.name })
    const line = await lines.ask(prompt, (begun) => completions(begun, table.match.game, decision.moves))
    if ('ended' in line) return line
    const answered = hear(table, decision, line.text)
    if (answered !== undefined) return answered
  }
}

/** Prints the question, after the table if the question is new. */
function putQuestion(table: TerminalTable, decision: Decision): void {
  const { asked, desk, match, paint, speech, who } = table
  const { seat, question } = decision
  const view = match.game.view(match.position, seat)
  const others = match.entries.at(-1)?.seat !== seat
  const isNew = others || asked[seat] !== question.code
  // A long table is printed once per turn; each question shows only the part it needs.
  const whole = speech.brief === undefined ? isNew : others || asked[seat] === undefined
  if (whole) print(desk, ['', ...speech.table(desk.words, view, who)])
  const brief = isNew ? (speech.brief?.(desk.words, decision, who, view) ?? []) : []
  if (brief.length > 0) print(desk, ['', ...brief])
  asked[seat] = question.code
  sayIn(table, paint.asked, '', speech.ask(desk.words, decision, who, view))
  const hints = [
    ...(speech.brief === undefined ? [] : [choices(table, decision)]),
    ...(decision.moves.includes(match.game.endTurn) ? [desk.words.say('cli.play.enter-ends')] : []),
    ...(decision.owed ? [] : [desk.words.say('cli.play.enter-keeps')]),
    ...(decision.owed && otherAnswered(table, seat) !== undefined
      ? [desk.words.say('cli.play.may-back')]
      : []),
  ]
  if (hints.length > 0) say(table, ...hints)
}

const FEW = 12

/** The moves if they are few; otherwise how to list them. */
function choices({ desk, match }: TerminalTable, { moves }: Decision): string {
  if (moves.length > FEW) return desk.words.say('cli.play.many', { many: moves.length })
  return desk.words.say('cli.play.choices', { moves: moves.map((move) => match.game.write(move)).join('; ') })
}

function hear(table: TerminalTable, decision: Decision, text: string): Answered | undefined {
  const { seat, moves, owed } = decision
  const intent = interpret(text, table.match.game, moves)
  if (intent.kind === 'move') {
    const refusal = playMove(table, seat, intent.move)
    if (refusal === undefined) return 'changed'
    tellRefusal(table, seat, refusal)
    return undefined
  }
  // An empty line keeps the answer already given.
  if (intent.kind === 'nothing' && !owed) return 'changed'
  if (intent.kind !== 'command') {
    tellUnclear(table, intent)
    return undefined
  }
  switch (intent.name) {
    case 'quit':
      return { ended: 'quit' }
    case 'concede':
      return concede(table, seat, intent.rest === 'now') ? 'changed' : undefined
    case 'undo':
      return tellUndo(table, seat) ? 'changed' : undefined
    case 'back': {
      const other = owed ? otherAnswered(table, seat) : undefined
      if (other !== undefined) return { ask: other }
      if (!owed) return 'changed'
      break
    }
    default:
  }
  answer(table, decision, intent.name, intent.rest)
  return undefined
}
