import { lessonPage } from '../en/lesson-page.ts'
import { botankhamunLesson } from '../en/lesson-botankhamun.ts'
import type { LessonPart } from './part.ts'

export const botankhamunLessonPart: LessonPart = {
  sentences: { en: { ...lessonPage, ...botankhamunLesson } },
}
