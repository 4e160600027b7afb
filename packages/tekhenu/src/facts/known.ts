import type { Position } from '@benben/kernel'
import type { Edition } from '../edition.ts'
import type { Play } from '../play.ts'
import { printedOf } from '../printed.ts'
import { take } from '../state.ts'
import { modulesIn, RULE_SETS } from '../together.ts'
import { positionShown, type TekhenuView } from '../view.ts'

/** A view as a position, so that whoever reads a view asks the rules themselves. */
export interface Known {
  /** What the view shows; what it hides is left out. Many ask it: it is never changed. */
  readonly p: Position
  readonly play: Play
}

/** A view never changes, and several parts of a table ask about the same one. */
const shown = new WeakMap<TekhenuView, { readonly edition: Edition; readonly known: Known }>()

export function known(edition: Edition, view: TekhenuView): Known {
  const found = shown.get(view)
  if (found?.edition === edition) return found.known
  const play: Play = {
    printed: printedOf(edition),
    rules: RULE_SETS[modulesIn(view)]!,
    emit: undefined,
    chance: () => 0,
    draw: undefined,
    pause: () => false,
  }
  const made: Known = { p: positionShown(take.size(), play, view), play }
  shown.set(view, { edition, known: made })
  return made
}
