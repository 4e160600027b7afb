import {
  Match,
  readRecord,
  reopen,
  rulesOf,
  writeRecord,
  writeIncident,
  writtenDecision,
  type Absences,
  type CodedMessage,
  type Fault,
  type Game,
  type GameEvent,
  type SavedPosition,
  type Played,
  type Seat,
  type Viewer,
  type WrittenDecision,
} from '@benben/kernel'
import { ADVISER, KEPI, STAND_IN } from '../session/stand-in.ts'
import { emptySeen } from '../session/empty-seen.ts'
import { endTurnIn } from '../session/end-turn.ts'
import { askedText } from '../session/foresee.ts'
import { preview } from '../session/preview.ts'
import type { Curtain, DecisionSeen, Outcome, Preview, SeatSeen, Seen, StepSeen } from '../session/session.ts'
import { logOf } from '../session/log.ts'
import type { Save, SavedSeat } from '../store/save.ts'
import type { Preferences } from './messages.ts'
import { haveSecrets } from './secrets.ts'

const OK: Outcome = { ok: true }
const outcome = (played: Played<GameEvent>): Outcome =>
  played.ok ? OK : { ok: false, refusal: played.refusal }

/**
 * A match on this machine: who plays it, who sits before the screen, and what the screen may show. Knows neither worker
 * nor store; whoever hosts it saves `record()` before anybody sees `look()`.
 */
export class LocalTable {
  readonly match: Match<unknown, unknown, GameEvent>
  readonly #save: Save
  /** The record of a match that was over when it was opened. */
  readonly #finished: string | null
  /** Set where the rules have changed since the match was saved. */
  readonly #notice: CodedMessage | null = null
  /** The names of the automata. */
  readonly #automata: readonly (string | undefined)[]
  /** Everybody before this screen, also those who gave up. */
  readonly #seated: readonly Seat[]
  /** The only person who may look at the screen; undefined while everybody may look. */
  #front: Seat | undefined
  /** Who looked last while everything lay open. */
  #last: Viewer
  #question = { asked: '', id: 0 }
  /** How many events each person was shown. */
  readonly #shown: number[]
  preferences: Preferences

