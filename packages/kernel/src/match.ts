import type { Game, Happening, Host, Move, Result } from './contract.ts'
import { derivedNonces, generatorSeed } from './fairness.ts'
import { scribe, type Log, type Outcome } from './host.ts'
import { clone, type Position, type Seat } from './position.ts'
import type { Refusal } from './said.ts'

/** What the seats agreed on before the first move. */
export interface Terms<O> {
  readonly options: O
  /** Who sits where. */
  readonly names: readonly string[]
  readonly seed: string
  /** One per seat; left out, they are derived from the seed. */
  readonly nonces?: readonly string[]
}

/** What put a move beyond undo: something was learnt, or somebody else is asked now. */
export const CLOSINGS = ['chance', 'reveal', 'turn', 'over'] as const
export type Closing = (typeof CLOSINGS)[number]

/** The chapters refusals of the match point at. */
export const MATCH_RULES = ['seats', 'undo'] as const

/** Refusals of the match itself; the game's own come from the game. */
export const MATCH_REFUSALS = [
  'match.no-such-seat',
  'match.undo-nothing',
  ...CLOSINGS.map((closing) => `match.undo-${closing}` as const),
] as const

export interface Entry<E> extends Log<E> {
  readonly seat: Seat
  readonly move: Move
  readonly before: Position
  readonly closed: Closing | undefined
}

export type Played<E> =
  | { readonly ok: true; readonly entry: Entry<E> }
  | { readonly ok: false; readonly refusal: Refusal }

const refusal = (
  code: (typeof MATCH_REFUSALS)[number],
  rule: (typeof MATCH_RULES)[number],
): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, params: {}, rule },
})

/** The careful path: every move is checked, written down, and can be taken back until something was learnt. */
export class Match<O, V, E extends Happening> {
  readonly game: Game<O, V, E>
  readonly terms: Terms<O>
  /** What the setup told and what chance brought to it. */
  readonly opening: Log<E>
  readonly entries: Entry<E>[] = []
  position: Position
  readonly #pause: Host<E>['pause']
  readonly #chance: Host<E>['chance'] | undefined

  constructor(
    game: Game<O, V, E>,
    terms: Terms<O>,
    /** Which seats end their turns by hand; asked anew each time. */
    pause: Host<E>['pause'] = () => false,
    /** Where chance comes from; the position's own generator unless a record brings the outcomes. */
    chance?: Host<E>['chance'],
  ) {
    this.game = game
    this.terms = terms
    this.#pause = pause
    this.#chance = chance
    const { host, log } = scribe<E>(pause, chance)
    const nonces = terms.nonces ?? derivedNonces(terms.seed, terms.names.length)
    this.position = game.setup(terms.options, terms.names.length, generatorSeed(terms.seed, nonces), host)
    this.opening = log
  }

  get result(): Result | undefined {
    return this.game.result(this.position)
  }

  play(seat: Seat, move: Move): Played<E> {
    if (!this.#has(seat)) return refusal('match.no-such-seat', 'seats')
    const refused = this.game.refuse(this.position, seat, move)
    if (refused !== undefined) return { ok: false, refusal: refused }
    const before = this.position
    const after = clone(before)
    const { host, log } = scribe<E>(this.#pause, this.#chance)
    this.game.step(after, seat, move, host)
    const entry: Entry<E> = { seat, move, before, ...log, closed: this.#closing(seat, before, after, log) }
    this.position = after
    this.entries.push(entry)
    return { ok: true, entry }
  }

  /** Takes back the seat's last move. */
  undo(seat: Seat): Played<E> {
    if (!this.#has(seat)) return refusal('match.no-such-seat', 'seats')
    const entry = this.entries.at(-1)
    if (entry === undefined || !this.entries.some((each) => each.seat === seat)) {
      return refusal('match.undo-nothing', 'undo')
    }
    if (entry.closed !== undefined) return refusal(`match.undo-${entry.closed}`, 'undo')
    if (entry.seat !== seat) return refusal('match.undo-turn', 'undo')
    this.entries.pop()
    this.position = entry.before
    return { ok: true, entry }
  }

  canUndo(seat: Seat): boolean {
    const entry = this.entries.at(-1)
    return entry !== undefined && entry.seat === seat && entry.closed === undefined
  }

  /** The position after the first `moves` moves; 0 is after setup. */
  at(moves: number): Position | undefined {
    return moves === this.entries.length ? this.position : this.entries[moves]?.before
  }

  #has(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.terms.names.length
  }

  #closing(
    seat: Seat,
    before: Position,
    after: Position,
    log: { events: E[]; chance: Outcome[] },
  ): Closing | undefined {
    const asked = this.game.toAct(after)
    if (asked.length === 0) return 'over'
    if (log.chance.length > 0) return 'chance'
    if (log.events.some((event) => this.game.reveals(event))) return 'reveal'
    const wasAsked = this.game.toAct(before)
    const handed = !asked.includes(seat) || asked.some((other) => !wasAsked.includes(other))
    return handed ? 'turn' : undefined
  }
}
