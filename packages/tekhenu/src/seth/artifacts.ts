import type { Position, Seat } from '@benben/kernel'
import {
  ARTIFACTS,
  artifactName,
  bitOf,
  cardsOf,
  count,
  destinyName,
  nthOf,
  numberOf,
  type Card,
} from '../names.ts'
import type { Play } from '../play.ts'
import { emitSeth } from './events.ts'
import { ARTIFACTS_LAID, HELD_ARTIFACTS } from './state.ts'

/** Artifacts: two per Ankh, some of them beside the destiny cards; whoever takes one pays priests. */
const PRICES = [6, 7, 6, 5, 5, 4, 4, 3] as const
export const priceOfArtifact = (artifact: Card): number => PRICES[artifact - 1]!

/** The destiny card of the same Ankh, which goes with it. */
export const destinyOf = (artifact: Card): Card => ((artifact - 1) >> 1) + 1

/** What it costs and which destiny card goes with it, by name. */
export function artifactNamed(name: string): { readonly priests: number; readonly destiny: string } {
  const artifact = numberOf(name)
  return { priests: priceOfArtifact(artifact), destiny: destinyName(destinyOf(artifact)) }
}

/** So many by chance; there is never a refill. */
export function layArtifacts(p: Position, play: Play, many: number): void {
  const all = (1 << ARTIFACTS) - 1
  let pile = all
  for (let i = 0; i < many; i++) {
    play.draw?.({ code: 'tekhenu.draw.artifact', params: {}, outcomes: cardsOf(pile).map(artifactName) })
    pile &= ~bitOf(nthOf(pile, play.chance(p, count(pile))))
  }
  p[ARTIFACTS_LAID] = all & ~pile
  emitSeth(play, () => ({ type: 'artifacts-laid', artifacts: cardsOf(all & ~pile).map(artifactName) }))
}

export const holdsArtifact = (p: Position, seat: Seat, artifact: Card): boolean =>
  (p[HELD_ARTIFACTS + seat]! & bitOf(artifact)) !== 0
