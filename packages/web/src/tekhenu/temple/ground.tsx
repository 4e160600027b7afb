import type { Edition } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { SIDES } from './facts.ts'
import styles from './temple.module.css'

/** The stone the spaces lie on and its outer edges; the lines of the space that is looked at are lit. */
export const Ground = memo(function Ground({
  edition,
  looked,
}: {
  readonly edition: Edition
  readonly looked: string | null
}): ReactElement {
  const row = looked === null ? 0 : Number(looked[1])
  const column = looked === null ? 0 : 'abcde'.indexOf(looked[0]!) + 1
  return (
    <>
      {looked === null ? null : (
        <>
          <span className={styles.line} style={{ gridRow: row + 3, gridColumn: '1 / -2' }} />
          <span className={styles.line} style={{ gridColumn: column + 2, gridRow: '2 / -1' }} />
        </>
      )}
      <svg
        className={styles.ground}
        viewBox="0 0 246 246"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect x=".5" y=".5" width="245" height="245" rx="3" className={styles.stone} />
        {SIDES.map((side) =>
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
    </>
  )
})
