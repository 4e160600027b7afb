import { lessonPage } from '../en/lessons/lesson-page.ts'
import { tekhenuLesson } from '../en/lessons/of-tekhenu-lesson.ts'
import type { LessonPart } from './part.ts'

export const tekhenuLessonPart: LessonPart = { sentences: { en: { ...lessonPage, ...tekhenuLesson } } }
