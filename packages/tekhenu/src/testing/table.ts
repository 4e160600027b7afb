import { Match, fastHost, type Move, type Position, type Refusal, type Seat } from '@benben/kernel'
import type { SeatBoard } from '../form.ts'
import {
  sethOf,
  tekhenu,
  tekhenuWith,
  type SethBoard,
  type TekhenuEvent,
  type TekhenuJSON,
  type TekhenuOptions,
  type TekhenuView,
} from '../index.ts'
import { lay } from './lay.ts'
import type { Layout, SeatLayout } from './layout.ts'

export { lay }
export type { Layout, SeatLayout, SethLayout, SoloLayout } from './layout.ts'

/** A table in play. Moves are given as in a record: `0: take ra 5 white`. */
export class TestTable {
  readonly match: Match<TekhenuOptions, TekhenuView, TekhenuEvent>
  readonly game: ReturnType<typeof tekhenuWith>

  constructor(layout: Layout, byHand = false) {
    this.game = layout.edition === undefined ? tekhenu : tekhenuWith(layout.edition)
    const read = this.game.fromJSON(lay(layout))
    if (!read.ok) throw new Error(`this layout cannot be: ${JSON.stringify(read.fault)}`)
    const names = ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, layout.players ?? 2)
    this.match = new Match(this.game, { options: { horus: 'printed' }, names, seed: 'test' }, () => byHand)
    this.match.position = read.value
  }

  /** A game from its setup on. */
  static start(players: 2 | 3 | 4, seed: string, options: TekhenuOptions = { horus: 'shuffled' }): TestTable {
    const table = new TestTable({ players })
    table.match.position = open(players, seed, options)
    return table
  }

  get position(): Position {
    return this.match.position
  }

  /** Plays lines; throws where one is refused, with what would have been possible. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const refusal = this.try(line)
      if (refusal !== undefined) {
        throw new Error(
          `${line}: ${refusal.code}; possible: ${this.game
            .toAct(this.position)
            .flatMap((seat) => this.legal(seat))
            .join(', ')}`,
        )
      }
    }
    return this
  }

  try(line: string): Refusal | undefined {
    const [seat, text] = line.split(': ')
    const move = this.game.read(text!)
    if (move === undefined) throw new Error(`no move: ${line}`)
    const played = this.match.play(Number(seat), move)
    return played.ok ? undefined : played.refusal
  }

  /** Why a line is refused, and by which rule: `no-granite (horus)`. */
  why(line: string): string | undefined {
    const refusal = this.try(line)
    return refusal && `${refusal.code.slice('tekhenu.'.length)} (${refusal.rule})`
  }

  /** The moves of a seat; where words are given, those that begin with one of them. */
  legal(seat: Seat, ...words: readonly string[]): string[] {
    const moves = this.game.legal(this.position, seat, []).map((move: Move) => this.game.write(move))
    return words.length === 0 ? moves : moves.filter((move) => words.some((word) => move.startsWith(word)))
  }

  /** The question somebody is asked now, without `tekhenu.`. */
  get asked(): string | undefined {
    const seat = this.game.toAct(this.position)[0]
    return seat === undefined
      ? undefined
      : this.game.decision(this.position, seat)?.question.code.slice('tekhenu.'.length)
  }

  view(viewer: Seat | 'spectator' = 'spectator'): TekhenuView {
    return this.game.view(this.position, viewer)
  }

  seat(seat: Seat): SeatBoard {
    return this.view().seats[seat]!
  }

  score(seat: Seat): number {
    return this.view().totals[seat]!
  }

  /** Seth's board, and what a seat has there. */
  get seth(): SethBoard {
    return sethOf(this.view())!
  }

  warband(seat: Seat): readonly [warriors: number, priests: number] {
    const { warriors, priests } = this.seth.seats[seat]!
    return [warriors, priests]
  }

  tokens(seat: Seat): Record<string, number> {
    return Object.fromEntries(Object.entries(this.seat(seat).tokens).filter(([, many]) => many > 0))
  }

  get json(): TekhenuJSON {
    return this.game.toJSON(this.position) as TekhenuJSON
  }

  /** The events since the layout was laid. */
  get events(): TekhenuEvent[] {
    return this.match.entries.flatMap((entry) => entry.events)
  }

  all<T extends TekhenuEvent['type']>(type: T): Extract<TekhenuEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<TekhenuEvent, { type: T }> => event.type === type)
  }

  /** Points told for a seat, by what brought them. */
  points(seat: Seat): Record<string, number> {
    const sums: Record<string, number> = {}
    for (const event of this.all('points')) {
      if (event.seat === seat) sums[event.by] = (sums[event.by] ?? 0) + event.points
    }
    return sums
  }
}

/** The layout with this at seat 0; what it says of the other seats stays. */
export const seated = (seat: SeatLayout, layout: Layout = {}): Layout => ({
  ...layout,
  seats: [seat, ...(layout.seats?.slice(1) ?? [])],
})

/**
 * The end of a round: the last seat in turn order takes the pure yellow 1 from Hathor and produces a papyrus with it. It
 * stands at +1 then, beside what its dice show.
 */
export function dusk(layout: Layout): TestTable {
  const players = layout.players ?? 2
  const last = layout.order?.[players - 1] ?? players - 1
  const table = new TestTable({ ...layout, turn: players - 1 })
  table.play(`${last}: take hathor 1 yellow`)
  // Without bread for a building there is nothing to choose.
  return table.asked === 'use' ? table.play(`${last}: produce papyrus`) : table
}

export const open = (
  seats: number,
  seed: string,
  options: TekhenuOptions = { horus: 'shuffled' },
): Position => tekhenu.setup(options, seats, seed, fastHost)
