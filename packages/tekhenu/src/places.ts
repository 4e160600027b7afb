import { RESOURCES } from './names.ts'

/** The places pieces stand on, by the names that moves, views and events have for them. */

/** The Temple Complex: five rows of five spaces, columns a to e, rows 1 to 5 from the top. */
export const TEMPLE_SIZE = 5
export const COLUMNS = ['a', 'b', 'c', 'd', 'e'] as const
export const SPACES = Array.from({ length: TEMPLE_SIZE * TEMPLE_SIZE }, (_, space) => space)
const SPACE_NAMES = SPACES.map(
  (space) => `${COLUMNS[space % TEMPLE_SIZE]!}${Math.floor(space / TEMPLE_SIZE) + 1}`,
)
export const spaceName = (space: number): string => SPACE_NAMES[space]!
/** The number of a space by its name; −1 for any other text. */
export const spaceNamed = (name: string): number => SPACE_NAMES.indexOf(name)

/** The edges of a space or a tile, clockwise. */
export const EDGES = ['top', 'right', 'bottom', 'left'] as const
export type Edge = (typeof EDGES)[number]

/** The sides of the temple in the order of its building spaces, five on each. */
export const SIDES_OF_TEMPLE = ['left', 'bottom', 'right', 'top'] as const
const HOUSE_NAMES = SIDES_OF_TEMPLE.flatMap((side) => COLUMNS.map((_, i) => `${side} ${i + 1}`))
export const houseName = (house: number): string => HOUSE_NAMES[house]!
/** The number of a building space by its name; −1 for any other text. */
export const houseNamed = (name: string): number => HOUSE_NAMES.indexOf(name)

/** The districts of Osiris, one for each resource. */
export const DISTRICT_ROWS = 6
export const WORKSHOP_NAMES = RESOURCES.flatMap((district) =>
  Array.from({ length: DISTRICT_ROWS }, (_, i) => `${district} ${i + 1}`),
)
export const workshopName = (space: number): string => WORKSHOP_NAMES[space]!

/** Places of statues for the people: beside the temple, above the districts, below the columns of regions. */
export const BESIDE_TEMPLE = ['row', 'column'] as const
export const ABOVE_DISTRICTS = ['workshops', 'quarries'] as const
export const BELOW_REGIONS = ['left', 'right'] as const
export const PEOPLE = [...BESIDE_TEMPLE, ...ABOVE_DISTRICTS, ...BELOW_REGIONS] as const
export const placeName = (place: number): string => PEOPLE[place]!
