import type { Game, Happening, Host, Move, Result } from './contract.ts'
import { derivedNonces, generatorSeed } from './fairness.ts'
import { scribe, type Log, type Outcome } from './host.ts'
import { clone, type Position, type Seat } from './position.ts'
import { countMoves, type RecordLine } from './record.ts'
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

/**
 * What put a move beyond undo: something was learnt, somebody else is asked now, or it was made under rules that have
 * changed since.
 */
export const CLOSINGS = ['chance', 'reveal', 'turn', 'over', 'rules'] as const
export type Closing = (typeof CLOSINGS)[number]

/** Per seat. What others have played meanwhile does not show in it: they may have done so in secret. */
export type Closings = readonly (Closing | undefined)[]

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
  readonly after: Position
  readonly closed: Closing | undefined
}

/** Where a match goes on that was played before, so that nothing has to be played again. */
export interface Resumed {
  readonly position: Position
  /** Per seat what put its last move beyond undo; undefined where it has made none. */
  readonly closings: Closings
  readonly earlier?: Earlier
}

/** The part of a match that was played by other rules. It stays in the record and is not replayed. */
export interface Earlier {
  /** The rules the match began with. */
  readonly rules: number
  /** Everything up to and with the checkpoint from which the match went on. */
  readonly lines: readonly RecordLine[]
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

/**
 * The careful path: every move is checked, written down, and can be taken back until something was learnt. Who has to
 * write a move to disk before it counts takes the two halves of `play` apart: `weigh` changes nothing, `adopt` does.
 */
export class Match<O, V, E extends Happening> {
  readonly game: Game<O, V, E>
  readonly terms: Terms<O>
  /** What the setup told and what chance brought to it. */
  readonly opening: Log<E>
  /** Undefined where the match began under the rules of today. */
  readonly earlier: Earlier | undefined
  readonly entries: Entry<E>[] = []
  position: Position
  /** What stands before the entries. */
  #closings: Closings = []
  readonly #pause: Host<E>['pause']
  readonly #chance: Host<E>['chance'] | undefined

  constructor(
    game: Game<O, V, E>,
    terms: Terms<O>,
    /** Which seats end their turns by hand; asked anew each time. */
    pause: Host<E>['pause'] = () => false,
    /** Where chance comes from; the position's own generator unless a record brings the outcomes. */
    chance?: Host<E>['chance'],
    /** Left out, the match begins. */
    from?: Resumed,
  ) {
    this.game = game
    this.terms = terms
    this.#pause = pause
    this.#chance = chance
    this.earlier = from?.earlier
    if (from !== undefined) {
      this.position = clone(from.position)
      this.opening = { events: [], chance: [] }
      this.#closings = from.closings
      return
    }
    const { host, log } = scribe<E>(pause, chance)
    const nonces = terms.nonces ?? derivedNonces(terms.seed, terms.names.length)
    this.position = game.setup(terms.options, terms.names.length, generatorSeed(terms.seed, nonces), host)
    this.opening = log
  }

  get result(): Result | undefined {
    return this.game.result(this.position)
  }

  /** What stands behind each seat's last move, were the match to go on from here. */
  get closings(): Closings {
    return this.terms.names.map((_, seat) => {
      const own = this.#lastOf(seat)
      return own === undefined ? this.#closings[seat] : (own.closed ?? 'turn')
    })
  }

  play(seat: Seat, move: Move): Played<E> {
    const played = this.weigh(seat, move)
    if (played.ok) this.adopt(played.entry)
    return played
  }

  /** What a move would lead to. Nothing changes. */
  weigh(seat: Seat, move: Move): Played<E> {
    if (!this.#has(seat)) return refusal('match.no-such-seat', 'seats')
    const refused = this.game.refuse(this.position, seat, move)
    if (refused !== undefined) return { ok: false, refusal: refused }
    const before = this.position
    const after = clone(before)
    const { host, log } = scribe<E>(this.#pause, this.#chance)
    this.game.step(after, seat, move, host)
    const closed = this.#closing(seat, before, after, log)
    return { ok: true, entry: { seat, move, before, after, ...log, closed } }
  }

  /** Makes the move that was weighed. It must have been weighed here and now. */
  adopt(entry: Entry<E>): void {
    if (entry.before !== this.position) throw new Error('the match went on since this move was weighed')
    this.position = entry.after
    this.entries.push(entry)
  }

  /** Takes back the seat's last move. */
  undo(seat: Seat): Played<E> {
    const undone = this.weighUndo(seat)
    if (undone.ok) {
      this.entries.pop()
      this.position = undone.entry.before
    }
    return undone
  }

  /**
   * The move that an undo would take back. Nothing changes. Why it is refused depends on the seat's own last move alone:
   * what another seat played after it may be a secret.
   */
  weighUndo(seat: Seat): Played<E> {
    if (!this.#has(seat)) return refusal('match.no-such-seat', 'seats')
    const own = this.#lastOf(seat)
    const closed = own === undefined ? this.#closings[seat] : own.closed
    if (own === undefined && closed === undefined) return refusal('match.undo-nothing', 'undo')
    if (this.game.toAct(this.position).length === 0) return refusal('match.undo-over', 'undo')
    if (own === undefined || closed !== undefined) return refusal(`match.undo-${closed ?? 'turn'}`, 'undo')
    return own === this.entries.at(-1) ? { ok: true, entry: own } : refusal('match.undo-turn', 'undo')
  }

  /**
   * Lets go of what can no longer be taken back, so that a long match takes no more memory than a short one. A record
   * of the whole match must then come from elsewhere.
   */
  forget(): void {
    if (this.entries.at(-1)?.closed === undefined) return
    this.#closings = this.closings
    this.entries.length = 0
  }

  canUndo(seat: Seat): boolean {
    const entry = this.entries.at(-1)
    return entry !== undefined && entry.seat === seat && entry.closed === undefined
  }

  /** How many moves stand before the entries because they were played by other rules. */
  get movesEarlier(): number {
    return this.earlier === undefined ? 0 : countMoves(this.earlier.lines)
  }

  /** How many moves the whole match has, unless some of them were forgotten. */
  get moves(): number {
    return this.movesEarlier + this.entries.length
  }

  /** The position after the first `moves` moves; 0 is after setup. Undefined where other rules led to it. */
  at(moves: number): Position | undefined {
    const at = moves - this.movesEarlier
    return at === this.entries.length ? this.position : this.entries[at]?.before
  }

  #lastOf(seat: Seat): Entry<E> | undefined {
    return this.entries.findLast((entry) => entry.seat === seat)
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
    // While others decide too, they may have done so in secret: then nothing can be taken back unnoticed.
    const isAlone = asked.length === 1 && asked[0] === seat && this.game.toAct(before).includes(seat)
    return isAlone ? undefined : 'turn'
  }
}
