import type { Seat } from '@benben/kernel'
import type { Edition, SoloBoard, TekhenuJSON, VizierBoard } from '../index.ts'
import type { GODS, RESOURCES, TOKENS } from '../names.ts'

/** Lays out a table for a test: the beginning of a turn, with what the test wants to see. */
export interface Layout {
  readonly players?: 2 | 3 | 4
  readonly round?: number
  /** Turn order; its first seat is at turn unless `turn` says otherwise. */
  readonly order?: readonly Seat[]
  readonly turn?: number
  /** The god in whose section the sunny part begins; the next one is sunny too, then shaded, dark, dark, shaded. */
  readonly sunny?: (typeof GODS)[number]
  /**
   * Dice by god: `{ ra: ['white 5', 'gray 2'] }`; the rest is in the bag. A `yellow 1` and a `brown 1` always lie in the
   * first shaded section, so that there is a choice, unless the layout is `bare`.
   */
  readonly dice?: Partial<Record<(typeof GODS)[number], readonly string[]>>
  readonly bare?: boolean
  /** The god of each Horus value; left out, in the printed order. */
  readonly horus?: readonly (typeof GODS)[number][]
  readonly godStatues?: Partial<Record<(typeof GODS)[number], readonly Seat[]>>
  /** Temple row, temple column, workshops, quarries. */
  readonly peopleStatues?: readonly (Seat | null)[]
  /** Tiles in the temple by space: `{ c3: ['P22', 0, 1] }`: tile, turn, owner. */
  readonly temple?: Readonly<Record<string, readonly [tile: string, turn: number, owner: Seat | null]>>
  /** Ra's tiles for 1–2, 3–4, 5–6. */
  readonly tiles?: readonly (string | null)[]
  /** `{ 'left 1': 0 }`. */
  readonly houses?: Readonly<Record<string, Seat>>
  /** `{ 'bread 3': 1 }`. */
  readonly workshops?: Readonly<Record<string, Seat>>
  readonly rowGold?: boolean
  /** Cards of the market by section, 1 to 4; left out, the lowest cards nobody has lie there. */
  readonly market?: readonly (readonly (string | null)[])[]
  /** How many sections are open; 2 unless somebody's population has opened more. */
  readonly opened?: number
  readonly seats?: readonly SeatLayout[]
  readonly edition?: Edition
  /** Starting cards that lie on the table. */
  readonly starting?: readonly string[]
  /** Botankhamun sits at seat 1; its turns wait step by step where the table is played by hand. */
  readonly solo?: SoloLayout
  /** Time of Seth is played; its dice are given as those of the other gods. */
  readonly seth?: SethLayout
  /** The Vizier's Challenge, and where the Vizier stands. */
  readonly vizier?: Partial<VizierBoard>
  /** Where chance begins. */
  readonly generator?: readonly [number, number, number, number]
  /** Frames to wait instead of the turn. */
  readonly waiting?: TekhenuJSON['waiting']
}

export interface SoloLayout {
  readonly level?: SoloBoard['level']
  readonly decrees?: 4 | 8
  readonly buildings?: 10 | 20
  /** The tile at the bottom left; the others follow in their usual order. */
  readonly tile?: string
  /** Left out, as far along the base as the round has brought it. */
  readonly marker?: number
}

export interface SethLayout {
  /** Buildings by region: `{ 3: [1, null] }`, first and second space. */
  readonly regions?: Readonly<Record<number, readonly (Seat | null)[]>>
  /** Statues for the people below the left and the right column, and those to Seth. */
  readonly peopleStatues?: readonly (Seat | null)[]
  readonly statues?: readonly Seat[]
  /** The tile that lies open, A01 unless it lies elsewhere; those in the temple: `{ c3: 'A05' }`. */
  readonly conquest?: string | null
  readonly temple?: Readonly<Record<string, string>>
  readonly artifacts?: readonly string[]
  readonly cults?: readonly string[]
  readonly under?: string
}

export interface SeatLayout {
  readonly score?: number
  readonly tokens?: Partial<Record<(typeof TOKENS)[number], number>>
  readonly production?: Partial<Record<(typeof RESOURCES)[number], number>>
  readonly population?: number
  readonly happiness?: number
  /** `white 5 pure`. */
  readonly dice?: readonly string[]
  readonly excess?: number
  readonly blessings?: readonly string[]
  readonly technologies?: readonly string[]
  readonly decrees?: readonly string[]
  /** Decrees that lie before it, one of which it keeps. */
  readonly dealt?: readonly string[]
  /** Those of its decrees that everybody has seen. */
  readonly openDecrees?: readonly string[]
  /** Starting cards it has drafted, during setup. */
  readonly drafted?: readonly string[]
  readonly destiny?: string | null
  /** Bonuses of the track it has had: 16, 19, 21. */
  readonly reached?: readonly boolean[]
  readonly warriors?: number
  readonly priests?: number
  readonly blood?: number
  readonly cult?: string
  /** Symbols of the track that have paid it with Cult03: 9, 13, 16, 19, 21. */
  readonly cultReached?: readonly boolean[]
  readonly artifacts?: readonly string[]
}
