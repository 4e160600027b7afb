import { standard } from '../edition.ts'
import type { Amounts, Field, FieldValue } from './field.ts'
import { fieldsOf } from './fields.ts'

/** Values that the rules allow and that are still likely to be a slip: none of the same sort is like that. */
export type Doubt =
  | { readonly code: 'range'; readonly least: number; readonly most: number }
  | { readonly code: 'empty' }
  | { readonly code: 'kinds'; readonly most: number }
  | { readonly code: 'strange'; readonly kind: string }

const groups = Map.groupBy(fieldsOf(standard), ({ group }) => group)
const valuesIn = (group: string): FieldValue[] => (groups.get(group) ?? []).map(({ read }) => read(standard))

/** Below four values of a sort nothing can be said of it. */
const FEW = 4

export function doubtAbout({ group, kind }: Field, value: FieldValue): Doubt | undefined {
  const ours = valuesIn(group)
  if (ours.length < FEW) return undefined
  if (kind.type === 'number') return rangeDoubt([Number(value)], ours.map(Number))
  return kind.type === 'amounts' ? amountsDoubt(value as Amounts, ours as Amounts[]) : undefined
}

function rangeDoubt(values: readonly number[], ours: readonly number[]): Doubt | undefined {
  const [least, most] = [Math.min(...ours), Math.max(...ours)]
  return values.some((value) => value < least || value > most) ? { code: 'range', least, most } : undefined
}

function amountsDoubt(value: Amounts, ours: readonly Amounts[]): Doubt | undefined {
  const kinds = Object.keys(value)
  if (kinds.length === 0)
    return ours.some((each) => Object.keys(each).length === 0) ? undefined : { code: 'empty' }
  const most = Math.max(...ours.map((each) => Object.keys(each).length))
  if (kinds.length > most) return { code: 'kinds', most }
  const strange = kinds.find((kind) => !ours.some((each) => kind in each))
  if (strange !== undefined) return { code: 'strange', kind: strange }
  return rangeDoubt(Object.values(value), ours.flatMap(Object.values<number>))
}
