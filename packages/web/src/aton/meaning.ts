import { SOURCES, type AtonView, type Reason, type Source, type Temple } from '@benben/aton'
import type { Seat } from '@benben/kernel'
import { deadIn, gainsNow, priestsIn, TEMPLE_IDS, total } from './facts.ts'

/** What a move would change, read off two views. */
export interface Meaning {
  readonly majorities: readonly {
    readonly temple: Temple
    readonly before: readonly number[]
    readonly after: readonly number[]
  }[]
  /** What a scoring would pay, where it changes. */
  readonly gains: readonly {
    readonly source: Source
    readonly seat: Seat
    readonly before: number
    readonly after: number
  }[]
  /** Per seat, what a scoring would pay in all. */
  readonly totals: readonly { readonly before: number; readonly after: number }[]
  readonly dead: { readonly before: number; readonly after: number }
  readonly end: Reason | null
}

export function meaningOf(before: AtonView, after: AtonView): Meaning {
  const was = gainsNow(before)
  const will = gainsNow(after)
  const counts = (view: AtonView, temple: Temple): number[] =>
    [0, 1].map((seat) => priestsIn(view, seat, temple))
  return {
    majorities: TEMPLE_IDS.map((temple) => ({
      temple,
      before: counts(before, temple),
      after: counts(after, temple),
    })).filter((each) => each.before.join() !== each.after.join()),
    gains: SOURCES.flatMap((source) =>
      [0, 1].map((seat) => ({ source, seat, before: was[seat]![source], after: will[seat]![source] })),
    ).filter((each) => each.before !== each.after),
    totals: [0, 1].map((seat) => ({ before: total(was[seat]!), after: total(will[seat]!) })),
    dead: { before: deadIn(before), after: deadIn(after) },
    end: after.end?.reason ?? null,
  }
}
