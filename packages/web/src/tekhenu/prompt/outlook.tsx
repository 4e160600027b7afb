import type { CSSProperties, ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import type { Foreseen } from './outlook-of.ts'
import styles from './outlook.module.css'
import { isDense } from './widths.ts'

/** So that a text keeps the room it needs in two lines. */
const lettersOf = (text: string): CSSProperties => ({ '--letters': text.length }) as CSSProperties

interface OutlookProps extends Foreseen {
  /** What stands before it. */
  readonly cause: string
}

/** What the choice that is looked at would bring and cost. */
export const Outlook = ({ cause, ...foreseen }: OutlookProps): ReactElement => {
  const { title, list, more } = foreseen
  return (
    <>
      {title === '' ? null : (
        <span className={styles.about} style={lettersOf(title)}>
          {title}
        </span>
      )}
      <span className={isDense(foreseen, cause) ? styles.dense : styles.chips}>
        {list.map(({ key, look, parts, note, seat }) => (
          <span key={key} className={`${styles.chip} ${styles[look]}`}>
            {seat === undefined ? null : <SeatMark seat={seat} size={13} />}
            {parts.map(({ glyph, text }) => (
              <span key={glyph} className={styles.paid}>
                <Glyph name={glyph} size={18} />
                <b>{text}</b>
              </span>
            ))}
            {note === undefined ? null : <small style={lettersOf(note)}>{note}</small>}
          </span>
        ))}
      </span>
      {more === '' ? null : <small className={`${styles.more} ${styles.warning}`}>{more}</small>}
    </>
  )
}
