import { PURITIES, purityIn, type PurityName } from '@benben/tekhenu'

/** The wheel on a plane of 424 around its middle. Section 0 lies at the upper left, the others clockwise. */
const SIZE = 424
export const RADIUS = { rim: 208, bandIn: 178, field: 176, tainted: 137, forbidden: 98, core: 58 } as const
export const SECTIONS = [0, 1, 2, 3, 4, 5] as const

const RADIANS = Math.PI / 180
/** Degrees clockwise from the top, from −120 to 180. */
export const middleOf = (section: number): number => (section === 5 ? -90 : section * 60 - 30)

export interface Point {
  readonly x: number
  readonly y: number
}

export const polar = (radius: number, degrees: number): Point => ({
  x: radius * Math.sin(degrees * RADIANS),
  y: -radius * Math.cos(degrees * RADIANS),
})

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A piece of a ring. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)]
  return `M${at(a)}A${outer} ${outer} 0 0 1 ${at(b)}L${at(c)}A${inner} ${inner} 0 0 0 ${at(d)}z`
}

/** An arc to write on: clockwise above, the other way round below, so that letters stand upright. */
export function arc(radius: number, from: number, to: number, upright: boolean): string {
  const [a, b] = upright ? [polar(radius, from), polar(radius, to)] : [polar(radius, to), polar(radius, from)]
  return `M${at(a)}A${radius} ${radius} 0 0 ${upright ? 1 : 0} ${at(b)}`
}

/** Where dice of a purity lie, how large they are, and how far apart. */
const RINGS: Readonly<Record<PurityName, { readonly radius: number; readonly size: number }>> = {
  pure: { radius: 156, size: 31 },
  tainted: { radius: 117, size: 28 },
  forbidden: { radius: 78, size: 22 },
}
/** How much of a section's 60 degrees the middles of its dice may take. */
const SPREAD: Readonly<Record<PurityName, number>> = { pure: 46, tainted: 42, forbidden: 36 }

const CROWDED = 0.78

export interface Lying extends Point {
  readonly colour: string
  readonly value: number
  readonly purity: PurityName
  readonly size: number
  /** Tells apart dice that look alike. */
  readonly key: string
}

/** The dice of a section, best ones nearest to their god. */
export function lay(dice: readonly string[], section: number, light: string): readonly Lying[] {
  const read = dice.map((text) => {
    const [colour = '', value = ''] = text.split(' ')
    return { text, colour, value: Number(value), purity: purityIn(colour, light) }
  })
  return PURITIES.flatMap((purity) => {
    const ring = read.filter((die) => die.purity === purity)
    const { radius, size: whole } = RINGS[purity]
    const gaps = ring.length - 1
    // More than lie side by side lie smaller, in and out by turns, so that none covers another's letter.
    const crowded = ((whole + 1) / radius / RADIANS) * gaps > SPREAD[purity]
    const size = crowded ? whole * CROWDED : whole
    const wanted = ((whole + 6) / radius / RADIANS) * gaps
    const spread = Math.min(wanted, SPREAD[purity])
    return ring.map((die, i) => {
      const degrees = middleOf(section) + (gaps === 0 ? 0 : (i / gaps - 0.5) * spread)
      const aside = crowded ? (i % 2 === 0 ? 1 : -1) * whole * 0.34 : 0
      const nth = ring.slice(0, i).filter(({ text }) => text === die.text).length
      return { ...die, ...polar(radius + aside, degrees), size, key: `${section} ${die.text} ${nth}` }
    })
  })
}

/** The bag lies in the free corner above. */
export const BAG: Point & { readonly size: number } = { x: -186, y: -186, size: 44 }

/** A box around a place on the plane, as parts of the whole, for boxes that lie over the drawing. */
export const placed = (
  { x, y }: Point,
  size: number,
): Readonly<Record<'left' | 'top' | 'width' | 'height', string>> => ({
  left: share(SIZE / 2 + x - size / 2),
  top: share(SIZE / 2 + y - size / 2),
  width: share(size),
  height: share(size),
})
const share = (length: number): string => `${((length / SIZE) * 100).toFixed(2)}%`
