import type { Seat } from '@benben/kernel'
import { sethOf, soloOf, vizierOf, type TekhenuView } from '@benben/tekhenu'

type SethBoard = NonNullable<ReturnType<typeof sethOf>>

/** What the modules add to the picture, one event later. */

export function withSeth(view: TekhenuView, change: (before: SethBoard) => Partial<SethBoard>): TekhenuView {
  const seth = sethOf(view)
  return seth === undefined
    ? view
    : { ...view, modules: { ...view.modules, seth: { ...seth, ...change(seth) } } }
}

export function withVizier(view: TekhenuView, at: string): TekhenuView {
  const vizier = vizierOf(view)
  return { ...view, modules: { ...view.modules, vizier: { ...vizier, at, discarded: null } } }
}

type SoloBoard = NonNullable<ReturnType<typeof soloOf>>
/** How many tiles of the pyramid lie below each of its rows. */
const ROW_STARTS = [0, 4, 7, 9] as const

export const withSolo = (view: TekhenuView, changed: Partial<SoloBoard>): TekhenuView => ({
  ...view,
  modules: { ...view.modules, solo: { ...soloOf(view), ...changed } },
})

/** The marker stands on a tile of the pyramid; rows and places count from 1, from the bottom left. */
export const withMarker = (view: TekhenuView, row: number, place: number): TekhenuView =>
  withSolo(view, { marker: ROW_STARTS[row - 1]! + place })

export const withBand = (
  view: TekhenuView,
  seat: Seat,
  changed: Partial<SethBoard['seats'][number]>,
): TekhenuView =>
  withSeth(view, ({ seats }) => ({ seats: seats.with(seat, { ...seats[seat]!, ...changed }) }))

export const withRegion = (
  view: TekhenuView,
  region: number,
  space: number,
  seat: Seat | null,
): TekhenuView =>
  withSeth(view, ({ regions }) => ({
    regions: regions.with(region - 1, regions[region - 1]!.with(space, seat)),
  }))

/** One token becomes another. */
export function swapToken(view: TekhenuView, seat: Seat, from: string, to: string): TekhenuView {
  const { tokens } = view.seats[seat]!
  const swapped = { ...tokens, [from]: (tokens[from] ?? 0) - 1, [to]: (tokens[to] ?? 0) + 1 }
  return { ...view, seats: view.seats.with(seat, { ...view.seats[seat]!, tokens: swapped }) }
}

/** A statue to Seth, or for the people below a column of his board. */
export const statueOfSeth = (view: TekhenuView, seat: Seat, place: 'seth' | 'left' | 'right'): TekhenuView =>
  withSeth(view, ({ statues, peopleStatues }) =>
    place === 'seth'
      ? { statues: statues.with(statues.indexOf(null), seat) }
      : { peopleStatues: peopleStatues.with(place === 'left' ? 0 : 1, seat) },
  )

/** `region 4` and `granite 4`: a building goes from one to the other. */
export function resettle(view: TekhenuView, seat: Seat, from: string, to: string): TekhenuView {
  const regionIn = (name: string): number =>
    name.startsWith('region ') ? Number(name.slice('region '.length)) : 0
  const [left, entered] = [regionIn(from), regionIn(to)]
  const spaces = sethOf(view)?.regions ?? []
  if (entered > 0) {
    const { [from]: _, ...workshops } = view.workshops
    return withRegion({ ...view, workshops }, entered, spaces[entered - 1]!.indexOf(null), seat)
  }
  const gone = withRegion(view, left, spaces[left - 1]!.indexOf(seat), null)
  return { ...gone, workshops: { ...view.workshops, [to]: seat } }
}
