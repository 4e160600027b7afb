import { lessonPage } from '../en/lesson-page.ts'
import { atonLesson } from '../en/lesson-aton.ts'
import type { LessonPart } from './part.ts'

export const atonLessonPart: LessonPart = { sentences: { en: { ...lessonPage, ...atonLesson } } }
