import type { COLOURS, Edition, PURITIES } from '@benben/tekhenu'

/** The names views, events and moves are made of, as far as sentences must know them. */

/** What a Horus bonus, a card or a region can bring besides tokens. */
export const MARKERS = ['population', 'happiness', 'warrior', 'priest'] as const

/** Causes that are named by a word; cards, tiles, gods, statues and districts are named by themselves. */
export const CAUSES = [
  'die',
  'extra',
  'scribes',
  'cost',
  'production',
  'line',
  'row 2',
  'statue space',
  'covered space',
  'tile slot',
  'edges',
  'corner',
  'buildings in line',
  'pillars in line',
  'row',
  'column',
  'balance',
  'bread',
  'first',
  'second',
  'happiness 16',
  'happiness 19',
  'happiness 21',
  'instead',
  'touching edges',
  'red die',
  'blue die',
  'column statue',
  'conquest tile',
  'vizier',
] as const

type Tile = Edition['pillarTiles']['tiles'][number]
export type Light = NonNullable<Tile['light']>
export type Colour = (typeof COLOURS)[number]
export type Purity = (typeof PURITIES)[number]

/** A code as part of a key: `row 2` is `row-2`, `vp+1 per matching edge` is `vp-1-per-matching-edge`. */
export const slug = (code: string): string => code.replaceAll(/[ +]/g, '-')
