/** What the evaluation weighs, in logits. */
export interface Weights {
  /** Per point a scoring would pay, by source: always, and on top as the realm of the dead fills. */
  readonly paid: readonly number[]
  readonly paidSoon: readonly number[]
  /** Per priest ahead in each temple, and on black. */
  readonly ahead: readonly number[]
  /** All yellow or all green: by how many spaces and blockers are still in the way, from 0. */
  readonly colour: readonly number[]
  /** A whole temple, likewise. */
  readonly temple: readonly number[]
  /** Per point; per point above 20; above 30. */
  readonly score: readonly number[]
  /** Per point ahead, times the leader's share of the way to 40. */
  readonly lead: number
}

export const WEIGHTS: Weights = {
  paid: [0.05, 0.05, 0.05, 0.05, 0.05, 0.05],
  paidSoon: [0.08, 0.08, 0.08, 0.08, 0.08, 0.08],
  ahead: [0.02, 0.02, 0.02, 0.02, 0.02],
  colour: [0, 1, 0.8, 0.6, 0.45, 0.3, 0.15, 0.05, 0],
  temple: [0, 1, 0.8, 0.6, 0.45, 0.3, 0.15, 0.05, 0],
  score: [0.08, 0.02, 0.05],
  lead: 0.1,
}
