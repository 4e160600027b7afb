import type { AtonView } from '@benben/aton'
import type { Result } from '@benben/kernel'
import type { Who } from '../game-words.ts'
import type { Words } from '../speak.ts'
import { wrap } from '../text.ts'
import { reason } from './log.ts'
import { pointRows } from './points.ts'
import type { Scene } from './scene.ts'
import { COLUMNS, sheet } from './sheet.ts'

/** Who won and why, and every point by its source. */
export function result(words: Words, ended: Result, who: Who, view: AtonView): string[] {
  const scene: Scene = { words, who, view }
  return [
    ...wrap(reason(scene, ended.reason, ended.winners), COLUMNS),
    '',
    ...sheet(scene, words.say('aton.table.points'), pointRows(scene, ended.points, [])),
  ]
}
