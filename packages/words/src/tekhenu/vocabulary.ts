import type { Edition } from '@benben/tekhenu'

/** The names views, events and moves are made of, as far as sentences must know them. */

export const RESOURCES = ['papyrus', 'bread', 'limestone', 'granite'] as const
export const TOKENS = [...RESOURCES, 'gold', 'scribe', 'faith'] as const
/** What a Horus bonus or a choice can bring besides tokens. */
export const MARKERS = ['population', 'happiness'] as const
export const COLOURS = ['yellow', 'brown', 'white', 'black', 'gray'] as const
export const PURITIES = ['pure', 'tainted', 'forbidden'] as const
export const FAMILIES = ['blessing', 'technology', 'decree'] as const
export const PEOPLE = ['row', 'column', 'workshops', 'quarries'] as const
export const SYMBOLS = [
  'scroll',
  'people',
  'coin',
  'hammer',
  'temple',
  'statue',
  'feather',
  'obelisk',
] as const

/** What waits to happen and asks somebody. */
export const WAITS = [
  'choose-decree',
  'draft',
  'destiny',
  'rewards',
  'gain',
  'welfare',
  'pick',
  'take',
  'colour',
  'settle',
  'use',
  'end-turn',
  'pay',
  'horus',
  'ra',
  'offer',
  'hathor',
  'harvest',
  'thoth',
  'osiris',
  'improve',
  'produce',
  'free-action',
  'free-value',
  'faith',
  'proclaim',
  'bread',
  'decrees',
  'double',
  'tithe',
  'solo-turn',
  'solo-start',
] as const

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
] as const

type Tile = Edition['pillarTiles']['tiles'][number]
export type Light = NonNullable<Tile['light']>
export type Colour = (typeof COLOURS)[number]
export type Purity = (typeof PURITIES)[number]

/** A code as part of a key: `row 2` is `row-2`, `vp+1 per matching edge` is `vp-1-per-matching-edge`. */
export const slug = (code: string): string => code.replaceAll(/[ +]/g, '-')
