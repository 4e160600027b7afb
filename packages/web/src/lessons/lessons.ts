/** The lessons, in the order in which they are offered. */
export const LESSON_IDS = ['tekhenu', 'aton', 'botankhamun', 'seth', 'vizier'] as const
export type LessonId = (typeof LESSON_IDS)[number]

/** What the start page knows of a lesson. */
export interface Lesson {
  readonly game: string
  /** The lesson whose game one should know before. */
  readonly after?: LessonId
  /** About how long it takes: `lessons.test.ts` counts words and moves. */
  readonly minutes: number
}

export const LESSONS: Readonly<Record<LessonId, Lesson>> = {
  tekhenu: { game: 'tekhenu', minutes: 15 },
  aton: { game: 'aton', minutes: 9 },
  botankhamun: { game: 'tekhenu', after: 'tekhenu', minutes: 7 },
  seth: { game: 'tekhenu', after: 'tekhenu', minutes: 8 },
  vizier: { game: 'tekhenu', after: 'tekhenu', minutes: 6 },
}

export const isLesson = (id: string): id is LessonId => LESSON_IDS.some((each) => each === id)
