import type { Edition } from '../edition.ts'
import { MARKET_SECTIONS, SPACES, STARTS } from '../market.ts'
import { FAMILIES } from '../names.ts'
import { printedOf } from '../printed.ts'
import { happinessFor } from '../thoth.ts'
import type { TekhenuView } from '../view.ts'

/** The card market as it is laid out. */

export interface MarketSection {
  /** From 1, as moves and events count them. */
  readonly section: number
  /** Its spaces among all 15: from here up to, and without, there. */
  readonly start: number
  readonly end: number
  /** The happiness a seat needs to take cards from it. */
  readonly happiness: number
}

export const MARKET: readonly MarketSection[] = Array.from({ length: MARKET_SECTIONS }, (_, i) => ({
  section: i + 1,
  start: STARTS[i]!,
  end: STARTS[i + 1]!,
  happiness: happinessFor(i),
}))

/** The family of cards that lies on each of the 15 spaces. */
export const MARKET_FAMILIES = SPACES.map((family) => FAMILIES[family]!)

/** The spaces of a section with their cards. */
export const marketCards = (view: TekhenuView, { start, end }: MarketSection): readonly (string | null)[] =>
  view.market.slice(start, end)

/** The population that opens a section for everybody; 0 where it lies open from the start. */
export const populationFor = (edition: Edition, { section }: MarketSection): number =>
  printedOf(edition).opensAt[section - 1]!
