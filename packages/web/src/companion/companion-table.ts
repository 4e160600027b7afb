import {
  EnteredMatch,
  readRecord,
  writtenDecision,
  type Draw,
  type Game,
  type GameEvent,
  type Seat,
} from '@benben/kernel'
import { emptySeen } from '../session/empty-seen.ts'
import { endTurnIn } from '../session/end-turn.ts'
import { logOf } from '../session/log.ts'
import { preview } from '../session/preview.ts'
import type { DecisionSeen, Outcome, Preview, Seen } from '../session/session.ts'

/** The person; the automaton has the other seat. */
const PERSON: Seat = 0
const AUTOMATON: Seat = 1

/** A die as it was entered at once, by colour and value. */
export interface EnteredDie {
  readonly colour: string
  readonly value: string
}

const OK: Outcome = { ok: true }

/** What one tap entered: so many outcomes, and the dice whose faces were still to come before it. */
interface Tap {
  readonly before: string
  readonly waiting: readonly EnteredDie[]
}

/** A match against an automaton at a real table: chance is entered, everything can be taken back. */
export class CompanionTable {
  readonly #entered: EnteredMatch<unknown, unknown, GameEvent>
  readonly #id: string
  readonly #game: Game
  /** Dice that were entered with their values, while the rules still ask for other colours first. */
  #waiting: readonly EnteredDie[] = []
  #taps: Tap[] = []
  #question = { asked: '', id: 0 }
  #shown: number
  #endTurnByHand = true

