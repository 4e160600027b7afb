import type { ReactElement } from 'react'
import { InBar } from '../ui/bar-slot.tsx'
import { PHONE, useMedia } from '../ui/use-media.ts'
import { colourOf, seatsByColour } from './facts.ts'
import { nameOf, type TableModel } from './model.ts'
import { Priest } from './pieces.tsx'
import styles from './standing.module.css'

/** The round and both scores, in the bar above the table; a phone has them on the table alone. */
export function Standing({ model }: { readonly model: TableModel }): ReactElement | null {
  const { words, view } = model
  const isPhone = useMedia(PHONE)
  if (isPhone) return null
  return (
    <InBar
      aside={
        <ul className={styles.seats}>
          {seatsByColour(view).map((seat) => (
            <li key={seat} className={view.toAct.includes(seat) ? styles.now : ''}>
              <Priest colour={colourOf(view, seat)} className={styles.mark} />
              <span>{nameOf(model, seat)}</span>
              <b>{view.seats[seat]!.score}</b>
            </li>
          ))}
        </ul>
      }
    >
      <b className={styles.round}>{words.say('aton.web.round', { round: view.round })}</b>
    </InBar>
  )
}
