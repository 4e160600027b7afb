import type { AtonEvent, AtonView } from '@benben/aton'
import type { GameWords } from '../game-words.ts'
import { ask } from './ask.ts'
import { log } from './log.ts'
import { gloss, help } from './move.ts'
import { refusal } from './refusal.ts'
import { result } from './result.ts'
import { step } from './step.ts'
import { course, sections } from './sections.ts'
import { table } from './table.ts'

export const atonWords: GameWords<AtonView, AtonEvent> = {
  log,
  ruleOf: ({ type }) => `log/${type}`,
  ask,
  refusal,
  table,
  sections,
  course,
  result,
  move: gloss,
  step,
  help,
}
