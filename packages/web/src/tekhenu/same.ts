import { same } from '../session/share.ts'
import type { TableModel } from './model.ts'

/**
 * A view is replaced whole with every event; a memoized part of the table re-renders only if what it shows has changed. Words
 * and names count for every part.
 */
export const sameFor =
  <P extends { readonly model: TableModel }>(shown: (props: P) => readonly unknown[]) =>
  (before: P, after: P): boolean => {
    const [a, b] = [before.model, after.model]
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
