import { STATUE_OF } from '../bonuses.ts'
import { W } from '../kinds.ts'
import { SCRIBE, WHEEL_GODS } from '../names.ts'
import type { Rules } from '../rules.ts'
import { HORUS_GOD } from '../state.ts'
import { gain, score } from '../tokens.ts'
import { baseRules } from '../waits.ts'
import { SW } from './kinds.ts'
import { ankhWith, balanceWith, soloDestiny, soloRewards } from './maat.ts'
import { MANNER, type Manner } from './manner.ts'
import { partFor, STANCE } from './part.ts'
import { isRebuilt, rebuild } from './pyramid.ts'
import { breadDueWith, reckonWith, soloDecrees, soloScoring, stepsWith } from './scoring.ts'
import { SOLO_SETUP, start } from './setup.ts'
import { BOT, SETS, SOLO } from './state.ts'
import { begin, end, turnIn } from './turn.ts'

/** Botankhamun in the second seat, on top of other rules. */

/** BK4: a scribe for values 1 and 2, a point for 3 and 4, both for 5 and 6. */
const bonusWith =
  (bonus: Rules['bonus']): Rules['bonus'] =>
  (p, play, seat, god) => {
    if (seat !== BOT) return bonus(p, play, seat, god)
    let value = 1
    while (value < WHEEL_GODS.length && p[HORUS_GOD + value - 1] !== god) value++
    const by = STATUE_OF[god]!
    if (value <= 2 || value >= 5) gain(p, play, BOT, SCRIBE, 1, by)
    if (value >= 3) score(p, play, BOT, 1, 'bonuses', by)
  }

/** What holds wherever it plays; how the table is laid for it differs. */
export function withBotankhamun(rules: Rules, manner: Manner): Rules {
  const waits = [...rules.waits]
  waits[W.turn] = begin(waits[W.turn]!)
  waits[W['end-turn']] = end(waits[W['end-turn']]!)
  waits[W.destiny] = soloDestiny(waits[W.destiny]!, manner)
  waits[W.rewards] = soloRewards(waits[W.rewards]!)
  waits[W.scoring] = soloScoring(waits[W.scoring]!)
  waits[W.decrees] = soloDecrees(waits[W.decrees]!)
  waits[SW.turn] = turnIn(manner)
  waits[SW.pyramid] = rebuild
  return {
    ...rules,
    modules: rules.modules | SOLO,
    waits,
    deals: (seat) => seat !== BOT,
    dealtStands: (p, seat, dealt, choosing) =>
      seat === BOT ? !dealt.chose && dealt.decrees.length === 0 : rules.dealtStands(p, seat, dealt, choosing),
    buildings: (p, printed, seat) => rules.buildings(p, printed, seat) * (seat === BOT ? p[SETS]! : 1),
    cardsWork: (seat) => seat !== BOT,
    bonus: bonusWith(rules.bonus),
    maat: [...rules.maat, { wait: SW.pyramid, isDue: isRebuilt }],
    balance: balanceWith(rules.balance),
    ankh: ankhWith(rules.ankh),
    scoring: stepsWith(rules.scoring),
    breadDue: breadDueWith(rules.breadDue),
    reckon: reckonWith(rules.reckon),
  }
}

/** The base game for one person. */
export const soloRules: Rules = (() => {
  const rules = withBotankhamun(baseRules, MANNER)
  const waits = [...rules.waits]
  waits[SW.start] = start
  return {
    ...rules,
    parts: [partFor(STANCE)],
    waits,
    setup: [...rules.setup, ...SOLO_SETUP],
    beginning: [W['choose-decree'], SW.start],
  }
})()
