import { tekhenuWith, type Edition, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import type { GameWords, Who } from '../game-words.ts'
import type { Words } from '../speak.ts'
import { ask } from './ask.ts'
import { log } from './log.ts'
import { brief, look } from './look.ts'
import { gloss, help } from './move.ts'
import { refusal } from './refusal.ts'
import { result } from './result.ts'
import type { Scene } from './scene.ts'
import { course, sections } from './sections.ts'
import { table } from './table.ts'

const NOBODY: Who = { names: [] }

/** What is said about Tekhenu with the printed data of an edition. */
export function tekhenuWords(edition: Edition): GameWords<TekhenuView, TekhenuEvent> {
  const { project } = tekhenuWith(edition)
  const scene = (words: Words, who: Who, view: TekhenuView): Scene => ({ words, who, view, edition, project })
  return {
    log: (words, event, who, view) => log(scene(words, who, view), event),
    ask: (words, decision, who, view) => ask(scene(words, who, view), decision),
    refusal,
    table: (words, view, who) => table(scene(words, who, view)),
    sections: (words, view, who) => sections(scene(words, who, view)),
    course: (words, view, who) => course(scene(words, who, view)),
    result: (words, ended, who, view) => result(scene(words, who, view), ended),
    move: (words, text, view) => gloss(scene(words, NOBODY, view), text),
    help,
    look: (words, topic, who, view) => look(scene(words, who, view), topic),
    brief: (words, decision, who, view) => brief(scene(words, who, view), decision),
  }
}
