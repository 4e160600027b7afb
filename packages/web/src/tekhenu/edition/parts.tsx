import type { ReactElement, ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { sayOf } from '../say.ts'
import styles from './areas.module.css'
import { FieldBox } from './field-box.tsx'

/** Fields that belong together, under what they are. */
export const Part = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}): ReactElement => (
  <section className={styles.part}>
    <h3>{title}</h3>
    <div className={styles.row}>{children}</div>
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

/** A decree by its name, with the field for its symbol. */
export function DecreeField({ id, field }: { readonly id: string; readonly field: string }): ReactElement {
  const words = useWords()
  return (
    <span className={styles.numbered}>
      <small>
        <b>{id}</b> {sayOf(words, `tekhenu.name.${id}`)}
      </small>
      <FieldBox id={field} className={styles.wide} />
    </span>
  )
}
