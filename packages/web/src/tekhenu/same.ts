import type { Scene } from './scene.ts'

/** Whether two plain values say the same. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => same(a[key as keyof typeof a], b[key as keyof typeof b]))
}

/**
 * A view is replaced whole with every event; a part of the table is drawn anew only where what it shows has changed. Words
 * and names count for every part.
 */
export const sameFor =
  <P extends { readonly scene: Scene }>(shown: (props: P) => readonly unknown[]) =>
  (before: P, after: P): boolean => {
    const [a, b] = [before.scene, after.scene]
    if (a === b && before === after) return true
    return (
      a.words === b.words &&
      a.speech === b.speech &&
      a.edition === b.edition &&
      a.near === b.near &&
      same(a.seats, b.seats) &&
      same(shown(before), shown(after))
    )
  }
