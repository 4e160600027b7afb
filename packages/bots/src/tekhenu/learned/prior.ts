import { FEATURES } from '@benben/tekhenu/features'
import { WEIGHT_COUNT } from './shape.ts'

/** What learning starts from: what a scoring pays, as often as there are scorings, and small values for the rest. */
const SCORINGS = [2, 2, 2, 1, 1, 1]
const TIME_LEFT = [1, 0.75, 0.5, 0.5, 0.25, 0]

const GOODS: Readonly<Record<string, number>> = {
  papyrus: 0.5,
  bread: 0.6,
  limestone: 0.6,
  granite: 0.7,
  gold: 0.9,
  scribe: 0.8,
  faith: 0.2,
}

function startingWeight(name: string, knot: number): number {
  if (name.startsWith('scores ')) return SCORINGS[knot]!
  if (name === 'decrees now') return 1
  if (name === 'bread lacking after gold') return -3
  if (name.startsWith('balance costs')) return -1
  return TIME_LEFT[knot]! * lasting(name)
}

function lasting(name: string): number {
  if (name.endsWith(' to 4')) return 0.8 * (GOODS[name.slice(0, -5)] ?? 0)
  if (name in GOODS) return 0.2 * GOODS[name]!
  if (name.endsWith(' production')) return 0.7
  if (name === 'happiness') return 0.5
  if (name === 'population') return 0.3
  if (name === 'blessing cards') return 1.2
  if (name === 'technology cards') return 2.5
  if (name === 'decree cards') return 0.5
  if (name === 'warriors') return 0.5
  if (name === 'priests') return 0.3
  if (name === 'blood') return -0.5
  return name.startsWith('has Art') ? 1.5 : 0
}

export const priorWeights = (): Float32Array =>
  Float32Array.from({ length: WEIGHT_COUNT }, (_, i) =>
    startingWeight(FEATURES[i % FEATURES.length]!, Math.floor(i / FEATURES.length)),
  )
