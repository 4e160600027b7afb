import type { CSSProperties, ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import type { Foreseen } from './outlook-of.ts'
import styles from './outlook.module.css'

/** So that a text keeps the room it needs in two lines. */
const lettersOf = (text: string): CSSProperties => ({ '--letters': text.length }) as CSSProperties

/** What the choice that is looked at would bring and cost. */
export const Outlook = ({ title, list, more }: Foreseen): ReactElement => (
  <>
    {title === '' ? null : (
      <span className={styles.about} style={lettersOf(title)}>
        {title}
      </span>
    )}
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
    {more === '' ? null : <small className={`${styles.more} ${styles.warning}`}>{more}</small>}
  </>
)
