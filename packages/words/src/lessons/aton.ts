import { lessonPage } from '../en/lessons/lesson-page.ts'
import { atonLesson } from '../en/lessons/of-aton-lesson.ts'
import type { LessonPart } from './part.ts'

export const atonLessonPart: LessonPart = { sentences: { en: { ...lessonPage, ...atonLesson } } }
