/** The wheel on a plane of 440 around its middle. Section 0 lies at the upper left, the others clockwise. */
const SIZE = 440
export const RADIUS = { rim: 209, bandIn: 175, field: 172, tainted: 132, forbidden: 92, core: 20 } as const
/** Gods stand on the rim, each in the middle of its section. */
export const MEDAL = { at: 188, radius: 27 } as const
export const SECTIONS = [0, 1, 2, 3, 4, 5] as const

const RADIANS = Math.PI / 180
/** Degrees clockwise from the top, from −90 to 210. */
export const middleOf = (section: number): number => (section === 5 ? -90 : section * 60 - 30)
/** Whether what is written on the rim here is read from the middle; below it is read from outside. */
export const isUpper = (section: number): boolean => Math.abs(middleOf(section)) < 100

export interface Point {
  readonly x: number
  readonly y: number
}

export const polar = (radius: number, degrees: number): Point => ({
  x: radius * Math.sin(degrees * RADIANS),
  y: -radius * Math.cos(degrees * RADIANS),
})

export const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

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

/** The bag lies in the free corner above. */
export const BAG: Point & { readonly size: number } = { x: -192, y: -194, size: 48 }

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
