import type { LessonPart } from '@benben/words'
import type { Script } from './script.ts'

/** The lessons, in the order in which they are offered. */
export const LESSON_IDS = ['tekhenu', 'aton'] as const
export type LessonId = (typeof LESSON_IDS)[number]

export interface Lesson {
  readonly game: string
  /** About how long it takes. */
  readonly minutes: number
  readonly script: () => Promise<Script>
  readonly words: () => Promise<LessonPart>
}

export const LESSONS: Readonly<Record<LessonId, Lesson>> = {
  tekhenu: {
    game: 'tekhenu',
    minutes: 12,
    script: async () => (await import('./scripts/tekhenu.ts')).script,
    words: async () => (await import('@benben/words/lessons/tekhenu')).tekhenuLessonPart,
  },
  aton: {
    game: 'aton',
    minutes: 6,
    script: async () => (await import('./scripts/aton.ts')).script,
    words: async () => (await import('@benben/words/lessons/aton')).atonLessonPart,
  },
}

export const isLesson = (id: string): id is LessonId => LESSON_IDS.some((each) => each === id)
