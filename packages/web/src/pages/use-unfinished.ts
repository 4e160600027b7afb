import { LESSON_IDS, type LessonId } from '../lessons/lessons.ts'
import { useProgress } from '../lessons/progress.ts'
import { FIRST } from './learn.tsx'

/** The first game that is left to learn, for whoever has learned the other one. */
export function useNextLesson(): LessonId | undefined {
  const { steps, done } = useProgress()
  return FIRST.some((id) => done.includes(id))
    ? FIRST.find((id) => (steps[id] ?? 0) === 0 && !done.includes(id))
    : undefined
}

/** Lessons that were begun and not finished. */
export function useUnfinished(): readonly LessonId[] {
  const { steps, done } = useProgress()
  return LESSON_IDS.filter((id) => (steps[id] ?? 0) > 0 && !done.includes(id))
}
