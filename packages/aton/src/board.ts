/** The printed board: four temples of twelve spaces, three rows of four. */

/** A space, 0 to 47: temple by temple, row by row. */
export type Space = number
/** A temple, 0 to 3; people say 1 to 4. */
export type Temple = number

export const TEMPLES = 4
export const SPACES_PER_TEMPLE = 12
export const SPACES = TEMPLES * SPACES_PER_TEMPLE
const COLUMNS = 4

export const KINDS = ['yellow', 'green', 'black', 'blue', 'bonus1', 'bonus2'] as const
export type Kind = (typeof KINDS)[number]

const LETTERS: Readonly<Record<string, Kind>> = {
  Y: 'yellow',
  G: 'green',
  K: 'black',
  B: 'blue',
  '1': 'bonus1',
  '2': 'bonus2',
}

const PRINTED = ['YYYY KK1B GGGG', 'YYYY KK1B GGGG', 'YYY1 KKKB GGG1', 'YYY2 KKKB GGG2']

export const KIND: readonly Kind[] = PRINTED.flatMap((temple) =>
  [...temple.replaceAll(' ', '')].map((letter) => LETTERS[letter]!),
)

/** Twelve bits per temple: bit i is its space i. */
export type Mask = number
export const WHOLE_TEMPLE: Mask = 0xfff

const masks = (kind: Kind): readonly Mask[] =>
  Array.from({ length: TEMPLES }, (_, temple) =>
    KIND.slice(temple * SPACES_PER_TEMPLE, (temple + 1) * SPACES_PER_TEMPLE).reduce(
      (mask, each, i) => (each === kind ? mask | (1 << i) : mask),
      0,
    ),
  )

/** The spaces of a kind, per temple. */
export const SPACES_OF: Readonly<Record<Kind, readonly Mask[]>> = {
  yellow: masks('yellow'),
  green: masks('green'),
  black: masks('black'),
  blue: masks('blue'),
  bonus1: masks('bonus1'),
  bonus2: masks('bonus2'),
}

export const templeOf = (space: Space): Temple => Math.trunc(space / SPACES_PER_TEMPLE)
export const bitOf = (space: Space): Mask => 1 << (space % SPACES_PER_TEMPLE)

/** `2b3`: temple 2, row b, third space. */
export function spaceName(space: Space): string {
  const within = space % SPACES_PER_TEMPLE
  return `${templeOf(space) + 1}${'abc'[Math.trunc(within / COLUMNS)]!}${(within % COLUMNS) + 1}`
}

export function spaceNamed(name: string): Space | undefined {
  const found = /^([1-4])([abc])([1-4])$/.exec(name)
  if (found === null) return undefined
  return (
    (Number(found[1]) - 1) * SPACES_PER_TEMPLE + 'abc'.indexOf(found[2]!) * COLUMNS + Number(found[3]) - 1
  )
}

/** How many bits are set. */
export function count(mask: Mask): number {
  let bits = mask - ((mask >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
