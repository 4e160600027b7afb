import type { ReactElement, ReactNode } from 'react'
import styles from './kbd.module.css'

/** A key of the keyboard; not shown where there is none. */
export const Kbd = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <kbd className={styles.kbd} aria-hidden="true">
    {children}
  </kbd>
)
