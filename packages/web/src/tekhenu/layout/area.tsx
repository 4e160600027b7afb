import type { ReactElement, ReactNode } from 'react'
import styles from './area.module.css'

/** The parts of the table; on a phone each has its tab. */
const AREAS = [
  'wheel',
  'horus',
  'ra',
  'temple',
  'people',
  'market',
  'osiris',
  'seth',
  'bot',
  'mine',
  'rivals',
] as const
export type AreaName = (typeof AREAS)[number]

interface AreaProps {
  readonly name: AreaName
  readonly title: string
  /** Small print beside the title. */
  readonly note?: ReactNode
  readonly icon?: ReactNode
  /** At the end of the title's line. */
  readonly aside?: ReactNode
  readonly className?: string | undefined
  /** Much wider than high. */
  readonly flat?: boolean
  readonly children: ReactNode
}

/** A panel of the table. The tab key stops at it once, arrow keys go through its spots (focus.ts). */
export const Area = ({
  name,
  title,
  note,
  icon,
  aside,
  className = '',
  flat = false,
  children,
}: AreaProps): ReactElement => (
  <section
    className={`${styles.area} ${flat ? styles.flat : ''} ${className}`}
    data-area={name}
    aria-label={title}
  >
    <h2 className={styles.title}>
      {icon}
      <span>{title}</span>
      {note === undefined ? null : (
        <small>
          <span>{note}</span>
        </small>
      )}
      {aside}
    </h2>
    {children}
  </section>
)
