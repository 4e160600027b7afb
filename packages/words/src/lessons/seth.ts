import { lessonPage } from '../en/lesson-page.ts'
import { sethLesson } from '../en/lesson-seth.ts'
import type { LessonPart } from './part.ts'

export const sethLessonPart: LessonPart = { sentences: { en: { ...lessonPage, ...sethLesson } } }
