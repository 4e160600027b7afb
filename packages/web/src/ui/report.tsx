import type { Game } from '@benben/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { reportOf } from '../session/report.ts'
import type { Session } from '../session/session.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './report.module.css'
import { saveAs } from './save-as.ts'

interface ReportProps {
  readonly session: Session
  readonly game: Game
}

/** A button at every table that exports the match for a bug report about the rules: a sign in the bar, or with its words. */
export function ReportBug({
  session,
  game,
  inWords = false,
}: ReportProps & { readonly inWords?: boolean }): ReactElement {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const title = words.say('web.report')
  return (
    <>
      {inWords ? (
        <Button icon="flag" onClick={() => setOpen(true)}>
          {title}
        </Button>
      ) : (
        <Button
          look="bare"
          icon="flag"
          label={title}
          onClick={() => setOpen(true)}
          className={styles.inBar}
        />
      )}
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
      () => setOutcome(words.say('web.report.copied')),
      () => setOutcome(words.say('web.report.not-copied')),
    )
  }
  return (
    <Dialog title={words.say('web.report')} open onClose={onClose}>
      <p>{words.say(record === undefined ? 'web.report.view' : 'web.report.record')}</p>
      <div className={styles.ways}>
        <Button look="primary" icon="check" onClick={copy} data-copy-report>
          {words.say('web.report.copy')}
        </Button>
        <Button icon="log" onClick={() => saveAs(`rules-bug-${session.now().id}.txt`, report())}>
          {words.say('web.report.save')}
        </Button>
      </div>
      <p role="status">{outcome}</p>
    </Dialog>
  )
}
