/** Deep equality of plain values, and structural sharing by it. */

/** Deep equality of two plain values. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  )
}

/**
 * Structural sharing: the new value, with every part that equals the previous one replaced by the previous object, so that
 * `===` finds what has changed. Both are plain values, and neither is mutated. What was shared before is returned as it is.
 */
export function share<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isPlain(before) || !isPlain(now)) return now
  if (Array.isArray(before) !== Array.isArray(now)) return now
  const keys = Object.keys(now)
  let kept = keys.length === Object.keys(before).length
  let shared = true
  const parts: [string, unknown][] = []
  for (const key of keys) {
    const part = share(before[key], now[key])
    parts.push([key, part])
    if (!Object.is(part, before[key]) || !Object.hasOwn(before, key)) kept = false
    if (!Object.is(part, now[key])) shared = false
  }
  if (kept) return before as T
  if (shared) return now
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
