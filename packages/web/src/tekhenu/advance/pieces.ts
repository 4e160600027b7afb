import type { Seat } from '@benben/kernel'
import { cardKind, PEOPLE, sethOf, SIDES_OF_TEMPLE, spaceNamed, type TekhenuView } from '@benben/tekhenu'
import { statueOfSeth } from './modules.ts'
import { withSeat } from './seat.ts'

/** Statues, pillars, buildings and cards, one event later. */
export function statue(view: TekhenuView, seat: Seat, place: string): TekhenuView {
  const built = withSeat(view, seat, ({ statues }) => ({ statues: statues - 1 }))
  const people = PEOPLE.indexOf(place as 'row')
  if (people >= 0 && people < view.peopleStatues.length)
    return { ...built, peopleStatues: view.peopleStatues.with(people, seat) }
  if (sethOf(view) !== undefined && (place === 'seth' || place === 'left' || place === 'right'))
    return statueOfSeth(built, seat, place)
  const spaces = view.godStatues[place] ?? []
  const free = spaces.indexOf(null)
  return free < 0 ? built : { ...built, godStatues: { ...view.godStatues, [place]: spaces.with(free, seat) } }
}

export function pillar(view: TekhenuView, seat: Seat, space: string): TekhenuView {
  const at = view.temple[spaceNamed(space)]
  const raised = withSeat(view, seat, ({ pillars }) => ({ pillars: pillars - 1 }))
  return at === null || at === undefined
    ? raised
    : { ...raised, temple: view.temple.with(spaceNamed(space), { ...at, owner: seat }) }
}

export const isHouse = (place: string): boolean =>
  SIDES_OF_TEMPLE.some((side) => place.startsWith(`${side} `))

export function building(view: TekhenuView, seat: Seat, place: string): TekhenuView {
  const where = isHouse(place) ? 'houses' : 'workshops'
  return {
    ...withSeat(view, seat, ({ buildings }) => ({ buildings: buildings - 1 })),
    [where]: { ...view[where], [place]: seat },
  }
}

export function takeCard(view: TekhenuView, seat: Seat, card: string): TekhenuView {
  const taken = { ...view, market: view.market.map((each) => (each === card ? null : each)) }
  const kind = cardKind(card)
  if (kind === 'blessing')
    return withSeat(taken, seat, ({ blessings }) => ({ blessings: [...blessings, card] }))
  if (kind === 'technology')
    return withSeat(taken, seat, ({ technologies }) => ({ technologies: [...technologies, card] }))
  return {
    ...withSeat(taken, seat, ({ openDecrees }) => ({ openDecrees: [...openDecrees, card] })),
    decreeCounts: view.decreeCounts.with(seat, view.decreeCounts[seat]! + 1),
    decrees: view.decrees.map((own, each) => (each === seat && own !== null ? [...own, card] : own)),
  }
}
