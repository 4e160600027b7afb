import type { LessonId } from './lessons.ts'
import type { Script } from './script.ts'

/** The scripts of the lessons, each loaded when it begins. */
export const SCRIPTS: Readonly<Record<LessonId, () => Promise<Script>>> = {
  tekhenu: async () => (await import('./scripts/tekhenu.ts')).script,
  aton: async () => (await import('./scripts/aton.ts')).script,
  botankhamun: async () => (await import('./scripts/botankhamun.ts')).script,
  seth: async () => (await import('./scripts/seth.ts')).script,
  vizier: async () => (await import('./scripts/vizier.ts')).script,
}
