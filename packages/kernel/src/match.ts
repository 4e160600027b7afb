import type { Game, GameEvent, Host, Move, Result } from './contract.ts'
import { derivedNonces, generatorSeed } from './fairness.ts'
import { fastHost, loggingHost, type ChanceSource, type Log, type Outcome } from './host.ts'
import {
  afterIncident,
  earlyResult,
  markedResult,
  presentAll,
  type Absences,
  type Incident,
} from './incident.ts'
import { clone, type Position, type Seat } from './position.ts'
import { countMoves, type RecordLine } from './record.ts'
import type { Refusal } from './messages.ts'

/** The terms of a match, fixed before the first move. */
export interface Terms<O> {
  readonly options: O
  /** Who sits where. */
  readonly names: readonly string[]
  readonly seed: string
  /** One per seat; derived from the seed if left out. */
  readonly nonces?: readonly string[]
}

/**
 * Why a move can no longer be undone: somebody learned something from it, another seat has to decide now, the game is over,
 * or the rules have changed since.
 */
export const CLOSINGS = ['chance', 'reveal', 'turn', 'over', 'rules'] as const
export type Closing = (typeof CLOSINGS)[number]

/** Per seat, independent of what others have played meanwhile, possibly in secret. */
export type Closings = readonly (Closing | undefined)[]

/** The rules that refusals of the match refer to. */
export const MATCH_RULES = ['seats', 'undo', 'absence'] as const

