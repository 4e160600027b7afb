/** Blessings by the ids printed on them: the number a position holds. */
export const B01 = 1
export const B02 = 2
export const B03 = 3
export const B04 = 4
export const B05 = 5
export const B06 = 6
export const B07 = 7
const B08 = 8
export const B09 = 9
const B10 = 10
export const B11 = 11
const B12 = 12
export const B13 = 13
const B14 = 14
export const B15 = 15
const B16 = 16
export const B17 = 17
const B18 = 18
export const B19 = 19
const B20 = 20
export const B21 = 21
const B22 = 22
export const B23 = 23
const B24 = 24
export const BX01 = 25
const BX02 = 26
export const BX03 = 27
const BX04 = 28

/** When a blessing is played, and the file that holds what it does then. */
type Moment =
  | 'producing' // produce.ts
  | 'paying' // payment.ts
  | 'taking' // before the die is taken: take.ts
  | 'changing' // before anything is done with the die: die-blessings.ts
  | 'adding' // the same moment, for extra actions: die-blessings.ts
  | 'anytime' // in the own turn, inside an action too: blessings.ts
  | 'between' // in the own turn, but not inside an action

/** What is said when a blessing is played; moves.ts has the words. */
export type Saying = 'nothing' | 'marker' | 'face' | 'god' | 'warriors'

interface BlessingRow {
  readonly card: number
  /** The card that does the same; of the two, the first is offered. */
  readonly twin?: number
  readonly moment: Moment
  readonly says: Saying
}

/**
 * One row per blessing: moves, offers and texts read it. Within a moment cards are offered in this order. What a card does
 * stands in a table of its moment's file, `Record<CardOf<…>, …>`, so that the compiler names the one that is missing.
 */
const BLESSINGS = [
  { card: B01, moment: 'producing', says: 'nothing' },
  { card: B02, moment: 'producing', says: 'nothing' },
  { card: B03, moment: 'producing', says: 'nothing' },
  { card: B04, moment: 'producing', says: 'nothing' },
  { card: B05, moment: 'producing', says: 'nothing' },
  { card: B06, moment: 'producing', says: 'nothing' },
  { card: B21, twin: B22, moment: 'producing', says: 'nothing' },
  { card: B13, twin: B14, moment: 'paying', says: 'nothing' },
  { card: B15, twin: B16, moment: 'paying', says: 'nothing' },
  { card: B23, twin: B24, moment: 'taking', says: 'nothing' },
  { card: B11, twin: B12, moment: 'taking', says: 'nothing' },
  { card: B09, twin: B10, moment: 'changing', says: 'face' },
  { card: B17, twin: B18, moment: 'adding', says: 'god' },
  { card: B19, twin: B20, moment: 'adding', says: 'nothing' },
  { card: B07, twin: B08, moment: 'anytime', says: 'marker' },
  { card: BX01, twin: BX02, moment: 'between', says: 'warriors' },
  { card: BX03, twin: BX04, moment: 'between', says: 'nothing' },
] as const satisfies readonly BlessingRow[]

/** How many there are with every module. */
export const BLESSINGS_IN_ALL = Math.max(...BLESSINGS.map((row: BlessingRow) => row.twin ?? row.card))

/** The cards of a moment; of twins, the first. */
export type CardOf<M extends Moment> = Extract<(typeof BLESSINGS)[number], { moment: M }>['card']

const rows: readonly BlessingRow[] = BLESSINGS
const rowByCard: readonly (BlessingRow | undefined)[] = Array.from(
  { length: BLESSINGS_IN_ALL + 1 },
  (_, card) => rows.find((row) => row.card === card || row.twin === card),
)

/** Of two cards that do the same, the first; or the card itself. */
export const firstOfPair = (card: number): number => rowByCard[card]!.card
export const momentOf = (card: number): Moment => rowByCard[card]!.moment
export const sayingOf = (card: number): Saying => rowByCard[card]!.says

/** A card and its twin, a bit each. */
const pairs: readonly number[] = rowByCard.map((row) =>
  row === undefined ? 0 : (1 << (row.card - 1)) | (row.twin === undefined ? 0 : 1 << (row.twin - 1)),
)
export const pairOf = (card: number): number => pairs[card]!

/** The cards of a moment in the order they are offered, of twins the first; and all of them, a bit each. */
export const cardsAt = <M extends Moment>(moment: M): readonly CardOf<M>[] =>
  rows.filter((row) => row.moment === moment).map((row) => row.card as CardOf<M>)
export const maskAt = (moment: Moment): number =>
  cardsAt(moment).reduce((mask, card) => mask | pairOf(card), 0)
