import type { Draw, Game, GameEvent, Host, Move } from './contract.ts'
import { loggingHost, type ChanceSource, type Outcome } from './host.ts'
import { Match, type Terms } from './match.ts'
import type { Refusal } from './messages.ts'
import { clone, type Position, type Seat } from './position.ts'
import { headOf, linesOf, recordText, RecordError, type MatchRecord, type RecordLine } from './record.ts'
import { pausedIn, termsIn } from './replay.ts'

/** Why an outcome cannot be entered, or a move cannot be played before it. */
export const DRAW_REFUSALS = ['match.draw-nothing', 'match.draw-impossible', 'match.draw-first'] as const
/** The rule these refusals refer to. */
export const DRAW_RULE = 'draws'

/** A draw that a person has to look up at a real table. */
export interface AwaitedDraw<E> {
  readonly draw: Draw
  /** The table in the middle of the step; undefined during the setup. */
  readonly position: Position | undefined
  /** What has happened in this step so far. */
  readonly events: readonly E[]
}

/** Ends a step at a draw whose outcome nobody has entered yet. */
class Awaiting extends Error {
  readonly draw: Draw
  constructor(draw: Draw) {
    super(`nobody has entered ${draw.code}`)
    this.draw = draw
  }
}

interface Step {
  readonly seat: Seat
  readonly move: Move
}

const refusal = (code: (typeof DRAW_REFUSALS)[number], params: Refusal['params'] = {}): Refusal => ({
  code,
  params,
  rule: DRAW_RULE,
})

/**
 * A match whose chance comes from a person who looks at real dice and cards. A step stops at every draw: `awaited` says
 * what is drawn and what is possible, `enter` answers, and the step begins anew with all answers so far. Everything can be
 * taken back, draw by draw and move by move. Its record is an ordinary one with chance lines.
 */
export class EnteredMatch<O, V, E extends GameEvent> {
  readonly game: Game<O, V, E>
  readonly terms: Terms<O>
  #match: Match<O, V, E> | undefined
  #pause: Host<E>['pause']
  /** The move under way; undefined while the setup is, or nothing. */
  #step: Step | undefined
  /** The outcomes of the step under way. */
  #tape: Outcome[] = []
  #read = 0
  #awaited: AwaitedDraw<E> | undefined
  readonly #source: ChanceSource

