import { BX01, firstOfPair, momentOf as momentOfBlessing } from '../blessing-cards.ts'
import { T10, T22 } from '../card-ids.ts'
import { SYMBOLS, type Edition } from '../edition.ts'
import {
  artifactName,
  ARTIFACTS,
  blessing,
  cardName,
  CARDS,
  CARDS_PER_FAMILY,
  CONQUESTS,
  conquestName,
  cultName,
  CULTS,
  DESTINY_CARDS,
  destinyName,
  FAMILIES,
  numberOf,
  STARTING_CARDS,
  startingName,
  TECHNOLOGY,
  tileName,
  TILES,
} from '../names.ts'
import { printedOf, symbolOf as numberOfSymbol } from '../printed.ts'
import { MUSTERED } from '../seth/blessings.ts'

/** What can be told of a card by its id. */

const named = (many: number, name: (n: number) => string): string[] =>
  Array.from({ length: many }, (_, i) => name(i + 1))

/** Technologies that let something else stand in for what is to be paid. */
const PAYING = [T22, T10].map((card) => cardName(TECHNOLOGY, card))
export const payingTechnologies = (held: readonly string[]): string[] =>
  PAYING.filter((card) => held.includes(card))

export const DESTINIES = named(DESTINY_CARDS, destinyName)
export const CONQUEST_TILES = named(CONQUESTS, conquestName)

const IDS = {
  ...(Object.fromEntries(
    FAMILIES.map((name, family) => [name, named(CARDS[family]!, (card) => cardName(family, card))]),
  ) as Record<(typeof FAMILIES)[number], string[]>),
  starting: named(2 * STARTING_CARDS, startingName),
  destiny: DESTINIES,
  pillar: named(TILES, tileName),
  cult: named(CULTS, cultName),
  artifact: named(ARTIFACTS, artifactName),
} as const
export type CardKind = keyof typeof IDS

const KINDS: ReadonlyMap<string, CardKind> = new Map(
  (Object.keys(IDS) as CardKind[]).flatMap((kind) => IDS[kind].map((id) => [id, kind] as const)),
)

/** The ids of all cards or tiles of a kind. */
export const idsOf = (kind: CardKind): readonly string[] => IDS[kind]

/** What an id belongs to; undefined for any other text. Conquest tiles are told from destiny cards by where they lie. */
export const cardKind = (id: string): CardKind | undefined => KINDS.get(id)

/** The card whose text this one has: of two blessings that do the same, the first. */
export const textOf = (id: string): string =>
  cardKind(id) === 'blessing' ? blessing(firstOfPair(numberOf(id))) : id

/** Whether a blessing, technology or decree comes with Time of Seth. */
export const isOfSeth = (id: string): boolean =>
  FAMILIES.some((family) => IDS[family].indexOf(id) >= CARDS_PER_FAMILY)

/** When a blessing is played; undefined for any other card. */
export const momentOf = (id: string): ReturnType<typeof momentOfBlessing> | undefined =>
  cardKind(id) === 'blessing' ? momentOfBlessing(numberOf(id)) : undefined

/** The symbol of a decree: of those with the same one only one is scored. */
export const symbolOf = (edition: Edition, id: string): (typeof SYMBOLS)[number] | undefined =>
  cardKind(id) === 'decree' ? SYMBOLS[numberOfSymbol(printedOf(edition), numberOf(id))] : undefined

/** The warriors and priests of a blessing that brings both, where a number is said with it; undefined for others. */
export const musteredBy = (id: string, said: number): { warrior: number; priest: number } | undefined =>
  textOf(id) === blessing(BX01) ? { warrior: said, priest: MUSTERED - said } : undefined
