import type { Params, Seat } from '@benben/kernel'
import { toy, type ToyEvent, type ToyView } from '@benben/kernel/testing'
import type { Key } from '../../en.ts'
import type { GamePart } from '../../game-part.ts'
import type { GameWords, Section, Who } from '../../game-words.ts'
import { endSentences } from '../../absence.ts'
import { keyOf, sayOr, withRule } from '../../said.ts'
import type { Words } from '../../speak.ts'
import { row } from '../../text.ts'
import type { toySentences } from './sentences.ts'

/** The words of the toy: a game that is under test and is not shipped, so that its keys are in no catalogue. */
const say = (words: Words, key: keyof typeof toySentences, params?: Params): string =>
  words.say(key as string as Key, params)

const name = ({ names }: Who, seat: Seat): string => names[seat] ?? String(seat)

const course = (words: Words, view: ToyView, who: Who): string[] => [
  view.stones === 0 ? say(words, 'toy.over') : say(words, 'toy.turn', { who: name(who, view.turn) }),
]

const sections = (words: Words, { stones, taken }: ToyView, who: Who): Section[] => [
  { heading: say(words, 'toy.heap'), notes: [say(words, 'toy.left', { stones })], columns: [], rows: [] },
  {
    heading: say(words, 'toy.source.stones'),
    notes: [],
    columns: [say(words, 'toy.player'), say(words, 'toy.source.stones')],
    rows: taken.map((many, seat) => [name(who, seat), String(many)]),
  },
]

const toyWords: GameWords<ToyView, ToyEvent> = {
  log: (words, event, who) =>
    say(words, `toy.log.${event.type}`, {
      who: name(who, event.seat),
      ...(event.type === 'took' ? { stones: event.stones } : {}),
    }),
  ask: (words, { seat, question }, who) =>
    sayOr(words, keyOf('ask', question.code), { who: name(who, seat) }),
  refusal: (words, refused) =>
    withRule(words, sayOr(words, keyOf('refusal', refused.code), refused.params), refused),
  table: (words, view, who) =>
    sections(words, view, who).flatMap(({ heading, notes, rows }) => [
      heading,
      ...notes.map((note) => `  ${note}`),
      ...rows.flatMap((cells) => row([`  ${cells[0]!}`, cells[1]!], [24, 8])),
    ]),
  sections,
  course,
  result: (words, result, who) => {
    const winners = words.list(result.winners.map((seat) => name(who, seat)))
    const usual = (): string => say(words, 'toy.reason.empty', { who: winners })
    return [endSentences(words, result, who, (seat) => name(who, seat), usual)]
  },
  move: (words, text) => {
    const move = toy.read(text)
    if (move === undefined) return undefined
    if (move === toy.endTurn) return say(words, 'toy.move.end-turn')
    return text === 'roll' ? say(words, 'toy.move.roll') : say(words, 'toy.move.take', { stones: move })
  },
  help: (words) => [say(words, 'toy.help')],
}

export const toyPart: GamePart = {
  id: 'toy',
  speech: () => toyWords,
}
