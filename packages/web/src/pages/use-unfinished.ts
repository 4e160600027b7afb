import { LESSON_IDS, type LessonId } from '../lessons/lessons.ts'
import { useProgress } from '../lessons/progress.ts'

/** Lessons that were begun and not finished. */
export function useUnfinished(): readonly LessonId[] {
  const { steps, done } = useProgress()
  return LESSON_IDS.filter((id) => (steps[id] ?? 0) > 0 && !done.includes(id))
}
