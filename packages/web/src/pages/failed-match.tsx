import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { sayProblem } from '../session/say.ts'
import type { Seen, Session } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { saveAs } from '../ui/save-as.ts'
import { Message } from './message.tsx'

/** Why a match cannot be shown, and its record, where there is one to be kept elsewhere. */
export function FailedMatch({
  session,
  seen,
}: {
  readonly session: Session
  readonly seen: Seen
}): ReactElement {
  const words = useWords()
  const [record, setRecord] = useState<string>()
  useEffect(() => void session.record().then(setRecord), [session])
  return (
    <Message
      title={words.say('web.failed')}
      action={
        record === undefined ? null : (
          <Button icon="log" onClick={() => saveAs(`benben-${seen.id}.txt`, record)} data-save-record>
            {words.say('web.failed.record')}
          </Button>
        )
      }
    >
      {seen.problem === null ? '' : sayProblem(words, seen.problem)}
    </Message>
  )
}
