/** A constant weight, and a part that grows as the realm of the dead fills. */
export type Weight = readonly [always: number, soon: number]

/** The weights of the evaluation, in logits. */
export interface Weights {
  /** Per priest ahead in temples 1 to 4 and on black. */
  readonly ahead: readonly Weight[]
  /** The same for the square of the lead: a clear majority is worth more than the sum of its priests. */
  readonly clear: readonly Weight[]
  /** Per point of blue spaces, weighed by how safe the majority of temple 4 is. */
  readonly blue: Weight
  /** Per point of bonus spaces. */
  readonly bonus: Weight
  /** A whole temple, by the number of spaces and blockers still in the way, from 0. */
  readonly temple: readonly number[]
  /** The same for all yellow or all green spaces. */
  readonly colour: readonly number[]
  /** How much more the temples weigh when the leader is at 40. */
  readonly late: number
  /** Per point; per point above 30. */
  readonly score: readonly [number, number]
  /** Per point of the lead: times the leader's progress to 40, and times the square of that progress. */
  readonly lead: readonly [number, number]
}

/**
 * Fitted by logistic regression to 840,000 rounds that the playouts' fast policy played against older versions of
 * itself, at equal strength of the cards still to come: otherwise points get a negative weight, because they cost good cards.
 * `colour` is set by hand; such wins were too rare to fit.
 */
export const WEIGHTS: Weights = {
  ahead: [
    [0.17, 0.09],
    [0.271, 0.262],
    [0.366, 0.102],
    [0.471, 0.109],
    [0.039, 0.365],
  ],
  clear: [
    [0.141, -0.023],
    [0.107, -0.21],
    [0.074, -0.07],
    [-0.031, -0.2],
    [0.063, -0.217],
  ],
  blue: [0.0, 0.065],
  bonus: [0.0, 0.12],
  temple: [0, 4.4, 3, 2.1, 1.1, 0.35, 0, 0, 0],
  colour: [0, 1, 0.8, 0.6, 0.45, 0.3, 0.15, 0.05, 0],
  late: -0.292,
  score: [0.103, 0.052],
  lead: [-0.077, 0.154],
}
