import type { Edition } from '../edition.ts'
import { COLOURS, GODS, PURITIES } from '../names.ts'
import type { PurityName } from '../purity.ts'
import { purityAt as purityThere } from '../take.ts'
import type { TekhenuView } from '../view.ts'
import { scribesFor } from '../possible.ts'
import { known } from './known.ts'

/** Light and purity, by the names views have. */

/** The section of the wheel that shows a god, by its place in `view.dice`; −1 beside the wheel. */
export const sectionOf = (edition: Edition, god: string): number =>
  edition.wheel.godsClockwise.indexOf(god as 'ra')

/** The light that falls on a god of the wheel. */
export const lightOn = (edition: Edition, view: TekhenuView, god: string): string | undefined =>
  view.lights[sectionOf(edition, god)]

/** The scribes it takes to use the die in hand at another value. */
export const scribesForValue = (edition: Edition, view: TekhenuView, value: number): number =>
  scribesFor(known(edition, view).p, value)

/** How pure a die of a colour is at a god, on the wheel or beside it. */
export function purityAt(edition: Edition, view: TekhenuView, god: string, colour: string): PurityName {
  const { p, play } = known(edition, view)
  const section = play.printed.sectionOf[GODS.indexOf(god as 'ra')]!
  return PURITIES[purityThere(p, play, section, COLOURS.indexOf(colour as 'gray'))]!
}
