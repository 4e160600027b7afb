import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import styles from './button.module.css'
import { Kbd } from './kbd.tsx'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'aria-label'> {
  readonly look?: 'plain' | 'primary' | 'bare'
  readonly icon?: IconName
  /** The keyboard shortcut. */
  readonly shortcut?: string
  /** The accessible name where only the icon is visible. */
  readonly label?: string
  /** Disabled but focusable, so that people can learn why. */
  readonly disabled?: boolean
  /** Called instead of `onClick` while disabled, to explain why. */
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
