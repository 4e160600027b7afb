import { CLOCK_LIMITS, type ClockTerms, type Pace } from '@benben/protocol'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const PRESETS = [
  'none',
  'quick',
  'relaxed',
  'day',
  'three-days',
  'week',
  'own-live',
  'own-turn',
] as const
export type Preset = (typeof PRESETS)[number]

/** All of it for each answer: the clock is full again every time. */
const each = (days: number): ClockTerms => ({ bank: days * DAY, increment: days * DAY, cap: days * DAY })

const CLOCKS: Readonly<Record<Exclude<Preset, 'none'>, ClockTerms>> = {
  quick: { bank: 10 * MINUTE, increment: 30, cap: 15 * MINUTE },
  relaxed: { bank: 30 * MINUTE, increment: MINUTE, cap: 45 * MINUTE },
  day: each(1),
  'three-days': each(3),
  week: each(7),
  'own-live': { bank: 20 * MINUTE, increment: MINUTE, cap: 30 * MINUTE },
  'own-turn': { bank: 3 * DAY, increment: 8 * HOUR, cap: 5 * DAY },
}

export const kindOf = (preset: Preset): Pace['kind'] =>
  preset === 'none' || preset === 'quick' || preset === 'relaxed' || preset === 'own-live' ? 'live' : 'turn'

export const isOwn = (preset: Preset): boolean => preset.startsWith('own-')

/** The pace of a preset; undefined for a table without a clock. */
export function paceOf(preset: Preset, late: Pace['late']): Pace | undefined {
  if (preset === 'none') return undefined
  const kind = kindOf(preset)
  return { kind, clock: { ...CLOCKS[preset], ...(kind === 'turn' ? { daily: true } : {}) }, late }
}

/** The preset a pace was chosen by, or the one to change it by. */
export function presetOf(pace: Pace | undefined): Preset {
  const clock = pace?.clock
  if (pace === undefined || clock === undefined) return 'none'
  const isLike = (preset: Exclude<Preset, 'none'>): boolean =>
    kindOf(preset) === pace.kind &&
    (['bank', 'increment', 'cap'] as const).every((name) => CLOCKS[preset][name] === clock[name])
  return (
    PRESETS.find((preset) => preset !== 'none' && isLike(preset)) ??
    (pace.kind === 'live' ? 'own-live' : 'own-turn')
  )
}

/** Whether the server takes it. */
export function isPossible({ kind, clock }: Pace): boolean {
  if (clock === undefined) return true
  const { least, most } = CLOCK_LIMITS[kind]
  const { bank, increment, cap } = clock
  const areWhole = [bank, increment, cap].every((value) => Number.isInteger(value) && value >= 0)
  return areWhole && bank >= least && cap <= most && cap >= bank && increment <= cap
}
