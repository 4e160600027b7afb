import type { Amounts, FieldKind, FieldValue } from '@benben/tekhenu/fields'

/** What keys typed on a field mean. Typing replaces what stood there. */

/** By letter: the name it stands for. */
export type Letters = ReadonlyMap<string, string>

const isDigit = (key: string): boolean => key >= '0' && key <= '9' && key.length === 1
const isSeparator = (key: string): boolean => key === '+' || key === ',' || key === ' '

/** Whether a key says something about a field of this kind. */
export function isTyped(kind: FieldKind, letters: Letters, key: string): boolean {
  if (key.length !== 1) return false
  if (kind.type === 'number' || kind.type === 'players') return isDigit(key)
  return letters.has(key) || (kind.type === 'amounts' && (isDigit(key) || isSeparator(key)))
}

/** The value of what was typed so far; undefined where it says nothing yet. */
export function readTyped(
  kind: FieldKind,
  letters: Letters,
  typed: string,
  before: FieldValue,
): FieldValue | undefined {
  const last = typed.at(-1)
  if (last === undefined) return undefined
  switch (kind.type) {
    case 'number':
      return Number(last)
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

/** What somebody who typed this should know: the value is another one than what was typed. */
export type TypedNote = 'last-digit' | 'which' | 'zero'

export function noteOn(kind: FieldKind, typed: string, before: FieldValue): TypedNote | undefined {
  if (kind.type !== 'number' && kind.type !== 'amounts') return undefined
  if (/\d\d/.test(typed)) return 'last-digit'
  if (kind.type === 'number') return undefined
  if (/0/.test(typed)) return 'zero'
  const isCount = /^\d$/.test(typed)
  return isCount && Object.keys(before as Amounts).length !== 1 ? 'which' : undefined
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
