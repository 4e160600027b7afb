import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import styles from './button.module.css'
import { Kbd } from './kbd.tsx'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'aria-label'> {
  readonly look?: 'plain' | 'primary' | 'bare'
  readonly icon?: IconName
  /** The key that does the same. */
  readonly shortcut?: string
  /** Said where only the icon is seen. */
  readonly label?: string
  /** Stays reachable, so that one can learn why it does not work now. */
  readonly disabled?: boolean
  /** Called instead of `onClick` where it does not work: to say why. */
  readonly onRefused?: () => void
  readonly children?: ReactNode
}

export function Button({
  look = 'plain',
  icon,
  shortcut,
  label,
  title,
  disabled = false,
  onRefused,
  children,
  className = '',
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={title ?? label}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={shortcut}
      className={`${buttonClass(look)} ${children === undefined ? styles.square : ''} ${className}`}
      onClick={disabled ? onRefused : onClick}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
      {shortcut === undefined ? null : <Kbd>{shortcut === 'Enter' ? '↵' : shortcut.toUpperCase()}</Kbd>}
    </button>
  )
}

/** For links that look like buttons. */
export const buttonClass = (look: 'plain' | 'primary' | 'bare' = 'plain'): string =>
  look === 'plain' ? styles.button! : `${styles.button} ${styles[look]}`
