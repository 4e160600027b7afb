import { BLESSINGS_IN_ALL } from './blessing-cards.ts'
import { DX04, TX05 } from './card-ids.ts'

/**
 * The vocabulary of the game: everything that lies in its boxes, whichever modules are played with. Numbers in a position
 * are places in these lists; a set of rules says how much of each is in play.
 */

/** The gods around the wheel, and the one who has a board of his own. */
export const GODS = ['horus', 'ra', 'hathor', 'bastet', 'thoth', 'osiris', 'seth'] as const
export const WHEEL_GODS = ['horus', 'ra', 'hathor', 'bastet', 'thoth', 'osiris'] as const
export type God = number
export const [HORUS, RA, HATHOR, BASTET, THOTH, OSIRIS, SETH] = [0, 1, 2, 3, 4, 5, 6] as const
export const SECTIONS = 6

/** The first four colours produce the resource at the same place; from gray on none does. */
export const COLOURS = ['yellow', 'brown', 'white', 'black', 'gray', 'red', 'blue', 'green'] as const
export type Colour = number
export const [YELLOW, BROWN, WHITE, BLACK, GRAY, RED, BLUE, GREEN] = [0, 1, 2, 3, 4, 5, 6, 7] as const
/** The colours of the base game. */
export const BASE_COLOURS = COLOURS.slice(0, GRAY + 1)

export const RESOURCES = ['papyrus', 'bread', 'limestone', 'granite'] as const
export type Resource = number
export const [PAPYRUS, BREAD, LIMESTONE, GRANITE] = [0, 1, 2, 3] as const

/** What lies before a seat: the four resources, gold (the wild one), scribes and faith. */
export const TOKENS = [...RESOURCES, 'gold', 'scribe', 'faith'] as const
export type Token = number
export const [GOLD, SCRIBE, FAITH] = [4, 5, 6] as const

/** What else can be gained: markers on the tracks. */
export const MARKERS = ['population', 'happiness', 'warrior', 'priest'] as const

export const LIGHTS = ['sunny', 'shaded', 'dark'] as const
export type Light = number
export const [SUNNY, SHADED, DARK] = [0, 1, 2] as const

export const PURITIES = ['pure', 'tainted', 'forbidden'] as const
export type Purity = number
export const [PURE, TAINTED, FORBIDDEN] = [0, 1, 2] as const

/** Where a die lies that a seat has taken. */
export const SIDES = ['pure', 'tainted', 'anubis'] as const
export type Side = number
export const ANUBIS = 2

/** The three families of cards in the market. */
export const FAMILIES = ['blessing', 'technology', 'decree'] as const
export type Family = number
export const [BLESSING, TECHNOLOGY, DECREE] = [0, 1, 2] as const
const LETTERS = ['B', 'T', 'D'] as const

/** A card of a family, from 1, as printed: those of the base game, then those marked with an X. */
export type Card = number
export const CARDS_PER_FAMILY = 24
/** How many there are with every module, by family. */
export const CARDS = [BLESSINGS_IN_ALL, TX05, DX04] as const

/** Names are made once, from 0 (no card) upwards; what is printed with an X counts on after the others. */
const names = (letter: string, many: number, marked = 0): string[] => [
  ...Array.from({ length: many + 1 }, (_, i) => `${letter}${String(i).padStart(2, '0')}`),
  ...Array.from({ length: marked }, (_, i) => `${letter}X${String(i + 1).padStart(2, '0')}`),
]
const CARD_NAMES = LETTERS.map((letter, family) =>
  names(letter, CARDS_PER_FAMILY, CARDS[family]! - CARDS_PER_FAMILY),
)
export const cardName = (family: Family, card: Card): string => CARD_NAMES[family]![card]!
export const bitOf = (card: Card): number => 1 << (card - 1)

export const blessing = (card: Card): string => cardName(BLESSING, card)
export const technology = (card: Card): string => cardName(TECHNOLOGY, card)
export const decree = (card: Card): string => cardName(DECREE, card)

/** The number after the X of a card that is marked with one, and the card of such a number. */
export const markOf = (card: Card): number => card - CARDS_PER_FAMILY
export const markedCard = (mark: number): Card => CARDS_PER_FAMILY + mark

/** S01 to S12, then SX01 to SX12. */
export const STARTING_CARDS = 12
export const DESTINY_CARDS = 4
const STARTING_NAMES = names('S', STARTING_CARDS, STARTING_CARDS)
const DESTINY_NAMES = names('A', DESTINY_CARDS)
export const startingName = (card: Card): string => STARTING_NAMES[card]!
export const destinyName = (card: Card): string => DESTINY_NAMES[card]!

/** Cult powers and artifacts, from 1. */
export const CULTS = 7
export const ARTIFACTS = 8
const CULT_NAMES = names('Cult', CULTS)
const ARTIFACT_NAMES = names('Art', ARTIFACTS)
export const cultName = (card: Card): string => CULT_NAMES[card]!
export const artifactName = (card: Card): string => ARTIFACT_NAMES[card]!

/** Conquest tiles, from 1: they share the letter of the destiny cards, so that they are told apart by where they stand. */
export const CONQUESTS = 9
export const conquestName = (tile: number): string => CONQUEST_NAMES[tile]!
const CONQUEST_NAMES = names('A', CONQUESTS)

const NUMBERS: ReadonlyMap<string, number> = new Map(
  [...CARD_NAMES, STARTING_NAMES, DESTINY_NAMES, CULT_NAMES, ARTIFACT_NAMES, CONQUEST_NAMES].flatMap((all) =>
    all.map((name, number) => [name, number] as const),
  ),
)
/** The number of a card or tile by its name. */
export const numberOf = (name: string): number => NUMBERS.get(name) ?? Number(name.slice(1))

export const TILES = 27
export type Tile = number
const TILE_NAMES = names('P', TILES)
export const tileName = (tile: Tile): string => TILE_NAMES[tile]!
/** Stands for a tile that is not turned up yet (R58). */
export const BACK = 'back'

/** Cards in a mask, in ascending order. */
export function cardsOf(mask: number): Card[] {
  const out: Card[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) out.push(firstOf(rest))
  return out
}

/** The first card of a mask; 0 where it is empty. */
export const firstOf = (mask: number): Card => 32 - Math.clz32(mask & -mask)

/** How many cards a mask holds. */
export function count(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The card in a mask with `nth` others before it. */
export function nthOf(mask: number, nth: number): Card {
  let rest = mask
  for (let i = 0; i < nth; i++) rest &= rest - 1
  return firstOf(rest)
}
