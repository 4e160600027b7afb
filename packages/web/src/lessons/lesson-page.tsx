import { useEffect, useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useTitle } from '../app/use-title.ts'
import { loadSentences, useWords } from '../app/words.ts'
import { LostPage } from '../pages/lost.tsx'
import { loadTable, Stage, useRemembered, type LoadedTable } from '../pages/match.tsx'
import { useSession } from '../session/use-session.ts'
import { Guide } from './guide.tsx'
import { LessonBar } from './lesson-bar.tsx'
import { openLesson, type LessonSession } from './lesson-session.ts'
import { isLesson, LESSONS, type LessonId } from './lessons.ts'
import { SCRIPTS } from './load.ts'
import { useProgress } from './progress.ts'
import { stepsOf, type Script } from './script.ts'

interface Opened {
  readonly session: LessonSession
  readonly script: Script
  readonly loaded: LoadedTable
}

async function open(id: LessonId): Promise<Opened | undefined> {
  const [script, loaded] = await Promise.all([
    SCRIPTS[id](),
    loadTable(LESSONS[id].game, undefined),
    loadSentences(`lesson-${id}`),
  ])
  if (loaded === undefined) return undefined
  const { steps, clicks, reach, finish } = useProgress.getState()
  const last = stepsOf(script).length - 1
  const onPlace = (step: number, many: number): void => {
    reach(id, step, many)
    if (step === last) finish(id)
  }
  // Whoever has finished it begins anew.
  const from = { step: steps[id] === last ? 0 : (steps[id] ?? 0), clicks: clicks[id] ?? 0 }
  return { script, loaded, session: openLesson(loaded.game, script, from, onPlace) }
}

/** A guided game at the real table. */
export function LessonPage({ id }: { readonly id: string }): ReactElement {
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    let gone = false
    if (isLesson(id)) void open(id).then((found) => (gone ? undefined : setOpened(found)))
    return () => {
      gone = true
    }
  }, [id])
  if (!isLesson(id)) return <LostPage />
  return opened === undefined ? <main aria-busy="true" /> : <Guided id={id} {...opened} />
}

function Guided({ id, session, script, loaded }: Opened & { readonly id: LessonId }): ReactElement {
  const words = useWords()
  const seen = useSession(session)
  const [, go] = useLocation()
  const step = session.step()
  useTitle(words.say(`lesson.title.${id}`))
  useRemembered(seen)
  return (
    <>
      <LessonBar id={id} script={script} step={step} onLeave={() => go('/')} />
      <Stage session={session} seen={seen} loaded={loaded} />
      <Guide key={step} {...{ session, script, step, loaded }} view={seen.view} />
    </>
  )
}
