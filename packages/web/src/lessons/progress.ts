import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** How far somebody came in each lesson; kept in this browser. */
export interface Progress {
  /** The step to go on with. */
  readonly steps: Readonly<Record<string, number>>
  /** How many clicks of that step are made. */
  readonly clicks: Readonly<Record<string, number>>
  /** Lessons that were followed to their end. */
  readonly done: readonly string[]
  readonly reach: (lesson: string, step: number, clicks: number) => void
  readonly finish: (lesson: string) => void
}

export const useProgress = create<Progress>()(
  persist(
    (set) => ({
      steps: {},
      clicks: {},
      done: [],
      reach: (lesson, step, many) =>
        set(({ steps, clicks }) => ({
          steps: { ...steps, [lesson]: step },
          clicks: { ...clicks, [lesson]: many },
        })),
      finish: (lesson) => set(({ done }) => ({ done: done.includes(lesson) ? done : [...done, lesson] })),
    }),
    { name: 'benben.lessons', version: 1 },
  ),
)
