import { GENERATOR_CELLS, shape } from '@benben/kernel'
import {
  BACK,
  BLESSING,
  CARDS,
  cardName,
  COLOURS,
  DECREE,
  DESTINY_CARDS,
  destinyName,
  GODS,
  RESOURCES,
  SIDES,
  STARTING_CARDS,
  startingName,
  TECHNOLOGY,
  TILES,
  tileName,
  TOKENS,
  WHEEL_GODS,
} from './names.ts'
import type { Rules } from './rules.ts'
import { MOST_UNDER, SOURCES } from './state.ts'
import { houseName, workshopName } from './places.ts'
import { invalid, valid } from '@benben/kernel'
import { isThere, type Waiting } from './waiting.ts'

/** The shape of a position as JSON. A later shape gets the next number, and `fromJSON` leads the older ones over. */
export const FORM = 1

const { bool, choice, int, list, object, orNull } = shape
const many = (length: number, name: (n: number) => string): string[] =>
  Array.from({ length }, (_, i) => name(i + 1))
const record = <T>(keys: readonly string[], of: shape.Shape<T>, none?: T): shape.Shape<Record<string, T>> =>
  object<Record<string, T>>(
    Object.fromEntries(keys.map((key) => [key, of])),
    none === undefined ? {} : Object.fromEntries(keys.map((key) => [key, none])),
  )

const cards = (family: number) => choice(...many(CARDS[family]!, (n) => cardName(family, n)))
const [blessings, technologies, decrees] = [cards(BLESSING), cards(TECHNOLOGY), cards(DECREE)]
const anyCard = choice(
  ...[BLESSING, TECHNOLOGY, DECREE].flatMap((family) => many(CARDS[family], (n) => cardName(family, n))),
)
const tile = choice(...many(TILES, tileName))
const tileOrBack = choice(BACK, ...many(TILES, tileName))
const start = choice(...many(2 * STARTING_CARDS, startingName))
const god = choice(...GODS)
const colour = choice(...COLOURS)
const deck = <T>(of: shape.Shape<T>) => list(of, { most: 32 })
const dieNames = COLOURS.flatMap((name) => [1, 2, 3, 4, 5, 6].map((value) => `${name} ${value}`))
const die = choice(...dieNames)
const takenDie = choice(...dieNames.flatMap((name) => SIDES.map((side) => `${name} ${side}`)))

/** Any of these keys, each at most once: who has built where. */
const some =
  <T>(keys: readonly string[], of: shape.Shape<T>): shape.Shape<Record<string, T>> =>
  (raw, path) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return invalid(path, 'shape.object')
    const out: Record<string, T> = {}
    for (const [key, value] of Object.entries(raw)) {
      if (!keys.includes(key))
        return invalid(`${path}.${key.slice(0, 40)}`, 'shape.unknown', { known: keys.join(', ') })
      const read = of(value, `${path}.${key}`)
      if (!read.ok) return read
      out[key] = read.value
    }
    return valid(out)
  }

