import type { Ban } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'

/** How soon a ban made at another node counts here. */
const REFRESH = 5000

/** The bans, in memory, so that asking costs nothing. */
export class Bans {
  readonly #store: Store
  readonly #onError: (problem: string) => void
  #all = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  constructor(store: Store, onError: (problem: string) => void) {
    this.#store = store
    this.#onError = onError
  }

  start(): void {
    const refresh = (): void => void this.refresh().catch((error: unknown) => this.#onError(String(error)))
    refresh()
    this.#timer = setInterval(refresh, REFRESH)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  has(kind: Ban['kind'], who: string): boolean {
    return this.#all.has(`${kind} ${who}`)
  }

  async add(ban: Ban): Promise<void> {
    await this.#store.addBan(ban)
    await this.refresh()
  }

  async remove(ban: Pick<Ban, 'kind' | 'who'>): Promise<void> {
    await this.#store.removeBan(ban)
    await this.refresh()
  }

  async refresh(): Promise<void> {
    const bans = await this.#store.bans()
    this.#all = new Set(bans.map(({ kind, who }) => `${kind} ${who}`))
  }
}
