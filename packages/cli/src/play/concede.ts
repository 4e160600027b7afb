import { standIn } from '@benben/bots'
import { writeIncident, type Incident, type Seat } from '@benben/kernel'
import { incidentSentence } from '@benben/words'
import { botCalled } from '../called.ts'
import { playerNamed } from './seats.ts'
import { people, say, saveLine, type TerminalTable } from './table.ts'

/**
 * Gives up a seat, after a question: with two seats, or where nobody else plays, the game ends; otherwise a bot plays on there.
 * Returns whether it happened.
 */
export function concede(table: TerminalTable, seat: Seat, isSure: boolean): boolean {
  const { desk, match, players, who } = table
  const ends = players.length === 2 || people(table).length === 1
  const bot = standIn(match.game.id)
  const called = (name: string): string => botCalled(desk.words, name)
  const incident: Incident = ends ? { kind: 'concede', seat } : { kind: 'concede', seat, bot }
  if (!isSure) {
    say(table, desk.words.say('cli.play.concede', { ends: ends ? 'yes' : 'no', bot: called(bot) }))
    return false
  }
  if (match.happen(incident) !== undefined) return false
  saveLine(table, writeIncident(incident))
  if (!ends) players[seat] = playerNamed(match.game, bot)
  say(table, incidentSentence(desk.words, incident, who, called))
  return true
}
