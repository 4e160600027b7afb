import type { Game } from '@benben/kernel'
import type { Seen } from './session.ts'

/**
 * What somebody who looks for a mistake in the rules needs: the moment, and the record of the match, or where this screen
 * may not know that, everything it does know. Data for people who read code, so nothing in it is translated.
 */
export function reportOf(game: Game, seen: Seen, record: string | undefined): string {
  const { decision, log, viewer } = seen
  const json = (value: unknown): string => JSON.stringify(value)
  const known =
    record === undefined
      ? ['view:', json(seen.view), 'log:', ...log.map(({ event }) => json(event))]
      : ['record:', record.trimEnd()]
  return [
    'benben rules bug',
    `game: ${game.id}`,
    `rules: ${game.rules}`,
    `edition: ${game.edition}`,
    `options: ${json(seen.options)}`,
    `seats: ${seen.seats.map(({ kind, bot }) => bot ?? kind).join(', ')}`,
    `viewer: ${viewer}`,
    `moment: after ${log.length} events`,
    `asked: ${decision === null ? 'nothing' : `seat ${decision.seat}, ${json(decision.question)}`}`,
    `moves: ${decision === null ? 'none' : decision.moves.join('; ')}`,
    ...known,
    '',
  ].join('\n')
}
