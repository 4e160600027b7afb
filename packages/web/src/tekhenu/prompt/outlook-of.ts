import { givenUpBy, tekhenu } from '@benben/tekhenu'
import type { Words } from '@benben/words'
import type { DecisionSeen } from '../../session/session.ts'
import { glossOf, type TableModel } from '../model.ts'
import type { Look, lookAhead } from '../pointing/ahead.ts'
import type { Chain } from '../pointing/spots.ts'
import { cardTitle } from '../cards/card-facts.ts'
import { godName, sayOf } from '../say.ts'
import type { LookOf } from './acts.ts'
import { atScoring } from './at-scoring.ts'
import { consequences, type Consequence } from './consequences.ts'
import { placeLabel } from './cause.ts'
import { usesOf } from './die-uses.ts'
import { withProduction } from './produced.ts'

/** What a choice is; of two moves the second, with what both together would give up. In a few words where the rest stands beside it. */
export function titleOf(model: TableModel, chain: Chain, isShort = false): string {
  const { words, view, edition } = model
  const short = isShort ? shortOf(words, chain.at(-1)!) : ''
  const text = short || glossOf(model, chain.at(-1)!)
  if (chain.length === 1 && short === '') return text
  const lost = givenUpBy(
    edition,
    view,
    chain.map((move) => tekhenu.read(move)!),
  )
  return lost.length === 0
    ? text
    : words.say('tekhenu.move.gives-up', {
        text,
        actions: words.list(lost.map((god) => godName(words, god))),
      })
}

/** Of what lies in full beside the pointer, and whose numbers stand behind it: its name or place. */
function shortOf(words: Words, move: string): string {
  const [verb = '', what = '', ...rest] = move.split(' ')
  if (verb === 'building' && what === 'at') return placeLabel(words, rest.join(' '))
  return verb === 'pillar' || verb === 'card'
    ? sayOf(words, `tekhenu.web.confirm.${verb}`, { card: cardTitle(words, what), place: rest[0] ?? '' })
    : ''
}

/** What the choice that is looked at would do. */
export interface Foreseen {
  readonly title: string
  readonly list: readonly Consequence[]
  /** What nobody can know yet. */
  readonly more: string
}

interface LookedAt {
  readonly game: Parameters<typeof lookAhead>[0]
  readonly model: TableModel
  readonly decision: DecisionSeen
  readonly look: Look
  readonly lookOf: LookOf
}

interface Known {
  readonly model: TableModel
  readonly bySteps: boolean
  readonly foreseen: Foreseen
}

const known = new WeakMap<Look, Known>()

/** Computed once for a look, so that it can be asked before anybody looks; a scoring by its steps where there is room for them. */
export function outlookOf(at: LookedAt, bySteps: boolean): Foreseen {
  const { model, decision, look, lookOf } = at
  const there = known.get(look)
  if (there?.model === model && there.bySteps === bySteps) return there.foreseen
  const foreseen: Foreseen = {
    title: titleOf(model, look.chain, !bySteps),
    list: [
      ...consequences(model.words, model.view, decision.seat, withProduction(lookOf, look.chain) ?? look),
      ...usesOf(at),
      ...atScoring(model, decision.seat, look, bySteps),
    ],
    more: look.stopped ? model.words.say('tekhenu.web.then-new') : '',
  }
  known.set(look, { model, bySteps, foreseen })
  return foreseen
}
