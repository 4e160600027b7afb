import type { Position, Seat, shape } from '@benben/kernel'
import type { Card, Colour, God } from './names.ts'
import type { Ability } from './edition.ts'
import type { GodAction, Play, Setting, Wait, Why } from './play.ts'
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
  /** How many places dice are taken from: the sections of the wheel, and places beside it. */
  readonly areas: number
  /** Dice in play by colour, wherever they lie. */
  readonly dice: (printed: Printed, players: number) => readonly number[]
  /** The six faces of a die by colour, the lowest first. */
  readonly faces: readonly (readonly number[])[]
  /** Whether Anubis lets a seat take a die of a colour. */
  readonly anubisTakes: (colour: Colour) => boolean
  /** Cards in play by family, a bit each. */
  readonly cards: (players: number) => readonly number[]
  /** The table is laid out step by step. */
  readonly setup: readonly SetupStep[]
  /** How many decrees a seat is dealt to keep one of, and whether it is dealt any. */
  readonly decreesDealt: number
  /** Whether these decrees could lie before a seat, while such a choice is open or not. */
  readonly dealtStands: (p: Position, seat: Seat, dealt: Dealt, choosing: boolean) => boolean
  readonly deals: (seat: Seat) => boolean
  /** How many buildings a seat has in all, and how many of them stand on boards of modules. */
  readonly buildings: (p: Position, printed: Printed, seat: Seat) => number
  readonly builtElsewhere: (p: Position, seat: Seat) => number
  /** Cards of a family that lie before a seat to choose from, in frames of modules. */
  readonly shown: (p: Position, family: number) => readonly Card[]
  /** Choices before the first round, the first one first. */
  readonly beginning: readonly number[]
  /** What answers to a god action. */
  readonly triggers: readonly Trigger[]
  /** Whether what answers to an action does so once a turn at most (R9: every time). */
  readonly oncePerTurn: boolean
  /** Blessings that are played at any time of the own turn. */
  readonly anytime: readonly Anytime[]
  /** Whether the cards a seat holds do what they say. */
  readonly cardsWork: (seat: Seat) => boolean
  /** Gives a seat the bonus of its statue to a god. */
  readonly bonus: (p: Position, play: Play, seat: Seat, god: God) => void
  /** What happens when a statue for the people is built, by place. */
  readonly people: readonly ((p: Position, play: Play, seat: Seat) => void)[]
  /** A god who is honoured with a die of any value. */
  readonly elsewhere: Elsewhere | undefined
  /** Turns up the tiles that lie face down (`FACE_DOWN`). */
  readonly turnUp: (p: Position, play: Play) => void
  /** What a space of the temple shows. */
  readonly reward: (p: Position, play: Play, space: number) => Reward
  /** Pays what a tile covers, and wakes its ability. */
  readonly cover: (p: Position, play: Play, seat: Seat, laid: Laid) => void
  /** Hathor reaps an uncovered space: true where this was all. */
  readonly reap: ((p: Position, play: Play, seat: Seat, space: number) => boolean) | undefined
  /** The happiness of a seat has risen. */
  readonly cheered: ((p: Position, play: Play, seat: Seat, before: number) => void) | undefined
  /** How many sections of the market are open to a seat. */
  readonly marketAccess: (p: Position, seat: Seat) => number
  /** What waits in a Maat phase, the first one first. */
  readonly maat: readonly MaatStep[]
  /** What a seat's scales show, and the Ankh that breaks its ties. */
  readonly balance: (p: Position, seat: Seat) => number
  readonly ankh: (p: Position, seat: Seat) => number
  /** What the balance of a seat's scales brings it. */
  readonly judge: (p: Position, play: Play, seat: Seat, balance: number) => void
  /** Whether a seat that has had its choice of destinies has one. */
  readonly destined: (p: Position, seat: Seat) => boolean
  /** Destiny cards that can be chosen from, a bit each. */
  readonly destinies: (p: Position, seat: Seat) => number
  /** Steps 1 to 6 of a scoring. */
  readonly scoring: readonly ScoringStep[]
  /** Bread a seat owes at a scoring. */
  readonly breadDue: (p: Position, printed: Printed, seat: Seat) => number
  /** What each decree is worth. */
  readonly worth: Readonly<Record<Card, Worth>>
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
  readonly fault: (p: Position, printed: Printed) => string | undefined
}

/** Decrees before a seat that keeps some of them, and whether it has chosen. */
interface Dealt {
  readonly chose: boolean
  readonly decrees: readonly string[]
}

export type Reckon = (
  p: Position,
  at: Setting,
  seat: Seat,
  add: (source: Source, points: number) => void,
  /** Counts bread and decrees as if neither took from the other. */
  apart?: boolean,
) => void

export type Worth = (p: Position, printed: Printed, seat: Seat, tithes: number) => number

/** What a blessing for any time of the own turn does. */
export interface AnytimeEffect {
  /** Whether playing it would do something now. */
  readonly can?: (p: Position, play: Play, seat: Seat) => boolean
  readonly effect: (p: Position, play: Play, seat: Seat, said: number, by: string) => void
}

/** The same with the card; its twin does it too. */
export interface Anytime extends AnytimeEffect {
  readonly card: Card
}

/** A place for statues to one god, whatever the value of the die. */
export interface Elsewhere {
  readonly god: God
  /** The first free space; −1 where there is none. */
  readonly free: (p: Position, play: Play) => number
  readonly open: (p: Position, play: Play, seat: Seat, how: number) => boolean
  readonly why: (p: Position, play: Play, seat: Seat) => Why
}

/** A tile that has just been laid in the temple, its lines and edges counted. */
interface Laid {
  readonly space: number
  readonly tile: number
  /** What its ability does; null where it has none or it sleeps. */
  readonly ability: Ability | null
  readonly edges: number
  readonly buildings: number
}

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
  readonly also?: (p: Position, play: Play, seat: Seat, by: string) => void
}