  constructor(game: Game, save: Save, preferences: Preferences) {
    this.#save = save
    this.preferences = preferences
    const options = game.options(save.options, save.seats.length)
    if (!options.ok) throw new OptionsError(options.fault)
    this.#automata = game.automata?.(options.value) ?? []
    this.#seated = save.seats.flatMap(({ kind }, seat) =>
      kind === 'me' && this.#automata[seat] === undefined ? [seat] : [],
    )
    const pause = (seat: Seat): boolean =>
      this.#automata[seat] === undefined
        ? this.preferences.endTurnByHand && this.#seated.includes(seat)
        : this.preferences.stepByStep
    const names = save.seats.map(({ name }, seat) => this.#automata[seat] ?? name)
    if (save.record === null) {
      this.match = new Match(game, { options: options.value, names, seed: save.seed }, pause)
    } else {
      const record = readRecord(save.record)
      const { match, how } = reopen(game, record, pause, save.kept)
      this.match = match
      if (how !== 'same' && match.result === undefined)
        this.#notice = {
          code: `session.reopened.${how}`,
          params: { found: rulesOf(record), known: game.rules },
        }
    }
    // What is over stays as it was written, by whichever rules it was played.
    this.#finished = this.match.result === undefined ? null : save.record
    this.#last = this.#seated[0] ?? 'spectator'
    // What happened before this page was opened is read in the log, not played again.
    this.#shown = save.seats.map(() => (save.record === null ? 0 : this.#events().length))
  }

  /** The people who play. */
  get #people(): readonly Seat[] {
    return this.#seated.filter((seat) => this.match.absences.bots[seat] === undefined)
  }

  record(): string {
    return this.#finished ?? writeRecord(this.match, { seed: true })
  }

  /** The position the record leads to. */
  savedPosition(): SavedPosition {
    const { game, position, earlier, entries, incidents } = this.match
    const played = entries.length + incidents.length
    // The record of what is over stays as it was written: the checkpoint with which other rules open it is not in it.
    const unwritten = this.#finished !== null && played === 0 ? 1 : 0
    const lines = (earlier?.lines.length ?? 0) + played - unwritten
    return { rules: game.rules, lines, position: game.toJSON(position) }
  }

  /** Whether the viewer may read the record: it holds no secret of another person at this screen. */
  mayExport(): boolean {
    return this.match.result !== undefined || this.#people.length < 2
  }

  /** A bot that has to decide; among simultaneous decisions bots answer first. */
  bot(): Seat | undefined {
    return this.#toAct().find((seat) =>
      this.#automata[seat] === undefined
        ? this.#save.seats[seat]!.kind === 'bot' || this.match.absences.bots[seat] !== undefined
        : !this.preferences.stepByStep,
    )
  }

  /**
   * Whoever looks at the screen gives up: with two seats, or where nobody else plays, the match ends; otherwise a bot plays on in
   * that seat.
   */
  concede(): Outcome {
    const seat = this.#screen().viewer
    if (seat === 'spectator') return NO_SEAT
    const ends = this.match.terms.names.length === 2 || this.#people.length === 1
    const refusal = this.match.happen({ kind: 'concede', seat, ...(ends ? {} : { bot: STAND_IN }) })
    this.#front = undefined
    return refusal === undefined ? OK : { ok: false, refusal }
  }

  /** The seats that owe a decision: none once the match has ended. */
  #toAct(): readonly Seat[] {
    return this.match.absences.ended === undefined ? this.match.game.toAct(this.match.position) : []
  }

  /** The next step of an automaton. */
  nextStep(): Outcome {
    const step = this.#step()
    if (step === null) return STALE
    const { game, position } = this.match
    return outcome(this.match.play(step.seat, game.legal(position, step.seat, [])[0]!))
  }

  /** Plays a move of the viewer for the decision with this id: a bot may have been faster. */
  play(text: string, decision: string): Outcome {
    const seat = this.#screen().viewer
    const move = this.match.game.read(text)
    if (seat === 'spectator') return NO_SEAT
    if (this.#decision(seat)?.id !== decision) return STALE
    if (move === undefined) return { ok: false, problem: { code: 'session.unreadable', params: { text } } }
    const played = this.match.play(seat, move)
    if (played.ok) this.#endWhatCannotBeUndone(seat)
    // Whoever has answered makes room for the next one, if there is one.
    if (played.ok && !this.#asked().includes(seat) && this.#asked().length > 0) this.#front = undefined
    return outcome(played)
  }

  /** A turn waits for its end so that its last move can be taken back: without that there is nothing to wait for. */
  #endWhatCannotBeUndone(seat: Seat): void {
    const { game, position } = this.match
    const moves = game.toAct(position).includes(seat) ? game.legal(position, seat, []) : []
    if (moves.length === 1 && moves[0] === game.endTurn && !this.match.canUndo(seat))
      this.match.play(seat, game.endTurn)
  }

  undo(all: boolean): Outcome {
    const seat = this.#screen().viewer
    if (seat === 'spectator') return NO_SEAT
    const first = this.match.undo(seat)
    if (all && first.ok) while (this.match.canUndo(seat)) this.match.undo(seat)
    const events = this.#events().length
    this.#shown.forEach((many, who) => (this.#shown[who] = Math.min(many, events)))
    return outcome(first)
  }

  preview(text: string): Preview | undefined {
    const seat = this.#screen().viewer
    if (seat === 'spectator') return undefined
    const { game, position } = this.match
    return preview(game, game.view(position, seat), seat, text)
  }

  openCurtain(seat: Seat): void {
    const { game, position } = this.match
    if (this.#people.includes(seat) && game.decision(position, seat) !== undefined) this.#front = seat
  }

  closeCurtain(): void {
    this.#front = undefined
  }

  /** Everything the screen may show now. What is new in it counts as shown. */
  snapshot(busy: boolean): Seen {
    const { game, position, terms, result } = this.match
    const { viewer, logViewer, curtain } = this.#screen()
    const view = game.view(position, viewer)
    const { log, fresh } = this.#logFor(viewer, logViewer, curtain)
    return {
      ...emptySeen(this.#save.id, 'local'),
      game: game.id,
      ...(game.printed === undefined ? {} : { printed: game.printed }),
      options: terms.options,
      stage: result === undefined ? 'playing' : 'over',
      notice: this.#notice,
      viewer,
      seats: this.#save.seats.map((seat, i) => ({
        ...seatSeen(seat, this.#automata[i]),
        ...absenceAt(this.match.absences, i),
      })),
      incidents: this.match.incidents.map(({ incident }) => writeIncident(incident)),
      view,
      decision: curtain === null && viewer !== 'spectator' ? this.#decision(viewer) : null,
      step: this.#step(),
      log,
      fresh,
      toAct: this.#toAct(),
      busy,
      canUndo: curtain === null && viewer !== 'spectator' && this.match.canUndo(viewer),
      endTurnByHand: this.preferences.endTurnByHand,
      result: result ?? null,
      hints: this.#adviser(),
      curtain,
    }
  }

  /** Who gives hints: in a match that goes on from a lesson and where one person practises against bots; else null. */
  #adviser(): string | null {
    if (this.#people.length !== 1) return null
    return this.#save.hints === true ? KEPI : ADVISER
  }

  /** Marks in the record that the viewer was given a hint; one about the same question counts once. */
  hint(): Outcome {
    const { viewer } = this.#screen()
    const bot = this.#adviser()
    if (viewer === 'spectator' || bot === null) return NO_SEAT
    if (this.#decision(viewer) === null) return STALE
    const last = this.match.incidents.at(-1)
    if (last?.incident.kind === 'hint' && last.at === this.match.entries.length) return OK
    const refusal = this.match.happen({ kind: 'hint', seat: viewer, bot })
    return refusal === undefined ? OK : { ok: false, refusal }
  }

  /** The viewer, the owner of the log, and whether the curtain is closed. */
  #screen(): { viewer: Viewer; logViewer: Viewer; curtain: Curtain | null } {
    const { game, position } = this.match
    const [only, ...more] = this.#people
    if (only === undefined) return { viewer: 'spectator', logViewer: 'spectator', curtain: null }
    if (more.length === 0) return { viewer: only, logViewer: only, curtain: null }
    const asked = this.#asked()
    if (!haveSecrets(game, position, this.#people)) {
      this.#front = undefined
      // The table does not turn around while bots play.
      this.#last = asked[0] ?? this.#last
      return { viewer: this.#last, logViewer: 'spectator', curtain: null }
    }
    if (this.#front !== undefined) return { viewer: this.#front, logViewer: this.#front, curtain: null }
    const [next] = asked
    const others = this.#people.filter((seat) => game.decision(position, seat)?.owed === false)
    return {
      viewer: 'spectator',
      logViewer: 'spectator',
      curtain: next === undefined ? null : { seat: next, others },
    }
  }

  #step(): StepSeen | null {
    const { game, position } = this.match
    const seat = this.#toAct().find((each) => this.#automata[each] !== undefined)
    const asked = seat === undefined ? undefined : game.decision(position, seat)
    return asked === undefined || !this.preferences.stepByStep
      ? null
      : { seat: asked.seat, question: asked.question }
  }

  /** The people who have to decide. */
  #asked(): Seat[] {
    return this.#toAct().filter((seat) => this.#people.includes(seat))
  }

  #events(): GameEvent[] {
    const { opening, entries } = this.match
    return [...opening.events, ...entries.flatMap(({ events }) => events)]
  }

  #logFor(viewer: Viewer, logViewer: Viewer, curtain: Curtain | null): Pick<Seen, 'log' | 'fresh'> {
    const events = this.#events()
    const seenBy = (some: readonly GameEvent[]): GameEvent[] =>
      some.flatMap((event) => this.match.game.viewEvent(event, logViewer) ?? [])
    const log = logOf(seenBy(events))
    if (curtain !== null) return { log, fresh: [] }
    const old = viewer === 'spectator' ? Math.max(...this.#shown) : this.#shown[viewer]!
    const fresh = log.slice(seenBy(events.slice(0, old)).length)
    // What lies open everybody before the screen has seen.
    if (logViewer === 'spectator') this.#shown.fill(events.length)
    else this.#shown[logViewer] = events.length
    return { log, fresh }
  }

  #decision(seat: Seat): DecisionSeen | null {
    const { game, position } = this.match
    const isOver = this.match.absences.ended !== undefined
    const asked = isOver ? undefined : writtenDecision(game, position, seat)
    if (asked === undefined) return null
    return {
      ...asked,
      id: this.#decisionId(asked),
      endTurn: endTurnIn(game, asked.moves),
    }
  }

  /** An id that is stable while the same is asked; the page counts alike when it foresees a decision. */
  #decisionId(decision: WrittenDecision): string {
    const asked = askedText(decision)
    if (this.#question.asked !== asked) this.#question = { asked, id: this.#question.id + 1 }
    return String(this.#question.id)
  }
}

const absenceAt = ({ bots, lost }: Absences, seat: Seat): Pick<SeatSeen, 'keeper' | 'lost'> => {
  const keeper = bots[seat]
  return { ...(keeper === undefined ? {} : { keeper }), ...(lost.includes(seat) ? { lost: true } : {}) }
}

const STALE: Outcome = { ok: false, problem: { code: 'session.stale', params: {} } }
const NO_SEAT: Outcome = { ok: false, problem: { code: 'session.not-seated', params: {} } }

/** The options of a new match do not fit the game. */
export class OptionsError extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.code)
    this.fault = fault
  }
}

const seatSeen = ({ kind, name, called }: SavedSeat, automaton: string | undefined): SeatSeen => ({
  name: automaton ?? name,
  kind: automaton === undefined ? kind : 'automaton',
  bot: automaton === undefined && kind === 'bot' ? name : null,
  ...(called === undefined ? {} : { called }),
  connected: true,
})
