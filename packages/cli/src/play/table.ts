import type { GameEvent, Match, Move, Refusal, Seat, Viewer } from '@benben/kernel'
import { seatLine, UNDO } from '@benben/kernel'
import { wrap, type GameWords, type Who } from '@benben/words'
import { print, type Desk } from '../desk.ts'
import type { Lines } from './lines.ts'
import type { Paint } from './paint.ts'
import type { Save } from './save.ts'
import type { Player } from './seats.ts'

/** A table in the terminal: the match, its players, its file, and which events each viewer has been shown. */
export interface TerminalTable {
  readonly desk: Desk
  readonly paint: Paint
  readonly speech: GameWords
  readonly match: Match<unknown, unknown, GameEvent>
  /** A bot takes the place of somebody who concedes. */
  readonly players: Player[]
  readonly who: Who
  readonly save: Save
  readonly lines: Lines
  /** How many events each seat has been shown; the last entry is the spectator's. */
  readonly told: number[]
  /** The last question of each seat, so that the table is printed again with a new question. */
  readonly asked: (string | undefined)[]
  /** The only person who may look at the screen; undefined while everybody may look. */
  front: Seat | undefined
}

const COLUMNS = 80

export const say = (table: TerminalTable, ...texts: readonly string[]): void => sayIn(table, String, ...texts)

/** The same in colour; lines are wrapped before they are coloured. */
export const sayIn = (
  { desk }: TerminalTable,
  paint: (line: string) => string,
  ...texts: readonly string[]
): void => print(desk, texts.flatMap((text) => wrap(text, COLUMNS)).map(paint))

export const people = ({ players }: TerminalTable): Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

/** The events from an index on, as a viewer may know them. */
export function logFrom({ desk, match, speech, who }: TerminalTable, viewer: Viewer, from: number): string[] {
  const { game, opening, entries, position } = match
  const view = game.view(position, viewer)
  return [...opening.events, ...entries.flatMap((entry) => entry.events)].slice(from).flatMap((event) => {
    const seen = game.viewEvent(event, viewer)
    return seen === undefined ? [] : (speech.log(desk.words, seen, who, view) ?? [])
  })
}

/** The viewer of the screen: a spectator if several people share it. */
export const eyesOf = (table: TerminalTable, seat: Seat): Viewer =>
  people(table).length > 1 && table.front === undefined ? 'spectator' : seat

/** Prints the events that a seat, or the spectator, has not seen yet. */
export function tellNews(table: TerminalTable, to: Viewer): void {
  const { match, paint, players, told } = table
  const index = to === 'spectator' ? players.length : to
  const viewer = to === 'spectator' ? to : eyesOf(table, to)
  sayIn(table, paint.told, ...logFrom(table, viewer, told[index] ?? 0))
  told[index] = countEvents(match)
}

export const countEvents = ({ opening, entries }: TerminalTable['match']): number =>
  opening.events.length + entries.reduce((sum, entry) => sum + entry.events.length, 0)

/** Saves a line of the match, then the resulting position. */
export function saveLine({ match, save }: Pick<TerminalTable, 'match' | 'save'>, line: string): void {
  save.add(line)
  save.keep(match)
}

/** Plays a move and saves it; a refusal changes nothing. */
export function playMove(table: TerminalTable, seat: Seat, move: Move): Refusal | undefined {
  const { match } = table
  const played = match.play(seat, move)
  if (!played.ok) return played.refusal
  saveLine(table, seatLine(seat, match.game.write(move)))
  return undefined
}

/** Undoes the seat's last move and saves that; returns the move, or the refusal. */
export function undoMove(table: TerminalTable, seat: Seat): { undone: Move } | { refusal: Refusal } {
  const { match, told } = table
  const undone = match.undo(seat)
  if (!undone.ok) return { refusal: undone.refusal }
  saveLine(table, seatLine(seat, UNDO))
  const all = countEvents(match)
  told.forEach((many, viewer) => (told[viewer] = Math.min(many, all)))
  return { undone: undone.entry.move }
}
