import type { Answer } from '../ahead.ts'
import { K } from '../moves.ts'

/** What a seat may say before a cult asks it. */
export const SETH_ANSWERS: Readonly<Record<'no-swap', Answer>> = {
  // Q38
  'no-swap': (_view, { question }) => (question.code === 'tekhenu.seth.swap' ? K.decline : undefined),
}
