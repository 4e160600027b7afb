import type { Draw, Host, Move, Position, Refusal, CodedMessage, Seat } from '@benben/kernel'
import type { DrawCode } from './draws.ts'
import type { TekhenuEvent } from './events.ts'
import { write } from './moves.ts'
import type { Printed } from './printed.ts'
import type { Rules } from './rules.ts'

/** What the rules have at hand while something happens: the printed data, the rules in force, and the host. */
export interface Play extends Omit<Host<TekhenuEvent>, 'draw'> {
  readonly printed: Printed
  readonly rules: Rules
  readonly draw: ((draw: Draw & { readonly code: DrawCode }) => void) | undefined
}

let scratch: Play | undefined

/** The same on a copy that is thrown away: nobody is told anything, nothing pauses, and chance always brings the first. */
export function onScratch({ printed, rules }: Setting): Play {
  if (scratch?.printed !== printed || scratch.rules !== rules)
    scratch = { printed, rules, emit: undefined, chance: () => 0, draw: undefined, pause: () => false }
  return scratch
}

/** What is enough to count by: the printed data and the rules in force. */
export type Setting = Pick<Play, 'printed' | 'rules'>

/** Why something cannot be done; undefined where it can. */
export type Why = Refusal | undefined

/** A god action as the turn sees it. */
export interface GodAction {
  /** The frame that performs it. */
  readonly wait: number
  /** Whether it could be performed and paid for now, counting what its technologies bring first. */
  readonly why: (p: Position, play: Play, seat: Seat, how: number) => Why
  /** Whether it can be done does not depend on the value. */
  readonly anyValue?: true
  /** The resources it may cost, a bit each. */
  readonly costs?: number
}

/** Something that waits to happen: a frame of the stack, and what is asked there. */
export interface Wait {
  readonly name: string
  /** The numbers of its frame by name, each with its least and greatest value. */
  readonly fields: Readonly<Record<string, readonly [number, number]>>
  /** Does what needs no choice; true while somebody must choose. */
  readonly run: (p: Position, play: Play) => boolean
  /** Who chooses; left out, the seat in the frame's first number. */
  readonly seats?: (p: Position, play: Play) => readonly Seat[]
  /** May lie at the bottom of the stack. */
  readonly bottom?: true
  /** Waits before the first round only. */
  readonly early?: true
  /** May wait more than once: actions nest, and D04's tithe may be due twice. */
  readonly nests?: true
  /** Waits for nobody but the seat at turn, which is the frame's first number. */
  readonly own?: true
  /** No action is under way, so that what was put off can happen (R44). */
  readonly calm?: true
  /** Asked even where there is one answer, because not asking would tell a secret or take away an undo. */
  readonly always?: true
  /** The resources, a bit each, that the frame at a level of the stack may lead to as costs (R12). */
  readonly costs?: (p: Position, play: Play, level: number) => number
  readonly ask?: Ask
}

export interface Ask {
  readonly question: (p: Position, play: Play, seat: Seat) => CodedMessage
  readonly legal: (p: Position, play: Play, seat: Seat, out: Move[]) => void
  readonly step: (p: Position, play: Play, seat: Seat, move: Move) => void
  /** True only where there is certainly more than one answer: it saves listing them to find out. */
  readonly several?: (p: Position, play: Play, seat: Seat) => boolean
  /** What a person would expect to be possible here. */
  readonly tries?: (p: Position, play: Play, seat: Seat) => Move[]
  /** Why a move that is not legal is not; undefined where it simply is not what was asked. */
  readonly why?: (p: Position, play: Play, seat: Seat, move: Move) => Why
}

/** Every list of seats, by a bit each: those who choose are asked for often. */
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, mask) =>
  [0, 1, 2, 3].filter((seat) => ((mask >> seat) & 1) === 1),
)
export const seatsIn = (mask: number): readonly Seat[] => SEATS[mask]!
export const alone = (seat: Seat): readonly Seat[] => SEATS[1 << seat]!

/** Tells a choice whose effect may still wait, for a payment or a second choice. */
export const chose = (play: Play, seat: Seat, move: Move): void =>
  play.emit?.({ type: 'chose', seat, move: write(move) })

/** The host hears the events of every module in play; the base game only knows its own. */
export const emitsOf =
  <E extends { readonly type: string }>() =>
  (play: Play, event: () => E): void => {
    if (play.emit !== undefined) (play.emit as unknown as (event: E) => void)(event())
  }

export { refusal, refusals, said } from './codes.ts'
