/** The printed board: three rows of four per temple. */
export const TEMPLE = 12
export const TEMPLES = 4
export const SPACES = TEMPLES * TEMPLE

const PRINTED = ['YYYY KK1B GGGG', 'YYYY KK1B GGGG', 'YYY1 KKKB GGG1', 'YYY2 KKKB GGG2']
  .join('')
  .replaceAll(' ', '')

const spacesOf = (letter: string): number[] =>
  Array.from({ length: SPACES }, (_, space) => space).filter((space) => PRINTED[space] === letter)

export const YELLOW = spacesOf('Y')
export const GREEN = spacesOf('G')
export const BLACK = spacesOf('K')
export const BLUE = spacesOf('B')
export const BONUS: readonly (readonly [points: number, spaces: readonly number[]])[] = [
  [1, spacesOf('1')],
  [2, spacesOf('2')],
]
export const SPACES_OF_TEMPLE = Array.from({ length: TEMPLES }, (_, temple) =>
  Array.from({ length: TEMPLE }, (_, i) => temple * TEMPLE + i),
)
export const templeOf = (space: number): number => Math.floor(space / TEMPLE)
