import type { ReactElement, ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useWords } from '../../app/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Help } from '../../ui/help.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import styles from './plain.module.css'

const ALL = '/editions/tekhenu'

/** A page about editions that is no form. */
export function Plain({
  title,
  children,
}: {
  readonly title?: string
  readonly children: ReactNode
}): ReactElement {
  const words = useWords()
  const [here] = useLocation()
  return (
    <>
      <TopBar title={words.say('edition.title')}>
        {here === ALL ? null : (
          <Link href={ALL} className={buttonClass()}>
            {words.say('edition.form.all')}
          </Link>
        )}
        <Help game="tekhenu" />
      </TopBar>
      <main className={styles.page}>
        {title === undefined ? null : <h2>{title}</h2>}
        {children}
      </main>
    </>
  )
}
