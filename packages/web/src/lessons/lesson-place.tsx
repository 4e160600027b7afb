import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { loadSentences, useWords } from '../app/words.ts'
import type { LessonId } from './lessons.ts'
import { SCRIPTS } from './load.ts'
import { chaptersOf, stepsOf, type Script } from './script.ts'

interface PlaceProps {
  readonly id: LessonId
  /** From 0. */
  readonly step: number
  /** What stands there until the lesson is loaded. */
  readonly children: ReactNode
}

/** Where somebody left a lesson: its step, of how many, and the chapter. */
export function LessonPlace({ id, step, children }: PlaceProps): ReactElement {
  const words = useWords()
  const [script, setScript] = useState<Script>()
  useEffect(() => {
    let gone = false
    Promise.all([SCRIPTS[id](), loadSentences(`lesson-${id}`)]).then(
      ([loaded]) => (gone ? undefined : setScript(loaded)),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [id])
  const chapter = script && chaptersOf(script).findLast(({ first }) => first <= step)
  if (chapter === undefined) return <>{children}</>
  return (
    <>
      {words.say('lesson.place', {
        step: step + 1,
        steps: stepsOf(script!).length,
        chapter: words.say(chapter.title),
      })}
    </>
  )
}
