import type { Eyes, Seat } from '@benben/kernel'
import type { ReviewShown } from '@benben/protocol'
import { emptySeen } from '../session/empty-seen.ts'
import { preview } from '../session/preview.ts'
import { SeenStore } from '../session/seen-store.ts'
import type { Outcome, SeatSeen, Seen, Session } from '../session/session.ts'
import type { AnyMatch, Frames } from './frames.ts'
import { decider, seenShown, seenWhatIf, tried } from './what-if.ts'

/** A match that is looked at again, as a session of its table: it stands where one puts it, and asks nothing but what if. */
export interface ReplaySession extends Session {
  readonly at: () => number
  readonly eyes: () => Eyes
  /** What was tried from this moment on, as lines of a record; null where the match itself is shown. */
  readonly tried: () => readonly string[] | null
  /** Whether those moves are only shown, and nobody has asked to go on from them. */
  readonly isShown: () => boolean
  /** Whether it shows what somebody else leads to. */
  readonly isFollowing: () => boolean
  /** Goes on from what it followed: from now on this screen is asked. */
  readonly lead: () => void
  /** Goes to a moment; a single step forward is shown as it happened. */
  readonly goTo: (at: number) => void
  readonly look: (eyes: Eyes) => void
  /** Begins to try something from this moment on, goes on from moves that are only shown, or goes back to the match. */
  readonly tryOut: (isOn: boolean) => void
  /** Shows moves of a seat from a moment on; the eyes stay, and nothing is asked. */
  readonly tryMoves: (at: number, seat: Seat, moves: readonly string[]) => void
  /** Shows what somebody else shows; nothing is asked then. */
  readonly follow: (shown: ReviewShown) => void
}

const LOOKING: Outcome = { ok: false, problem: { code: 'session.not-seated', params: {} } }
const DONE: Outcome = { ok: true }

/** Nothing else can be done at a match that is only looked at. */
const INERT = {
  openCurtain: async () => undefined,
  closeCurtain: async () => undefined,
  setEndTurnByHand: async () => undefined,
  nextStep: async () => LOOKING,
  setStepByStep: async () => undefined,
  act: async () => LOOKING,
  sitDown: async () => LOOKING,
  rematch: async () => '/',
  record: async () => undefined,
  close: () => undefined,
} satisfies Partial<Session>

interface Where {
  readonly at: number
  readonly eyes: Eyes
}

/** A match from which something can be tried. */
interface Tryable {
  readonly match: AnyMatch
  readonly seats: readonly SeatSeen[]
}

/** `tryable` is left out where nothing can be tried: the match runs, or other rules are needed. */
export const openReplay = (frames: Frames, from: Where, tryable?: Tryable): ReplaySession =>
  new Replaying(frames, from, tryable)

class Replaying implements ReplaySession {
  readonly #frames: Frames
  readonly #tryable: Tryable | undefined
  readonly #store = new SeenStore(emptySeen('replay', 'local'))
  readonly now = this.#store.now
  readonly subscribe = this.#store.subscribe
  #at: number
  #eyes: Eyes
  #lines: readonly string[] | null = null
  /** What was tried, played out. */
  #other: AnyMatch | undefined
  #isFollowing = false
  #isShown = false

  readonly openCurtain = INERT.openCurtain
  readonly closeCurtain = INERT.closeCurtain
  readonly setEndTurnByHand = INERT.setEndTurnByHand
  readonly nextStep = INERT.nextStep
  readonly setStepByStep = INERT.setStepByStep
  readonly act = INERT.act
  readonly sitDown = INERT.sitDown
  readonly rematch = INERT.rematch
  readonly record = INERT.record
  readonly close = INERT.close

  constructor(frames: Frames, from: Where, tryable: Tryable | undefined) {
    this.#frames = frames
    this.#tryable = tryable
    this.#at = this.#within(from.at)
    this.#eyes = from.eyes
    this.#show(false)
  }

  readonly at = (): number => this.#at
  readonly eyes = (): Eyes => this.#eyes
  readonly tried = (): readonly string[] | null => this.#lines
  readonly isShown = (): boolean => this.#isShown
  readonly isFollowing = (): boolean => this.#isFollowing

