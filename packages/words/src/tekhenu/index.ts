import { tekhenuWith, type Edition, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { tableText } from '#tekhenu-text'
import type { GameWords, Who } from '../game-words.ts'
import type { Words } from '../speak.ts'
import { ask } from './ask.ts'
import { log } from './log.ts'
import { bestFirst, gloss, help } from './move.ts'
import { followed, step } from './step.ts'
import { refusal } from './refusal.ts'
import { result } from './result.ts'
import { ruleOf } from './rule-of.ts'
import type { SentenceContext } from './context.ts'
import { cardName } from './names.ts'

const NOBODY: Who = { names: [] }

/** The sentences of Tekhenu, for an edition. */
export function tekhenuWords(edition: Edition): GameWords<TekhenuView, TekhenuEvent> {
  const { project } = tekhenuWith(edition)
  const context = (words: Words, who: Who, view: TekhenuView): SentenceContext => ({
    words,
    who,
    view,
    edition,
    project,
  })
  return {
    log: (words, event, who, view) => log(context(words, who, view), event),
    ruleOf,
    ask: (words, decision, who, view) => ask(context(words, who, view), decision),
    refusal,
    table: (words, view, who) => tableText().table(context(words, who, view)),
    sections: (words, view, who) => tableText().sections(context(words, who, view)),
    course: (words, view, who) => tableText().course(context(words, who, view)),
    result: (words, ended, who, view) => result(context(words, who, view), ended),
    move: (words, text, view) => gloss(context(words, NOBODY, view), text),
    step: (words, text, view) => step(context(words, NOBODY, view), text),
    followed: (words, text, events, view) => followed(context(words, NOBODY, view), text, events),
    help,
    bestFirst: (moves, view) => bestFirst(edition, view, moves),
    card: cardName,
    look: (words, topic, who, view) => tableText().look(context(words, who, view), topic),
    brief: (words, decision, who, view) => tableText().brief(context(words, who, view), decision),
  }
}
