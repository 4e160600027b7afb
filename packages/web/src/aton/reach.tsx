import type { Seat } from '@benben/kernel'
import type { ReactElement } from 'react'
import styles from './reach.module.css'
import { nameOf, type TableModel } from './model.ts'

/** How far the priests of the seat that acts may go: temples stand in a row, so it is a distance. */
export function Reach({
  model,
  seat,
  reach,
}: {
  readonly model: TableModel
  readonly seat: Seat | undefined
  readonly reach: number | undefined
}): ReactElement {
  if (seat === undefined || reach === undefined) return <div className={styles.reach} />
  return (
    <div className={styles.reach} data-help="reach">
      <i className={styles.line} style={{ transform: `scaleX(${reach / 4})` }} aria-hidden="true" />
      <span className={styles.text}>
        {model.words.say('aton.web.reach', {
          who: nameOf(model, seat),
          mine: model.seats[seat]?.kind === 'me' ? 'yes' : 'no',
          reach,
        })}
      </span>
    </div>
  )
}
