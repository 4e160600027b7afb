import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useSideSlot } from '../ui/side-slot.tsx'
import { MovesList, type MovesProps } from './moves-list.tsx'
import styles from './moves.module.css'

export interface PanelProps extends MovesProps {
  /** Whether there is room beside the table. */
  readonly isBeside: boolean
  readonly children: ReactNode
}

/** The list of moves: in the place of the log, which is a choice away, or behind a button where there is no room beside the table. */
export function MovesPanel({ children, isBeside, ...props }: PanelProps): ReactElement {
  const words = useWords()
  const place = useSideSlot()
  const slot = isBeside ? place : null
  const [shown, setShown] = useState<'moves' | 'log'>('moves')
  const [isOpen, setOpen] = useState(false)
  const hidesLog = slot !== null && shown === 'moves'
  useEffect(() => {
    document.documentElement.toggleAttribute('data-replay-moves', hidesLog)
    return () => document.documentElement.removeAttribute('data-replay-moves')
  }, [hidesLog])
  const heads = <small className={styles.points}>{words.say('replay.moves.points')}</small>
  if (slot === null)
    return (
      <>
        <Button icon="text" label={words.say('replay.moves')} onClick={() => setOpen(true)} data-to-moves />
        <Dialog title={words.say('replay.moves')} open={isOpen} onClose={() => setOpen(false)}>
          {heads}
          <MovesList
            {...props}
            onGo={(at) => {
              setOpen(false)
              props.onGo(at)
            }}
          />
        </Dialog>
      </>
    )
  return createPortal(
    <>
      <section className={styles.panel} aria-label={words.say('replay.moves')}>
        <header>
          <Choice
            legend={words.say('replay.moves.beside')}
            options={[
              ['moves', words.say('replay.moves')],
              ['log', words.say('web.log')],
            ]}
            value={shown}
            onChange={setShown}
          />
          {shown === 'moves' ? heads : null}
        </header>
        {shown === 'moves' ? <MovesList {...props} /> : null}
      </section>
      {children}
    </>,
    slot,
  )
}
