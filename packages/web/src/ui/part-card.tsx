import type { ReactElement, ReactNode } from 'react'
import { useBeside } from './beside.ts'
import type { CloseLook } from './close-look.ts'
import { useHover } from './use-hover.ts'
import styles from './part-card.module.css'

interface PartCardProps {
  readonly look: CloseLook
  readonly onKeep: (inside: boolean) => void
  readonly sign?: ReactNode
  readonly title: string
  readonly what: string
  /** What it costs, brings and so on, each with its label. */
  readonly rows: readonly (readonly [label: string, text: string])[]
  /** Why it cannot be done now. */
  readonly refused?: string | undefined
  /** That its values are not checked against the box. */
  readonly unchecked?: string | undefined
  /** Links to the rules. */
  readonly children: ReactNode
}

/** A part of a table in four lines: what it is, what it costs, what it brings now, where the rule is. */
export function PartCard(props: PartCardProps): ReactElement {
  const { look, onKeep, sign, title, what, rows, refused, unchecked, children } = props
  const { box, style } = useBeside(look)
  useHover(box, onKeep)
  return (
    <div ref={box} className={styles.help} style={style} data-part-help={look.id} role="tooltip">
      <p className={styles.title}>
        {sign}
        <b>{title}</b>
      </p>
      <p>{what}</p>
      {rows.length === 0 ? null : (
        <dl className={styles.rows}>
          {rows.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {refused === undefined ? null : <p className={styles.refused}>{refused}</p>}
      {unchecked === undefined ? null : <p className={styles.unchecked}>≈ {unchecked}</p>}
      <p className={styles.links}>{children}</p>
    </div>
  )
}