/** The shape of what lies open on the table, as people read it; positions as JSON and views both hold it. */
function boardShape(rules: Rules, players: number) {
  const seat = int(0, players - 1)
  const SEAT = object({
    // Sources that came later count 0 where they are not written.
    points: record(SOURCES, int(-999, 9999), 0),
    tokens: record(TOKENS, int(0, 999)),
    production: record(RESOURCES, int(0, 6)),
    population: int(0, 21),
    happiness: int(0, 21),
    // Bonuses of the track it has had: 16, 19, 21.
    reached: list(bool, { length: 3 }),
    // Whether the action of its 21st happiness is still to come.
    pending: bool,
    // `white 5 pure`, in the order they were taken.
    dice: list(takenDie, { most: 4 }),
    excess: int(0, 999),
    // Faith on the scales, positive on the pure side.
    laidFaith: int(-999, 999),
    // At the last Maat.
    balance: int(-999, 999),
    buildings: int(0, 40),
    pillars: int(0, 25),
    statues: int(0, 6),
    blessings: deck(blessings),
    technologies: deck(technologies),
    // Decrees everybody has seen.
    openDecrees: deck(decrees),
    drafted: list(start, { most: 2 }),
    destiny: orNull(choice(...many(DESTINY_CARDS, destinyName))),
  })
  const NOW = object({
    seat: orNull(seat),
    anubis: int(0, 2),
    recoloured: int(0, 2),
    // The god of the section the die came from.
    from: orNull(god),
    colour: orNull(colour),
    as: orNull(colour),
    face: int(0, 6),
    side: orNull(choice(...SIDES)),
    value: int(0, 6),
    godValue: int(0, 6),
    // Bits of what has been done.
    did: int(0, 511),
    // Extra actions still to do, by god.
    extra: record(WHEEL_GODS, int(0, 3)),
    proclaimed: orNull(seat),
    chosen: list(decrees, { most: 3 }),
    doubled: orNull(decrees),
    tithes: list(int(0, 5), { length: 2 }),
  })
  return object({
    players: choice(players),
    round: int(0, 16),
    turn: int(0, players - 1),
    over: bool,
    order: list(seat, { length: players }),
    // The section where the sunny part begins, counted from the first god.
    wheel: int(0, 5),
    // By section: `white 5`.
    dice: list(list(die, { most: 30 }), { length: 6 }),
    bag: record(COLOURS.slice(0, rules.colours), int(0, 9)),
    // The god of each Horus value.
    horus: list(choice(...WHEEL_GODS), { length: 6 }),
    godStatues: record(WHEEL_GODS, list(orNull(seat), { length: players - 1 })),
    // Temple row, temple column, workshops, quarries.
    peopleStatues: list(orNull(seat), { length: 4 }),
    temple: list(orNull(object({ tile, turn: int(0, 3), owner: orNull(seat) })), { length: 25 }),
    // For 1–2, 3–4 and 5–6: `back` stands for one that is not turned up yet (R58).
    tiles: list(orNull(tileOrBack), { length: 3 }),
    stack: list(tile, { most: TILES }),
    // `left 1` … `top 5`: who has built there.
    houses: some(
      many(20, (n) => houseName(n - 1)),
      seat,
    ),
    workshops: some(
      many(24, (n) => workshopName(n - 1)),
      seat,
    ),
    rowGold: bool,
    market: list(orNull(anyCard), { length: 15 }),
    opened: list(bool, { length: 4 }),
    decks: object({ blessing: deck(blessings), technology: deck(technologies) }),
    discards: object({ blessing: deck(blessings), technology: deck(technologies), decree: deck(decrees) }),
    starting: list(start, { most: 9 }),
    now: NOW,
    seats: list(SEAT, { length: players }),
    // What the modules in play add, by their names; left out where none is.
    ...(rules.parts.length === 0 ? {} : { modules: partShapes(rules) }),
  })
}

/** A shape's value as the rules handle it: nothing of it is changed, and names are any text. */
type Plain<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Each)[]
      ? readonly Plain<Each>[]
      : T extends object
        ? { readonly [Key in keyof T]: Plain<T[Key]> }
        : T

export type Board = Plain<shape.Of<ReturnType<typeof boardShape>>>
export type SeatBoard = Board['seats'][number]

export function positionShape(rules: Rules, players: number) {
  const seat = int(0, players - 1)
  return object({
    form: choice(FORM),
    generator: list(int(-(2 ** 31), 2 ** 31 - 1), { length: GENERATOR_CELLS }),
    board: boardShape(rules, players),
    waiting: list(frame(rules, players), { most: 32 }),
    // What no spectator may know.
    secret: object({
      deck: deck(decrees),
      held: list(deck(decrees), { length: players }),
      under: list(object({ seat, decree: decrees }), { most: MOST_UNDER }),
      dealt: list(object({ chose: bool, decrees: list(decrees, { most: 3 }) }), { length: players }),
    }),
  })
}

const partShapes = (rules: Rules): shape.Shape<Record<string, unknown>> =>
  object(Object.fromEntries(rules.parts.map((part) => [part.name, part.shape])))

export type TekhenuJSON = Plain<shape.Of<ReturnType<typeof positionShape>>>

/** A frame by its name, with the numbers of its kind. */
function frame(rules: Rules, players: number): shape.Shape<Waiting> {
  const shapes = new Map(
    rules.waits.filter(isThere).map(({ name, fields }) => [
      name,
      object<Record<string, unknown>>({
        wait: choice(name),
        ...Object.fromEntries(
          Object.entries(fields).map(([field, [least, greatest]]) => {
            const most =
              field === 'seat' ? players - 1 : field === 'place' ? Math.min(greatest, players) : greatest
            return [field, int(least, most)]
          }),
        ),
      }),
    ]),
  )
  return (raw, path) => {
    const name: unknown = typeof raw === 'object' && raw !== null && 'wait' in raw ? raw.wait : undefined
    const known = typeof name === 'string' ? shapes.get(name) : undefined
    if (known === undefined)
      return invalid(`${path}.wait`, 'shape.choice', { values: [...shapes.keys()].join(', ') })
    return known(raw, path) as ReturnType<shape.Shape<Waiting>>
  }
}
