import { W } from '../kinds.ts'
import { THOTH } from '../names.ts'
import type { GodAction, Wait } from '../play.ts'
import type { Rules } from '../rules.ts'
import { artifact } from './artifact.ts'
import { SETH_ANYTIME } from './blessings.ts'
import {
  cheeredWith,
  cultWait,
  osirisWithCult,
  pillarWithCult,
  settleWithCult,
  statueWithCult,
  swapWait,
} from './cults.ts'
import { SETH_WORTH } from './decree-points.ts'
import { dealtStands, DECREES_DEALT, keepDecree } from './decrees.ts'
import { destiny } from './destiny.ts'
import { draft } from './draft.ts'
import { muster, resourcesWait } from './gain.ts'
import { XW } from './kinds.ts'
import { levy } from './levy.ts'
import { cardsShown, pickAndBury, pickAndShuffle } from './pick.ts'
import { resettle } from './resettle.ts'
import { rewards } from './rewards.ts'
import { thothActionWithReach, thothWithReach } from './thoth.ts'
import { endTurnWithArtifacts, takeWithArtifacts, useWithArtifacts } from './use-artifact.ts'

/** What the cards of this module put into the rules. */

/** Its frames, and those of the rules beneath that its cards change; the frames of Seth's board are there already. */
export function cardWaits(waits: Wait[]): void {
  waits[XW.draft] = draft
  waits[XW.rewards] = rewards
  waits[XW['keep-decree']] = keepDecree
  waits[W.destiny] = destiny
  waits[XW.levy] = levy
  waits[XW.gain] = resourcesWait
  waits[XW.muster] = muster
  waits[XW.pick] = pickAndShuffle
  waits[XW['bury-technology']] = pickAndBury
  waits[XW.cult] = cultWait
  waits[XW.swap] = swapWait
  waits[XW.artifact] = artifact
  waits[XW.resettle] = resettle
  const change = (kind: number, wrap: (wait: Wait) => Wait): Wait => (waits[kind] = wrap(waits[kind]!))
  change(W.take, takeWithArtifacts)
  change(W.use, useWithArtifacts)
  change(W['end-turn'], endTurnWithArtifacts) // Q43b
  change(W['build-statue'], statueWithCult)
  change(W['raise-pillar'], pillarWithCult)
  change(W.osiris, osirisWithCult)
  change(XW.settle, settleWithCult)
  change(W.thoth, thothWithReach)
}

/** The points of the rules its cards extend. */
export const cardRules = (rules: Rules): Partial<Rules> => ({
  gods: rules.gods.map((action, god): GodAction => (god === THOTH ? thothActionWithReach(action) : action)),
  decreesDealt: DECREES_DEALT,
  dealtStands,
  shown: (p, family) => [...rules.shown(p, family), ...cardsShown(p, family)],
  beginning: [XW.draft],
  anytime: [...rules.anytime, ...SETH_ANYTIME],
  cheered: cheeredWith(rules.cheered),
  worth: { ...rules.worth, ...SETH_WORTH },
})
