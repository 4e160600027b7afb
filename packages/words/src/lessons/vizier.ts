import { lessonPage } from '../en/lesson-page.ts'
import { vizierLesson } from '../en/lesson-vizier.ts'
import type { LessonPart } from './part.ts'

export const vizierLessonPart: LessonPart = { sentences: { en: { ...lessonPage, ...vizierLesson } } }
