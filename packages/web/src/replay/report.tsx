import type { Game } from '@benben/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { reportOf } from '../session/report.ts'
import type { Session } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './report.module.css'
import { saveAs } from '../ui/save-as.ts'

interface ReportProps {
  readonly session: Session
  readonly game: Game
}

/** Exports the match for a bug report about the rules. */
export function ReportBug({ session, game }: ReportProps): ReactElement {
  const words = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="bug" onClick={() => setOpen(true)}>
        {words.say('replay.report')}
      </Button>
      {open ? <ReportDialog session={session} game={game} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ReportDialog({
  session,
  game,
  onClose,
}: ReportProps & { readonly onClose: () => void }): ReactElement {
  const words = useWords()
  const [record, setRecord] = useState<string>()
  const [outcome, setOutcome] = useState('')
  useEffect(() => void session.record().then(setRecord), [session])
  const report = (): string => reportOf(game, session.now(), record)
  const copy = (): void => {
    const done = navigator.clipboard?.writeText(report()) ?? Promise.reject(new Error('no clipboard'))
    done.then(
      () => setOutcome(words.say('replay.report.copied')),
      () => setOutcome(words.say('replay.report.not-copied')),
    )
  }
  return (
    <Dialog title={words.say('replay.report')} open onClose={onClose}>
      <p>{words.say(record === undefined ? 'replay.report.view' : 'replay.report.record')}</p>
      <div className={styles.ways}>
        <Button look="primary" icon="check" onClick={copy} data-copy-report>
          {words.say('replay.report.copy')}
        </Button>
        <Button icon="log" onClick={() => saveAs(`rules-bug-${session.now().id}.txt`, report())}>
          {words.say('replay.report.save')}
        </Button>
      </div>
      <p role="status">{outcome}</p>
    </Dialog>
  )
}
