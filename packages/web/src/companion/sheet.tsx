import type { GameWords } from '@benben/words'
import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import type { Seen } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { BotTurn, stepsNow } from './bot-turn.tsx'
import styles from './companion.module.css'
import type { CompanionSession } from './companion-session.ts'

interface SheetProps {
  readonly session: CompanionSession
  readonly seen: Seen
  readonly speech: GameWords
  /** What has to be entered now. */
  readonly panel: ReactElement | null
}

/** Over the table: what came up, and what Botankhamun does. It is gone while the person plays. */
export function Sheet({ session, seen, speech, panel }: SheetProps): ReactElement | null {
  const words = useWords()
  const [folded, setFolded] = useState(false)
  const onNext = seen.step === null ? null : () => void session.nextStep()
  const botPlays = seen.decision === null && stepsNow(seen.log).length > 0
  if ((panel === null && !botPlays) || seen.result !== null) return null
  return (
    <aside
      className={styles.sheet}
      data-companion={panel === null ? 'bot' : 'draw'}
      data-version={seen.version}
    >
      <div className={styles.bar}>
        <b>{words.say(panel === null ? 'companion.bot' : 'companion.panel')}</b>
        <Button icon="undo" look="bare" onClick={session.takeBack}>
          {words.say('companion.back')}
        </Button>
        <Button
          look="bare"
          icon={folded ? 'chevron-left' : 'chevron-right'}
          label={words.say(folded ? 'companion.unfold' : 'companion.fold')}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        />
      </div>
      {folded ? null : (
        <div className={styles.body}>
          {panel}
          {botPlays ? <BotTurn {...{ seen, speech, onNext }} titled={panel !== null} /> : null}
        </div>
      )}
    </aside>
  )
}
