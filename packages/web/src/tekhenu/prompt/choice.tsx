import { createContext, useContext, type ReactElement, type ReactNode } from 'react'
import { Hidden } from '../../ui/hidden.tsx'
import type { Chain } from '../pointing/spots.ts'
import { useIsAhead } from './drawn-ahead.ts'
import styles from './prompt.module.css'

interface Armed {
  /** The moves of the choice that was pressed once. */
  readonly moves: string
  /** Whether its own button is golden; else a golden one stands beside the choices. */
  readonly isGolden: boolean
}

export const ArmedContext = createContext<Armed>({ moves: '', isGolden: false })

interface ChoiceProps {
  readonly chain: Chain
  readonly children: ReactNode
  /** What is not seen in it; where it is small it is shown beside the pointer. */
  readonly label?: string
  readonly look?: 'plain' | 'primary' | 'quiet'
  readonly small?: boolean
  /** One tap does it, as on every golden one; on the others the first tap shows what it would do. */
  readonly confirms?: boolean
}

/** A choice in the prompt. The table handles the events that bubble from it (`data-choice`). */
export function Choice({
  chain,
  children,
  label,
  look = 'plain',
  small = false,
  confirms = look === 'primary',
}: ChoiceProps): ReactElement {
  const moves = chain.join('|')
  const isAhead = useIsAhead()
  const armed = useContext(ArmedContext)
  const isArmed = armed.moves === moves
  const isGolden = isArmed && armed.isGolden
  const worn = isGolden ? 'primary' : look
  return (
    <button
      type="button"
      className={`${styles.choice} ${worn === 'plain' ? '' : styles[worn]} ${small ? styles.small : ''}`}
      data-choice={isAhead ? undefined : moves}
      data-move={isAhead ? undefined : chain[0]}
      data-confirm={(!isAhead && (confirms || isGolden)) || undefined}
      data-armed={isGolden || undefined}
      data-looked={isArmed || undefined}
      title={small ? label : undefined}
    >
      {label === undefined ? null : <Hidden>{label}</Hidden>}
      {children}
    </button>
  )
}
