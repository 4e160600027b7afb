import standard from '../../../packages/tekhenu/editions/standard.json' with { type: 'json' }
import { EDITION, src } from '../files.ts'
import type { Mutant } from '../mutant.ts'

/** Each pillar tile loses its ability, or is given one where it has none; and each costs one more. */
type Tile = (typeof standard.pillarTiles.tiles)[number]

const printed = (tile: object): string => JSON.stringify(tile, null, 2).replaceAll('\n', '\n      ')

const spoilt = (tile: Tile, change: object): Mutant => ({
  id: tile.id,
  file: EDITION,
  find: printed(tile),
  replace: printed({ ...tile, ...change }),
})

const dearer = ({ cost }: Tile): object =>
  Object.fromEntries(Object.entries(cost).map(([name, amount], i) => [name, i === 0 ? amount + 1 : amount]))

export const tiles: readonly Mutant[] = standard.pillarTiles.tiles.flatMap((tile) => [
  spoilt(tile, tile.light === null ? { light: 'sunny', ability: 'gold+2' } : { light: null }),
  spoilt(tile, { cost: dearer(tile) }),
])

/** Parts of an ability that its tile's own switch would not show. */
export const abilities: readonly Mutant[] = [
  {
    id: 'P12',
    file: src('tiles'),
    find: `offer(p, play, seat, HORUS, 1 | UP_TO_THREE)`,
    replace: `offer(p, play, seat, HORUS, 1)`,
  },
  {
    id: 'P15',
    file: src('tiles'),
    find: `offer(p, play, seat, OSIRIS, 3)`,
    replace: `offer(p, play, seat, OSIRIS, 4)`,
  },
  ...['P10', 'P11'].map((id) => ({
    id,
    file: src('tiles'),
    find: `perform(p, play, seat, THOTH, 1, by)`,
    replace: `perform(p, play, seat, THOTH, 3, by)`,
  })),
]
