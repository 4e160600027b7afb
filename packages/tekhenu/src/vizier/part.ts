import { shape, type Position } from '@benben/kernel'
import { W } from '../kinds.ts'
import { DESTINY_CARDS, destinyName, GODS, numberOf } from '../names.ts'
import type { Part } from '../rules.ts'
import { DESTINY, PLAYERS, ROUND, stack } from '../state.ts'
import { VW } from './kinds.ts'
import { DISCARDED, firstOf, VIZIER } from './state.ts'

/** What is shown and saved of the Vizier's Challenge. */
export interface VizierBoard {
  /** The god in whose area it stands; null before it is first stationed. */
  readonly at: (typeof GODS)[number] | null
  /** The destiny card that lies aside while the second player chooses. */
  readonly discarded: string | null
}

export const VIZIER_FAULTS = [
  'tekhenu.vizier.seats',
  'tekhenu.vizier.solo',
  'tekhenu.vizier.position',
  'tekhenu.vizier.discarded',
] as const

const { choice, object, orNull } = shape

export const partFor = (areas: number): Part => ({
  name: 'vizier',
  shape: object({
    at: orNull(choice(...GODS.slice(0, areas))),
    discarded: orNull(choice(...Array.from({ length: DESTINY_CARDS }, (_, i) => destinyName(i + 1)))),
  }),
  write: (p): VizierBoard => ({
    at: GODS[p[VIZIER]! - 1] ?? null,
    discarded: p[DISCARDED] === 0 ? null : destinyName(p[DISCARDED]!),
  }),
  read: (p, part) => {
    const { at, discarded } = part as VizierBoard
    p[VIZIER] = at === null ? 0 : GODS.indexOf(at) + 1
    p[DISCARDED] = discarded === null ? 0 : numberOf(discarded)
  },
  fault: (p): (typeof VIZIER_FAULTS)[number] | undefined => {
    if (p[PLAYERS] !== 2 || !isStationed(p)) return 'tekhenu.vizier.position'
    return discardStands(p) ? undefined : 'tekhenu.vizier.discarded'
  },
})

const holdsDestiny = (p: Position, seat: number): boolean => p[DESTINY + seat] !== 0

/** It stands somewhere from the first time on that both have a destiny; only who is first discards and stations. */
function isStationed(p: Position): boolean {
  const frames = stack.list(p)
  const own = frames.filter(([kind]) => kind === VW.discard || kind === VW.station)
  if (own.length > 1 || own.some(([, seat]) => seat !== firstOf(p))) return false
  if (own.some(([kind]) => kind === VW.station) && !(holdsDestiny(p, 0) && holdsDestiny(p, 1))) return false
  const choosing = own.length > 0 || frames.some(([kind]) => kind === W.destiny)
  const isFirstTime = p[ROUND] === 0 && (choosing || !holdsDestiny(p, 0) || !holdsDestiny(p, 1))
  return (p[VIZIER] === 0) === isFirstTime
}

/** A card lies aside from the discard on until the Vizier is stationed, and nobody has it. */
function discardStands(p: Position): boolean {
  const frames = stack.list(p)
  const top = frames.at(-1)?.[0]
  const destiny = frames.find(([kind]) => kind === W.destiny)
  const chosen = destiny?.[1] ?? 0
  if (top === VW.discard && (destiny === undefined || chosen !== 1)) return false
  const aside = top === VW.station || chosen === 2 || (chosen === 1 && top === destiny![0])
  // The first player's reward may still be under way, before the discard.
  if (!aside) return p[DISCARDED] === 0
  return p[DISCARDED] !== 0 && p[DESTINY] !== p[DISCARDED] && p[DESTINY + 1] !== p[DISCARDED]
}