  constructor(id: string, game: Game, start: { readonly record: string } | NewTable) {
    this.#id = id
    this.#game = game
    const pause = (seat: Seat): boolean => (seat === AUTOMATON ? true : this.#endTurnByHand)
    this.#entered =
      'record' in start
        ? EnteredMatch.reopen(game, readRecord(start.record), pause)
        : new EnteredMatch(game, { ...start, seed: '' }, pause)
    this.#shown = this.#events().length
  }

  /** What has to be looked up at the table now. */
  get draw(): Draw | undefined {
    return this.#entered.awaited?.draw
  }

  /** Whether the table is still being set up. */
  get isSetup(): boolean {
    return this.#entered.match === undefined
  }

  get waiting(): readonly EnteredDie[] {
    return this.#waiting
  }

  /** What the person sees; undefined during the setup. */
  get view(): unknown {
    const { match, awaited } = this.#entered
    return match && this.#game.view(awaited?.position ?? match.position, PERSON)
  }

  get isOver(): boolean {
    return this.draw === undefined && this.#entered.match?.result !== undefined
  }

  /** How many draws of the setup have been entered. */
  get entries(): number {
    return /^chance: (.*)$/m.exec(this.record())?.[1]?.split(' ').length ?? 0
  }

  get endTurnByHand(): boolean {
    return this.#endTurnByHand
  }

  set endTurnByHand(byHand: boolean) {
    this.#endTurnByHand = byHand
  }

  record(): string {
    return this.#entered.record()
  }

  enter(name: string): Outcome {
    return this.#tap(() => this.#entered.enter(name))
  }

  /** A die by colour and value at once: its value waits until the rules ask for it. */
  enterDie(die: EnteredDie): Outcome {
    return this.#tap(() => {
      const refused = this.#entered.enter(die.colour)
      if (refused === undefined) this.#waiting = [...this.#waiting, die]
      return refused
    })
  }

  #tap(act: () => ReturnType<EnteredMatch<unknown, unknown, GameEvent>['enter']>): Outcome {
    const tap = { before: this.record(), waiting: this.#waiting }
    const refusal = act()
    if (refusal !== undefined) return { ok: false, refusal }
    this.#taps.push(tap)
    this.#throwWaiting()
    return OK
  }

  /** Answers for faces of dice that have been entered already. */
  #throwWaiting(): void {
    for (let { draw } = this; draw?.params['colour'] !== undefined; { draw } = this) {
      const at = this.#waiting.findIndex(({ colour }) => colour === draw.params['colour'])
      if (at < 0 || this.#entered.enter(this.#waiting[at]!.value) !== undefined) return
      this.#waiting = this.#waiting.toSpliced(at, 1)
    }
  }

  /** Takes back the last tap: a draw (a die with its value), or a move. */
  takeBack(): boolean {
    const tap = this.#taps.pop()
    if (!this.#entered.takeBack()) return false
    const wanted = tap?.before.length ?? Infinity
    while (this.record().length > wanted) if (!this.#entered.takeBack()) break
    this.#waiting = tap?.waiting ?? []
    this.#shown = Math.min(this.#shown, this.#events().length)
    return true
  }

  /** Takes back every move of the person's turn under way. */
  restartTurn(): void {
    const isMine = (): boolean => {
      const last = this.#entered.match?.entries.at(-1)
      return last?.seat === PERSON && last.move !== this.#game.endTurn && last.chance.length === 0
    }
    while (this.draw === undefined && isMine()) this.takeBack()
  }

  play(text: string, seat: Seat = PERSON): Outcome {
    const move = this.#game.read(text)
    if (move === undefined) return { ok: false, problem: { code: 'session.unreadable', params: { text } } }
    const tap = { before: this.record(), waiting: [] }
    const refusal = this.#entered.play(seat, move)
    if (refusal !== undefined) return { ok: false, refusal }
    this.#taps.push(tap)
    return OK
  }

  /** Lets the automaton take its next step. */
  nextStep(): Outcome {
    return this.play(this.#game.write(this.#game.endTurn), AUTOMATON)
  }

  preview(text: string): Preview | undefined {
    const position = this.#entered.match?.position
    if (position === undefined || this.draw !== undefined) return undefined
    return preview(this.#game, this.#game.view(position, PERSON), PERSON, text)
  }

  /** Everything the screen may show now; what is new in it counts as shown. */
  snapshot(): Seen {
    const { match, awaited, terms } = this.#entered
    const empty = emptySeen(this.#id, 'local')
    if (match === undefined) return empty
    const position = awaited?.position ?? match.position
    const events = this.#events()
    const told = (some: readonly GameEvent[]): GameEvent[] =>
      some.flatMap((event) => this.#game.viewEvent(event, PERSON) ?? [])
    const log = logOf(told(events))
    const fresh = log.slice(told(events.slice(0, this.#shown)).length)
    this.#shown = events.length
    const result = awaited === undefined ? (match.result ?? null) : null
    return {
      ...empty,
      game: this.#game.id,
      ...(this.#game.printed === undefined ? {} : { printed: this.#game.printed }),
      options: terms.options,
      stage: result === null ? 'playing' : 'over',
      viewer: PERSON,
      seats: terms.names.map((name, seat) => ({
        name,
        kind: seat === PERSON ? 'me' : 'automaton',
        bot: null,
        connected: true,
      })),
      view: this.view,
      decision: awaited === undefined ? this.#decision() : null,
      step: this.#step(),
      log,
      fresh,
      toAct: awaited === undefined ? this.#game.toAct(position) : [],
      canUndo: true,
      endTurnByHand: this.#endTurnByHand,
      result,
    }
  }

  #events(): readonly GameEvent[] {
    const { match, awaited } = this.#entered
    if (match === undefined) return []
    return [
      ...match.opening.events,
      ...match.entries.flatMap(({ events }) => events),
      ...(awaited?.events ?? []),
    ]
  }

  #step(): Seen['step'] {
    const { match, awaited } = this.#entered
    if (match === undefined || awaited !== undefined) return null
    const asked = this.#game.toAct(match.position).includes(AUTOMATON)
      ? this.#game.decision(match.position, AUTOMATON)
      : undefined
    return asked === undefined ? null : { seat: AUTOMATON, question: asked.question }
  }

  #decision(): DecisionSeen | null {
    const asked = writtenDecision(this.#game, this.#entered.match!.position, PERSON)
    if (asked === undefined) return null
    const text = [asked.question.code, ...asked.moves].join()
    if (this.#question.asked !== text) this.#question = { asked: text, id: this.#question.id + 1 }
    return { ...asked, id: String(this.#question.id), endTurn: endTurnIn(this.#game, asked.moves) }
  }
}

/** What a new table begins with. */
export interface NewTable {
  readonly options: unknown
  readonly names: readonly string[]
}
