import { COLUMNS } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import styles from './temple.module.css'

/** The statues stand at the middle lines. */
const MIDDLE = 2

/** Letters of the columns and numbers of the rows: log and moves call the spaces `a1`. They stand beside the statues for the people. */
export const Labels = memo(function Labels(): ReactElement {
  return (
    <>
      {COLUMNS.map((column, i) => (
        <span
          key={column}
          className={styles.label}
          style={{ gridRow: 1, gridColumn: i + 3 }}
          data-corner={i === MIDDLE || undefined}
          data-label={column}
          aria-hidden="true"
        >
          {column}
        </span>
      ))}
      {COLUMNS.map((column, i) => (
        <span
          key={column}
          className={styles.label}
          style={{ gridRow: i + 4, gridColumn: 10 }}
          data-row
          data-corner={i === MIDDLE || undefined}
          data-label={i + 1}
          aria-hidden="true"
        >
          {i + 1}
        </span>
      ))}
    </>
  )
})
