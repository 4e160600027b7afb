import { MEDAL, middleOf, polar, RADIUS, type Point } from './geometry.ts'

export interface Box extends Point {
  readonly size: number
}
type Loose = { -readonly [K in keyof Box]: Box[K] }

const GAP = 2
const ROUNDS = 120
/** Corners of dice are round: so much of their size. */
const CORNER = 0.22
/** Half as wide as the shaft of the obelisk, and how far it reaches up and down from the middle. */
const SHAFT = { half: 17, top: -152, foot: 24 } as const
/** How much room whoever stands beside a god takes. */
const GUEST = 17
/** By how much dice that crowd may reach over the seams, the edge of their god, the rim and the edges of the obelisk. */
const SQUEEZE = { seam: 3, god: 8, rim: 16, shaft: 3 } as const
/** Where that is not enough: over the whole rim, which only tells the name of the god, and more of its medal. */
const MORE_SQUEEZE = { seam: 5, god: 13, rim: 36, shaft: 4 } as const
const NO_SQUEEZE = { seam: 0, god: 0, rim: 0, shaft: 0 } as const
const SPARE = { not: NO_SQUEEZE, crowded: SQUEEZE, packed: MORE_SQUEEZE } as const

export interface Ground {
  readonly section: number
  /** Somebody stands between the god and its dice. */
  readonly guest: boolean
  readonly squeeze?: keyof typeof SPARE
}

export interface Settled {
  readonly boxes: readonly Box[]
  /** By how much two of them overlap at most. */
  readonly over: number
}

/** Dice of a section, and where they may lie. */
interface Section {
  readonly boxes: readonly Box[]
  readonly ground: Ground
}

/** Pushes dice apart inside their section until none covers another, its god or the obelisk. */
export function settle(begun: readonly Box[], ground: Ground): Settled {
  const { sections, over } = settleAll([{ boxes: begun, ground }])
  return { boxes: sections[0]!, over }
}

/** The same for several sections, whose dice give way to each other at the seams. */
export function settleAll(all: readonly Section[]): {
  readonly sections: readonly (readonly Box[])[]
  readonly over: number
} {
  const sections = all.map(({ boxes }) => boxes.map(({ x, y, size }): Loose => ({ x, y, size })))
  const bounds = all.map(({ ground }) => boundsOf(ground))
  const dice = sections.flat()
  const pairs = dice.flatMap((one, i) => dice.slice(i + 1).map((other) => [one, other] as const))
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false
    for (const [one, other] of pairs) if (part(one, other)) moved = true
    for (const [i, own] of sections.entries())
      for (const die of own) if (keepInside(die, bounds[i]!)) moved = true
  }
  return { sections, over: Math.max(0, ...pairs.map(([one, other]) => overlap(one, other).over)) }
}

/** How deep two dice lie in each other, negative where they are apart, and the shortest way out. */
export function overlap(one: Box, other: Box): { readonly over: number } & Point {
  const round = CORNER * (one.size + other.size)
  const flat = (one.size + other.size) / 2 - round
  const [x, y] = [other.x - one.x, other.y - one.y]
  const [beyondX, beyondY] = [Math.abs(x) - flat, Math.abs(y) - flat]
  const [signX, signY] = [Math.sign(x) || 1, Math.sign(y) || 1]
  if (beyondX > 0 && beyondY > 0) {
    const far = Math.hypot(beyondX, beyondY)
    return { over: round - far, x: (signX * beyondX) / far, y: (signY * beyondY) / far }
  }
  return beyondX > beyondY
    ? { over: round - beyondX, x: signX, y: 0 }
    : { over: round - beyondY, x: 0, y: signY }
}

/** Two dice that touch give way, the smaller one more. Says whether they had to. */
function part(one: Loose, other: Loose): boolean {
  const { over, x, y } = overlap(one, other)
  if (over + GAP <= 0.01) return false
  const mine = other.size / (one.size + other.size)
  const way = 0.6 * (over + GAP)
  one.x -= way * mine * x
  one.y -= way * mine * y
  other.x += way * (1 - mine) * x
  other.y += way * (1 - mine) * y
  return true
}

interface Bounds {
  readonly seams: readonly { readonly side: 1 | -1; readonly seam: Point }[]
  readonly god: Point
  readonly medal: number
  readonly spare: Readonly<Record<keyof typeof SQUEEZE, number>>
  /** The way out of the section's corner. */
  readonly way: Point
}

function boundsOf({ section, guest, squeeze = 'not' }: Ground): Bounds {
  const middle = middleOf(section)
  const spare = SPARE[squeeze]
  return {
    seams: ([1, -1] as const).map((side) => ({ side, seam: polar(1, middle - side * 30) })),
    god: polar(MEDAL.at, middle),
    medal: MEDAL.radius - spare.god + (guest ? GUEST : 0),
    spare,
    way: polar(1, middle),
  }
}

/** Puts a die back where it may lie. Says whether it had to be moved. */
function keepInside(die: Loose, { seams, god, medal, spare, way }: Bounds): boolean {
  const half = die.size / 2
  const { x: beforeX, y: beforeY } = die
  for (const { side, seam } of seams) {
    const inside = side * (seam.x * die.y - seam.y * die.x) - half + spare.seam
    if (inside < 0) {
      die.x += side * seam.y * inside
      die.y -= side * seam.x * inside
    }
  }
  const out = Math.hypot(die.x, die.y)
  const most = RADIUS.field + spare.rim - half * 1.12
  if (out > most) {
    die.x *= most / out
    die.y *= most / out
  }
  const [x, y] = [die.x - god.x, die.y - god.y]
  const away = Math.hypot(x, y)
  const needed = medal + half * 1.12
  if (away < needed) {
    die.x += (x / away) * (needed - away)
    die.y += (y / away) * (needed - away)
  }
  const beside = half + SHAFT.half - spare.shaft
  const isBehind = die.y < SHAFT.foot && die.y > SHAFT.top && Math.abs(die.x) < beside
  if (isBehind) {
    // Outwards, so that it does not come to lie on the other side of a seam.
    const far = (beside - Math.sign(way.x) * die.x) / Math.abs(way.x)
    die.x += far * way.x
    die.y += far * way.y
  }
  return Math.abs(die.x - beforeX) + Math.abs(die.y - beforeY) > 0.01
}
