import type { ReactElement, ReactNode } from 'react'
import { Hidden } from '../../ui/hidden.tsx'
import type { Chain } from '../pointing/spots.ts'
import styles from './prompt.module.css'

interface ChoiceProps {
  readonly chain: Chain
  readonly children: ReactNode
  /** What is not seen in it; where it is small it is shown beside the pointer. */
  readonly label?: string
  readonly look?: 'plain' | 'primary' | 'quiet'
  readonly small?: boolean
  /** By finger: does what was tapped once. */
  readonly confirms?: boolean
}

/** A choice in the prompt. The table handles the events that bubble from it (`data-choice`). */
export function Choice({
  chain,
  children,
  label,
  look = 'plain',
  small = false,
  confirms = false,
}: ChoiceProps): ReactElement {
  return (
    <button
      type="button"
      className={`${styles.choice} ${look === 'plain' ? '' : styles[look]} ${small ? styles.small : ''}`}
      data-choice={chain.join('|')}
      data-move={chain[0]}
      data-confirm={confirms || undefined}
      title={small ? label : undefined}
    >
      {label === undefined ? null : <Hidden>{label}</Hidden>}
      {children}
    </button>
  )
}