  constructor(game: Game<O, V, E>, terms: Terms<O>, pause: Host<E>['pause']) {
    this.game = game
    this.terms = terms
    this.#pause = pause
    let told: Draw | undefined
    this.#source = {
      draw: (draw) => (told = draw),
      chance: () => {
        const entered = this.#tape[this.#read]
        if (entered === undefined) throw new Awaiting(told!)
        this.#read++
        return entered.outcome
      },
    }
    this.#run()
  }

  /** Continues a record of chance lines, whose last step may lack some. Throws a RecordError at a line that does not fit. */
  static reopen<O, V, E extends GameEvent>(
    game: Game<O, V, E>,
    record: MatchRecord,
    pause: Host<E>['pause'],
  ): EnteredMatch<O, V, E> {
    const { lines } = record
    let at = -1
    const match = new EnteredMatch(
      game,
      termsIn(game, record),
      pausedIn(game, lines, () => at, pause),
    )
    for (at = 0; at < lines.length; at++) match.#replay(lines[at]!)
    match.#pause = pause
    return match
  }

  /** Undefined while the setup is under way. */
  get match(): Match<O, V, E> | undefined {
    return this.#match
  }

  /** Undefined while nothing is drawn. */
  get awaited(): AwaitedDraw<E> | undefined {
    return this.#awaited
  }

  /** Enters what came up, by its name. */
  enter(name: string): Refusal | undefined {
    if (this.#awaited === undefined) return refusal('match.draw-nothing')
    const { outcomes } = this.#awaited.draw
    const outcome = outcomes.indexOf(name)
    if (outcome < 0)
      return refusal('match.draw-impossible', { found: name, possible: [...new Set(outcomes)].join(', ') })
    this.#tape.push({ outcome, sides: outcomes.length })
    this.#run()
    return undefined
  }

  play(seat: Seat, move: Move): Refusal | undefined {
    if (this.#match === undefined || this.#awaited !== undefined) return refusal('match.draw-first')
    const refused = this.game.refuse(this.#match.position, seat, move)
    if (refused !== undefined) return refused
    this.#step = { seat, move }
    this.#run()
    return undefined
  }

  /** Takes back what was entered last: a draw, or a move that led to none. False if nothing was entered. */
  takeBack(): boolean {
    if (this.#awaited === undefined) this.#reopenLast()
    else if (this.#tape.length === 0) {
      if (this.#step === undefined) return false
      this.#step = undefined
      this.#awaited = undefined
      return true
    }
    if (this.#tape.pop() === undefined) return this.#dropStep()
    this.#run()
    return true
  }

  /** The match so far as a record with chance lines, the step under way included. */
  record(): string {
    const chosen = { seed: false }
    const lines = this.#match === undefined ? [] : linesOf(this.#match, chosen)
    if (this.#step !== undefined)
      lines.push({ kind: 'move', line: 0, seat: this.#step.seat, text: this.game.write(this.#step.move) })
    if (this.#tape.length > 0) lines.push({ kind: 'chance', line: 0, outcomes: this.#tape })
    const end = this.#match?.result
    const head = headOf({ game: this.game, terms: this.terms, earlier: undefined }, chosen)
    return recordText({ ...head, lines, ...(end === undefined ? {} : { end }) })
  }

  /** Makes the last step the one under way again. */
  #reopenLast(): void {
    const match = this.#match!
    const last = match.entries.pop()
    if (last === undefined) {
      this.#tape = [...match.opening.chance]
      this.#match = undefined
      return
    }
    match.position = last.before
    this.#step = { seat: last.seat, move: last.move }
    this.#tape = [...last.chance]
  }

  /** A move that led to no draw is gone; a setup without draws is made again. */
  #dropStep(): boolean {
    const hadMove = this.#step !== undefined
    this.#step = undefined
    if (!hadMove) this.#run()
    return hadMove
  }

  /** Runs the step under way with what was entered, to its end or to the next draw. */
  #run(): void {
    this.#read = 0
    this.#awaited = undefined
    const position = this.#match && clone(this.#match.position)
    const { host, log } = loggingHost<E>((seat) => this.#pause(seat), this.#source)
    try {
      if (position === undefined)
        this.#match = new Match(this.game, this.terms, (seat) => this.#pause(seat), this.#source)
      else this.game.step(position, this.#step!.seat, this.#step!.move, host)
    } catch (error) {
      if (!(error instanceof Awaiting)) throw error
      this.#awaited = { draw: error.draw, position, events: log.events }
      return
    }
    if (this.#step !== undefined) {
      this.#read = 0
      this.#match!.play(this.#step.seat, this.#step.move)
    }
    this.#step = undefined
    // A step that now pauses earlier than it did needs fewer.
    this.#tape = []
  }

  #replay(line: RecordLine): void {
    if (line.kind === 'chance') for (const outcome of line.outcomes) this.#replayOutcome(outcome, line.line)
    else if (line.kind === 'undo') this.takeBack()
    else if (line.kind === 'move') this.#replayMove(line)
    else throw new RecordError(line.line, 'record.line', { found: line.kind })
  }

  #replayOutcome({ outcome, sides }: Outcome, line: number): void {
    const expected = this.#awaited?.draw.outcomes.length ?? 0
    if (sides !== expected || outcome >= sides)
      throw new RecordError(line, 'record.chance', { found: `${outcome}/${sides}`, sides: expected })
    this.#tape.push({ outcome, sides })
    this.#run()
  }

  #replayMove({ line, seat, text }: Extract<RecordLine, { kind: 'move' }>): void {
    const move = this.game.read(text)
    if (move === undefined) throw new RecordError(line, 'record.unreadable-move', { found: text })
    const refused = this.play(seat, move)
    if (refused !== undefined) throw new RecordError(line, 'record.refused', { move: text, seat }, refused)
  }
}
