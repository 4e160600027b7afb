import { memo, type ReactElement } from 'react'
import { at, middleOf, polar, RADIUS, sector } from './geometry.ts'
import styles from './wheel.module.css'

const { core, field, rim } = RADIUS
const SUN = rim + 1

/** Narrow beams from the sun over what it lights. */
const RAYS = Array.from({ length: 13 }, (_, i) => {
  const degrees = -57 + i * 9.5
  const half = i % 2 === 1 ? 2.4 : 1.3
  return `M${at(polar(field, degrees - half))}L${at(polar(46, degrees * 0.35))}L${at(polar(field, degrees + half))}z`
}).join('')
const SPIKES = Array.from({ length: 12 }, (_, i) => i * 30)
/** The way the light will turn. */
const ARROW = ((): string => {
  const points = [
    [62.5, 213],
    [66.5, 204],
    [62.5, 195],
    [63, 201],
    [56, 201],
    [56, 207],
    [63, 207],
  ] as const
  return `M${points.map(([degrees, radius]) => at(polar(radius, degrees))).join('L')}z`
})()
/** The shadow of the obelisk: soft at its edges without a filter, which would be drawn anew with every die over it. */
const SHADOW = [
  'M-27 2L-20 132 0 172 20 132 27 2z',
  'M-24 3L-17 135 0 172 17 135 24 3z',
  'M-21 4L-14 138 0 171 14 138 21 4z',
] as const
const PENUMBRA = [
  'M-30 0C-40 60-84 110-98 141A172 172 0 0 0 98 141C84 110 40 60 30 0z',
  'M-27 0C-35 60-72 116-82 151A172 172 0 0 0 82 151C72 116 35 60 27 0z',
  'M-25 0C-31 60-58 118-64 160A172 172 0 0 0 64 160C58 118 31 60 25 0z',
] as const

interface LightProps {
  /** Clockwise, as printed. */
  readonly lights: readonly string[]
  /** How many sections the wheel has turned, never counted back. */
  readonly turns: number
}

/** The angle at which the sun stands when nothing has turned: between the two sunny sections. */
const sunOf = (lights: readonly string[]): number =>
  middleOf(lights.findIndex((light, i) => light === 'sunny' && lights[(i + 1) % 6] === 'sunny')) + 30

export const sunAngle = ({ lights, turns }: LightProps): number => sunOf(lights) + turns * 60

/**
 * Sun, light and shadow are one thing that turns: the sun rides on the rim, its rays fill the sunny sections, and the shadow of
 * the obelisk falls opposite, its tip on the rim. A box of its own, so that turning it draws nothing anew.
 */
export const Light = memo(function Light({ lights, turns }: LightProps): ReactElement {
  const sun = sunOf(lights)
  return (
    <svg
      viewBox="-220 -220 440 440"
      className={styles.field}
      style={{ transform: `rotate(${sunAngle({ lights, turns })}deg)` }}
      aria-hidden="true"
      focusable="false"
    >
      <LightDefs />
      {lights.map((light, i) => {
        const from = middleOf(i) - 30 - sun
        const whole = sector(core, field, from, from + 60)
        return (
          <g key={i}>
            <path d={whole} className={styles[light]} />
            {light === 'shaded' ? <path d={whole} fill="url(#tk-hatch)" /> : null}
          </g>
        )
      })}
      <path d={sector(core, field, -60, 60)} fill="url(#tk-glow)" />
      <path d={RAYS} className={styles.ray} />
      {PENUMBRA.map((d) => (
        <path key={d} d={d} className={styles.penumbra} />
      ))}
      {SHADOW.map((d) => (
        <path key={d} d={d} className={styles.shadow} />
      ))}
      <circle cy={-SUN} r="25" className={styles.halo} />
      {SPIKES.map((degrees) => (
        <path
          key={degrees}
          d={`M0 ${-SUN - 20}l2.6 7h-5.2z`}
          transform={`rotate(${degrees} 0 ${-SUN})`}
          className={styles.spike}
        />
      ))}
      <circle cy={-SUN} r="12" fill="url(#tk-g-sun)" stroke="#8a4a0c" strokeWidth="1.3" />
      <path d={ARROW} className={styles.arrow} />
    </svg>
  )
})

/** Light told without colour, too: shade is hatched. */
const LightDefs = memo((): ReactElement => (
  <defs>
    <pattern id="tk-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
      <path d="M0 0v7" className={styles.hatch} />
    </pattern>
    <radialGradient id="tk-glow" cx="0" cy={-SUN} r="300" gradientUnits="userSpaceOnUse">
      <stop offset="0" className={styles.glow0} />
      <stop offset="0.45" className={styles.glow1} />
      <stop offset="1" className={styles.glow2} />
    </radialGradient>
    <linearGradient id="tk-shade" x1="0" y1="-90" x2="0" y2="95" gradientUnits="userSpaceOnUse">
      <stop offset="0" className={styles.shade0} />
      <stop offset="1" className={styles.shade1} />
    </linearGradient>
    <radialGradient id="tk-night" cx="0" cy="0" r={field} gradientUnits="userSpaceOnUse">
      <stop offset="0.15" className={styles.night0} />
      <stop offset="1" className={styles.night1} />
    </radialGradient>
    <linearGradient id="tk-cast" x1="0" y1="0" x2="0" y2={field} gradientUnits="userSpaceOnUse">
      <stop offset="0" className={styles.cast0} />
      <stop offset="1" className={styles.cast1} />
    </linearGradient>
  </defs>
))
