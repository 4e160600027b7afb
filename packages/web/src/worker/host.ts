import { RecordError, type CodedMessage, type Move, type Position, type Seat } from '@benben/kernel'
import type { Why } from '../session/session.ts'
import { loadSave, createLocal, putSave } from '../store/saves.ts'
import type { Save } from '../store/save.ts'
import type { Outcome } from '../session/session.ts'
import { engineOf } from './engines.ts'
import type { WorkerResponse, FromWorker, Preferences, OpenFailure, WorkerRequest } from './messages.ts'
import { lastQuestion } from './last-question.ts'
import { LocalTable, OptionsError } from './local-table.ts'
import type { BotRequest } from './choose-move.ts'

/** Storage, bots and clock of the host; injected, so that tests need no browser. */
export interface HostDependencies {
  readonly load: (id: string) => Promise<Save | undefined>
  readonly save: (save: Save) => Promise<void>
  readonly chooseMove: (request: BotRequest) => Promise<Move>
  readonly explainMove: (request: BotRequest) => Promise<Why | undefined>
  /** Loads bots before the first of them is asked. */
  readonly prepareBots: () => void
  readonly send: (message: FromWorker) => void
  readonly create: typeof createLocal
  readonly now: () => number
}

/** More urgent than what else is to be known of the match. */
const NOT_KEPT: CodedMessage = { code: 'session.not-kept', params: {} }

/** Hosts one match: handles requests one at a time, saves before it shows, and lets bots play. */
export class Host {
  readonly #dependencies: HostDependencies
  #save: Save | undefined
  #table: LocalTable | undefined
  #kept = true
  #thinking = false
  /** Serializes requests and bot moves. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor(dependencies: HostDependencies) {
    this.#dependencies = dependencies
  }

  async open(id: string, preferences: Preferences): Promise<void> {
    const failure = await this.#load(id, preferences)
    if (failure !== undefined) return this.#dependencies.send({ kind: 'failure', failure })
    await this.#commit()
  }

  async #load(id: string, preferences: Preferences): Promise<OpenFailure | undefined> {
    let save: Save | undefined
    try {
      save = await this.#dependencies.load(id)
    } catch {
      return { why: 'storage' }
    }
    if (save === undefined) return { why: 'none' }
    this.#save = save
    if (save.seats.some(({ kind }) => kind === 'bot')) this.#dependencies.prepareBots()
    const engine = engineOf(save.game, save.printed)
    if (engine === undefined) return { why: 'game' }
    try {
      const game = await engine
      if (!game.ok) return { why: 'options', game: save.game, fault: game.fault }
      this.#table = new LocalTable(game.value, save, preferences)
      return undefined
    } catch (error) {
      if (error instanceof RecordError && error.damage.code === 'record.rules')
        return { why: 'rules', params: error.damage.params }
      if (error instanceof RecordError) return { why: 'damaged', game: save.game, damage: error.damage }
      if (error instanceof OptionsError) return { why: 'options', game: save.game, fault: error.fault }
      return internalError(error)
    }
  }

  ask(request: WorkerRequest): Promise<WorkerResponse> {
    // Changes nothing and may take seconds: nobody waits for it.
    if (request.kind === 'why') return this.#why(request.seat)
    const answered = this.#queue.then(() => this.#handle(request))
    this.#queue = answered.catch(() => undefined)
    return answered
  }

  async #why(seat: Seat): Promise<WorkerResponse> {
    const { match } = this.#table!
    const asked = this.#save!.seats[seat]?.kind === 'bot' ? lastQuestion(match, seat) : undefined
    const why =
      asked && (await this.#dependencies.explainMove(this.#botRequest(seat, asked.position, asked.moves)))
    return { kind: 'why', why }
  }

  async #handle(request: Exclude<WorkerRequest, { readonly kind: 'why' }>): Promise<WorkerResponse> {
    const table = this.#table
    const save = this.#save
    // The record of a match that cannot be opened can still be exported.
    if (table === undefined && request.kind === 'record')
      return { kind: 'text', text: save?.record ?? undefined }
    if (table === undefined || save === undefined) throw new Error('no table is open')
    switch (request.kind) {
      case 'play':
      case 'undo':
      case 'concede':
      case 'hint':
      case 'next-step': {
        const outcome = change(table, request)
        if (outcome.ok) await this.#commit()
        return { kind: 'outcome', outcome }
      }
      case 'preview':
        return { kind: 'preview', preview: table.preview(request.move) }
      case 'open-curtain':
        table.openCurtain(request.seat)
        break
      case 'close-curtain':
        table.closeCurtain()
        break
      case 'end-turn-by-hand':
        table.preferences = { ...table.preferences, endTurnByHand: request.byHand }
        break
      case 'step-by-step':
        table.preferences = { ...table.preferences, stepByStep: request.stepByStep }
        // Resume automata that were paused.
        this.#runBots()
        break
      case 'rematch':
        return { kind: 'text', text: await this.#dependencies.create(rematchOf(save)) }
      case 'record':
        return { kind: 'text', text: table.mayExport() ? table.record() : undefined }
    }
    this.#show()
    return { kind: 'outcome', outcome: { ok: true } }
  }

  /** Saves the change, then shows it, then lets bots continue. */
  async #commit(): Promise<void> {
    const table = this.#table!
    const { moves, result } = table.match
    try {
      await this.#dependencies.save({
        ...this.#save!,
        record: table.record(),
        kept: table.savedPosition(),
        changed: this.#dependencies.now(),
        moves,
        over: result !== undefined,
      })
      this.#kept = true
    } catch {
      this.#kept = false
    }
    this.#runBots()
    this.#show()
  }

  #show(): void {
    const seen = this.#table!.snapshot(this.#thinking)
    this.#dependencies.send({
      kind: 'seen',
      seen: this.#kept ? seen : { ...seen, kept: false, notice: NOT_KEPT },
    })
  }

  #runBots(): void {
    const seat = this.#table!.bot()
    if (seat === undefined || this.#thinking) return
    this.#thinking = true
    void this.#playBot(seat).catch((error: unknown) => {
      this.#thinking = false
      this.#dependencies.send({ kind: 'failure', failure: internalError(error) })
    })
  }

  /** What a bot is asked at a position after that many moves. */
  #botRequest(seat: Seat, position: Position, moves: number): BotRequest {
    const { game, terms, absences } = this.#table!.match
    return {
      game: game.id,
      printed: game.printed,
      bot: absences.bots[seat] ?? this.#save!.seats[seat]!.name,
      seat,
      view: game.view(position, seat),
      moves: game.legal(position, seat, []),
      // Depends only on the seed and the move number, so that a resumed match continues identically.
      seed: `${terms.seed}/bot/${seat}/${moves}`,
    }
  }

  async #playBot(seat: Seat): Promise<void> {
    const { match } = this.#table!
    const { game, position } = match
    const request = this.#botRequest(seat, position, match.moves)
    const { moves } = request
    const move = moves.length > 1 ? await this.#dependencies.chooseMove(request) : moves[0]!
    const answer = async (): Promise<void> => {
      this.#thinking = false
      const played = match.play(seat, move)
      if (!played.ok && match.position === position) {
        throw new Error(`${request.bot} played ${game.write(move)}: ${played.refusal.code}`)
      }
      // Refused if the match changed meanwhile: then the bot is asked again.
      await this.#commit()
    }
    const done = this.#queue.then(answer)
    this.#queue = done.catch(() => undefined)
    await done
  }
}

