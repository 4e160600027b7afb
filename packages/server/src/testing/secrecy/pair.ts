import type { Game, Move, Position, Random, Seat, Viewer } from '@benben/kernel'
import { imagine, type Imagined } from './imagine.ts'
import type { LookedBack } from './look-back.ts'
import type { Tally } from './tally.ts'
import { withoutTimes, withoutWatchers, type World } from './world.ts'

/** At most so many moves after the two worlds have parted. */
const MOST = 40
/** Moves of another seat that are tried in the second world. */
const TRIED = 60
/** The viewer looks back after so many actions, and after the last one. */
const EVERY = 3

interface Watched {
  readonly game: Game
  readonly isAutomaton: (seat: Seat) => boolean
  readonly viewer: Viewer
  /** The connection of the viewer. */
  readonly connection: number
  readonly id: string
  readonly name: string
}

type Both<T> = readonly [T, T]

interface Made {
  /** The same in both worlds for the same action. */
  readonly action: number
  readonly seat: Seat
  readonly before: Position
}

/** One match in two worlds. */
export class Pair {
  readonly #worlds: Both<World>
  readonly #tally: Tally
  readonly #watched: Watched
  readonly #made: Both<Made[]> = [[], []]
  #positions: Both<Position> = [new Int32Array(), new Int32Array()]
  #actions = 0

  constructor(worlds: Both<World>, tally: Tally, watched: Watched) {
    this.#worlds = worlds
    this.#tally = tally
    this.#watched = watched
  }

