import type { Move, Position, Seat } from '@benben/kernel'
import { giveDestiny } from '../destiny.ts'
import { ARTIFACT_AT, isKind, K, named, addCards } from '../moves.ts'
import { artifactName, bitOf, cardsOf, DESTINY_CARDS, destinyName, type Card, firstOf } from '../names.ts'
import { refusal, said } from './codes.ts'
import { alone, type Play, type Wait, type Why } from '../play.ts'
import { DESTINY, ORDER, ROUND, seats, stack } from '../state.ts'
import { destinyOf, priceOfArtifact } from './artifacts.ts'
import { emitSeth } from './events.ts'
import { XW } from './kinds.ts'
import { ARTIFACTS_LAID, HELD_ARTIFACTS, PRIESTS } from './state.ts'
import { spendPriests } from './warband.ts'

/** A destiny card with its reward, or an artifact for priests, together with the card of its Ankh and without its reward. */
const seatOf = (p: Position): Seat => p[ORDER + stack.get(p, 0)]!

const canAfford = (p: Position, seat: Seat, artifact: Card): boolean =>
  p[PRIESTS + seat]! >= priceOfArtifact(artifact) // Q40

function whyNoArtifact(p: Position, play: Play, seat: Seat, artifact: Card): Why {
  if ((p[ARTIFACTS_LAID]! & bitOf(artifact)) === 0)
    return refusal('tekhenu.seth.artifact-gone', 'destiny', { card: artifactName(artifact) })
  const card = destinyOf(artifact)
  if ((play.rules.destinies(p, seat) & bitOf(card)) === 0)
    return refusal('tekhenu.seth.artifact-blocked', 'destiny', {
      card: artifactName(artifact),
      destiny: destinyName(card),
    })
  if (canAfford(p, seat, artifact)) return undefined
  return refusal('tekhenu.seth.no-priests', 'destiny', {
    priests: priceOfArtifact(artifact),
    held: p[PRIESTS + seat]!,
  })
}

function takeArtifact(p: Position, play: Play, seat: Seat, artifact: Card): void {
  spendPriests(p, play, seat, priceOfArtifact(artifact), artifactName(artifact))
  p[ARTIFACTS_LAID] = p[ARTIFACTS_LAID]! & ~bitOf(artifact)
  p[HELD_ARTIFACTS + seat] = p[HELD_ARTIFACTS + seat]! | bitOf(artifact)
  p[DESTINY + seat] = destinyOf(artifact) // Q58
  emitSeth(play, () => ({
    type: 'artifact-taken',
    seat,
    artifact: artifactName(artifact),
    card: destinyName(destinyOf(artifact)),
  }))
}

/** In turn order. In setup it comes after all starting cards have paid (Q01), and before decrees are kept. */
export const destiny: Wait = {
  name: 'destiny',
  fields: { place: [0, 4] },
  bottom: true,
  calm: true,
  run: (p) => {
    if (stack.get(p, 0) < seats(p)) return true
    stack.pop(p)
    if (p[ROUND] === 0) stack.push(p, XW['keep-decree'])
    return false
  },
  seats: (p) => alone(seatOf(p)),
  ask: {
    question: () => said('tekhenu.seth.destiny'),
    legal: (p, play, seat, out) => {
      const open = play.rules.destinies(p, seat)
      addCards(out, K.destiny, open)
      for (let rest = p[ARTIFACTS_LAID]!; rest !== 0; rest &= rest - 1) {
        const artifact = firstOf(rest)
        if ((open & bitOf(destinyOf(artifact))) !== 0 && canAfford(p, seat, artifact))
          out.push(K.destiny + ARTIFACT_AT + artifact)
      }
    },
    step: (p, play, seat, move) => {
      const chosen = named(move)
      stack.set(p, 0, stack.get(p, 0) + 1)
      if (chosen > ARTIFACT_AT) return takeArtifact(p, play, seat, chosen - ARTIFACT_AT)
      p[DESTINY + seat] = chosen
      play.emit?.({ type: 'destiny', seat, card: destinyName(chosen) })
      giveDestiny(p, play, seat, chosen) // C16
    },
    tries: (p) => [
      ...Array.from({ length: DESTINY_CARDS }, (_, i): Move => K.destiny + i + 1),
      ...cardsOf(p[ARTIFACTS_LAID]!).map((artifact) => K.destiny + ARTIFACT_AT + artifact),
    ],
    why: (p, play, seat, move) => {
      if (!isKind(move, K.destiny)) return undefined
      const chosen = named(move)
      return chosen > ARTIFACT_AT
        ? whyNoArtifact(p, play, seat, chosen - ARTIFACT_AT)
        : refusal('tekhenu.destiny-taken', 'destiny', { card: destinyName(chosen) })
    },
  },
}
