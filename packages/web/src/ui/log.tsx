import type { Seat } from '@benben/kernel'
import {
  memo,
  useCallback,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { RuleLink } from './help.tsx'
import { Hidden } from './hidden.tsx'
import { useHover, useHoverIn } from './use-hover.ts'
import { WhyLast } from './why.tsx'
import styles from './log.module.css'

export interface LogLine {
  readonly key: number
  readonly text: string
  readonly sign: ReactNode
  /** Begins a new part. */
  readonly heading: boolean
  readonly big: boolean
  /** What comes of the line before it. */
  readonly minor?: boolean
  /** Names who did what stands below it. */
  readonly turn?: boolean
  /** Happened since the last turn of whoever reads. */
  readonly fresh?: boolean
  /** Where the rules explain it; undefined where a game has no book. */
  readonly rule: string | undefined
}

interface LogProps {
  readonly game: string
  readonly lines: readonly LogLine[]
  readonly label: string
  /** The line that is pointed at or focused; null when none is any more. */
  readonly onPoint: (key: number | null) => void
  /** What a seat is called, where several may have the same name. */
  readonly nameOf?: (seat: Seat) => string
}

/** One stop for the tab key; arrows go from line to line. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button, [data-head] a')]
  const line = (event.target as HTMLElement).closest('li')
  const at = lines.findIndex((each) => line?.contains(each))
  if (event.key === 'ArrowRight') line?.querySelector('a')?.focus()
  if (event.key === 'ArrowLeft') line?.querySelector('button')?.focus()
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

/** The log, newest first. Hovering a line highlights the pieces it mentions. */
export function Log({ game, lines, label, onPoint, nameOf }: LogProps): ReactElement {
  const [pointed, setPointed] = useState<number | null>(null)
  const point = useCallback(
    (key: number | null): void => {
      setPointed(key)
      onPoint(key)
    },
    [onPoint],
  )
  const list = useRef<HTMLOListElement>(null)
  useHoverIn(list, 'data-log-line', (key) => point(Number(key)))
  useHover(list, (inside) => {
    if (!inside) point(null)
  })
  return (
    <>
      <WhyLast nameOf={nameOf} />
      <ol
        ref={list}
        className={styles.log}
        aria-label={label}
        tabIndex={0}
        onKeyDown={walk}
        onBlur={(event) => (event.currentTarget.contains(event.relatedTarget) ? onPoint(null) : point(null))}
      >
        {lines.map((line) => (
          <LogItem key={line.key} game={game} line={line} isPointed={line.key === pointed} onPoint={point} />
        ))}
      </ol>
    </>
  )
}

/** Stands only at the line that is pointed at, so that a long log stays small; it is no stop of the tab key. */
function LineRule({ game, rule }: { readonly game: string; readonly rule: string }): ReactElement {
  const words = useWords()
  return (
    <RuleLink game={game} to={rule} className={styles.rule} quiet>
      <Icon name="help" size={16} />
      <Hidden>{words.say('web.rule')}</Hidden>
    </RuleLink>
  )
}

interface HeadRuleProps {
  readonly game: string
  readonly rule: string
  readonly text: string
}

/** A heading leads to its rule by itself; arrows lead to it as to any line. */
const HeadRule = ({ game, rule, text }: HeadRuleProps): ReactElement => (
  <RuleLink game={game} to={rule} className={styles.head} quiet>
    {text}
  </RuleLink>
)

interface LogItemProps extends Pick<LogProps, 'game' | 'onPoint'> {
  readonly line: LogLine
  readonly isPointed: boolean
}

const LogItem = memo(
  ({
    game,
    line: { key, text, sign, heading, big, minor, turn, fresh, rule },
    isPointed,
    onPoint,
  }: LogItemProps): ReactElement => {
    const head = rule === undefined ? text : <HeadRule {...{ game, rule, text }} />
    if (heading)
      return (
        <li className={styles.heading} data-head>
          {head}
        </li>
      )
    if (turn === true)
      return (
        <li className={styles.turn} data-head data-turn>
          {sign}
          {head}
        </li>
      )
    const point = (): void => onPoint(key)
    return (
      <li className={big ? styles.big : minor === true ? styles.minor : ''} data-fresh={fresh || undefined}>
        <button type="button" tabIndex={-1} data-log-line={key} onFocus={point} onClick={point}>
          <span className={styles.sign}>{sign}</span>
          <span>{text}</span>
        </button>
        {isPointed && rule !== undefined ? <LineRule game={game} rule={rule} /> : null}
      </li>
    )
  },
  ({ line: before, isPointed, onPoint }, { line: after, isPointed: was, onPoint: next }) =>
    onPoint === next &&
    isPointed === was &&
    before.key === after.key &&
    before.text === after.text &&
    before.fresh === after.fresh &&
    before.turn === after.turn,
)
