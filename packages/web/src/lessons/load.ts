import type { LessonPart } from '@benben/words'
import type { LessonId } from './lessons.ts'
import type { Script } from './script.ts'

/** Scripts and sentences of the lessons, each loaded when it begins. */

export const SCRIPTS: Readonly<Record<LessonId, () => Promise<Script>>> = {
  tekhenu: async () => (await import('./scripts/tekhenu.ts')).script,
  aton: async () => (await import('./scripts/aton.ts')).script,
  botankhamun: async () => (await import('./scripts/botankhamun.ts')).script,
  seth: async () => (await import('./scripts/seth.ts')).script,
  vizier: async () => (await import('./scripts/vizier.ts')).script,
}

export const SENTENCES: Readonly<Record<LessonId, () => Promise<LessonPart>>> = {
  tekhenu: async () => (await import('@benben/words/lessons/tekhenu')).tekhenuLessonPart,
  aton: async () => (await import('@benben/words/lessons/aton')).atonLessonPart,
  botankhamun: async () => (await import('@benben/words/lessons/botankhamun')).botankhamunLessonPart,
  seth: async () => (await import('@benben/words/lessons/seth')).sethLessonPart,
  vizier: async () => (await import('@benben/words/lessons/vizier')).vizierLessonPart,
}
