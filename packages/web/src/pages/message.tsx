import type { ReactElement, ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { Mark } from '../icons/mark.tsx'
import { buttonClass } from '../ui/button.tsx'
import styles from './message.module.css'

/** A page that has one thing to say. */
export function Message({
  title,
  children,
  action = null,
}: {
  readonly title: string
  readonly children: ReactNode
  /** What can be done about it, beside going back. */
  readonly action?: ReactNode
}): ReactElement {
  const words = useWords()
  return (
    <main className={styles.message}>
      <Mark size={72} />
      <h1>{title}</h1>
      <p>{children}</p>
      {action}
      <Link href="/" className={buttonClass('primary')}>
        <Icon name="home" />
        {words.say('web.back')}
      </Link>
    </main>
  )
}
