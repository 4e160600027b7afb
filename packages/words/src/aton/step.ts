import { assignedCard, aton, isAssign, KIND, readPriest, spaceName, type AtonView } from '@benben/aton'
import type { Words } from '../speak.ts'
import { gloss } from './move.ts'

/** A move as a step of a whole turn: shorter than alone. */
export function step(words: Words, moveText: string, view: AtonView): string | undefined {
  const move = aton.read(moveText)
  if (move === undefined) return undefined
  if (isAssign(move)) {
    const [first, second, third, fourth] = [0, 1, 2, 3].map((cartouche) => assignedCard(move, cartouche))
    return words.say('aton.step.assign', { first: first!, second: second!, third: third!, fourth: fourth! })
  }
  const priest = readPriest(move)
  if (priest === undefined) return gloss(words, moveText, view)
  return words.say(`aton.step.${priest.verb}`, {
    space: spaceName(priest.space),
    kind: words.say('aton.step.kind', { kind: KIND[priest.space]! }),
  })
}
