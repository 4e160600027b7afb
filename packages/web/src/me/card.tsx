import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import styles from './me.module.css'

export function Card({
  icon,
  title,
  children,
}: {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}): ReactElement {
  return (
    <section className={styles.card}>
      <h2>
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </section>
  )
}

/** One thing that can be done, with its consequence before the click. */
export function Line({
  title,
  about,
  children,
}: {
  readonly title: string
  readonly about: string
  readonly children: ReactNode
}): ReactElement {
  return (
    <div className={styles.line}>
      <p>
        <b>{title}</b>
        <small>{about}</small>
      </p>
      <div className={styles.acts}>{children}</div>
    </div>
  )
}

export const Problem = ({ text }: { readonly text: string }): ReactElement => (
  <p role="status" className={styles.problem}>
    {text}
  </p>
)
