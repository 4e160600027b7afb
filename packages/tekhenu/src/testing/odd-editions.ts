import { random, type Random } from '@benben/kernel'
import { ABILITIES, EDGE_COLOURS, readEdition, standard, SYMBOLS } from '../edition.ts'
import { CARDS_PER_FAMILY, decree, LIGHTS, RESOURCES } from '../names.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Block = Record<string, Json>

const NUMBERS = [0, 0, 1, 1, 2, 3, 4, 5, 6, 9, 9, 10, 20, 21, 25]
const WORDS: readonly (readonly (string | null)[])[] = [
  EDGE_COLOURS,
  RESOURCES,
  SYMBOLS,
  [...LIGHTS, null],
  [...ABILITIES, null],
]

/**
 * An edition that somebody could hand in: the standard one with other values, most of them at the ends of what is allowed. A careful one
 * keeps only changes that the reader accepts; others are as chance made them.
 */
export function oddEdition(seed: string, isCareful: boolean): unknown {
  const dice = random(`odd edition ${seed}`)
  const edition = structuredClone(standard) as unknown as Block
  // From a few values of an edition to nearly all of them.
  const share = [0.01, 0.1, 0.5, 0.95][dice.below(4)]!
  const isChanged = (): boolean => dice.below(1000) < 1000 * share
  for (const change of WHOLE) if (isChanged()) kept(edition, () => change(edition, dice), isCareful)
  changeValues(edition, edition, dice, isChanged, isCareful)
  return edition
}

/** Changes the edition, and takes that back where it would be refused. */
function kept(edition: Block, change: () => void, isCareful: boolean): void {
  const before = isCareful ? structuredClone(edition) : undefined
  change()
  if (before !== undefined && !readEdition(edition).ok) Object.assign(edition, before)
}

function changeValues(
  edition: Block,
  block: Block | Json[],
  dice: Random,
  isChanged: () => boolean,
  isCareful: boolean,
): void {
  const at = block as Block
  for (const [key, value] of Object.entries(at)) {
    if (typeof value === 'object' && value !== null) changeValues(edition, value, dice, isChanged, isCareful)
    else if (isChanged()) {
      at[key] = another(value, dice)
      if (isCareful && !readEdition(edition).ok) at[key] = value
    }
  }
}

/** A value of the same kind. */
function another(value: Exclude<Json, object>, dice: Random): Json {
  if (typeof value === 'number') return pick(NUMBERS, dice)
  if (typeof value === 'boolean') return !value
  const words = WORDS.find((each) => each.includes(value))
  return words === undefined ? value : pick(words, dice)
}

const pick = <T>(all: readonly T[], dice: Random): T => all[dice.below(all.length)]!

function shuffled<T>(all: readonly T[], dice: Random): T[] {
  const rest = [...all]
  return all.map(() => rest.splice(dice.below(rest.length), 1)[0]!)
}

/** Changes that only make sense together. */
const WHOLE: readonly ((edition: Block, dice: Random) => void)[] = [
  ({ supply, playerBoard }, dice) => {
    const statues = 1 + dice.below(6)
    Object.assign(supply as Block, { statues })
    Object.assign(playerBoard as Block, {
      statueGranite: Array.from({ length: statues }, () => dice.below(10)),
    })
  },
  ({ supply, playerBoard }, dice) => {
    const buildings = 1 + dice.below(dice.below(2) === 0 ? 3 : 20)
    Object.assign(supply as Block, { buildings })
    const row = Array.from({ length: buildings }, () => ({ bread: dice.below(10), vp: dice.below(10) }))
    Object.assign(playerBoard as Block, { buildingRow: row })
  },
  ({ supply }) => {
    const [white, black, yellow, brown, gray] = [4, 4, 4, 4, 4]
    Object.assign(supply as Block, { dice: { white, black, yellow, brown, gray } })
  },
  ({ timeOfSeth }) => Object.assign((timeOfSeth as Block)['dice'] as Block, { red: 1, blue: 1, green: 1 }),
  ({ wheel }, dice) => {
    const { godsClockwise, lightClockwise } = wheel as Record<string, string[]>
    Object.assign(wheel as Block, {
      godsClockwise: shuffled(godsClockwise!, dice),
      lightClockwise: shuffled(lightClockwise!, dice),
    })
  },
  ({ horusBonuses }, dice) => {
    const { printedGodOrder } = horusBonuses as Record<string, string[]>
    Object.assign(horusBonuses as Block, { printedGodOrder: shuffled(printedGodOrder!, dice) })
  },
  ({ timeOfSeth }, dice) => {
    const [a, b, c, d, e, f] = shuffled([1, 2, 3, 4, 5, 6], dice) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    Object.assign((timeOfSeth as Block)['regions'] as Block, {
      columns: [
        [a, b, c],
        [d, e, f],
      ],
    })
  },
  ({ decreeSymbols }, dice) => {
    const all = Array.from({ length: CARDS_PER_FAMILY }, (_, i) => decree(i + 1))
    const symbolOf = all.map(() => pick(SYMBOLS, dice))
    for (const symbol of SYMBOLS)
      (decreeSymbols as Block)[symbol] = all.filter((_, i) => symbolOf[i] === symbol)
  },
  ({ temple }, dice) => {
    const { buildingSpaces } = temple as Record<string, Record<string, Block>>
    for (const side of Object.values(buildingSpaces!))
      side['players'] = [2, 3, 4].filter(() => dice.below(2) === 0)
  },
  ({ botankhamun }, dice) => {
    const values = (): number[] => shuffled([1, 2, 3, 4, 5, 6], dice).slice(dice.below(7))
    const places = [1, 2, 3, 4, 5, 6].flatMap((row) => RESOURCES.map((district) => ({ row, district })))
    Object.assign(botankhamun as Block, {
      statueByHorusValue: { easy: values(), medium: values(), hard: values() },
      mediumBuildings: shuffled(places, dice).slice(0, dice.below(11)),
      resourceTiles: [1, 2, 3, 4].map(() => shuffled(RESOURCES, dice)),
    })
  },
]
