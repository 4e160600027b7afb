import { EDGES, spaceNamed, TEMPLE_SIZE, type Edition } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import styles from './temple.module.css'

/** The stone the spaces lie on and its outer edges; the lines of the space that is looked at are lit. */
export const Ground = memo(function Ground({
  edition,
  looked,
  line,
}: {
  readonly edition: Edition
  readonly looked: string | null
  /** The spaces in line with the end of a line that is looked at. */
  readonly line: readonly number[]
}): ReactElement {
  const across = line.includes((line[0] ?? -2) + 1)
  const space = looked === null ? -1 : spaceNamed(looked)
  const row = space >= 0 ? Math.floor(space / TEMPLE_SIZE) + 1 : across ? line[0]! / TEMPLE_SIZE + 1 : 0
  const column = space >= 0 ? (space % TEMPLE_SIZE) + 1 : line.length > 0 && !across ? line[0]! + 1 : 0
  return (
    <>
      <svg
        className={styles.ground}
        viewBox="0 0 246 246"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect x=".5" y="4" width="245" height="246" rx="3" className={styles.depth} />
        <rect x=".5" y=".5" width="245" height="245" rx="3" className={styles.stone} />
        {EDGES.map((side) =>
          edition.temple.outerEdges[side].map((edge, i) => {
            const along = 10 + 46 * i
            const box =
              side === 'top' || side === 'bottom'
                ? { x: along, y: side === 'top' ? 1 : 238, width: 42, height: 7 }
                : { y: along, x: side === 'left' ? 1 : 238, width: 7, height: 42 }
            return <rect key={`${side} ${i}`} {...box} fill={`url(#tk-edge-${edge})`} />
          }),
        )}
      </svg>
      {row === 0 ? null : <span className={styles.line} style={{ gridRow: row + 3, gridColumn: '1 / -2' }} />}
      {column === 0 ? null : (
        <span className={styles.line} style={{ gridColumn: column + 2, gridRow: '2 / -1' }} />
      )}
    </>
  )
})
