import { invalid, shape, type Checked } from '@benben/kernel'
import { answersAhead, BASE_ANSWERS } from './ahead.ts'
import type { TekhenuEvent as BaseEvent } from './events.ts'
import type { Printed } from './printed.ts'
import type { Rules } from './rules.ts'
import { OPTION_DEFAULTS, OPTION_SHAPES, type TekhenuOptions } from './setup.ts'
import { SETH_ANSWERS } from './seth/ahead.ts'
import { SETH_EVENTS, type SethEvent } from './seth/events.ts'
import { SETH_MODULE } from './seth/state.ts'
import { withSeth } from './seth/rules.ts'
import { SOLO_EVENTS, type SoloEvent } from './solo/events.ts'
import { soloRules } from './solo/rules.ts'
import { isSolo, SOLO_OPTION_DEFAULTS, SOLO_OPTION_SHAPES } from './solo/setup.ts'
import { SOLO } from './solo/state.ts'
import { soloSethRules } from './solo-seth/rules.ts'
import { canGarrison, SOLO_SETH_OPTION_DEFAULTS, SOLO_SETH_OPTION_SHAPES } from './solo-seth/setup.ts'
import { VIZIER_EVENTS, type VizierEvent } from './vizier/events.ts'
import { withVizier } from './vizier/rules.ts'
import { VIZIER_MODULE } from './vizier/state.ts'
import { isThere } from './waiting.ts'
import { baseRules, withEveryField } from './waits.ts'

/** The base game and its modules, put together: which sets of rules there are, and which options ask for them. */

/** By the bits of the modules in play; what has no place here cannot be played together. */
export const RULE_SETS: readonly (Rules | undefined)[] = (() => {
  const sets: (Rules | undefined)[] = []
  for (const rules of [
    baseRules,
    soloRules,
    soloSethRules,
    withSeth(baseRules),
    withVizier(baseRules),
    withVizier(withSeth(baseRules)),
  ])
    sets[rules.modules] = {
      ...rules,
      waits: rules.waits.map((wait) => (isThere(wait) ? withEveryField(wait) : wait)),
    }
  return Array.from(sets)
})()

/** What is told: events of the base game and of every module. */
export type TekhenuEvent = BaseEvent | SoloEvent | SethEvent | VizierEvent
export const MODULE_EVENTS = [...SOLO_EVENTS, ...SETH_EVENTS, ...VIZIER_EVENTS] as const

const AHEAD_AT_BASE = Object.keys(BASE_ANSWERS)
export const AHEAD: readonly string[] = [...AHEAD_AT_BASE, ...Object.keys(SETH_ANSWERS)]

/** What a seat may answer before it is asked. */
export const ahead = answersAhead({ ...BASE_ANSWERS, ...SETH_ANSWERS }, (options) =>
  options['seth'] === true ? AHEAD : AHEAD_AT_BASE,
)

/** The modules in a view or a saved position, as the number of their rules; −1 where there is no such set. */
export function modulesIn(board: unknown): number {
  const modules: unknown =
    typeof board === 'object' && board !== null && 'modules' in board ? board.modules : {}
  if (typeof modules !== 'object' || modules === null) return -1
  const names = Object.keys(modules).join()
  return RULE_SETS.findIndex((rules) => rules?.parts.map(({ name }) => name).join() === names)
}

/** The options that bring a module in. */
const SWITCHES = ['solo', 'seth', 'vizier']

/** The options of a table: those of the game, and those of the modules that are asked for. */
export function optionsOf(raw: unknown, seats: number): Checked<TekhenuOptions> {
  const solo = isSolo(raw)
  const [shapes, defaults] = !solo
    ? [{}, {}]
    : isOn(raw, 'seth')
      ? [SOLO_SETH_OPTION_SHAPES, SOLO_SETH_OPTION_DEFAULTS]
      : [SOLO_OPTION_SHAPES, SOLO_OPTION_DEFAULTS]
  const fields = {
    ...OPTION_SHAPES,
    ...shapes,
    ...(isNamed(raw, 'seth') ? { seth: shape.bool } : {}),
    ...(isNamed(raw, 'vizier') ? { vizier: shape.bool } : {}),
  }
  const read = shape.object<TekhenuOptions>(fields, { ...OPTION_DEFAULTS, ...defaults })(raw, 'options')
  if (!read.ok) {
    if (read.fault.code !== 'shape.unknown') return read
    // Whoever misspelt an option is told of the modules too.
    const known = [...new Set([...Object.keys(fields), ...SWITCHES])]
    return invalid(read.fault.path, read.fault.code, { known: known.join(', ') })
  }
  if (solo && seats !== 2) return invalid('options.solo', 'tekhenu.solo.seats', { seats })
  if (read.value['vizier'] === true) {
    if (solo) return invalid('options.vizier', 'tekhenu.vizier.solo') // VZ5
    if (seats !== 2) return invalid('options.vizier', 'tekhenu.vizier.seats', { seats })
  }
  return read
}

/** The options of a table with this edition, whose pieces must suffice for the setup. */
export function optionsWith(printed: Printed, raw: unknown, seats: number): Checked<TekhenuOptions> {
  const read = optionsOf(raw, seats)
  const isSoloSeth = read.ok && isSolo(read.value) && read.value['seth'] === true
  return isSoloSeth && !canGarrison(printed, read.value)
    ? invalid('options.solo', 'tekhenu.solo.garrison', { buildings: printed.buildings })
    : read
}

/** Whether an option is named and not false. */
const isOn = (raw: unknown, name: string): boolean =>
  isNamed(raw, name) && (raw as Readonly<Record<string, unknown>>)[name] === true

/** Whether an option is named at all. */
const isNamed = (raw: unknown, name: string): boolean =>
  typeof raw === 'object' && raw !== null && name in raw

/** The modules a table is played with, as the number of their rules. */
export const modulesOf = (chosen: TekhenuOptions): number =>
  (isSolo(chosen) ? SOLO : 0) |
  (chosen['seth'] === true ? SETH_MODULE : 0) |
  (chosen['vizier'] === true ? VIZIER_MODULE : 0)
