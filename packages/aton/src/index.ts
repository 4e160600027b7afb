import type { Game } from '@benben/kernel'
import { choice, decision, QUESTIONS, REFUSALS, refuse, RULES } from './decide.ts'
import { result } from './end.ts'
import { EVENTS, reveals, viewEvent, type AtonEvent } from './events.ts'
import { fromJSON, toJSON } from './json.ts'
import { POSITION_FAULTS } from './plausible.ts'
import { END_TURN, read, write } from './moves.ts'
import { legal, step, toAct } from './round.ts'
import { options, setup, type AtonOptions } from './setup.ts'
import { REASONS, SOURCES } from './state.ts'
import { determinize, project, view, type AtonView } from './view.ts'

declare module '@benben/kernel' {
  interface Games {
    aton: typeof aton
  }
}

export const aton: Game<AtonOptions, AtonView, AtonEvent> = {
  id: 'aton',
  rules: 1,
  edition: 'printed',
  seats: { min: 2, max: 2 },
  codes: {
    events: EVENTS,
    questions: QUESTIONS,
    refusals: REFUSALS,
    rules: RULES,
    faults: POSITION_FAULTS,
    reasons: REASONS,
    sources: SOURCES,
    draws: ['aton.draw.red', 'aton.draw.card'],
  },
  options,
  setup,
  toAct,
  legal,
  step,
  refuse,
  choice,
  decision,
  toJSON,
  fromJSON,
  view,
  viewEvent,
  reveals,
  determinize,
  project,
  result,
  endTurn: END_TURN,
  write,
  read,
}

export {
  bitOf,
  count,
  KIND,
  KINDS,
  SPACES,
  SPACES_PER_TEMPLE,
  SPACES_OF,
  spaceName,
  spaceNamed,
  TEMPLES,
  templeOf,
  WHOLE_TEMPLE,
} from './board.ts'
export type { Kind, Space, Temple } from './board.ts'
export { comparedPoints, removals } from './cartouches.ts'
export { QUESTIONS, REFUSALS, RULES } from './decide.ts'
export type { Question, RefusalCode, Rule } from './decide.ts'
export { EVENTS, FIRST_BY } from './events.ts'
export type { AtonEvent, Beyond, FirstBy, ScoreLine } from './events.ts'
export type { AtonJSON } from './form.ts'
export { POSITION_FAULTS } from './plausible.ts'
export { EXCHANGE, isAssign, assign, assignedCard, END_TURN, readPriest, spaceOf } from './moves.ts'
export { dead } from './priests.ts'
export { tally } from './scoring.ts'
export type { AtonOptions } from './setup.ts'
export { card, priests, REALM_SPACES, REASONS, reserve, score, SOURCES, WINNING_SCORE } from './state.ts'
export type { Reason, Source, Wait } from './state.ts'
export type { AtonView, SeatView } from './view.ts'
export type { Waiting } from './waiting.ts'