  readonly lead = (): void => {
    if (!this.#isFollowing) return
    this.#isFollowing = false
    this.#show(false)
  }

  readonly goTo = (to: number): void => {
    const next = this.#within(to)
    const isStep = this.#lines === null && next === this.#at + 1
    this.#at = next
    this.#own(null)
    this.#show(isStep)
  }

  readonly look = (eyes: Eyes): void => {
    this.#isFollowing = false
    this.#see(eyes)
  }

  readonly tryOut = (isOn: boolean): void => {
    const shown = this.#isShown ? this.#lines : []
    this.#own(isOn && this.#tryable !== undefined ? shown : null)
    this.#show(false)
  }

  readonly tryMoves = (at: number, seat: Seat, moves: readonly string[]): void => {
    if (this.#tryable === undefined) return
    this.#at = this.#within(at)
    this.#own(moves.map((move) => `${seat}: ${move}`))
    this.#isShown = true
    this.#show(true)
  }

  readonly follow = ({ at, seat, all, moves }: ReviewShown): void => {
    const next = this.#within(at)
    const isNext = moves === null && this.#lines === null && next === this.#at + 1
    const isTried = moves !== null && next === this.#at && moves.length === (this.#lines?.length ?? -2) + 1
    this.#at = next
    this.#isFollowing = true
    this.#isShown = false
    this.#lines = this.#tryable === undefined ? null : moves
    this.#see({ seat, all }, isNext || isTried)
  }

  readonly play = async (move: string): Promise<Outcome> => {
    const other = this.#mayDecide() ? this.#other : undefined
    const seat = other && decider(other, this.#eyes)
    const code = other?.game.read(move)
    if (other === undefined || seat === undefined || code === undefined) return LOOKING
    const refusal = other.game.refuse(other.position, seat, code)
    if (refusal !== undefined) return { ok: false, refusal }
    this.#lines = [...this.#lines!, `${seat}: ${move}`]
    this.#show(true)
    return DONE
  }

  readonly undo = async (): Promise<Outcome> => {
    if (!this.#mayDecide() || this.#lines === null || this.#lines.length === 0) return LOOKING
    this.#lines = this.#lines.slice(0, -1)
    this.#show(false)
    return DONE
  }

  readonly restartTurn = async (): Promise<Outcome> => {
    if (!this.#mayDecide() || this.#lines === null) return LOOKING
    this.#lines = []
    this.#show(false)
    return DONE
  }

  readonly preview: Session['preview'] = async (move) => {
    const other = this.#other
    const seat = other && decider(other, this.#eyes)
    if (other === undefined || seat === undefined) return undefined
    return preview(other.game, other.game.view(other.position, seat), seat, move)
  }

  #mayDecide(): boolean {
    return !this.#isFollowing && !this.#isShown
  }

  #within(at: number): number {
    return Math.min(Math.max(Math.round(at), 0), this.#frames.last)
  }

  /** From here on this screen decides what is shown. */
  #own(lines: readonly string[] | null): void {
    this.#isFollowing = false
    this.#isShown = false
    this.#lines = lines
  }

  #see(eyes: Eyes, isStep = false): void {
    const { load } = this.#frames
    const see = (): void => {
      this.#eyes = eyes
      this.#show(isStep)
    }
    if (load === undefined) see()
    // Without a network the eyes stay as they are.
    else void load(eyes).then(see, () => undefined)
  }

  #show(isStep: boolean): void {
    this.#other =
      this.#lines === null || this.#tryable === undefined
        ? undefined
        : tried(this.#tryable.match, this.#at, this.#lines)
    this.#store.show({ ...this.#seen(isStep), atOnce: !isStep })
  }

  #seen(isStep: boolean): Seen {
    const other = this.#other
    if (other === undefined || this.#tryable === undefined)
      return this.#frames.at(this.#at, this.#eyes, isStep)
    const { match, seats } = this.#tryable
    const seenFrom = { at: this.#at, eyes: this.#eyes, isStep }
    return this.#isShown
      ? seenShown(match, other, seats, seenFrom)
      : seenWhatIf(match, other, seats, { ...seenFrom, mayDecide: this.#mayDecide() })
  }
}
