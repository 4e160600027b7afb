import type { BlockKind, TalkLine } from '@benben/protocol'
import { useState, type FormEvent, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { sayProblem } from '../session/say.ts'
import { problemOf } from './problem.ts'
import { Button } from '../ui/button.tsx'
import { block, report } from './people.ts'
import styles from './talk.module.css'

interface LineActsProps {
  readonly table: string
  readonly line: TalkLine
  readonly onBlocked: () => void
}

/** The list is low, and its buttons stand at its end. */
const intoSight = (element: Element | null): void => element?.scrollIntoView({ block: 'nearest' })

/** What one can do about a line of somebody else. Each says what comes of it; a report unfolds in place. */
export function LineActs({ table, line: { n, name }, onBlocked }: LineActsProps): ReactElement {
  const words = useWords()
  const [reporting, setReporting] = useState(false)
  const [reason, setReason] = useState('')
  const [told, setTold] = useState('')
  const trying = async (work: Promise<unknown>, done: () => void): Promise<void> => {
    try {
      await work
      done()
    } catch (error) {
      setTold(sayProblem(words, problemOf(error)))
    }
  }
  const stop = (kind: BlockKind): Promise<void> => trying(block({ kind, table, line: n }), onBlocked)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void trying(report(table, n, reason), () => {
      setReporting(false)
      setTold(words.say('talk.reported'))
    })
  }
  return (
    <div className={styles.acts}>
      {(['mute', 'block'] as const).map((kind) => (
        <Button
          key={kind}
          onClick={() => void stop(kind)}
          title={words.say(`talk.${kind}.about`)}
          data-act={kind}
        >
          {words.say(`talk.${kind}`, { name })}
        </Button>
      ))}
      {reporting ? (
        <form onSubmit={send} ref={intoSight}>
          <label>
            {words.say('talk.report.reason')}
            <input
              value={reason}
              maxLength={200}
              onChange={(event) => setReason(event.target.value)}
              autoFocus
            />
          </label>
          <small>{words.say('talk.report.about')}</small>
          <Button look="primary" type="submit" data-act="send-report">
            {words.say('talk.report.send')}
          </Button>
        </form>
      ) : (
        <Button onClick={() => setReporting(true)} title={words.say('talk.report.about')} data-act="report">
          {words.say('talk.report')}
        </Button>
      )}
      <p role="status">{told}</p>
    </div>
  )
}
