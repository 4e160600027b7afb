import { gainsNow, type Edition, type TekhenuView } from '@benben/tekhenu'

type Gains = ReturnType<typeof gainsNow>

const known = new WeakMap<TekhenuView, { readonly edition: Edition; readonly gains: Gains }>()

/** What everybody would be paid in a scoring now. Several parts of the table ask that of the same view: it is computed once. */
export function gainsAt(edition: Edition, view: TekhenuView): Gains {
  const there = known.get(view)
  if (there?.edition === edition) return there.gains
  const gains = gainsNow(edition, view)
  known.set(view, { edition, gains })
  return gains
}
