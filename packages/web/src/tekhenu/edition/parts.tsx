import type { ReactElement, ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { cardText } from '../cards/card-facts.ts'
import { sayOf } from '../say.ts'
import styles from './areas.module.css'
import { FieldBox } from './field-box.tsx'

interface PartProps {
  readonly title: string
  /** How many stand side by side, so that none is left alone; else as many as fit. */
  readonly across?: 4 | 5 | 6
  readonly children: ReactNode
}

/** Fields that belong together, under what they are. */
export const Part = ({ title, across, children }: PartProps): ReactElement => (
  <section className={styles.part}>
    <h3>{title}</h3>
    <div className={across === undefined ? styles.row : styles.across} data-across={across}>
      {children}
    </div>
  </section>
)

/** A field below its number. */
export const Numbered = ({
  n,
  children,
}: {
  readonly n: string | number
  readonly children: ReactNode
}): ReactElement => (
  <span className={styles.numbered}>
    <small>{n}</small>
    {children}
  </span>
)

/** A decree by its name and what it does, with the field for its symbol: names are ours, what it does is on the card. */
export function DecreeField({ id, field }: { readonly id: string; readonly field: string }): ReactElement {
  const words = useWords()
  return (
    <div className={styles.decree}>
      <p>
        <b>{id}</b> {sayOf(words, `tekhenu.name.${id}`)}
        <small>{cardText(words, id)}</small>
      </p>
      <FieldBox id={field} className={styles.wide} />
    </div>
  )
}
