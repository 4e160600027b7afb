import type { CSSProperties, ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import type { Foreseen } from './outlook-of.ts'
import styles from './outlook.module.css'

/** What the choice that is looked at would bring and cost. */
export const Outlook = ({ title, list, more }: Foreseen): ReactElement => (
  <>
    {title === '' ? null : <span className={styles.about}>{title}</span>}
    {list.map(({ key, look, parts, note, seat }) => (
      <span
        key={key}
        className={`${styles.chip} ${styles[look]}`}
        style={{ '--parts': parts.length } as CSSProperties}
      >
        {seat === undefined ? null : <SeatMark seat={seat} size={13} />}
        {parts.map(({ glyph, text }) => (
          <span key={glyph} className={styles.paid}>
            <Glyph name={glyph} size={18} />
            <b>{text}</b>
          </span>
        ))}
        {note === undefined ? null : <small>{note}</small>}
      </span>
    ))}
    {more === '' ? null : <small className={`${styles.more} ${styles.warning}`}>{more}</small>}
  </>
)