  async play(positions: Both<Position>, chance: Random): Promise<void> {
    this.#positions = positions
    await this.#check('at the start')
    for (let goesOn = true; goesOn && this.#actions < MOST;) {
      this.#actions++
      goesOn = await this.#act(chance)
      await this.#check(`after action ${this.#actions}`)
    }
    const { connection, id, viewer } = this.#watched
    await this.#replay('at the end')
    await this.#lookBack('more than their own seat saw', (world) => world.moreFor(connection))
    const again = await Promise.all(this.#worlds.map((world) => world.toldAgain(connection)))
    this.#same(again[0]!, again[1]!, 'when they come back')
    const [a, b] = await Promise.all(this.#worlds.map((world) => world.listedFor(connection, id)))
    this.#same(a!, b!, 'in lists')
    if (viewer === 'spectator') return
    const [told, other] = await Promise.all(this.#worlds.map((world) => world.toldTo(connection, id)))
    this.#same(told!, other!, 'in notices')
    this.#tally.notices += told!.length
  }

  /** False when nothing more can be done that is the same for the viewer. */
  async #act(chance: Random): Promise<boolean> {
    const { viewer, connection } = this.#watched
    const kind = chance.below(10)
    if (kind === 0 && viewer !== 'spectator') await this.#undo(viewer, connection)
    else if (kind === 1) await this.#othersUndo()
    else if (kind < 6) await this.#moveInSecret(chance)
    else return this.#move(chance)
    return true
  }

  /** The viewer asks for an undo: neither the answer nor its reason may depend on a secret. */
  async #undo(seat: Seat, connection: number): Promise<void> {
    for (const at of [0, 1] as const) {
      const live = await this.#worlds[at].settle(connection)
      const answer = await live.undo(live.state!.decision?.id ?? 0, this.#answerId())
      if (answer.type === 'ack') this.#takeBack(at, seat)
    }
    this.#tally.undos++
  }

  /** Another seat undoes its last move, if that was the last one in both worlds. */
  async #othersUndo(): Promise<void> {
    const [a, b] = [this.#made[0].at(-1), this.#made[1].at(-1)]
    if (a === undefined || a.action !== b?.action || a.seat === this.#watched.viewer) return
    const lives = await Promise.all(this.#worlds.map((world) => world.settle(a.seat)))
    if (!lives.every((live) => live.state!.canUndo && live.state!.decision !== null)) return
    for (const at of [0, 1] as const) {
      const live = lives[at]!
      await live.undo(live.state!.decision!.id, this.#answerId())
      this.#takeBack(at, a.seat)
    }
    this.#tally.undos++
  }

  /** Another seat makes a move, in the second world only, of which the viewer must not hear. */
  async #moveInSecret(chance: Random): Promise<void> {
    const { game, viewer } = this.#watched
    const before = JSON.stringify([[], game.view(this.#positions[1], viewer)])
    const others = this.#people().filter((seat) => seat !== viewer)
    const seat = others[chance.below(others.length)]
    if (seat === undefined) return
    const found = this.#fitting(1, seat, chance, (imagined) => imagined.seenBy(viewer) === before)
    if (found === undefined) return
    const { connection, id, name } = this.#watched
    const listed = await this.#worlds[1].listedFor(connection, id)
    await this.#playIn(1, seat, found)
    this.#tally.secretMoves++
    // Here even times must be the same: between two worlds they cannot be compared.
    const now = await this.#worlds[1].listedFor(connection, id)
    const at = listed.findIndex((text, i) => text !== now[i])
    if (at >= 0)
      throw new Error(
        `${name}: a secret move shows in lists\n${around(listed[at], now[at])}\n${around(now[at], listed[at])}`,
      )
  }

  async #move(chance: Random): Promise<boolean> {
    const { game, viewer } = this.#watched
    const asked = game.toAct(this.#positions[0])
    const seat = asked[chance.below(asked.length)]!
    const legal = game.legal(this.#positions[0], seat, [])
    const move = legal[chance.below(legal.length)]!
    const first = this.#imagine(0, seat, move)
    if (first.isReveal) return false
    const fits = (other: Imagined): boolean => other.seenBy(viewer) === first.seenBy(viewer)
    const second =
      seat === viewer
        ? { move, imagined: this.#imagine(1, seat, move) }
        : this.#fitting(1, seat, chance, fits)
    if (second === undefined || second.imagined.isReveal) return false
    await this.#playIn(0, seat, { move, imagined: first })
    await this.#playIn(1, seat, second)
    if (second.move !== move) this.#tally.differentMoves++
    return true
  }

  /** A move in one world that leads to what fits, tried in random order. */
  #fitting(at: 0 | 1, seat: Seat, chance: Random, fits: (imagined: Imagined) => boolean) {
    const legal = this.#watched.game.legal(this.#positions[at], seat, [])
    for (let tried = 0; legal.length > 0 && tried < TRIED; tried++) {
      const [move] = legal.splice(chance.below(legal.length), 1)
      const imagined = this.#imagine(at, seat, move!)
      if (!imagined.isReveal && fits(imagined)) return { move: move!, imagined }
    }
    return undefined
  }

  #imagine(at: 0 | 1, seat: Seat, move: Move): Imagined {
    const { game, isAutomaton } = this.#watched
    return imagine(game, isAutomaton, this.#positions[at], seat, move)
  }

  async #playIn(
    at: 0 | 1,
    seat: Seat,
    { move, imagined }: { move: Move; imagined: Imagined },
  ): Promise<void> {
    const { game, isAutomaton } = this.#watched
    const live = await this.#worlds[at].settle(seat)
    const answer = await live.move(game.write(move), live.state!.decision!.id, this.#answerId())
    if (answer.type === 'refused') throw new Error(`refused: ${answer.refusal.code}`)
    await live.until(({ toAct }) => !toAct.some(isAutomaton))
    this.#made[at].push({ action: this.#actions, seat, before: this.#positions[at] })
    this.#positions = this.#positions.with(at, imagined.after) as unknown as Both<Position>
  }

  #takeBack(at: 0 | 1, seat: Seat): void {
    const last = this.#made[at].pop()
    if (last?.seat !== seat) throw new Error('an undo took back a move of another seat')
    this.#positions = this.#positions.with(at, last.before) as unknown as Both<Position>
  }

  /** The seats of people. */
  #people(): Seat[] {
    return this.#worlds[0].lives.slice(0, -1).map((_, seat) => seat)
  }

  /** The same in both worlds. */
  #answerId(): string {
    return `answer-${String(this.#actions).padStart(4, '0')}`
  }

  async #check(when: string): Promise<void> {
    const { connection } = this.#watched
    const [a, b] = await Promise.all(this.#worlds.map((world) => world.heardBy(connection)))
    this.#same(a!, b!, when)
    this.#tally.messages += a!.length
    this.#tally.bytes += a!.reduce((sum, text) => sum + text.length, 0)
    if (this.#actions % EVERY === 0) await this.#replay(when)
  }

  #replay(when: string): Promise<void> {
    return this.#lookBack(`${when}, in the replay`, (world) => world.replayFor(this.#watched.connection))
  }

  /** Looks back at the match while it runs. */
  async #lookBack(when: string, look: (world: World) => Promise<LookedBack>): Promise<void> {
    const [a, b] = await Promise.all(this.#worlds.map(look))
    this.#same(a!.texts, b!.texts, when)
    this.#tally.replaySteps += a!.steps
    this.#tally.refusals += a!.refusals
  }

  #same(first: readonly string[], second: readonly string[], when: string): void {
    const [a, b] = [withoutTimes(withoutWatchers(first)), withoutTimes(withoutWatchers(second))]
    const at = a.findIndex((text, i) => text !== b[i])
    if (at < 0 && a.length === b.length) return
    const i = at < 0 ? Math.min(a.length, b.length) : at
    throw new Error(
      `${this.#watched.name}, ${when}: message ${i} differs\n${around(a[i], b[i])}\n${around(b[i], a[i])}`,
    )
  }
}

/** A text around the first place where it differs from another one. */
function around(text = 'nothing', other = 'nothing'): string {
  let at = 0
  while (at < text.length && text[at] === other[at]) at++
  return `… ${text.slice(Math.max(0, at - 80), at + 120)} …`
}
