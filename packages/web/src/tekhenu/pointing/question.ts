import type { TekhenuView } from '@benben/tekhenu'
import type { DecisionSeen } from '../../session/session.ts'
import { lookAhead, openings, type Look } from './ahead.ts'
import { spotsOf, type Chain, type Spots } from './spots.ts'

type TekhenuGame = Parameters<typeof lookAhead>[0]

/** What is found out about a question once: where its choices lie, and what each would lead to. */
export interface Question {
  readonly spots: Spots
  readonly look: (chain: Chain) => Look | undefined
}

const NO_QUESTION: Question = { spots: spotsOf(null, new Map()), look: () => undefined }

interface Known {
  readonly game: TekhenuGame
  readonly view: TekhenuView
  readonly question: Question
}

const known = new WeakMap<DecisionSeen, Known>()

/** The same for the same decision at the same view: it can be asked before the decision is shown. */
export function questionOf(game: TekhenuGame, view: TekhenuView, decision: DecisionSeen | null): Question {
  if (decision === null) return NO_QUESTION
  const there = known.get(decision)
  if (there?.game === game && there.view === view) return there.question
  const looks = new Map<string, Look | undefined>()
  const question: Question = {
    spots: spotsOf(decision, openings(game, view, decision)),
    look: (chain) => {
      const key = chain.join('|')
      if (!looks.has(key)) looks.set(key, lookAhead(game, view, decision.seat, chain))
      return looks.get(key)
    },
  }
  known.set(decision, { game, view, question })
  return question
}
