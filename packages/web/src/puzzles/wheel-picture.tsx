import type { ReactElement } from 'react'
import type { Wheel } from './wheel-of.ts'
import styles from './wheel-picture.module.css'

const SECTION = 60
const RIM = 48
/** Where dice lie in a section: by rows from the rim, `[distance from the middle, dice in the row]`. */
const ROWS = [
  [38, 4],
  [26, 3],
  [15, 2],
] as const
const DIE = 8.4

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const at = (radius: number, degrees: number): readonly [number, number] => [
  radius * Math.sin(radians(degrees)),
  -radius * Math.cos(radians(degrees)),
]
const text = (radius: number, degrees: number): string =>
  at(radius, degrees)
    .map((each) => each.toFixed(2))
    .join(' ')

/** Horus stands left of the top. */
const middleOf = (section: number): number => (section - 0.5) * SECTION

/** The place of the die of that number among so many. */
function placeOf(die: number, many: number, middle: number): readonly [number, number] {
  let before = 0
  for (const [radius, most] of ROWS) {
    if (die < before + most) {
      const inRow = Math.min(most, many - before)
      const step = (DIE + 1.6) / radius
      return at(radius, middle + ((die - before - (inRow - 1) / 2) * step * 180) / Math.PI)
    }
    before += most
  }
  return [0, 0]
}

/** The wheel of a puzzle: its light, and which dice lie where. */
export function WheelPicture({ wheel }: { readonly wheel: Wheel }): ReactElement {
  return (
    <svg
      viewBox="-50 -50 100 100"
      className={styles.wheel}
      aria-hidden="true"
      focusable="false"
      data-wheel-picture
    >
      {wheel.map(({ light, dice }, section) => {
        const middle = middleOf(section)
        const [from, to] = [middle - SECTION / 2, middle + SECTION / 2]
        return (
          <g key={section}>
            <path
              d={`M0 0L${text(RIM, from)}A${RIM} ${RIM} 0 0 1 ${text(RIM, to)}z`}
              className={`${styles.section} ${styles[light]}`}
            />
            {dice.map((colour, die) => {
              const [x, y] = placeOf(die, dice.length, middle)
              return (
                <rect
                  key={die}
                  x={x - DIE / 2}
                  y={y - DIE / 2}
                  width={DIE}
                  height={DIE}
                  rx="2"
                  className={`${styles.die} ${styles[colour]}`}
                />
              )
            })}
          </g>
        )
      })}
      <circle r="6" className={styles.hub} />
    </svg>
  )
}
