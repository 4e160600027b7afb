import type { ReactElement, ReactNode } from 'react'
import styles from './hidden.module.css'

/** Read aloud, not seen. */
export const Hidden = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <span className={styles.hidden}>{children}</span>
)
