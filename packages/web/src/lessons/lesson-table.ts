import { Match, writeRecord, type Game } from '@benben/kernel'
import type { Outcome, Preview, Seen } from '../session/session.ts'
import type { Save } from '../store/save.ts'
import { LocalTable } from '../worker/local-table.ts'
import { LEARNER, linesBefore, movesIn, readLine, stepsOf, type Script, type Step } from './script.ts'

const NOT_TAUGHT: Outcome = { ok: false, problem: { code: 'lesson.not-now', params: {} } }

/** The match of a lesson: it stands at the beginning of a step or within its moves, and takes no other moves. */
export class LessonTable {
  readonly #game: Game
  readonly #script: Script
  #table: LocalTable
  #step: number
  /** How many of the learner's moves of this step are played. */
  #done = 0

  constructor(game: Game, script: Script, step: number) {
    this.#game = game
    this.#script = script
    this.#step = step
    this.#table = this.#tableAt(step)
    this.watch()
  }

  get step(): number {
    return this.#step
  }

  /** The moves of the click that is taught now; none where the learner looks or touches. */
  get taught(): readonly string[] {
    const { does = [] } = this.#now()
    const before = does.slice(0, this.clicks).flat().length
    return [does[this.clicks] ?? []].flat().slice(this.#done - before)
  }

  /** How many clicks of this step are made. */
  get clicks(): number {
    const { does = [] } = this.#now()
    return does.filter((_, click) => does.slice(0, click + 1).flat().length <= this.#done).length
  }

  /** Goes to the beginning of a step. What its watching brings is new to the viewer. */
  goTo(step: number): void {
    const forward = step === this.#step + 1 && this.taught.length === 0
    this.#step = step
    this.#done = 0
    if (!forward) this.#table = this.#tableAt(step)
    this.watch()
  }

  /** Takes back the moves of this step, and what it shows first. */
  rewind(): void {
    this.#done = 0
    this.#table = this.#tableAt(this.#step)
  }

  /** Plays what the step shows first. */
  watch(): void {
    for (const line of this.#now().watch ?? []) playLine(this.#table.match, line)
  }

  play(move: string): Outcome {
    if (move !== this.taught[0]) return NOT_TAUGHT
    const id = this.#table.snapshot(false).decision?.id ?? ''
    const outcome = this.#table.play(move, id)
    if (outcome.ok) this.#done++
    return outcome
  }

  /** Makes the first clicks of this step, as far as it has so many. */
  click(many: number): void {
    while (this.clicks < many && this.taught.length > 0) this.play(this.taught[0]!)
  }

  preview(move: string): Preview | undefined {
    return this.#table.preview(move)
  }

  /** What the screen shows: of all legal moves only the taught one can be chosen. */
  snapshot(): Seen {
    const seen = this.#table.snapshot(false)
    const { decision } = seen
    const only = movesIn(this.#now()).slice(this.#done)
    return {
      ...seen,
      canUndo: false,
      step: null,
      decision: decision && {
        ...decision,
        moves: decision.moves.filter((move) => move === only[0]),
        refusals: [],
        endTurn: null,
        only,
        all: only.length === 0 ? [] : decision.moves,
      },
    }
  }

  /** The match so far, as this browser keeps it. */
  save(): Pick<Save, 'game' | 'options' | 'seed' | 'record' | 'kept' | 'moves'> {
    const table = this.#ended()
    return {
      game: this.#script.game,
      options: this.#script.options,
      seed: this.#script.seed,
      record: table.record(),
      kept: table.savedPosition(),
      moves: table.match.moves,
    }
  }

  /** With the end of the learner's last turn: at a table turns end by hand, and what was told here is over there, too. */
  #ended(): LocalTable {
    const table = this.#opened(this.#table.match, true)
    const { decision } = table.snapshot(false)
    if (decision !== null && decision.moves.length === 1 && decision.endTurn !== null)
      table.play(decision.endTurn, decision.id)
    return table
  }

  #now(): Step {
    return stepsOf(this.#script)[this.#step]!
  }

  #tableAt(step: number): LocalTable {
    const { game: id, options: raw, names, stepByStep = false, seed, nonces } = this.#script
    const options = this.#game.options(raw, names.length)
    if (!options.ok) throw new Error(`a lesson has options that ${id} refuses: ${options.fault.code}`)
    const terms = { options: options.value, names, seed, ...(nonces === undefined ? {} : { nonces }) }
    const match = new Match(this.#game, terms, (seat) => stepByStep && seat !== LEARNER)
    for (const line of linesBefore(this.#script, step)) playLine(match, line)
    return this.#opened(match, false)
  }

  #opened(match: LocalTable['match'], endTurnByHand: boolean): LocalTable {
    const { game, options, names, stepByStep = false, seed } = this.#script
    const [me, ...others] = names
    return new LocalTable(
      this.#game,
      {
        id: '',
        game,
        options,
        seed,
        seats: [{ kind: 'me', name: me! }, ...others.map((name) => ({ kind: 'bot', name }) as const)],
        record: writeRecord(match, { seed: true }),
        changed: 0,
        moves: match.moves,
        over: false,
      },
      { endTurnByHand, stepByStep },
    )
  }
}

function playLine(match: LocalTable['match'], line: string): void {
  const [seat, text] = readLine(line)
  const move = match.game.read(text)
  const played = move === undefined ? undefined : match.play(seat, move)
  if (played?.ok !== true) throw new Error(`the rules refuse '${line}' of a lesson`)
}
