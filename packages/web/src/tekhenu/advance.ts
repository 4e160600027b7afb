import type { Seat } from '@benben/kernel'
import { sethOf, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { advanceModules, statueOfSeth, withSeth } from './advance-modules.ts'

type SeatView = TekhenuView['seats'][number]
type Many = Readonly<Record<string, number>>

/**
 * The picture one event later. Moves of others arrive as a whole; shown one event at a time they can be followed. Only
 * what is drawn is carried along, and the view that came with the events has the last word.
 */
export function advance(view: TekhenuView, event: TekhenuEvent): TekhenuView {
  switch (event.type) {
    case 'round':
      return { ...view, round: event.round }
    case 'turn':
      return { ...view, now: { ...view.now, seat: event.seat, from: null, colour: null, face: 0, value: 0 } }
    case 'order':
      return { ...view, order: event.order }
    case 'taken':
      return take(view, event.god, event.die)
    case 'took':
      // Botankhamun's dice lie beside its tiles and weigh nothing.
      return settle(take(view, event.god, event.die), event.seat, event.die, 'anubis')
    case 'settled':
      return settle(view, event.seat, event.die, event.side)
    case 'turned':
      return turnDie(view, event.seat, event.value)
    case 'changed':
      return { ...view, now: { ...view.now, value: event.value } }
    case 'paid':
      return withTokens(view, event.seat, event.tokens, -1)
    case 'gained':
      return withTokens(view, event.seat, event.tokens, 1)
    case 'points':
      return score(view, event.seat, event.points, event.source)
    case 'populace':
      return withSeat(view, event.seat, () => ({
        population: event.population,
        happiness: event.happiness,
      }))
    case 'statue':
      return statue(view, event.seat, event.place)
    case 'tile':
      return {
        ...view,
        tiles: view.tiles.map((tile) => (tile === event.tile ? null : tile)),
        temple: view.temple.with(spaceAt(event.space), { tile: event.tile, turn: event.turn, owner: null }),
      }
    case 'pillar':
      return pillar(view, event.seat, event.space)
    case 'tiles':
      return { ...view, tiles: event.tiles }
    case 'building':
      return building(view, event.seat, event.place)
    case 'played':
      return withSeat(view, event.seat, ({ blessings }) => ({
        blessings: blessings.filter((card) => card !== event.card),
      }))
    case 'blessings-discarded':
      return withSeat(view, event.seat, ({ blessings }) => ({
        blessings: blessings.filter((card) => !event.cards.includes(card)),
      }))
    case 'kept':
    case 'card':
      return takeCard(view, event.seat, event.card)
    case 'production':
      return withSeat(view, event.seat, ({ production }) => ({
        production: { ...production, [event.resource]: event.level },
      }))
    case 'produced':
      return weigh(
        withSeat(view, event.seat, ({ excess }) => ({ excess: excess + event.excess })),
        event.seat,
        -event.excess,
      )
    case 'faith':
      return weigh(
        withSeat(view, event.seat, ({ laidFaith, tokens }) => ({
          laidFaith: laidFaith + event.amount,
          tokens: { ...tokens, faith: (tokens['faith'] ?? 0) - Math.abs(event.amount) },
        })),
        event.seat,
        event.amount,
      )
    case 'rotated':
      return rotate(view, event.sunny)
    case 'rolled':
      return {
        ...view,
        dice: view.dice.with(sectionOf(event.god), [
          ...view.dice[sectionOf(event.god)]!,
          ...event.dice.map(({ colour, value }) => `${colour} ${value}`),
        ]),
      }
    case 'cleared':
      return {
        ...view,
        // Blood stays where it is.
        balances: view.balances.map((_, seat) => 0 - (sethOf(view)?.seats[seat]?.blood ?? 0)),
        seats: view.seats.map((seat) => ({
          ...seat,
          dice: [],
          excess: 0,
          laidFaith: 0,
          tokens: { ...seat.tokens, faith: 0 },
        })),
      }
    default:
      return advanceModules(view, event)
  }
}

const GODS = ['horus', 'ra', 'hathor', 'bastet', 'thoth', 'osiris'] as const
const COLUMNS = 'abcde'
const spaceAt = (name: string): number => (Number(name[1]) - 1) * 5 + COLUMNS.indexOf(name[0]!)
const sectionOf = (god: string): number => GODS.indexOf(god as 'ra')

const withSeat = (
  view: TekhenuView,
  seat: Seat,
  change: (before: SeatView) => Partial<SeatView>,
): TekhenuView => ({
  ...view,
  seats: view.seats.with(seat, { ...view.seats[seat]!, ...change(view.seats[seat]!) }),
})

const weigh = (view: TekhenuView, seat: Seat, by: number): TekhenuView => ({
  ...view,
  balances: view.balances.with(seat, view.balances[seat]! + by),
})

const withTokens = (view: TekhenuView, seat: Seat, many: Many, sign: 1 | -1): TekhenuView =>
  withSeat(view, seat, ({ tokens }) => ({
    tokens: Object.fromEntries(
      Object.entries(tokens).map(([name, had]) => [name, had + sign * (many[name] ?? 0)]),
    ),
  }))

const score = (view: TekhenuView, seat: Seat, points: number, source: string): TekhenuView => ({
  ...withSeat(view, seat, (before) => ({
    points: { ...before.points, [source]: (before.points[source] ?? 0) + points },
  })),
  totals: view.totals.with(seat, view.totals[seat]! + points),
})

interface Die {
  readonly colour: string
  readonly value: number
}

function take(view: TekhenuView, god: string, { colour, value }: Die): TekhenuView {
  const section = sectionOf(god)
  const without = (dice: readonly string[]): readonly string[] =>
    dice.toSpliced(dice.indexOf(`${colour} ${value}`), 1)
  const taken =
    section < 0
      ? withSeth(view, ({ dice }) => ({ dice: without(dice) }))
      : { ...view, dice: view.dice.with(section, without(view.dice[section]!)) }
  return { ...taken, now: { ...view.now, from: god, colour, as: colour, face: value, value } }
}

function settle(view: TekhenuView, seat: Seat, { colour, value }: Die, side: string): TekhenuView {
  const laid = withSeat(view, seat, ({ dice }) => ({ dice: [...dice, `${colour} ${value} ${side}`] }))
  return weigh(laid, seat, side === 'pure' ? value : side === 'tainted' ? -value : 0)
}

/** The die laid last shows another face. */
function turnDie(view: TekhenuView, seat: Seat, value: number): TekhenuView {
  const dice = view.seats[seat]!.dice
  const [colour = '', face = '', side = ''] = dice.at(-1)?.split(' ') ?? []
  const more = value - Number(face)
  const turned = withSeat(view, seat, () => ({ dice: [...dice.slice(0, -1), `${colour} ${value} ${side}`] }))
  return {
    ...weigh(turned, seat, side === 'pure' ? more : side === 'tainted' ? -more : 0),
    now: { ...view.now, face: value, value },
  }
}

const PEOPLE = ['row', 'column', 'workshops', 'quarries'] as const

function statue(view: TekhenuView, seat: Seat, place: string): TekhenuView {
  const built = withSeat(view, seat, ({ statues }) => ({ statues: statues - 1 }))
  const people = PEOPLE.indexOf(place as 'row')
  if (people >= 0) return { ...built, peopleStatues: view.peopleStatues.with(people, seat) }
  if (sethOf(view) !== undefined && (place === 'seth' || place === 'left' || place === 'right'))
    return statueOfSeth(built, seat, place)
  const spaces = view.godStatues[place] ?? []
  const free = spaces.indexOf(null)
  return free < 0 ? built : { ...built, godStatues: { ...view.godStatues, [place]: spaces.with(free, seat) } }
}

function pillar(view: TekhenuView, seat: Seat, space: string): TekhenuView {
  const at = view.temple[spaceAt(space)]
  const raised = withSeat(view, seat, ({ pillars }) => ({ pillars: pillars - 1 }))
  return at === null || at === undefined
    ? raised
    : { ...raised, temple: view.temple.with(spaceAt(space), { ...at, owner: seat }) }
}

const SIDES: ReadonlySet<string> = new Set(['left', 'right', 'top', 'bottom'])

function building(view: TekhenuView, seat: Seat, place: string): TekhenuView {
  const where = SIDES.has(place.split(' ')[0]!) ? 'houses' : 'workshops'
  return {
    ...withSeat(view, seat, ({ buildings }) => ({ buildings: buildings - 1 })),
    [where]: { ...view[where], [place]: seat },
  }
}

function takeCard(view: TekhenuView, seat: Seat, card: string): TekhenuView {
  const taken = { ...view, market: view.market.map((each) => (each === card ? null : each)) }
  if (card.startsWith('B'))
    return withSeat(taken, seat, ({ blessings }) => ({ blessings: [...blessings, card] }))
  if (card.startsWith('T'))
    return withSeat(taken, seat, ({ technologies }) => ({ technologies: [...technologies, card] }))
  return {
    ...withSeat(taken, seat, ({ openDecrees }) => ({ openDecrees: [...openDecrees, card] })),
    decreeCounts: view.decreeCounts.with(seat, view.decreeCounts[seat]! + 1),
    decrees: view.decrees.map((own, each) => (each === seat && own !== null ? [...own, card] : own)),
  }
}

/** The sunny part begins at the first god named; the rest follows as it is printed on the wheel. */
function rotate(view: TekhenuView, sunny: readonly string[]): TekhenuView {
  const wheel = (view.wheel + 1) % 6
  const lights = view.lights.map((_, section) => view.lights[(section + 5) % 6]!)
  return sunny.length === 0 ? view : { ...view, wheel, lights }
}
