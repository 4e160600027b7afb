import type { Position, Seat, shape } from '@benben/kernel'
import type { Card, God } from './names.ts'
import type { GodAction, Play, Wait } from './play.ts'
import type { Printed, Reward } from './printed.ts'
import type { Source } from './state.ts'
import type { TekhenuOptions } from './setup.ts'

/**
 * The rules in force, by the points at which a module may extend or replace them. The base game fills every point
 * (`waits.ts`) and reads them only through here; it neither imports nor names a module.
 */
export interface Rules {
  /** Its number: what `MODULES` holds while it is in force. */
  readonly modules: number
  /** What modules show and save of a position, beside the board of the base game. */
  readonly parts: readonly Part[]
  /** Everything that can wait to happen, and what is asked there: decisions of modules are further entries. */
  readonly waits: readonly Wait[]
  /** The god actions. */
  readonly gods: readonly GodAction[]
  /** How many of the colours of dice are in play. */
  readonly colours: number
  /** Dice in the bag by colour. */
  readonly bag: (printed: Printed, players: number) => readonly number[]
  /** The table is laid out step by step. */
  readonly setup: readonly SetupStep[]
  /** Whether a seat is dealt decrees to choose from. */
  readonly deals: (seat: Seat) => boolean
  /** How many buildings a seat has in all. */
  readonly buildings: (p: Position, printed: Printed, seat: Seat) => number
  /** Choices before the first round, the first one first. */
  readonly beginning: readonly number[]
  /** What answers to a god action, and whether it does so now (R9: every time). */
  readonly triggers: readonly Trigger[]
  readonly fires: (p: Position, seat: Seat, god: God) => boolean
  /** Whether the cards a seat holds do what they say. */
  readonly cardsWork: (seat: Seat) => boolean
  /** Gives a seat the bonus of its statue to a god. */
  readonly bonus: (p: Position, play: Play, seat: Seat, god: God) => void
  /** What happens when a statue for the people is built, by place. */
  readonly people: readonly ((p: Position, play: Play, seat: Seat) => void)[]
  /** What a space of the temple shows. */
  readonly reward: (p: Position, play: Play, space: number) => Reward
  /** How many sections of the market are open to a seat. */
  readonly marketAccess: (p: Position, seat: Seat) => number
  /** What waits in a Maat phase, the first one first. */
  readonly maat: readonly MaatStep[]
  /** What a seat's scales show, and the Ankh that breaks its ties. */
  readonly balance: (p: Position, seat: Seat) => number
  readonly ankh: (p: Position, seat: Seat) => number
  /** Destiny cards that can be chosen from. */
  readonly destinies: (p: Position, seat: Seat) => readonly Card[]
  /** Steps 1 to 6 of a scoring. */
  readonly scoring: readonly ScoringStep[]
  /** Bread a seat owes at a scoring. */
  readonly breadDue: (p: Position, printed: Printed, seat: Seat) => number
  /** What a scoring would bring a seat if it happened now. */
  readonly reckon: Reckon
}

/** A module's share of a position, as people read it. */
export interface Part {
  readonly name: string
  readonly shape: shape.Shape<unknown>
  readonly write: (p: Position) => unknown
  /** Lays what `write` wrote, once the rest of the position lies there. */
  readonly read: (p: Position, part: unknown) => void
  /** The code of what no play could have led to. */
  readonly fault: (p: Position) => string | undefined
}

export type Reckon = (
  p: Position,
  printed: Printed,
  steps: readonly ScoringStep[],
  seat: Seat,
  add: (source: Source, points: number) => void,
) => void

export type SetupStep = (p: Position, play: Play, chosen: TekhenuOptions) => void

/** A frame that waits in a Maat phase, where it is due. */
export interface MaatStep {
  readonly wait: number
  readonly isDue: (p: Position) => boolean
}

export interface ScoringStep {
  readonly source: Source
  readonly points: (p: Position, printed: Printed, seat: Seat) => number
}

/** A technology that answers to a god action. */
export interface Trigger {
  readonly card: Card
  readonly god: God
  readonly points?: number
  readonly token?: number
  readonly population?: number
}
