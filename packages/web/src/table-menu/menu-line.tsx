import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import styles from './menu-lines.module.css'

interface MenuLineProps {
  readonly icon: IconName
  readonly title: string
  readonly about: string
  readonly children?: ReactNode
}

/** A line of the menu: what it does, what comes of it, and how. */
export const MenuLine = ({ icon, title, about, children }: MenuLineProps): ReactElement => (
  <div className={styles.line}>
    <Icon name={icon} />
    <span>
      <b>{title}</b>
      <small>{about}</small>
    </span>
    {children}
  </div>
)
