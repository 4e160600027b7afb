/** Who is to sit at a new table. `friend` comes by link, and only to a table online. */
export type NewSeat =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'friend' }
  /** Plays by the rules of the game alone, under the name they give it. */
  | { readonly kind: 'automaton'; readonly name: string }

/** What the create page (or 'play now') asks for. `me` more than once is hot-seat, on this screen only. */
export interface NewMatch {
  readonly game: string
  /** Printed data other than those built in. */
  readonly printed?: unknown
  readonly seats: readonly NewSeat[]
  /** Options of the game; checked by the game itself. */
  readonly options: unknown
  /** The same text gives the same game; left out, a new one is made. */
  readonly seed?: string
}
