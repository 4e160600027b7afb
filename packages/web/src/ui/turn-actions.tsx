import { useEffect, useRef, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import type { Outcome, Seen, Session } from '../session/session.ts'
import { Button } from './button.tsx'
import { handIsOnKeys, useKeys } from './keys.ts'
import styles from './turn-actions.module.css'

interface TurnActionsProps {
  readonly session: Session
  readonly seen: Seen
  /** Hidden, but keeps its space in the layout. */
  readonly idle: boolean
  /** Called with the outcome. */
  readonly onOutcome: (outcome: Outcome) => void
}

/** Undo, restart turn, end turn. */
export function TurnActions({ session, seen, idle, onOutcome }: TurnActionsProps): ReactElement {
  const words = useWords()
  const endTurn = seen.decision?.endTurn ?? null
  const report = (outcome: Promise<Outcome>): void => void outcome.then(onOutcome)
  // Asked for in vain, the match says why.
  const undo = (): void => report(session.undo())
  const restart = (): void => report(session.restartTurn())
  const end = (): void => {
    if (endTurn !== null) report(session.play(endTurn))
  }
  // With the hand on the keyboard Enter ends the turn, once nothing else is left to do.
  const ref = useRef<HTMLDivElement>(null)
  const only = endTurn !== null && seen.decision?.moves.length === 1
  useEffect(() => {
    if (only && handIsOnKeys()) ref.current?.querySelector<HTMLElement>('[data-end-turn]')?.focus()
  }, [only])
  useKeys({ u: undo, t: restart, e: end })
  return (
    <div className={`${styles.actions} ${idle ? styles.idle : ''}`} ref={ref}>
      <Button icon="undo" shortcut="u" disabled={!seen.canUndo} onClick={undo} onRefused={undo}>
        {words.say('web.undo')}
      </Button>
      <Button icon="restart" shortcut="t" disabled={!seen.canUndo} onClick={restart} onRefused={restart}>
        {words.say('web.restart-turn')}
      </Button>
      {seen.endTurnByHand || endTurn !== null ? (
        <Button
          look="primary"
          icon="check"
          shortcut="e"
          disabled={endTurn === null}
          onClick={end}
          data-move={endTurn ?? undefined}
          data-end-turn
        >
          {words.say('web.end-turn')}
        </Button>
      ) : null}
    </div>
  )
}
