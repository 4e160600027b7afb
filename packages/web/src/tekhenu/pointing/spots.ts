import type { RefusedText } from '@benben/kernel'
import type { DecisionSeen } from '../../session/session.ts'
import { placeOfMove, type Group } from './places.ts'

/** A way to decide: one move, or one that leads to the others (`do ra`, then `pillar at b3 turn 0`). */
export type Chain = readonly [string, ...string[]]

/** What can be done at a spot now. */
interface SpotState {
  /** Legal here; several where the click must be followed by a choice in the prompt. */
  readonly chains: readonly Chain[]
  /** Why what a person would expect here is not possible. */
  readonly refusal: RefusedText | undefined
}

export interface Spots {
  readonly at: (name: string) => SpotState
  /** Every spot with something legal. */
  readonly lit: ReadonlySet<string>
  /** The choices in the prompt, by group. */
  readonly prompt: Readonly<Partial<Record<Group, readonly string[]>>>
  /** Legal moves that this table has no place for: none, or the table is incomplete. */
  readonly lost: readonly string[]
}

/** What follows a move that only names an action. */
export interface Opening {
  /** What is asked next; null where nothing is, or nothing that is answered on the board. */
  readonly asked: DecisionSeen | null
  /** Where the action is done where it leaves no choice. */
  readonly spot: string | undefined
}

/** Moves that only name an action. */
export const OPENS = /^(do|extra) /
const MOST_BUTTONS = 2

const NOTHING: SpotState = { chains: [], refusal: undefined }
const EMPTY: Spots = { at: () => NOTHING, lit: new Set(), prompt: {}, lost: [] }

/**
 * Every legal move at its place. `ahead` names, for moves that only open an action, what lies behind them: spots of the
 * decision behind it are lit at once, and a click there plays both moves.
 */
export function spotsOf(decision: DecisionSeen | null, ahead: ReadonlyMap<string, Opening>): Spots {
  if (decision === null) return EMPTY
  const chains = new Map<string, Chain[]>()
  const refusals = new Map<string, RefusedText>()
  const prompt: Partial<Record<Group, string[]>> = {}
  const lost: string[] = []
  const light = (spot: string, chain: Chain): void => {
    const there = chains.get(spot)
    if (there === undefined) chains.set(spot, [chain])
    else there.push(chain)
  }
  const bare = decision.moves.filter((move) => OPENS.test(move) && (ahead.get(move)?.asked ?? null) === null)
  for (const move of decision.moves) {
    // An action that asks nothing more has no place of its own beside the emblem of its god.
    if (bare.length <= MOST_BUTTONS && bare.includes(move)) (prompt.act ??= []).push(move)
    const place = placeOfMove(move)
    if (place === undefined) lost.push(move)
    if (place?.spot !== undefined) light(place.spot, [move])
    if (place?.prompt !== undefined) (prompt[place.prompt] ??= []).push(move)
    const opening = ahead.get(move)
    if (opening?.spot !== undefined) light(opening.spot, [move])
    for (const next of opening?.asked?.moves ?? []) {
      // What can be played now needs no action before it.
      if (decision.moves.includes(next)) continue
      const spot = placeOfMove(next)?.spot
      if (spot !== undefined) light(spot, [move, next])
    }
  }
  for (const refused of [
    ...decision.refusals,
    ...[...ahead.values()].flatMap(({ asked }) => asked?.refusals ?? []),
  ]) {
    const spot = placeOfMove(refused.move)?.spot
    if (spot !== undefined && !refusals.has(spot)) refusals.set(spot, refused)
  }
  return {
    at: (name) => {
      const there = chains.get(name)
      const refusal = refusals.get(name)
      return there === undefined && refusal === undefined
        ? NOTHING
        : { chains: there ?? NOTHING.chains, refusal: there === undefined ? refusal : undefined }
    },
    lit: new Set(chains.keys()),
    prompt,
    lost,
  }
}
