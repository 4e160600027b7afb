import { lessonHint } from '../en/lesson-hint.ts'
import type { LessonPart } from './part.ts'

export const hintPart: LessonPart = { sentences: { en: lessonHint } }
