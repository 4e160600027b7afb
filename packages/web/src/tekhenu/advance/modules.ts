import type { Seat } from '@benben/kernel'
import { sethOf, soloOf, vizierOf, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { outOfBag } from './bag.ts'
import { withSeat } from './seat.ts'

type SethBoard = NonNullable<ReturnType<typeof sethOf>>

/** What the modules add to the picture, one event later. */
export function advanceModules(view: TekhenuView, event: TekhenuEvent): TekhenuView {
  switch (event.type) {
    case 'warband':
      return withBand(view, event.seat, { warriors: event.warriors, priests: event.priests })
    case 'blood': {
      const before = sethOf(view)?.seats[event.seat]?.blood ?? 0
      return {
        ...withBand(view, event.seat, { blood: event.tokens }),
        balances: view.balances.with(event.seat, view.balances[event.seat]! - (event.tokens - before)),
      }
    }
    case 'settled-region':
      return {
        ...withRegion(view, event.region, event.space - 1, event.seat),
        seats: view.seats.with(event.seat, {
          ...view.seats[event.seat]!,
          buildings: view.seats[event.seat]!.buildings - 1,
        }),
      }
    case 'resettled':
      return resettle(view, event.seat, event.from, event.to)
    case 'conquest-laid':
      return withSeth(view, ({ temple }) => ({
        conquest: null,
        temple: temple.with(spaceAt(event.space), event.tile),
      }))
    case 'conquest-turned':
      return withSeth(view, () => ({ conquest: event.tile }))
    case 'seth-rolled':
      return withSeth(outOfBag(view, event.dice), ({ dice }) => ({
        dice: [...dice, ...event.dice.map(({ colour, value }) => `${colour} ${value}`)],
      }))
    case 'swapped':
      return withTokens(view, event.seat, event.from, event.to)
    case 'artifacts-laid':
      return withSeth(view, () => ({ artifacts: event.artifacts }))
    case 'artifact-taken':
      // The destiny card of the same Ankh goes with it.
      return withSeth(
        withBand(
          withSeat(view, event.seat, () => ({ destiny: event.card })),
          event.seat,
          { artifacts: [...(sethOf(view)?.seats[event.seat]?.artifacts ?? []), event.artifact] },
        ),
        ({ artifacts }) => ({ artifacts: artifacts.filter((each) => each !== event.artifact) }),
      )
    case 'artifact-used':
      return withBand(view, event.seat, {
        artifacts: (sethOf(view)?.seats[event.seat]?.artifacts ?? []).filter(
          (each) => each !== event.artifact,
        ),
      })
    case 'stationed':
      return withVizier(view, event.god)
    case 'progressed':
      return withSolo(view, { marker: ROW_STARTS[event.row - 1]! + event.place })
    case 'pyramid':
      return withSolo(view, { pyramid: event.tiles, marker: 0 })
    default:
      return view
  }
}

const COLUMNS = 'abcde'
const spaceAt = (name: string): number => (Number(name[1]) - 1) * 5 + COLUMNS.indexOf(name[0]!)

export function withSeth(view: TekhenuView, change: (before: SethBoard) => Partial<SethBoard>): TekhenuView {
  const seth = sethOf(view)
  return seth === undefined
    ? view
    : { ...view, modules: { ...view.modules, seth: { ...seth, ...change(seth) } } }
}

function withVizier(view: TekhenuView, at: string): TekhenuView {
  const vizier = vizierOf(view)
  return { ...view, modules: { ...view.modules, vizier: { ...vizier, at, discarded: null } } }
}

type SoloBoard = NonNullable<ReturnType<typeof soloOf>>
/** How many tiles of the pyramid lie below each of its rows. */
const ROW_STARTS = [0, 4, 7, 9] as const

const withSolo = (view: TekhenuView, changed: Partial<SoloBoard>): TekhenuView => ({
  ...view,
  modules: { ...view.modules, solo: { ...soloOf(view), ...changed } },
})

const withBand = (view: TekhenuView, seat: Seat, changed: Partial<SethBoard['seats'][number]>): TekhenuView =>
  withSeth(view, ({ seats }) => ({ seats: seats.with(seat, { ...seats[seat]!, ...changed }) }))

const withRegion = (view: TekhenuView, region: number, space: number, seat: Seat | null): TekhenuView =>
  withSeth(view, ({ regions }) => ({
    regions: regions.with(region - 1, regions[region - 1]!.with(space, seat)),
  }))

/** One token becomes another. */
function withTokens(view: TekhenuView, seat: Seat, from: string, to: string): TekhenuView {
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
function resettle(view: TekhenuView, seat: Seat, from: string, to: string): TekhenuView {
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
