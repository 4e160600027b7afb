import type { ReactElement } from 'react'
import styles from './count.module.css'

/** A number, and what it would become: `3→1`. */
export const Count = ({
  now,
  then,
}: {
  readonly now: number
  readonly then?: number | undefined
}): ReactElement => (
  <b className={styles.count}>
    {now}
    {then === undefined || then === now ? null : <i className={styles.then}>→{then}</i>}
  </b>
)
