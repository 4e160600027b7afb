import { memo, type ReactElement } from 'react'
import { useSpot } from '../pointing/spot.tsx'
import { arc, at, isUpper, middleOf, polar, RADIUS, SECTIONS, sector } from './geometry.ts'
import styles from './wheel.module.css'

const JOINTS = Array.from({ length: 36 }, (_, i) => i * 10)
  .filter((degrees) => degrees % 60 !== 0)
  .map((degrees) => `M${at(polar(RADIUS.tainted, degrees))}L${at(polar(RADIUS.field, degrees))}`)
  .join('')

/** Rings of purity, the seams between sections and the joints of the paving. */
export const Rings = memo((): ReactElement => (
  <>
    <path d={JOINTS} className={styles.joint} />
    {SECTIONS.map((section) => (
      <path
        key={section}
        className={styles.seam}
        d={`M0-50V-${RADIUS.field}`}
        transform={`rotate(${section * 60})`}
      />
    ))}
    <circle r={RADIUS.forbidden} className={styles.ring} />
    <circle r={RADIUS.tainted} className={styles.ring} />
    <circle r={RADIUS.field} className={styles.edge} />
  </>
))

/** The band of a god: its name written along the rim, behind it the value of its statues. */
export const Band = memo(function Band({
  section,
  god,
  title,
  value,
  places,
  on,
}: {
  readonly section: number
  readonly god: string
  readonly title: string
  readonly value: number
  /** For how many statues there is room. */
  readonly places: number
  /** Whether the die in hand comes from here. */
  readonly on: boolean
}): ReactElement {
  const lit = useSpot(`god/${god}`).chains.length > 0
  const middle = middleOf(section)
  const upper = isUpper(section)
  const id = `tk-arc-${section}`
  const seal = polar(191, middle + sideOf(section) * VALUE_AT[places - 1]!)
  return (
    <g data-on={on || lit || undefined} data-help={`god/${god}`} className={styles.band}>
      <path d={sector(RADIUS.bandIn, RADIUS.rim, middle - 29.4, middle + 29.4)} />
      <path
        id={id}
        fill="none"
        stroke="none"
        d={upper ? arc(185, middle + 8, middle + 30, true) : arc(195.5, middle - 30, middle - 8, false)}
      />
      <text className={styles.name}>
        <textPath href={`#${id}`} startOffset="50%">
          {title}
        </textPath>
      </text>
      <circle cx={seal.x} cy={seal.y} r="8" className={styles.seal} />
      <text x={seal.x} y={seal.y + 4} className={styles.value}>
        {value}
      </text>
    </g>
  )
})

/** Statues and the value stand before the god as its name is read. */
export const sideOf = (section: number): 1 | -1 => (isUpper(section) ? -1 : 1)
/** How far from the god the value stands, and each of its statues, by the number of places: degrees. */
const VALUE_AT = [22.5, 24, 24.6] as const
export const STATUES_AT = [[15.5], [11.8, 17.6], [10.9, 15.3, 19.7]] as const

/** The obelisk rises over the seam between two sections, where no die lies. Its faces follow the sun. */
export const Obelisk = memo(function Obelisk({ sun }: { readonly sun: number }): ReactElement {
  return (
    <g
      className={styles.obelisk}
      style={{ '--face-l': faceOf(sun, 225, 0.6), '--face-r': faceOf(sun, 135, 0.08) } as object}
    >
      <use href="#tk-great-obelisk" x="-56" y="-160" width="112" height="214.7" />
    </g>
  )
})

/** A face turned by so many degrees, brighter the more it looks at the sun; `bias` for what the eye expects. */
function faceOf(sun: number, normal: number, bias: number): string {
  const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180)
  const bright = Math.min(1, Math.max(0, (cos(sun - normal) + 1) / 2 + bias * cos(sun)))
  return `color-mix(in srgb, #f2dca6 ${Math.round(100 * bright)}%, #74562e)`
}
