import type { Game, Viewer } from '@benben/kernel'
import type { Told } from '@benben/protocol'
import type { Line, Store } from '../store/store.ts'
import { stateFor, toldOf, toldSince, type Scene } from './telling.ts'
import { placeOf } from './viewers.ts'

/** Somebody who has the table before them. */
export interface Listener {
  /** The seat it may look from; who sits down later looks from there. */
  readonly viewer: () => Viewer
  /** The version it was told last; 0 for nothing. */
  version: number
  /** A state as JSON. */
  readonly hearState: (json: string) => void
  /** Who sits where has changed. */
  readonly hearTable: () => void
  /** The table is no more. */
  readonly hearGone: () => void
}

/** Everybody at one table, each told what their place may know, in order and without gaps. */
export class Audience {
  readonly #listeners = new Set<Listener>()
  readonly #store: Store
  readonly #game: Game
  /** The table now; undefined before its match begins. */
  readonly #scene: () => Scene | undefined

  constructor(store: Store, game: Game, scene: () => Scene | undefined) {
    this.#store = store
    this.#game = game
    this.#scene = scene
  }

  get size(): number {
    return this.#listeners.size
  }

  isThere(seat: number): boolean {
    for (const listener of this.#listeners) if (listener.viewer() === seat) return true
    return false
  }

  /** From now on it hears everything; first what it has missed. */
  async welcome(listener: Listener): Promise<void> {
    this.#listeners.add(listener)
    await this.#catchUp(listener, true)
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener)
  }

  /** Who sits where, and who is there. */
  tellTable(): void {
    for (const listener of this.#listeners) listener.hearTable()
  }

  tellGone(): void {
    for (const listener of this.#listeners) listener.hearGone()
  }

  /** What a line has changed. Most have heard everything before it, and all of one viewer hear the same. */
  tell(line: Line | undefined): void {
    const scene = this.#scene()
    if (scene === undefined) return
    const spoken = new Map<Viewer, string>()
    for (const listener of this.#listeners) {
      const viewer = listener.viewer()
      const version = versionIn(scene, viewer)
      if (listener.version >= version) continue
      if (line === undefined || listener.version !== version - 1) {
        void this.#catchUp(listener, false)
        continue
      }
      let json = spoken.get(viewer)
      if (json === undefined) {
        json = JSON.stringify(stateFor(scene, viewer, [toldOf(this.#game, line, viewer, version)]))
        spoken.set(viewer, json)
      }
      listener.version = version
      listener.hearState(json)
    }
  }

  /** The same moment again, to a seat that changed something only it can see. */
  repeat(seat: number): void {
    const scene = this.#scene()
    if (scene === undefined) return
    for (const listener of this.#listeners) {
      if (listener.viewer() === seat && listener.version === versionIn(scene, seat))
        listener.hearState(JSON.stringify(stateFor(scene, seat, [])))
    }
  }

  async #catchUp(listener: Listener, always: boolean): Promise<void> {
    let scene = this.#scene()
    if (scene === undefined) return
    const { id } = scene.table
    for (;;) {
      const current = versionIn(scene, listener.viewer())
      // Whoever claims to know more than there is hears everything.
      if (listener.version > current) listener.version = 0
      if (listener.version === current) return this.#speak(listener, scene, [], always)
      const lines = await this.#store.lines(id, 0)
      scene = this.#scene()!
      // The disk may be ahead of the table here, which then hears of the rest by itself. It is behind only where something
      // was told while the lines were read.
      if (lines.length >= scene.table.lines) {
        return this.#speak(listener, scene, lines.slice(0, scene.table.lines), always)
      }
    }
  }

  #speak(listener: Listener, scene: Scene, lines: readonly Line[], always: boolean): void {
    const viewer = listener.viewer()
    const version = versionIn(scene, viewer)
    const late = listener.version < version
    if (!this.#listeners.has(listener) || (!late && !always)) return
    const told: Told[] = late
      ? toldSince(this.#game, lines, viewer, scene.table.seats.length, listener.version)
      : []
    listener.version = version
    listener.hearState(JSON.stringify(stateFor(scene, viewer, told)))
  }
}

const versionIn = ({ table }: Scene, viewer: Viewer): number =>
  table.versions[placeOf(viewer, table.seats.length)]!