function change(
  table: LocalTable,
  request: Extract<WorkerRequest, { kind: 'play' | 'undo' | 'concede' | 'hint' | 'next-step' }>,
): Outcome {
  switch (request.kind) {
    case 'play':
      return table.play(request.move, request.decision)
    case 'undo':
      return table.undo(request.all)
    case 'concede':
      return table.concede()
    case 'hint':
      return table.hint()
    default:
      return table.nextStep()
  }
}

/** Reports an internal error; the saved match stays unchanged. */
export const internalError = (error: unknown): OpenFailure => ({
  why: 'mistake',
  message: error instanceof Error ? error.message : String(error),
})

/** A rematch: the same people, each one seat further, with a new seed. Automata keep their seats. */
function rematchOf({ game, printed, seats, options }: Save): Parameters<typeof createLocal>[0] {
  const [first, ...others] = seats.filter(({ kind }) => kind !== 'automaton')
  const moved = first === undefined ? others : [...others, first]
  return {
    game,
    ...(printed === undefined ? {} : { printed }),
    options,
    seats: seats
      .map((seat) => (seat.kind === 'automaton' ? seat : moved.shift()!))
      .map(({ kind, name }) => (kind === 'bot' ? { kind, bot: name } : { kind, name })),
  }
}

export const browserDependencies = (
  {
    chooseMove,
    explainMove,
    prepareBots,
  }: Pick<HostDependencies, 'chooseMove' | 'explainMove' | 'prepareBots'>,
  send: HostDependencies['send'],
): HostDependencies => ({
  load: loadSave,
  save: putSave,
  chooseMove,
  explainMove,
  prepareBots,
  send,
  create: createLocal,
  now: () => Date.now(),
})
