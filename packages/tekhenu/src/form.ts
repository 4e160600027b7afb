import { GENERATOR_CELLS, shape } from '@benben/kernel'
import type { Board } from './board.ts'
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
import { bad, good } from '@benben/kernel'
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
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return bad(path, 'shape.object')
    const out: Record<string, T> = {}
    for (const [key, value] of Object.entries(raw)) {
      if (!keys.includes(key))
        return bad(`${path}.${key.slice(0, 40)}`, 'shape.unknown', { known: keys.join(', ') })
      const read = of(value, `${path}.${key}`)
      if (!read.ok) return read
      out[key] = read.value
    }
    return good(out)
  }

export function positionShape(rules: Rules, players: number) {
  const seat = int(0, players - 1)
  const SEAT = object({
    // Sources that came later count 0 where they are not written.
    points: record(SOURCES, int(-999, 9999), 0),
    tokens: record(TOKENS, int(0, 999)),
    production: record(RESOURCES, int(0, 6)),
    population: int(0, 21),
    happiness: int(0, 21),
    reached: list(bool, { length: 3 }),
    pending: bool,
    dice: list(takenDie, { most: 4 }),
    excess: int(0, 999),
    laidFaith: int(-999, 999),
    balance: int(-999, 999),
    buildings: int(0, 40),
    pillars: int(0, 25),
    statues: int(0, 6),
    blessings: deck(blessings),
    technologies: deck(technologies),
    openDecrees: deck(decrees),
    drafted: list(start, { most: 2 }),
    destiny: orNull(choice(...many(DESTINY_CARDS, destinyName))),
  })
  const NOW = object({
    seat: orNull(seat),
    anubis: int(0, 2),
    recoloured: int(0, 2),
    from: orNull(god),
    colour: orNull(colour),
    as: orNull(colour),
    face: int(0, 6),
    side: orNull(choice(...SIDES)),
    value: int(0, 6),
    godValue: int(0, 6),
    did: int(0, 511),
    extra: record(WHEEL_GODS, int(0, 3)),
    proclaimed: orNull(seat),
    chosen: list(decrees, { most: 3 }),
    doubled: orNull(decrees),
    tithes: list(int(0, 5), { length: 2 }),
  })
  const BOARD = {
    players: choice(players),
    round: int(0, 16),
    turn: int(0, players - 1),
    over: bool,
    order: list(seat, { length: players }),
    wheel: int(0, 5),
    dice: list(list(die, { most: 30 }), { length: 6 }),
    bag: record(COLOURS.slice(0, rules.colours), int(0, 9)),
    horus: list(choice(...WHEEL_GODS), { length: 6 }),
    godStatues: record(WHEEL_GODS, list(orNull(seat), { length: players - 1 })),
    peopleStatues: list(orNull(seat), { length: 4 }),
    temple: list(orNull(object({ tile, turn: int(0, 3), owner: orNull(seat) })), { length: 25 }),
    tiles: list(orNull(tileOrBack), { length: 3 }),
    stack: list(tile, { most: TILES }),
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
    ...(rules.parts.length === 0 ? {} : { modules: partShapes(rules) }),
  }
  return object({
    form: choice(FORM),
    generator: list(int(-(2 ** 31), 2 ** 31 - 1), { length: GENERATOR_CELLS }),
    board: object(BOARD),
    waiting: list(frame(rules, players), { most: 32 }),
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

export interface TekhenuJSON {
  readonly form: 1
  readonly generator: readonly number[]
  readonly board: Board
  readonly waiting: readonly Waiting[]
  /** What no spectator may know. */
  readonly secret: {
    readonly deck: readonly string[]
    readonly held: readonly (readonly string[])[]
    readonly under: readonly { readonly seat: number; readonly decree: string }[]
    readonly dealt: readonly { readonly chose: boolean; readonly decrees: readonly string[] }[]
  }
}

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
      return bad(`${path}.wait`, 'shape.choice', { values: [...shapes.keys()].join(', ') })
    return known(raw, path) as ReturnType<shape.Shape<Waiting>>
  }
}
