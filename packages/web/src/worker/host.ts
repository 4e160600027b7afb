import { RecordError, type Move, type Seat } from '@benben/kernel'
import { loadSave, createLocal, keepSave } from '../store/saves.ts'
import type { Save } from '../store/save.ts'
import { engineOf } from './engines.ts'
import type { Answer, FromWorker, Manners, Obstacle, Wish } from './messages.ts'
import { LocalTable, OptionsError } from './table.ts'
import type { Puzzle } from './think.ts'

/** Where the host keeps matches and asks bots: handed in, so that tests need no browser. */
export interface Means {
  readonly load: (id: string) => Promise<Save | undefined>
  readonly keep: (save: Save) => Promise<void>
  readonly think: (puzzle: Puzzle) => Promise<Move>
  readonly tell: (message: FromWorker) => void
  readonly create: typeof createLocal
  readonly now: () => number
}

/** Hosts one match: handles requests one at a time, saves before it shows, and lets bots play. */
export class Host {
  readonly #means: Means
  #save: Save | undefined
  #table: LocalTable | undefined
  #kept = true
  #thinking = false
  /** Serializes requests and bot moves. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor(means: Means) {
    this.#means = means
  }

  async open(id: string, manners: Manners): Promise<void> {
    const obstacle = await this.#lay(id, manners)
    if (obstacle !== undefined) return this.#means.tell({ kind: 'obstacle', obstacle })
    await this.#settle()
  }

  async #lay(id: string, manners: Manners): Promise<Obstacle | undefined> {
    let save: Save | undefined
    try {
      save = await this.#means.load(id)
    } catch {
      return { why: 'storage' }
    }
    if (save === undefined) return { why: 'none' }
    this.#save = save
    const engine = engineOf(save.game, save.printed)
    if (engine === undefined) return { why: 'game' }
    try {
      const game = await engine
      if (!game.ok) return { why: 'options', game: save.game, fault: game.fault }
      this.#table = new LocalTable(game.value, save, manners)
      return undefined
    } catch (error) {
      if (error instanceof RecordError && error.damage.code === 'record.rules')
        return { why: 'rules', params: error.damage.params }
      if (error instanceof RecordError) return { why: 'damaged', game: save.game, damage: error.damage }
      if (error instanceof OptionsError) return { why: 'options', game: save.game, fault: error.fault }
      return mistake(error)
    }
  }

  ask(wish: Wish): Promise<Answer> {
    const answered = this.#queue.then(() => this.#grant(wish))
    this.#queue = answered.catch(() => undefined)
    return answered
  }

  async #grant(wish: Wish): Promise<Answer> {
    const table = this.#table
    const save = this.#save
    // The record of a match that cannot be opened can still be exported.
    if (table === undefined && wish.kind === 'record')
      return { kind: 'text', text: save?.record ?? undefined }
    if (table === undefined || save === undefined) throw new Error('no table is open')
    switch (wish.kind) {
      case 'play':
      case 'undo':
      case 'go-on': {
        const outcome =
          wish.kind === 'play'
            ? table.play(wish.move, wish.decision)
            : wish.kind === 'undo'
              ? table.undo(wish.all)
              : table.goOn()
        if (outcome.ok) await this.#settle()
        return { kind: 'outcome', outcome }
      }
      case 'preview':
        return { kind: 'preview', preview: table.preview(wish.move) }
      case 'forward':
        table.comeForward(wish.seat)
        break
      case 'curtain':
        table.drawCurtain()
        break
      case 'end-turn':
        table.manners = { ...table.manners, endTurnByHand: wish.byHand }
        break
      case 'steps':
        table.manners = { ...table.manners, stepByStep: wish.stepByStep }
        // Resume automata that were paused.
        this.#wake()
        break
      case 'rematch':
        return { kind: 'text', text: await this.#means.create(again(save)) }
      case 'record':
        return { kind: 'text', text: table.mayTell() ? table.record() : undefined }
    }
    this.#show()
    return { kind: 'outcome', outcome: { ok: true } }
  }

  /** Saves the change, then shows it, then lets bots continue. */
  async #settle(): Promise<void> {
    const table = this.#table!
    const { moves, result } = table.match
    try {
      await this.#means.keep({
        ...this.#save!,
        record: table.record(),
        kept: table.kept(),
        changed: this.#means.now(),
        moves,
        over: result !== undefined,
      })
      this.#kept = true
    } catch {
      this.#kept = false
    }
    this.#wake()
    this.#show()
  }

  #show(): void {
    const seen = { ...this.#table!.look(this.#thinking), kept: this.#kept }
    this.#means.tell({ kind: 'seen', seen })
  }

  #wake(): void {
    const seat = this.#table!.bot()
    if (seat === undefined || this.#thinking) return
    this.#thinking = true
    void this.#playBot(seat).catch((error: unknown) => {
      this.#thinking = false
      this.#means.tell({ kind: 'obstacle', obstacle: mistake(error) })
    })
  }

  async #playBot(seat: Seat): Promise<void> {
    const { match } = this.#table!
    const { game, position, terms } = match
    const moves = game.legal(position, seat, [])
    const view = game.view(position, seat)
    // Depends only on the seed and the move number, so that a resumed match continues identically.
    const chance = `${terms.seed}/bot/${seat}/${match.moves}`
    const puzzle = {
      game: game.id,
      printed: game.printed,
      bot: this.#save!.seats[seat]!.name,
      seat,
      view,
      moves,
      chance,
    }
    const move = moves.length > 1 ? await this.#means.think(puzzle) : moves[0]!
    const answer = async (): Promise<void> => {
      this.#thinking = false
      const played = match.play(seat, move)
      if (!played.ok && match.position === position) {
        throw new Error(`${puzzle.bot} played ${game.write(move)}: ${played.refusal.code}`)
      }
      // Refused if the match changed meanwhile: then the bot is asked again.
      await this.#settle()
    }
    const done = this.#queue.then(answer)
    this.#queue = done.catch(() => undefined)
    await done
  }
}

/** Reports an internal error; the saved match stays unchanged. */
export const mistake = (error: unknown): Obstacle => ({
  why: 'mistake',
  message: error instanceof Error ? error.message : String(error),
})

/** A rematch: the same people, each one seat further, with a new seed. Automata keep their seats. */
function again({ game, printed, seats, options }: Save): Parameters<typeof createLocal>[0] {
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

export const inBrowser = (think: Means['think'], tell: Means['tell']): Means => ({
  load: loadSave,
  keep: keepSave,
  think,
  tell,
  create: createLocal,
  now: () => Date.now(),
})
