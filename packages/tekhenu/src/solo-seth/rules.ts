import { HORUS, RA, SETH } from '../names.ts'
import { STATUE_OF } from '../bonuses.ts'
import type { Rules } from '../rules.ts'
import { XW } from '../seth/kinds.ts'
import { withSeth } from '../seth/rules.ts'
import { soloRewards } from '../solo/maat.ts'
import { MANNER, type Action, type Manner } from '../solo/manner.ts'
import { partFor } from '../solo/part.ts'
import { withBotankhamun } from '../solo/rules.ts'
import { BOT } from '../solo/state.ts'
import { ROUND } from '../state.ts'
import { score } from '../tokens.ts'
import { baseRules } from '../waits.ts'
import { chooseWithSeth } from './die.ts'
import { horus } from './horus.ts'
import { BW } from './kinds.ts'
import { takeDestinyWithSeth } from './maat.ts'
import { SETH_STANCE, soloSethPart } from './part.ts'
import { ra } from './ra.ts'
import { seth } from './seth.ts'
import { SOLO_SETH_SETUP } from './setup.ts'
import { start } from './start.ts'

/** Botankhamun with Time of Seth: both together, and what neither says alone. */

const actions: Action[] = [...MANNER.actions]
actions[HORUS] = horus
actions[RA] = ra
actions[SETH] = seth

/** C04: three points in place of Seth's action are all it has of it, and the statues there stay silent. */
const manner: Manner = {
  choose: chooseWithSeth,
  actions,
  takeDestiny: takeDestinyWithSeth,
  unanswered: [SETH],
}

/** C10: its statue to Seth brings it a point. */
const bonusWith =
  (bonus: Rules['bonus']): Rules['bonus'] =>
  (p, play, seat, god) => {
    if (seat !== BOT || god !== SETH) return bonus(p, play, seat, god)
    score(p, play, BOT, 1, 'bonuses', STATUE_OF[SETH]!)
  }

export const soloSethRules: Rules = (() => {
  const below = withSeth(baseRules)
  const rules = withBotankhamun(below, manner)
  const waits = [...rules.waits]
  waits[BW.start] = start
  waits[XW.rewards] = soloRewards(waits[XW.rewards]!)
  return {
    ...rules,
    parts: [partFor(SETH_STANCE), ...below.parts, soloSethPart],
    waits,
    setup: [...rules.setup, ...SOLO_SETH_SETUP],
    beginning: [BW.start],
    bonus: bonusWith(rules.bonus),
    destined: (p, seat) => !(seat === BOT && p[ROUND] === 0),
  }
})()
