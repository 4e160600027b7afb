import type { Decision, Move, Position, Refusal, RefusedMove, Seat } from '@benben/kernel'
import { toAct, topWait } from './engine.ts'
import { isMove } from './moves.ts'
import { refusal, type Play } from './play.ts'
import { OVER } from './state.ts'

/** The careful path: what is asked, and why something is not possible. */

export const QUESTIONS = [
  'tekhenu.choose-decree',
  'tekhenu.draft',
  'tekhenu.destiny',
  'tekhenu.rewards',
  'tekhenu.gain',
  'tekhenu.welfare',
  'tekhenu.pick-technology',
  'tekhenu.pick-blessing',
  'tekhenu.take',
  'tekhenu.take-any',
  'tekhenu.take-recoloured',
  'tekhenu.colour',
  'tekhenu.settle',
  'tekhenu.use',
  'tekhenu.end-turn',
  'tekhenu.pay',
  'tekhenu.horus',
  'tekhenu.ra',
  'tekhenu.offer',
  'tekhenu.hathor',
  'tekhenu.harvest',
  'tekhenu.thoth',
  'tekhenu.thoth-more',
  'tekhenu.osiris',
  'tekhenu.improve',
  'tekhenu.produce',
  'tekhenu.free-action',
  'tekhenu.free-d23',
  'tekhenu.free-value',
  'tekhenu.faith',
  'tekhenu.bread',
  'tekhenu.proclaim',
  'tekhenu.decrees',
  'tekhenu.double',
  'tekhenu.tithe',
] as const

export const REFUSALS = [
  'tekhenu.no-such-move',
  'tekhenu.over',
  'tekhenu.not-your-turn',
  'tekhenu.not-asked',
  // setup
  'tekhenu.not-dealt',
  'tekhenu.not-laid-out',
  'tekhenu.destiny-taken',
  // the die
  'tekhenu.no-such-die',
  'tekhenu.die-forbidden',
  'tekhenu.die-useless',
  'tekhenu.same-colour',
  'tekhenu.gray-useless',
  'tekhenu.no-scribes',
  'tekhenu.other-payment',
  'tekhenu.anubis-called',
  'tekhenu.not-for-anubis',
  'tekhenu.same-value',
  'tekhenu.no-such-face',
  'tekhenu.changed-once',
  'tekhenu.nothing-at-value',
  'tekhenu.main-done',
  'tekhenu.other-section',
  'tekhenu.not-declared',
  'tekhenu.produced-already',
  'tekhenu.gray',
  'tekhenu.other-resource',
  // gods
  'tekhenu.no-statue-left',
  'tekhenu.no-statue-space',
  'tekhenu.no-granite',
  'tekhenu.statue-space-taken',
  'tekhenu.statue-spaces-full',
  'tekhenu.other-god',
  'tekhenu.no-pillar-left',
  'tekhenu.no-tile',
  'tekhenu.temple-full',
  'tekhenu.no-stone',
  'tekhenu.same-turn',
  'tekhenu.space-covered',
  'tekhenu.no-building-left',
  'tekhenu.no-building-space',
  'tekhenu.no-bread',
  'tekhenu.space-closed',
  'tekhenu.building-space-taken',
  'tekhenu.no-papyrus',
  'tekhenu.unhappy',
  'tekhenu.no-section',
  'tekhenu.card-not-there',
  'tekhenu.one-section',
  'tekhenu.section-closed',
  'tekhenu.section-short',
  'tekhenu.section-empty',
  'tekhenu.refresh-late',
  'tekhenu.refreshed-once',
  'tekhenu.row-full',
  'tekhenu.other-row',
  'tekhenu.workshop-taken',
  'tekhenu.other-district',
  'tekhenu.production-full',
  // Maat, scoring, end
  'tekhenu.no-faith',
  'tekhenu.too-much-bread',
  'tekhenu.no-d23',
  'tekhenu.not-your-decree',
  'tekhenu.decree-chosen',
  'tekhenu.d23-late',
  'tekhenu.same-symbol',
  'tekhenu.no-tithe',
] as const

/** The chapters and rulings refusals point at. */
export const RULES = [
  'setup',
  'turn',
  'purity',
  'scribes',
  'anubis',
  'limits',
  'horus',
  'ra',
  'hathor',
  'bastet',
  'thoth',
  'osiris',
  'produce',
  'maat',
  'scoring',
  'decrees',
  'destiny',
  'end',
  'D04',
  'R4',
  'R7',
  'R12',
  'R14',
  'R15',
  'R17',
  'R18',
  'R26',
  'R29',
  'R33',
  'R35',
  'R37',
  'R41',
  'R48',
] as const

export function legal(p: Position, play: Play, seat: Seat, out: Move[]): Move[] {
  out.length = 0
  const asked = toAct(p, play)
  for (let i = 0; i < asked.length; i++) {
    if (asked[i] === seat) topWait(p, play)!.ask!.legal(p, play, seat, out)
  }
  return out
}

export function refuse(p: Position, play: Play, seat: Seat, move: Move): Refusal | undefined {
  if (!isMove(move)) return refusal('tekhenu.no-such-move', 'turn')
  if (p[OVER] === 1) return refusal('tekhenu.over', 'end')
  if (!toAct(p, play).includes(seat)) return refusal('tekhenu.not-your-turn', 'turn')
  return legal(p, play, seat, []).includes(move) ? undefined : whyNot(p, play, seat, move)
}

function whyNot(p: Position, play: Play, seat: Seat, move: Move): Refusal {
  const ask = topWait(p, play)!.ask!
  return (
    ask.why?.(p, play, seat, move) ??
    refusal('tekhenu.not-asked', 'turn', { question: ask.question(p, play, seat).code })
  )
}

export function decision(p: Position, play: Play, seat: Seat): Decision | undefined {
  const moves = legal(p, play, seat, [])
  if (moves.length === 0) return undefined
  const ask = topWait(p, play)!.ask!
  const possible = new Set(moves)
  const refusals: RefusedMove[] = (ask.tries?.(p, play, seat) ?? [])
    .filter((move) => !possible.has(move))
    .map((move) => ({ move, ...whyNot(p, play, seat, move) }))
  return { seat, owed: true, question: ask.question(p, play, seat), moves, refusals }
}
