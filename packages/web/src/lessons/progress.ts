import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** How far somebody came in each lesson; kept in this browser. */
export interface Progress {
  /** The step to go on with. */
  readonly steps: Readonly<Record<string, number>>
  /** Lessons that were followed to their end. */
  readonly done: readonly string[]
  readonly reach: (lesson: string, step: number) => void
  readonly finish: (lesson: string) => void
}

export const useProgress = create<Progress>()(
  persist(
    (set) => ({
      steps: {},
      done: [],
      reach: (lesson, step) => set(({ steps }) => ({ steps: { ...steps, [lesson]: step } })),
      finish: (lesson) => set(({ done }) => ({ done: done.includes(lesson) ? done : [...done, lesson] })),
    }),
    { name: 'benben.lessons', version: 1 },
  ),
)
