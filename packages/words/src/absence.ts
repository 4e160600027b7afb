import type { Incident, Result, Seat } from '@benben/kernel'
import { EARLY_ENDS } from '@benben/kernel'
import type { Who } from './game-words.ts'
import type { Words } from './speak.ts'

/** How a seat is named; `You` for whoever reads. */
type NameOf = (seat: Seat) => string

const isMine = ({ me }: Who, seat: Seat): string => (seat === me ? 'yes' : 'no')

/** What happened to a match apart from its moves. `botName` turns the name in a record into that of a level. */
export function incidentSentence(
  words: Words,
  incident: Incident,
  who: Who,
  botName: (bot: string) => string = String,
): string {
  if (incident.kind === 'agreed') return words.say('match.log.agreed')
  const { kind, seat } = incident
  const params = { who: who.names[seat] ?? '', you: isMine(who, seat) }
  if (kind === 'return') return words.say('match.log.return', params)
  if (kind === 'hint') return words.say('match.log.hint', { ...params, bot: botName(incident.bot) })
  const bot = incident.bot === undefined ? 'none' : botName(incident.bot)
  if (kind === 'timeout')
    return words.say('match.log.timeout', { ...params, bot, kept: incident.kept === true ? 'yes' : 'no' })
  return words.say(kind === 'concede' ? 'match.log.concede' : 'match.log.takeover', { ...params, bot })
}

/**
 * Why a match is over, in place of what the game says (`usual`) if it ended before its game; then who was absent or given
 * hints.
 */
export function endSentences(
  words: Words,
  result: Result,
  who: Who,
  nameOf: NameOf,
  usual: () => string,
): string {
  const { winners, lost = [], kept = [], hints = [] } = result
  const early = EARLY_ENDS.find((reason) => reason === result.reason)
  const last = lost.at(-1)
  const sentence =
    early === undefined
      ? usual()
      : words.say(`match.end.${early}`, {
          who: last === undefined ? '' : nameOf(last),
          you: last === undefined ? 'no' : isMine(who, last),
          winners: words.list(winners.map(nameOf)),
          won: winners.length > 1 ? 'many' : winners[0] === who.me ? 'you' : 'one',
        })
  const gone = early === undefined || early === 'agreed' ? lost : lost.slice(0, -1)
  return [
    sentence,
    ...gone.map((seat) => words.say('match.note.lost', { who: nameOf(seat), you: isMine(who, seat) })),
    ...kept.map((seat) => words.say('match.note.kept', { who: nameOf(seat), you: isMine(who, seat) })),
    ...hints.flatMap((many, seat) =>
      many === 0
        ? []
        : [words.say('match.note.hints', { who: nameOf(seat), you: isMine(who, seat), hints: many })],
    ),
  ].join(' ')
}
