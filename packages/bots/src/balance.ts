import type { GameEvent, Result, Seat } from '@benben/kernel'
import type { Contest } from './simulate.ts'
import { playMatch } from './table.ts'

/** How those fared who had something: a seat, a card. */
export interface Fared {
  /** In how many games somebody had it; a game counts once for each seat that did. */
  readonly had: number
  /** A win alone counts 1, a shared one its part. */
  readonly won: number
  /** The mean of their points. */
  readonly points: number
}

export interface Balance {
  readonly edition: string
  readonly games: number
  readonly seats: readonly Fared[]
  /** By the id of the card, decree, cult or artifact, as events name it. */
  readonly cards: Readonly<Record<string, Fared>>
  /** The mean points of a seat by source. */
  readonly sources: Readonly<Record<string, number>>
}

/** Events name what a seat comes by in one of these fields. */
const NAMES = ['card', 'decree', 'cult', 'artifact'] as const

/** What each seat had in a match, by its events. */
export function hadBy(events: readonly GameEvent[], seats: number): readonly ReadonlySet<string>[] {
  const had = Array.from({ length: seats }, () => new Set<string>())
  for (const event of events) {
    const told = event as GameEvent & { readonly seat?: Seat } & Partial<Record<string, unknown>>
    if (typeof told.seat !== 'number') continue
    for (const name of NAMES) {
      const id = told[name]
      if (typeof id === 'string') had[told.seat]?.add(id)
    }
  }
  return had
}

class Tally {
  #had = 0
  #won = 0
  #points = 0

  add({ winners, totals }: Pick<Result, 'winners' | 'totals'>, seat: Seat): void {
    this.#had++
    if (winners.includes(seat)) this.#won += 1 / winners.length
    this.#points += totals[seat]!
  }

  get fared(): Fared {
    return { had: this.#had, won: this.#won, points: this.#points / this.#had }
  }
}

/** Plays many games and counts who wins with what. Cards that are taken by those who are ahead anyway look strong: it shows company, not cause. */
export function balance<O, V, E extends GameEvent>(contest: Contest<O, V, E>): Balance {
  const { game, options, bots, games, seed, onGame } = contest
  const seats = bots.map(() => new Tally())
  const cards = new Map<string, Tally>()
  const sources: Record<string, number> = {}
  for (let i = 0; i < games; i++) {
    const match = playMatch({ game, options, bots, seed: `${seed}/${i}` })
    const result = match.result!
    const events = [...match.opening.events, ...match.entries.flatMap((entry) => entry.events)]
    seats.forEach((tally, seat) => tally.add(result, seat))
    hadBy(events, bots.length).forEach((had, seat) => {
      for (const id of had) {
        const tally = cards.get(id) ?? new Tally()
        cards.set(id, tally)
        tally.add(result, seat)
      }
    })
    for (const points of result.points)
      for (const [source, many] of Object.entries(points))
        sources[source] = (sources[source] ?? 0) + many / (games * bots.length)
    onGame?.(i + 1)
  }
  return {
    edition: game.edition,
    games,
    seats: seats.map(({ fared }) => fared),
    cards: Object.fromEntries(
      [...cards]
        .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
        .map(([id, { fared }]) => [id, fared]),
    ),
    sources,
  }
}
