import type { Position } from '@benben/kernel'
import { artifactName, cardsOf, destinyName } from '../names.ts'
import type { Play } from '../play.ts'
import { destinyOf } from '../seth/artifacts.ts'
import { ARTIFACTS_LAID } from '../seth/state.ts'
import { because } from '../solo/events.ts'
import { takeDestiny } from '../solo/setup.ts'
import { BOT } from '../solo/state.ts'
import { DESTINY, ROUND } from '../state.ts'

/**
 * C01: first in turn order it takes the card of the lowest Ankh that has an artifact, so that the person cannot have that
 * one now (Q66: nor its twin); it takes neither reward nor artifact. C02: in setup it leaves all four to the person.
 */
export function takeDestinyWithSeth(p: Position, play: Play): void {
  if (p[ROUND] === 0) return
  const artifacts = cardsOf(p[ARTIFACTS_LAID]!)
  if (artifacts.length === 0) return takeDestiny(p, play)
  const card = destinyOf(artifacts[0]!)
  because(play, BOT, 'destiny-artifact', () => ({
    card: destinyName(card),
    ankh: card - 1,
    artifacts: artifacts
      .filter((artifact) => destinyOf(artifact) === card)
      .map(artifactName)
      .join(', '),
  }))
  p[DESTINY + BOT] = card
  play.emit?.({ type: 'destiny', seat: BOT, card: destinyName(card) })
}
