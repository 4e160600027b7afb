import type { Words } from '@benben/words'
import type { ReactElement } from 'react'
import { Icon, type IconName } from '../../icons/icon.tsx'
import type { DecisionSeen } from '../../session/session.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { useKeys, type Keys } from '../../ui/keys.ts'
import { useIsAhead } from './drawn-ahead.ts'
import styles from './prompt.module.css'

interface ControlProps {
  readonly icon: IconName
  readonly label: string
  readonly shortcut: string
  readonly off?: boolean
  readonly primary?: boolean
  readonly move?: string | undefined
  readonly onClick: () => void
}

/** Stays reachable where it does not work: asked for in vain, the match says why. */
const Control = ({
  icon,
  label,
  shortcut,
  off = false,
  primary = false,
  move,
  onClick,
}: ControlProps): ReactElement => (
  <button
    type="button"
    className={`${styles.choice} ${primary ? styles.primary : styles.ghost}`}
    aria-disabled={off || undefined}
    aria-keyshortcuts={shortcut}
    title={label}
    data-move={move}
    data-end-turn={(primary && move !== undefined) || undefined}
    onClick={onClick}
  >
    <Icon name={icon} size={18} />
    <span className={styles.wording}>{label}</span>
    <Kbd>{shortcut.toUpperCase()}</Kbd>
  </button>
)

interface ControlsProps {
  readonly words: Words
  readonly canUndo: boolean
  readonly decision: DecisionSeen | null
  readonly byHand: boolean
  readonly onUndo: () => void
  readonly onRestart: () => void
  readonly onEnd: (move: string) => void
}

const NO_KEYS: Keys = {}

export function Controls(props: ControlsProps): ReactElement {
  const { words, canUndo, decision, byHand, onUndo, onRestart, onEnd } = props
  const endTurn = decision?.endTurn ?? null
  const end = (): void => {
    if (endTurn !== null) onEnd(endTurn)
  }
  const isAhead = useIsAhead()
  useKeys(isAhead ? NO_KEYS : { t: onRestart, e: end })
  return (
    <>
      <Control icon="undo" label={words.say('web.undo')} shortcut="u" off={!canUndo} onClick={onUndo} />
      <Control
        icon="restart"
        label={words.say('web.restart-turn')}
        shortcut="t"
        off={!canUndo}
        onClick={onRestart}
      />
      {byHand || endTurn !== null ? (
        <Control
          icon="check"
          label={words.say('web.end-turn')}
          shortcut="e"
          off={endTurn === null}
          primary={endTurn !== null}
          move={isAhead ? undefined : (endTurn ?? undefined)}
          onClick={end}
        />
      ) : null}
    </>
  )
}
