import { tekhenu } from '@benben/tekhenu'
import type { Mode } from './self-play.ts'

/** What is learned apart: every number of seats, with and without Time of Seth, and each kind of solo game. */
const MODES = {
  tekhenu2: { seats: 2, players: 2, raw: {} },
  tekhenu3: { seats: 3, players: 3, raw: {} },
  tekhenu4: { seats: 4, players: 4, raw: {} },
  seth2: { seats: 2, players: 2, raw: { seth: true } },
  seth3: { seats: 3, players: 3, raw: { seth: true } },
  seth4: { seats: 4, players: 4, raw: { seth: true } },
  solo: { seats: 2, players: 1, raw: { solo: 'hard' } },
  soloSeth: { seats: 2, players: 1, raw: { solo: 'hard', seth: true } },
} as const

export type ModeName = keyof typeof MODES
export const MODE_NAMES = Object.keys(MODES) as ModeName[]

export function modeOf(name: ModeName): Mode {
  const { seats, players, raw } = MODES[name]
  const options = tekhenu.options(raw, seats)
  if (!options.ok) throw new Error(`${name}: ${options.fault.code}`)
  return { options: options.value, seats, players }
}
