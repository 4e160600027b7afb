import type { Book } from '@benben/words/rules'
import { isLesson, type LessonId } from './lessons.ts'
import { stepsOf, type Script } from './script.ts'

/** The lesson that may show a page of the rules: that of its module, or else the first game. */
export function lessonAbout({ game, pages }: Book, page: string): LessonId | undefined {
  const about = pages[page]?.module ?? game
  const id = about === 'solo' ? 'botankhamun' : about
  return isLesson(id) ? id : undefined
}

/** The numbers of the first and the last step that show a page of the rules, from 1. */
export function stepsAbout(script: Script, page: string): readonly [from: number, to: number] | undefined {
  const steps = stepsOf(script)
  const from = steps.findIndex(({ rule }) => rule === page)
  return from < 0 ? undefined : [from + 1, steps.findLastIndex(({ rule }) => rule === page) + 1]
}
