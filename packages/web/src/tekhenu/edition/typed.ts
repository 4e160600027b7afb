import type { Amounts, FieldKind, FieldValue } from '@benben/tekhenu/fields'

/** What keys typed on a field mean. Typing replaces what stood there. */

/** By letter: the name it stands for. */
export type Letters = ReadonlyMap<string, string>

const isDigit = (key: string): boolean => key >= '0' && key <= '9' && key.length === 1
const isSeparator = (key: string): boolean => key === '+' || key === ',' || key === ' '

/** Whether a key says something about a field of this kind. */
export function isTyped(kind: FieldKind, letters: Letters, key: string): boolean {
  if (key.length !== 1) return false
  // A sign makes no value, but what is behind it must not be read without it.
  const isOfNumber = isDigit(key) || key === '-'
  if (kind.type === 'number' || kind.type === 'players') return isOfNumber
  return letters.has(key) || (kind.type === 'amounts' && (isOfNumber || isSeparator(key)))
}

/** What a number must be, where what was typed is none that the field can hold. */
export type Refusal =
  | { readonly code: 'range'; readonly least: number; readonly most: number }
  | { readonly code: 'players'; readonly values: readonly number[] }

/** Amounts have one digit each. */
const MOST = 9

/** Why what was typed cannot stand in a field of this kind; undefined where it can, or may become something. */
export function refusalOf(kind: FieldKind, typed: string): Refusal | undefined {
  switch (kind.type) {
    case 'number': {
      const isFine =
        typed === '' || (/^\d$/.test(typed) && Number(typed) >= kind.min && Number(typed) <= kind.max)
      return isFine ? undefined : { code: 'range', least: kind.min, most: kind.max }
    }
    case 'players': {
      const isFine = new RegExp(`^0?[${kind.values.join('')}]*$`).test(typed)
      return isFine ? undefined : { code: 'players', values: kind.values }
    }
    case 'amounts':
      return /\d\d|-/.test(typed) ? { code: 'range', least: 0, most: MOST } : undefined
    default:
      return undefined
  }
}

/** The value of what was typed so far; undefined where it says nothing yet, or nothing that the field can hold. */
export function readTyped(
  kind: FieldKind,
  letters: Letters,
  typed: string,
  before: FieldValue,
): FieldValue | undefined {
  const last = typed.at(-1)
  if (last === undefined || refusalOf(kind, typed) !== undefined) return undefined
  switch (kind.type) {
    case 'number':
      return Number(typed)
    case 'choice':
      return letters.get(last)
    case 'switch':
      return letters.get(last) === 'yes'
    case 'players':
      return kind.values.filter((players) => typed.includes(String(players)))
    default:
      return readAmounts(letters, typed, before as Amounts)
  }
}

interface Term {
  readonly kind?: string | undefined
  readonly count?: number | undefined
}

/**
 * `b2`, `2b`, `l2+g1` and `2l1g`: a letter and a number in either order, others behind a separator. A letter right behind a
 * letter takes its place, and a number alone counts what stood there.
 */
function readAmounts(letters: Letters, typed: string, before: Amounts): Amounts | undefined {
  const first = isDigit(typed.charAt(0))
  const terms: Term[] = []
  let now: Term = {}
  const close = (begin: Term): void => {
    if (now.kind !== undefined) terms.push(now)
    now = begin
  }
  for (const key of typed) {
    if (isSeparator(key)) close({})
    else if (isDigit(key)) {
      const count = Number(key)
      if (first && now.kind !== undefined) close({ count })
      else now = { ...now, count }
    } else {
      const kind = letters.get(key)
      if (!first && now.kind !== undefined && now.count !== undefined) close({ kind })
      else now = { ...now, kind }
    }
  }
  const pending = now
  close({})
  if (terms.length > 0) {
    const counted = terms.map(({ kind, count = 1 }) => [kind!, count] as const)
    return Object.fromEntries(counted.filter(([, count]) => count > 0))
  }
  if (pending.count === undefined) return undefined
  if (pending.count === 0) return {}
  const kinds = Object.keys(before)
  return kinds.length === 1 ? { [kinds[0]!]: pending.count } : undefined
}
