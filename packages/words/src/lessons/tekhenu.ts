import { lessonPage } from '../en/lesson-page.ts'
import { tekhenuLesson } from '../en/lesson-tekhenu.ts'
import type { LessonPart } from './part.ts'

export const tekhenuLessonPart: LessonPart = { sentences: { en: { ...lessonPage, ...tekhenuLesson } } }
