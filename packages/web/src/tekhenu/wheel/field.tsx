import { memo, type ReactElement } from 'react'
import { useSpot } from '../pointing/spot.tsx'
import { arc, middleOf, RADIUS, SECTIONS, sector } from './geometry.ts'
import styles from './wheel.module.css'

/** Light and shadow as they are printed; turned with the wheel. Drawn for the first section at the upper left. */
export const LightField = memo(function LightField({
  lights,
  turns,
}: {
  /** Clockwise, as printed. */
  readonly lights: readonly string[]
  /** How many sections the wheel has turned, never counted back. */
  readonly turns: number
}): ReactElement {
  return (
    <g className={styles.field} style={{ transform: `rotate(${turns * 60}deg)` }}>
      {lights.map((light, i) => {
        const from = middleOf(i) - 30
        const whole = sector(RADIUS.core, RADIUS.field, from, from + 60)
        return (
          <g key={i}>
            <path d={whole} className={styles[light]} />
            {light === 'sunny' ? null : <path d={whole} fill={`url(#tk-hatch-${light})`} />}
          </g>
        )
      })}
    </g>
  )
})

/** Rings of purity and the seams between sections. */
export const Rings = memo((): ReactElement => (
  <>
    {SECTIONS.map((section) => {
      const from = middleOf(section) - 30
      return (
        <path
          key={section}
          d={sector(RADIUS.core, RADIUS.forbidden, from, from + 60)}
          className={styles.inner}
        />
      )
    })}
    {SECTIONS.map((section) => (
      <path
        key={section}
        className={styles.seam}
        d={`M0-${RADIUS.core}V-${RADIUS.field}`}
        transform={`rotate(${section * 60})`}
      />
    ))}
    <circle r={RADIUS.forbidden} className={styles.ring} strokeDasharray="1 4" />
    <circle r={RADIUS.tainted} className={styles.ring} strokeDasharray="3 3" />
    <circle r={RADIUS.field} className={styles.edge} />
  </>
))

/** The band of a god: its name written along the rim. */
export const Band = memo(function Band({
  section,
  god,
  title,
  on,
}: {
  readonly section: number
  readonly god: string
  readonly title: string
  /** Whether the die in hand comes from here. */
  readonly on: boolean
}): ReactElement {
  const lit = useSpot(`god/${god}`).chains.length > 0
  const middle = middleOf(section)
  const upper = Math.abs(middle) < 100
  const id = `tk-arc-${section}`
  return (
    <g data-on={on || lit || undefined} className={styles.band}>
      <path d={sector(RADIUS.bandIn, RADIUS.rim, middle - 29.4, middle + 29.4)} />
      <path
        id={id}
        fill="none"
        stroke="none"
        d={upper ? arc(188, middle - 28, middle + 30, true) : arc(198, middle - 30, middle + 28, false)}
      />
      <text className={styles.name}>
        <textPath href={`#${id}`} startOffset="41">
          {title}
        </textPath>
      </text>
    </g>
  )
})

/** The benben stone seen from above, with the shadow it throws. */
export const Obelisk = memo((): ReactElement => (
  <g aria-hidden="true">
    <circle r={RADIUS.core} className={styles.core} />
    <path d="M-26-26H26V26H-26z" fill="#b98a2b" />
    <path d="M-26-26H26L0 0z" fill="#f6e0a0" />
    <path d="M26-26V26L0 0z" fill="#d9ae4a" />
    <path d="M26 26H-26L0 0z" fill="#9a6f1e" />
    <path d="M-26 26V-26L0 0z" fill="#e9c46a" />
    <path d="M-9-9H9L0 0z" fill="#fff6d8" />
    <path d="M9-9V9L0 0z" fill="#f0c95e" />
    <path d="M9 9H-9L0 0z" fill="#b9861f" />
    <path d="M-9 9V-9L0 0z" fill="#f6dc92" />
  </g>
))
