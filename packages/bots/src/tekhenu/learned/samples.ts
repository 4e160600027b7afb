import { FEATURES } from '@benben/tekhenu/features'

/** Positions to learn from: their features, their time, and the points that were still to come. */
export interface Samples {
  readonly many: number
  readonly features: Int8Array
  readonly eras: Uint8Array
  readonly targets: Float32Array
}

/** A list of samples that grows. */
export class SampleList {
  #features = new Int8Array(1024 * FEATURES.length)
  #eras = new Uint8Array(1024)
  #targets = new Float32Array(1024)
  many = 0

  /** Makes room for one more sample and returns its place. */
  add(features: Int8Array, era: number): number {
    if (this.many === this.#eras.length) this.#grow()
    this.#features.set(features, this.many * FEATURES.length)
    this.#eras[this.many] = era
    return this.many++
  }

  aim(place: number, target: number): void {
    this.#targets[place] = target
  }

  done(): Samples {
    return {
      many: this.many,
      features: this.#features.slice(0, this.many * FEATURES.length),
      eras: this.#eras.slice(0, this.many),
      targets: this.#targets.slice(0, this.many),
    }
  }

  #grow(): void {
    const size = 2 * this.#eras.length
    const features = new Int8Array(size * FEATURES.length)
    features.set(this.#features)
    this.#features = features
    const eras = new Uint8Array(size)
    eras.set(this.#eras)
    this.#eras = eras
    const targets = new Float32Array(size)
    targets.set(this.#targets)
    this.#targets = targets
  }
}
