import { PURITIES, purityIn, type PurityName } from '@benben/tekhenu'
import { middleOf, polar, type Point } from './geometry.ts'
import { overlap, settle, settleAll, type Box, type Ground, type Settled } from './settle.ts'

/** Where dice of a purity lie, how large they are, and how many degrees apart. */
const RINGS: Readonly<
  Record<PurityName, { readonly radius: number; readonly size: number; readonly step: number }>
> = {
  pure: { radius: 147, size: 36, step: 16 },
  tainted: { radius: 108, size: 34, step: 20 },
  forbidden: { radius: 72, size: 30, step: 22 },
}
/** On a wheel so many pixels wide dice are as large as that; on a smaller one they take more of it. */
const WHOLE = 416
/** In a crowded section dice lie smaller: as little as will do, but never below so many pixels. They have to be hit and read. */
const SCALES = [1, 0.94, 0.88, 0.82, 0] as const
const LEAST = 28.3
/** How often a section is shaken where dice of the least size still lie on each other, and what counts as lying beside. */
const SHAKES = 40
const CLEAR = 1
/** More than so many dice of a section may lie on its rim, if there is no other room. */
const MANY = 7

export interface Lying extends Box {
  readonly colour: string
  readonly value: number
  readonly purity: PurityName
  /** Tells apart dice that look alike. */
  readonly key: string
}
type Die = Omit<Lying, keyof Box>

/** Sections laid out lately: of six on the wheel a move changes one or two. */
const known = new Map<string, readonly Lying[]>()
const MOST_KNOWN = 60

/** What lies in each section, and its light; `guest` is the section where somebody stands between the god and its dice. */
interface Wheel {
  readonly dice: readonly (readonly string[])[]
  readonly lights: readonly string[]
  readonly guest: number
  /** How wide the wheel is, in pixels. */
  readonly side: number
}

/** The dice of all sections: where crowds of two of them meet at a seam, both give way. */
export function layAll({ dice, lights, guest, side }: Wheel): readonly (readonly Lying[])[] {
  const laid = dice.map((some, section) => lay(some, section, lights[section]!, section === guest, side))
  if (worstBetween(laid) < CLEAR) return laid
  const { sections } = settleAll(
    laid.map((boxes, section) => ({
      boxes,
      ground: { section, guest: section === guest, squeeze: boxes.length > MANY ? 'packed' : 'crowded' },
    })),
  )
  return laid.map((lying, section) => lying.map((die, i) => ({ ...die, ...sections[section]![i]! })))
}

/** The dice of a section, best ones nearest to their god; `guest` stands between the god and its dice. */
export function lay(
  dice: readonly string[],
  section: number,
  light: string,
  guest = false,
  side = WHOLE,
): readonly Lying[] {
  const key = [section, light, guest, side, ...dice].join()
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const sorted = sortedByPurity(dice, section, light)
  const { boxes } = boxesFor(sorted, { section, guest }, side)
  const lying = sorted.map((die, i) => ({ ...die, ...boxes[i]! }))
  known.set(key, lying)
  return lying
}

/** By how much dice of two sections overlap at most. */
const worstBetween = (laid: readonly (readonly Box[])[]): number =>
  Math.max(
    0,
    ...laid.flatMap((some, i) =>
      laid
        .slice(i + 1)
        .flat()
        .flatMap((other) => some.map((one) => overlap(one, other).over)),
    ),
  )

function sortedByPurity(dice: readonly string[], section: number, light: string): readonly Die[] {
  const read = dice.map((text, i): Die => {
    const [colour = '', value = ''] = text.split(' ')
    const nth = dice.slice(0, i).filter((other) => other === text).length
    return { colour, value: Number(value), purity: purityIn(colour, light), key: `${section} ${text} ${nth}` }
  })
  return PURITIES.flatMap((purity) => read.filter((die) => die.purity === purity))
}

/** A box for each die: at once, or else the best of many tries. */
function boxesFor(dice: readonly Die[], ground: Ground, side: number): Settled {
  const grown = Math.max(1, WHOLE / side)
  const least = (LEAST * 440) / side
  const begun = (scale: number): readonly Box[] =>
    dice.map(({ purity }, i) => {
      const { radius, size, step } = RINGS[purity]
      const ring = dice.filter((die) => die.purity === purity)
      const degrees = middleOf(ground.section) + (ring.indexOf(dice[i]!) - (ring.length - 1) / 2) * step
      return { ...polar(radius, degrees), size: Math.max(least, size * grown * scale) }
    })
  let best: Settled = { boxes: [], over: Infinity }
  for (const scale of SCALES) {
    best = settle(begun(scale), { ...ground, squeeze: scale === 0 ? 'crowded' : 'not' })
    if (best.over < CLEAR) return best
  }
  best = shaken(begun(0), { ...ground, squeeze: 'crowded' }, best)
  return best.over < CLEAR || dice.length <= MANY
    ? best
    : shaken(begun(0), { ...ground, squeeze: 'packed' }, best)
}

/** Shakes dice until all lie beside each other, or gives the best that came of it. */
function shaken(begun: readonly Box[], ground: Ground, before: Settled): Settled {
  let best = before
  for (let i = 1; i <= SHAKES && best.over >= CLEAR; i++) {
    const settled = settle(shake(begun, i), ground)
    if (settled.over < best.over) best = { ...settled, boxes: settled.boxes.toSorted(outermostFirst) }
  }
  return best
}

/** Moves dice a little, the same way every time. */
function shake(boxes: readonly Box[], seed: number): readonly Box[] {
  let state = seed
  const some = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return ((state >> 8) % 1000) / 10 - 50
  }
  return boxes.map(({ x, y, size }) => ({ x: x + some(), y: y + some(), size }))
}

/** All are of one size here: the places farthest outside belong to the purest dice. */
const outermostFirst = (one: Point, other: Point): number =>
  Math.hypot(other.x, other.y) - Math.hypot(one.x, one.y)