/** Refusals of the match itself; the game's own come from the game. */
export const MATCH_REFUSALS = [
  'match.no-such-seat',
  'match.ended',
  'match.not-now',
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

/** The point from which a match resumes without a replay. */
export interface Resumed {
  readonly position: Position
  /** Per seat, why its last move can no longer be undone; undefined if it has made none. */
  readonly closings: Closings
  readonly earlier?: Earlier
  /** Who was absent; everybody was there if left out. */
  readonly absences?: Absences
}

/** The part of a match that was played with other rules. It stays in the record and is not replayed. */
export interface Earlier {
  /** The rules the match began with. */
  readonly rules: number
  /** All lines up to and including the checkpoint from which the match continued. */
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
 * The careful path: every move is checked and logged, and can be undone until somebody learned something from it. To write a
 * move to disk before it counts, call the two halves of `play` yourself: `preview` changes nothing, `apply` does.
 */
export class Match<O, V, E extends GameEvent> {
  readonly game: Game<O, V, E>
  readonly terms: Terms<O>
  /** Events and random outcomes of the setup. */
  readonly opening: Log<E>
  /** Undefined if the match began with the current rules. */
  readonly earlier: Earlier | undefined
  readonly entries: Entry<E>[] = []
  /** What happened apart from the moves, and after how many entries. */
  readonly incidents: { readonly incident: Incident; at: number }[] = []
  #absences: Absences
  position: Position
  /** The closings before the first entry. */
  #closings: Closings = []
  readonly #pause: Host<E>['pause']
  readonly #chance: ChanceSource

  constructor(
    game: Game<O, V, E>,
    terms: Terms<O>,
    /** Which seats end their turns by hand; called each time. */
    pause: Host<E>['pause'] = () => false,
    /** The source of randomness: the position's own generator unless a record provides the outcomes. */
    chance: ChanceSource = fastHost,
    /** If left out, the match starts with the setup. */
    from?: Resumed,
  ) {
    this.game = game
    this.terms = terms
    this.#pause = pause
    this.#chance = chance
    this.earlier = from?.earlier
    this.#absences = from?.absences ?? absencesIn(this.earlier?.lines ?? [], terms.names.length)
    if (from !== undefined) {
      this.position = clone(from.position)
      this.opening = { events: [], chance: [] }
      this.#closings = from.closings
      return
    }
    const { host, log } = loggingHost<E>(pause, chance)
    const nonces = terms.nonces ?? derivedNonces(terms.seed, terms.names.length)
    this.position = game.setup(terms.options, terms.names.length, generatorSeed(terms.seed, nonces), host)
    this.opening = log
  }

  /** Of the game, or of a match that ended before it. */
  get result(): Result | undefined {
    return resultAt(this.game, this.position, this.#absences)
  }

  /** Who is absent, and whether the match has ended because of it. */
  get absences(): Absences {
    return this.#absences
  }

  /** Keeps something that happened apart from the moves. Moves before it can still be undone. */
  happen(incident: Incident): Refusal | undefined {
    const after = this.result === undefined ? afterIncident(this.#absences, incident) : undefined
    if (after === undefined) return refusal('match.not-now', 'absence').refusal
    this.#absences = after
    this.incidents.push({ incident, at: this.entries.length })
    return undefined
  }

  /** Per seat, why its last move could not be undone if the match resumed from here. */
  get closings(): Closings {
    return this.terms.names.map((_, seat) => {
      const own = this.#lastOf(seat)
      return own === undefined ? this.#closings[seat] : (own.closed ?? 'turn')
    })
  }

  play(seat: Seat, move: Move): Played<E> {
    const played = this.preview(seat, move)
    if (played.ok) this.apply(played.entry)
    return played
  }

  /** The entry a move would add. Changes nothing. */
  preview(seat: Seat, move: Move): Played<E> {
    if (!this.#has(seat)) return refusal('match.no-such-seat', 'seats')
    if (this.#absences.ended !== undefined) return refusal('match.ended', 'absence')
    const refused = this.game.refuse(this.position, seat, move)
    if (refused !== undefined) return { ok: false, refusal: refused }
    const before = this.position
    const after = clone(before)
    const { host, log } = loggingHost<E>(this.#pause, this.#chance)
    this.game.step(after, seat, move, host)
    const closed = this.#closing(seat, before, after, log)
    return { ok: true, entry: { seat, move, before, after, ...log, closed } }
  }

  /** Applies a previewed move. The match must not have changed since the preview. */
  apply(entry: Entry<E>): void {
    if (entry.before !== this.position) throw new Error('the match went on since this move was previewed')
    this.position = entry.after
    this.entries.push(entry)
  }

  /** Undoes the seat's last move. */
  undo(seat: Seat): Played<E> {
    const undone = this.previewUndo(seat)
    if (undone.ok) {
      this.entries.pop()
      this.position = undone.entry.before
      for (const each of this.incidents) each.at = Math.min(each.at, this.entries.length)
    }
    return undone
  }

  /**
   * The entry an undo would remove. Changes nothing. The reason for a refusal depends only on the seat's own last move: what
   * another seat played after it may be secret.
   */
  previewUndo(seat: Seat): Played<E> {
    if (!this.#has(seat)) return refusal('match.no-such-seat', 'seats')
    const own = this.#lastOf(seat)
    const closed = own === undefined ? this.#closings[seat] : own.closed
    if (own === undefined && closed === undefined) return refusal('match.undo-nothing', 'undo')
    if (this.#absences.ended !== undefined || this.game.toAct(this.position).length === 0)
      return refusal('match.undo-over', 'undo')
    if (own === undefined || closed !== undefined) return refusal(`match.undo-${closed ?? 'turn'}`, 'undo')
    return own === this.entries.at(-1) ? { ok: true, entry: own } : refusal('match.undo-turn', 'undo')
  }

  /**
   * Drops the entries that can no longer be undone, so that memory use does not grow with the match. A record of the whole
   * match must then come from elsewhere.
   */
  forget(): void {
    if (this.entries.at(-1)?.closed === undefined) return
    this.#closings = this.closings
    this.entries.length = 0
    for (const each of this.incidents) each.at = 0
  }

  canUndo(seat: Seat): boolean {
    const entry = this.entries.at(-1)
    const isOpen = entry !== undefined && entry.seat === seat && entry.closed === undefined
    return isOpen && this.#absences.ended === undefined
  }

  /** The number of moves played with other rules, before the entries. */
  get movesEarlier(): number {
    return this.earlier === undefined ? 0 : countMoves(this.earlier.lines)
  }

  /** The number of moves of the whole match, unless `forget` dropped some. */
  get moves(): number {
    return this.movesEarlier + this.entries.length
  }

  /** The position after the first `moves` moves; 0 is after setup. Undefined if it was reached with other rules. */
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
    // If others decide too, they may have done so in secret: then no undo would go unnoticed.
    const isAlone = asked.length === 1 && asked[0] === seat && this.game.toAct(before).includes(seat)
    return isAlone ? undefined : 'turn'
  }
}

/** The result at a position of a match with these absences. */
export function resultAt<O, V, E extends GameEvent>(
  game: Game<O, V, E>,
  position: Position,
  absences: Absences,
): Result | undefined {
  if (absences.ended !== undefined)
    return earlyResult(absences, game.project(game.view(position, 'spectator')))
  const result = game.result(position)
  return result === undefined ? undefined : markedResult(result, absences)
}

/** Who is absent after these lines. */
function absencesIn(lines: readonly RecordLine[], seats: number): Absences {
  let absences = presentAll(seats)
  for (const line of lines)
    if (line.kind === 'incident') absences = afterIncident(absences, line.incident) ?? absences
  return absences
}
