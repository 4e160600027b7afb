import type { RefusedText } from '@benben/kernel'
import { isSameLook, type Looked } from './looked.ts'
import type { Chain, Spots } from './spots.ts'

/** The state that spots share about the current question. */
export interface Asked {
  readonly spots: Spots
  /** What is looked at: under the pointer, in focus, or tapped once. */
  readonly looked: Looked
  /** Spots that a line of the log, or the event that is shown just now, speaks of. */
  readonly pointed: ReadonlySet<string>
  /** Spots where something has changed since the last turn of whoever looks. */
  readonly news: ReadonlySet<string>
  /** The step of the recap in which a spot changed; empty without a recap. */
  readonly steps: ReadonlyMap<string, number>
  /** Why something is not possible, with its rule. */
  readonly why: (refusal: RefusedText) => string
  /** What a move would do, in words. */
  readonly gloss: (move: string) => string
}

/** What one spot shows of it. The same object for as long as it shows the same. */
export interface SpotSeen {
  readonly chains: readonly Chain[]
  readonly refused: boolean
  /** What it would do, or why it cannot be done; empty where there is nothing to say, or it has not been said yet. */
  readonly meaning: string
  readonly looked: boolean
  readonly pointed: boolean
  readonly isNew: boolean
  readonly step: number | undefined
}

const offersTheSame = (a: SpotSeen, b: SpotSeen): boolean =>
  a.refused === b.refused && (a.chains === b.chains || String(a.chains) === String(b.chains))

const alike = (a: SpotSeen, b: SpotSeen): boolean =>
  a.meaning === b.meaning &&
  a.looked === b.looked &&
  a.pointed === b.pointed &&
  a.isNew === b.isNew &&
  a.step === b.step &&
  offersTheSame(a, b)

/** Whether nothing else differs that a spot shows. */
const onlyLooks = (a: Asked, b: Asked): boolean =>
  a.spots === b.spots && a.pointed === b.pointed && a.news === b.news && a.steps === b.steps

/**
 * A store with one subscription per spot: of hundreds on the table only those that change re-render, when the pointer
 * moves from one to the next or when the question changes.
 */
export class SpotStore {
  #asked: Asked
  /** The spots whose sentences have been computed. */
  #explained: Spots | undefined
  readonly #seen = new Map<string, SpotSeen>()
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #whenDrawn = new Set<() => void>()
  readonly #whenLooked = new Set<() => void>()

  constructor(asked: Asked) {
    this.#asked = asked
  }

  /** Publishes the question. `explain` computes the sentences later: they would delay the paint. */
  show(question: Asked): void {
    const before = this.#asked
    // Whoever follows what is looked at gets the same object for as long as it is the same.
    const asked = isSameLook(before.looked, question.looked)
      ? { ...question, looked: before.looked }
      : question
    const isNew = before.spots !== asked.spots
    this.#asked = asked
    this.#update(
      (name, seen) => {
        const now = this.#read(name)
        return offersTheSame(seen, now) ? { ...now, meaning: seen.meaning } : now
      },
      // Of hundreds a look concerns two.
      onlyLooks(before, asked) ? [before.looked.spot, asked.looked.spot] : undefined,
    )
    if (isNew || before.looked !== asked.looked) this.#whenLooked.forEach((act) => act())
    // React re-renders the subscribers before this task ends.
    if (isNew) queueMicrotask(() => this.#whenDrawn.forEach((act) => act()))
  }

  /** Looks at something: the spots and the prompt show it ahead of everything else that follows from it. */
  look(looked: Looked): void {
    if (!isSameLook(this.#asked.looked, looked)) this.show({ ...this.#asked, looked })
  }

  /** What is looked at, if this is what is asked. */
  lookedAt(spots: Spots): Looked | undefined {
    return this.#asked.spots === spots ? this.#asked.looked : undefined
  }

  /** Subscribes to what is looked at. */
  whenLooked(act: () => void): () => void {
    this.#whenLooked.add(act)
    return () => this.#whenLooked.delete(act)
  }

  /** Subscribes to changes of the lit spots, after they are rendered: an effect of the table would run too early. */
  whenDrawn(act: () => void): () => void {
    this.#whenDrawn.add(act)
    return () => this.#whenDrawn.delete(act)
  }

  explain(): void {
    if (this.#explained === this.#asked.spots) return
    this.#explained = this.#asked.spots
    this.#update((name, before) => ({ ...before, meaning: this.#mean(name) }))
  }

  at(name: string): SpotSeen {
    const known = this.#seen.get(name)
    if (known !== undefined) return known
    const read = this.#read(name)
    const seen = this.#explained === this.#asked.spots ? { ...read, meaning: this.#mean(name) } : read
    this.#seen.set(name, seen)
    return seen
  }

  /** What one move of a spot that has several would do. */
  gloss(move: string): string {
    return this.#asked.gloss(move)
  }

  listen(name: string, changed: () => void): () => void {
    const there = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, there.add(changed))
    return () => {
      there.delete(changed)
      if (there.size > 0) return
      this.#listeners.delete(name)
      this.#seen.delete(name)
    }
  }

  /** Whether it lies on the table as it is drawn. */
  isDrawn(name: string): boolean {
    return this.#listeners.has(name)
  }

  /** Computes spots anew, all of them or those that are named. */
  #update(
    next: (name: string, before: SpotSeen) => SpotSeen,
    names: Iterable<string | null> = this.#seen.keys(),
  ): void {
    for (const name of names) {
      const before = name === null ? undefined : this.#seen.get(name)
      if (name === null || before === undefined) continue
      const now = next(name, before)
      if (alike(before, now)) continue
      this.#seen.set(name, now)
      for (const changed of this.#listeners.get(name) ?? []) changed()
    }
  }

  #read(name: string): SpotSeen {
    const { spots, looked, pointed, news, steps } = this.#asked
    const { chains, refusal } = spots.at(name)
    return {
      chains,
      refused: refusal !== undefined,
      meaning: '',
      looked: looked.spot === name,
      pointed: pointed.has(name),
      isNew: news.has(name),
      step: steps.get(name),
    }
  }

  #mean(name: string): string {
    const { spots, why, gloss } = this.#asked
    const { chains, refusal } = spots.at(name)
    if (refusal !== undefined) return why(refusal)
    return chains[0] === undefined ? '' : gloss(chains[0].at(-1)!)
  }
}
