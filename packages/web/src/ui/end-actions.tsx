import { useState, type ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import type { Session } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { Button, buttonClass } from './button.tsx'
import { saveAs } from './save-as.ts'

/** What there is to do when a match is over. */
export function EndActions({ session }: { readonly session: Session }): ReactElement {
  const words = useWords()
  const { next, id, connection } = useSession(session)
  const [, go] = useLocation()
  const where = `${connection === 'local' ? 'play' : 'table'}/${id}`
  const [problem, setProblem] = useState<string | null>(null)
  const rematch = (): void =>
    void session.rematch().then(go, () => setProblem(words.say('web.end.no-rematch')))
  const save = (): void =>
    void session
      .record()
      .then((record) =>
        record === undefined
          ? setProblem(words.say('web.end.no-record'))
          : saveAs(`${session.now().game}-${session.now().id}.txt`, record),
      )
  return (
    <>
      <Button look="primary" icon="swap" onClick={rematch}>
        {words.say(next === null ? 'web.end.rematch' : 'company.accept')}
      </Button>
      <Link href="/" className={buttonClass()}>
        <Icon name="home" />
        {words.say('web.back')}
      </Link>
      <Link href={`/analysis/${where}`} className={buttonClass()} data-to-analysis>
        <Icon name="sum" />
        {words.say('web.end.analysis')}
      </Link>
      <Link href={`/replay/${where}`} className={buttonClass()} data-to-replay>
        <Icon name="play" />
        {words.say('web.end.replay')}
      </Link>
      <Button icon="log" onClick={save}>
        {words.say('web.end.record')}
      </Button>
      {problem === null ? null : <p role="status">{problem}</p>}
    </>
  )
}
