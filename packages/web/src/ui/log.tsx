import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import styles from './log.module.css'

export interface LogLine {
  readonly key: number
  readonly text: string
  readonly sign: ReactNode
  /** Begins a new part. */
  readonly heading: boolean
  readonly big: boolean
  /** Belongs to the line before it. */
  readonly minor?: boolean
}

interface LogProps {
  readonly lines: readonly LogLine[]
  readonly label: string
  /** The line that is pointed at or focused; null when none is any more. */
  readonly onPoint: (key: number | null) => void
}

/** One stop for the tab key; arrows go from line to line. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll('button')]
  const at = lines.indexOf(event.target as HTMLButtonElement)
  const to =
    event.key === 'ArrowDown'
      ? at + 1
      : event.key === 'ArrowUp'
        ? at - 1
        : event.key === 'Home'
          ? 0
          : undefined
  if (to === undefined) return
  event.preventDefault()
  ;(lines[to] ?? event.currentTarget).focus()
}

/** What happened, newest first. Each line shows what it speaks of while it is pointed at. */
export const Log = ({ lines, label, onPoint }: LogProps): ReactElement => (
  <ol
    className={styles.log}
    aria-label={label}
    tabIndex={0}
    onKeyDown={walk}
    onPointerLeave={() => onPoint(null)}
    onBlur={() => onPoint(null)}
  >
    {lines.map(({ key, text, sign, heading, big, minor }) =>
      heading ? (
        <li key={key} className={styles.heading}>
          {text}
        </li>
      ) : (
        <li key={key} className={big ? styles.big : minor === true ? styles.minor : ''}>
          <button
            type="button"
            tabIndex={-1}
            onPointerEnter={() => onPoint(key)}
            onFocus={() => onPoint(key)}
            onClick={() => onPoint(key)}
          >
            <span className={styles.sign}>{sign}</span>
            <span>{text}</span>
          </button>
        </li>
      ),
    )}
  </ol>
)
