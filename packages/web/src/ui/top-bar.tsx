import { useState, type ReactElement, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/words.ts'
import { Mark } from '../icons/mark.tsx'
import type { Session } from '../session/session.ts'
import { BarSlot } from './bar-slot.tsx'
import { Button } from './button.tsx'
import { OptionsDialog } from './options-dialog.tsx'
import styles from './top-bar.module.css'

/** The bar above every page but the first. */
export function TopBar({
  title,
  children,
  session,
}: {
  readonly title?: string
  readonly children?: ReactNode
  /** At a table: the match. */
  readonly session?: Session
}): ReactElement {
  const words = useWords()
  const [open, setOpen] = useState(false)
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.brand} aria-label={words.say('web.home')}>
        <Mark size={30} />
        <span className={styles.name}>{words.say('web.name')}</span>
      </Link>
      {title === undefined ? null : <h1 className={styles.title}>{title}</h1>}
      <BarSlot />
      <div className={styles.rest}>{children}</div>
      <Button look="bare" icon="sliders" label={words.say('web.options')} onClick={() => setOpen(true)} />
      <OptionsDialog open={open} onClose={() => setOpen(false)} session={session} />
    </header>
  )
}
