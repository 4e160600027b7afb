import { PURITIES, purityIn, type PurityName } from '@benben/tekhenu'
import { MEDAL, middleOf, polar, RADIUS, type Point } from './geometry.ts'

/** Where dice of a purity lie, how large they are, and how many degrees apart. */
const RINGS: Readonly<
  Record<PurityName, { readonly radius: number; readonly size: number; readonly step: number }>
> = {
  pure: { radius: 147, size: 36, step: 16 },
  tainted: { radius: 108, size: 34, step: 20 },
  forbidden: { radius: 72, size: 30, step: 22 },
}
/** In a crowded section dice lie smaller: as little as will do. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76] as const
/** No die is smaller than this: it has to be hit and read. */
const LEAST = 30
const GAP = 3
const ROUNDS = 120
/** Half as wide as the shaft of the obelisk, and how far it reaches up and down from the middle. */
const SHAFT = { half: 17, top: -152, foot: 24 } as const
/** How much room whoever stands beside a god takes. */
const GUEST = 17

export interface Lying extends Point {
  readonly colour: string
  readonly value: number
  readonly purity: PurityName
  readonly size: number
  /** Tells apart dice that look alike. */
  readonly key: string
}
type Loose = { -readonly [K in keyof Lying]: Lying[K] }

/** Sections laid out lately: of six on the wheel a move changes one or two. */
const known = new Map<string, readonly Lying[]>()
const MOST_KNOWN = 60

/** The dice of a section, best ones nearest to their god; `guest` stands between the god and its dice. */
export function lay(
  dice: readonly string[],
  section: number,
  light: string,
  guest = false,
): readonly Lying[] {
  const key = [section, light, guest, ...dice].join()
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const lying = layAnew(dice, section, light, guest)
  known.set(key, lying)
  return lying
}

function layAnew(dice: readonly string[], section: number, light: string, guest: boolean): readonly Lying[] {
  const read = dice.map((text) => {
    const [colour = '', value = ''] = text.split(' ')
    return { text, colour, value: Number(value), purity: purityIn(colour, light) }
  })
  const laidOut = (scale: number): readonly Lying[] =>
    settle(
      PURITIES.flatMap((purity) => {
        const ring = read.filter((die) => die.purity === purity)
        const { radius, size, step } = RINGS[purity]
        return ring.map(({ text, ...die }, i): Loose => {
          const degrees = middleOf(section) + (i - (ring.length - 1) / 2) * step
          const nth = ring.slice(0, i).filter((other) => other.text === text).length
          return {
            ...die,
            ...polar(radius, degrees),
            size: Math.max(LEAST, size * scale),
            key: `${section} ${text} ${nth}`,
          }
        })
      }),
      section,
      guest,
    )
  const [whole, ...smaller] = SCALES
  let lying = laidOut(whole)
  for (const scale of smaller) {
    if (isClear(lying)) return lying
    lying = laidOut(scale)
  }
  return lying
}

/** Whether no die covers another. */
const isClear = (dice: readonly Lying[]): boolean =>
  dice.every((one, i) =>
    dice.slice(i + 1).every((other) => {
      const room = (one.size + other.size) / 2
      return Math.abs(one.x - other.x) >= room || Math.abs(one.y - other.y) >= room
    }),
  )

/** Pushes dice apart inside their section until none covers another, its god or the obelisk. */
function settle(dice: Loose[], section: number, guest: boolean): readonly Lying[] {
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, one] of dice.entries()) for (const other of dice.slice(i + 1)) part(one, other)
    for (const die of dice) keepInside(die, section, guest)
  }
  return dice
}

/** Two dice that touch give way along the shorter way, the smaller one more. */
function part(one: Loose, other: Loose): void {
  const room = (one.size + other.size) / 2 + GAP
  const [x, y] = [other.x - one.x, other.y - one.y]
  const [overX, overY] = [room - Math.abs(x), room - Math.abs(y)]
  if (overX <= 0 || overY <= 0) return
  const mine = other.size / (one.size + other.size)
  const along = overX < overY ? 'x' : 'y'
  const way = 0.6 * Math.min(overX, overY) * (Math.sign(along === 'x' ? x : y) || 1)
  one[along] -= way * mine
  other[along] += way * (1 - mine)
}

function keepInside(die: Loose, section: number, guest: boolean): void {
  const half = die.size / 2
  const middle = middleOf(section)
  for (const side of [1, -1] as const) {
    const seam = polar(1, middle - side * 30)
    const inside = side * (seam.x * die.y - seam.y * die.x) - half
    if (inside < 0) {
      die.x += side * seam.y * inside
      die.y -= side * seam.x * inside
    }
  }
  const far = Math.hypot(die.x, die.y)
  const most = RADIUS.field - half * 1.12
  if (far > most) {
    die.x *= most / far
    die.y *= most / far
  }
  const god = polar(MEDAL.at, middle)
  const [x, y] = [die.x - god.x, die.y - god.y]
  const away = Math.hypot(x, y)
  const needed = MEDAL.radius + half * 1.12 + (guest ? GUEST : 0)
  if (away < needed) {
    die.x += (x / away) * (needed - away)
    die.y += (y / away) * (needed - away)
  }
  const beside = half + SHAFT.half
  const isBehind = die.y < SHAFT.foot && die.y > SHAFT.top && Math.abs(die.x) < beside
  if (isBehind) die.x = middle > 0 && middle < 180 ? beside : -beside
}
