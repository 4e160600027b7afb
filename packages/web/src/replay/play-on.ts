import {
  checkpointAt,
  clone,
  random,
  readRecord,
  recordText,
  reseed,
  type GameEvent,
  type Match,
  type RecordLine,
  type Seat,
} from '@benben/kernel'
import type { Save, SavedSeat } from '../store/save.ts'

interface From {
  readonly match: Match<unknown, unknown, GameEvent>
  readonly record: string
  /** After how many moves. */
  readonly at: number
  readonly seats: readonly SavedSeat[]
}

/**
 * A new match of this browser that goes on from a moment of another one. Its dice and cards fall anew from there on, so that
 * nobody knows what comes.
 */
export function playOnFrom({ match, record, at, seats }: From, id: string, now: number): Save {
  const { game, entries, movesEarlier, earlier } = match
  const position = clone(match.at(movesEarlier + at)!)
  reseed(position, random(id))
  const moves: RecordLine[] = entries
    .slice(0, at)
    .map(({ seat, move }) => ({ kind: 'move', line: 0, seat, text: game.write(move) }))
  const lines = [...(earlier?.lines ?? []), ...moves, checkpointAt(game, position)]
  const { end: _, ...head } = readRecord(record)
  // Chance before the checkpoint is not replayed; a record with a checkpoint has a seed.
  const seed = head.seed ?? id
  return {
    id,
    game: game.id,
    ...(game.printed === undefined ? {} : { printed: game.printed }),
    seats,
    options: head.options,
    seed,
    record: recordText({ ...head, seed, lines }),
    changed: now,
    moves: movesEarlier + at,
    over: false,
  }
}

/** Me in one seat, bots in the others; whoever plays by the rules alone goes on doing so. */
export const seatsFor = (
  names: readonly string[],
  automata: readonly (string | undefined)[],
  me: Seat,
  myName: string,
  bot: string,
): readonly SavedSeat[] =>
  names.map((name, seat) =>
    automata[seat] !== undefined
      ? { kind: 'automaton', name }
      : seat === me
        ? { kind: 'me', name: myName }
        : { kind: 'bot', name: bot },
  )
