import type { Edition } from '../edition.ts'

/** One value of an edition that somebody who owns the box can compare with it and correct. */

export const AREAS = ['temple', 'around', 'tiles', 'board', 'horus', 'osiris', 'decrees', 'seth'] as const
/** Where on the table a value is printed. */
export type Area = (typeof AREAS)[number]

/** How much of what: `{ bread: 2 }`. What is not there is left out. */
export type Amounts = Readonly<Record<string, number>>

/** A number, a name, a switch, amounts, or the numbers of players something is open for. */
export type FieldValue = number | string | boolean | Amounts | readonly number[]

export type FieldKind =
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'choice'; readonly values: readonly string[] }
  | { readonly type: 'amounts'; readonly of: readonly string[] }
  | { readonly type: 'players'; readonly values: readonly number[] }
  | { readonly type: 'switch' }

/** An edition whose values may break the rules, as a form holds it while somebody types. */
export type EditionDraft = Edition

export interface Field {
  /** Where the value stands in the file: `temple.rewards[1][3]`; faults have the same paths. */
  readonly id: string
  readonly area: Area
  /** Fields of one group are values of one sort, such as all rewards. */
  readonly group: string
  readonly kind: FieldKind
  /** The block of the file whose basis covers it. */
  readonly block: string
  /** Told by the rulebook although the rest of its block is reconstructed. */
  readonly sure: boolean
  /** Its numbers and names within its group: `{ row: 2, column: 'd' }`. */
  readonly place: Readonly<Record<string, string | number>>
  readonly read: (edition: EditionDraft) => FieldValue
  readonly write: (edition: EditionDraft, value: FieldValue) => EditionDraft
}

type Step = string | number

/** The steps of a path: `temple.rewards[1][3]` has four. */
export const stepsOf = (path: string): Step[] =>
  Array.from(path.matchAll(/[^.[\]]+/g), ([step]) => (/^\d+$/.test(step) ? Number(step) : step))

export const readAt = (value: unknown, steps: readonly Step[]): unknown =>
  steps.reduce<unknown>((inner, step) => (inner as Readonly<Record<Step, unknown>>)[step], value)

/** A copy with another value at the end of the steps; what is beside them is shared. */
export function writeAt<T>(value: T, steps: readonly Step[], end: unknown): T {
  const [step, ...rest] = steps
  if (step === undefined) return end as T
  const inner = writeAt((value as Readonly<Record<Step, unknown>>)[step], rest, end)
  if (Array.isArray(value)) return value.with(Number(step), inner) as T
  return { ...value, [step]: inner }
}

/** Amounts without what is not there, in the order of their kinds. */
const tidy = (amounts: Amounts, kinds: readonly string[]): Amounts =>
  Object.fromEntries(
    kinds.flatMap((kind) => ((amounts[kind] ?? 0) > 0 ? [[kind, amounts[kind]!] as const] : [])),
  )

/** Amounts as an edition holds them: every kind has a number. */
const whole = (amounts: Amounts, kinds: readonly string[]): Amounts =>
  Object.fromEntries(kinds.map((kind) => [kind, amounts[kind] ?? 0]))

type FieldAt = Omit<Field, 'read' | 'write' | 'sure'> & { readonly sure?: boolean }

/** The field of the value at its path. */
export function fieldAt(field: FieldAt): Field {
  const steps = stepsOf(field.id)
  const { kind } = field
  const read = (edition: EditionDraft): FieldValue => readAt(edition, steps) as FieldValue
  if (kind.type === 'amounts')
    return {
      sure: false,
      ...field,
      read: (edition) => tidy(read(edition) as Amounts, kind.of),
      write: (edition, value) => writeAt(edition, steps, whole(value as Amounts, kind.of)),
    }
  return { sure: false, ...field, read, write: (edition, value) => writeAt(edition, steps, value) }
}

/** Whether two values of a field are the same. */
export const isSame = (a: FieldValue, b: FieldValue): boolean => JSON.stringify(a) === JSON.stringify(b)
