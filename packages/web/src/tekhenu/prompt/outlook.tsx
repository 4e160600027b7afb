import type { CSSProperties, ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import type { Foreseen } from './outlook-of.ts'
import styles from './outlook.module.css'
import { isDense } from './widths.ts'

/** So that a text keeps the room it needs in two lines. */
const lettersOf = (text: string): CSSProperties => ({ '--letters': text.length }) as CSSProperties

interface LineProps {
  readonly look: 'problem' | 'about' | 'more'
  readonly text: string
}

/** Why something is not possible, what the choice that is looked at is, or what one should know first. */
export const lineOf = (problem: string | null, outlook: Foreseen | null, idle: string): LineProps =>
  problem !== null
    ? { look: 'problem', text: problem }
    : outlook !== null
      ? { look: 'about', text: outlook.title }
      : { look: 'more', text: idle }

/** The same element whatever it says: to take one out of the page and put another in costs more than to change its text. */
export const Line = ({ look, text }: LineProps): ReactElement | null =>
  text === '' ? null : (
    <span className={styles[look]} style={lettersOf(text)}>
      {text}
    </span>
  )

interface OutlookProps extends Foreseen {
  /** What stands before it. */
  readonly cause: string
}

/** What the choice that is looked at would bring and cost. */
export const Outlook = ({ cause, ...foreseen }: OutlookProps): ReactElement => {
  const { list, more } = foreseen
  return (
    <>
      <span className={isDense(foreseen, cause) ? styles.dense : styles.chips}>
        {list.map(({ key, look, parts, note, seat }) => (
          <span key={key} className={`${styles.chip} ${styles[look] ?? ''}`}>
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
