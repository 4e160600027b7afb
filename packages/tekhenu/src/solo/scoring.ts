import type { Position } from '@benben/kernel'
import { LAST_ROUND } from '../calendar.ts'
import { turnUp } from '../decrees.ts'
import { orderPoints } from '../end.ts'
import { W } from '../kinds.ts'
import { BLESSING, blessing, cardsOf, count, DECREE, SCRIBE, TECHNOLOGY } from '../names.ts'
import type { Wait } from '../play.ts'
import type { Rules, ScoringStep } from '../rules.ts'
import { ACTIVE, DISCARD, held, heldCell, turnPlaceOf, ROUND, stack, tokens } from '../state.ts'
import { score } from '../tokens.ts'
import { emitSolo } from './events.ts'
import { isItsPlace } from './maat.ts'
import { BOT, DECREE_WORTH } from './state.ts'

/** What Botankhamun scores: districts, temple, statues and happiness as anyone, cards and scribes by their number. */
const PER_CARD = 2
const NOT_SCORED = new Set(['production', 'buildings'])

const cardStep = (source: 'blessings' | 'technologies', family: number): ScoringStep => ({
  source,
  points: (p, _printed, seat) => (seat === BOT ? PER_CARD * count(held(p, family, BOT)) : 0),
})

const personOnly = ({ source, points }: ScoringStep): ScoringStep => ({
  source,
  points: (p, printed, seat) => (seat === BOT ? 0 : points(p, printed, seat)),
})

export const stepsWith = (steps: readonly ScoringStep[]): readonly ScoringStep[] => [
  ...steps.map((step) => (NOT_SCORED.has(step.source) ? personOnly(step) : step)),
  cardStep('blessings', BLESSING),
  cardStep('technologies', TECHNOLOGY),
]

/** Blessings are discarded once they are scored, technologies stay. */
export const soloScoring = (scoring: Wait): Wait => ({
  ...scoring,
  run: (p, play) => {
    scoring.run(p, play)
    const cards = held(p, BLESSING, BOT)
    if (cards === 0) return false
    p[heldCell(BLESSING, BOT)] = 0
    p[DISCARD + BLESSING] = p[DISCARD + BLESSING]! | cards
    emitSolo(play, () => ({ type: 'blessings-discarded', seat: BOT, cards: cardsOf(cards).map(blessing) }))
    return false
  },
})

/** Bread is not for it. */
export const breadDueWith =
  (breadDue: Rules['breadDue']): Rules['breadDue'] =>
  (p, printed, seat) =>
    seat === BOT ? 0 : breadDue(p, printed, seat)

const decreePoints = (p: Position): number => p[DECREE_WORTH]! * count(held(p, DECREE, BOT))
const scribePoints = (p: Position): number => tokens(p, BOT, SCRIBE) >> 1

/** At the end every decree counts the same, whatever its symbol and its text, and every two scribes a point. */
export const soloDecrees = (decrees: Wait): Wait => ({
  ...decrees,
  run: (p, play) => {
    if (!isItsPlace(p)) return decrees.run(p, play)
    if (stack.get(p, 0) === 0) turnUp(p, play)
    stack.set(p, 0, stack.get(p, 0) + 1)
    score(p, play, BOT, decreePoints(p), 'decrees', 'scoring')
    score(p, play, BOT, scribePoints(p), 'scribes', 'scoring')
    return false
  },
})

export const reckonWith =
  (reckon: Rules['reckon']): Rules['reckon'] =>
  (p, at, seat, add, apart) => {
    if (seat !== BOT) return reckon(p, at, seat, add, apart)
    const closing = p[ROUND] === LAST_ROUND && p[ACTIVE]! < 0 ? stack.list(p) : []
    const frame = (kind: number) => closing.find(([waiting]) => waiting === kind)
    const ending = frame(W.finish) !== undefined
    if (!ending && frame(W.bread) === undefined)
      for (const { source, points } of at.rules.scoring) add(source, points(p, at.printed, BOT))
    if (!ending || turnPlaceOf(p, BOT) >= (frame(W.decrees)?.[1] ?? Infinity)) {
      add('decrees', decreePoints(p))
      add('scribes', scribePoints(p))
    }
    if (ending) add('order', orderPoints(p, BOT))
  }
