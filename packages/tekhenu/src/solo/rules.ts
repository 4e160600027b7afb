import { giveBonus, STATUE_OF } from '../bonuses.ts'
import { KINDS, W, type Kind } from '../kinds.ts'
import { SCRIBE, WHEEL_GODS } from '../names.ts'
import type { Wait } from '../play.ts'
import type { Rules } from '../rules.ts'
import { HORUS_GOD } from '../state.ts'
import { gain, score } from '../tokens.ts'
import { baseRules } from '../waits.ts'
import { ankh, balance, soloDestiny, soloRewards } from './maat.ts'
import { soloPart } from './part.ts'
import { isRebuilt, rebuild } from './pyramid.ts'
import { SOLO_STEPS, soloBreadDue, soloDecrees, soloReckon, soloScoring } from './scoring.ts'
import { SOLO_SETUP, start } from './setup.ts'
import { BOT, SETS, SOLO } from './state.ts'
import { SW } from './kinds.ts'
import { begin, end, soloTurn } from './turn.ts'

/** The rules of the base game with Botankhamun in the second seat. */

const REPLACED: Partial<Record<Kind, Wait>> = {
  turn: begin,
  'end-turn': end,
  destiny: soloDestiny,
  rewards: soloRewards,
  scoring: soloScoring,
  decrees: soloDecrees,
}

const waits: Wait[] = KINDS.map((kind) => REPLACED[kind] ?? baseRules.waits[W[kind]]!)
waits[SW.turn] = soloTurn
waits[SW.start] = start
waits[SW.pyramid] = rebuild

/** BK4: a scribe for values 1 and 2, a point for 3 and 4, both for 5 and 6. */
const bonus: Rules['bonus'] = (p, play, seat, god) => {
  if (seat !== BOT) return giveBonus(p, play, seat, god)
  let value = 1
  while (value < WHEEL_GODS.length && p[HORUS_GOD + value - 1] !== god) value++
  const by = STATUE_OF[god]!
  if (value <= 2 || value >= 5) gain(p, play, BOT, SCRIBE, 1, by)
  if (value >= 3) score(p, play, BOT, 1, 'bonuses', by)
}

export const soloRules: Rules = {
  ...baseRules,
  modules: SOLO,
  parts: [soloPart],
  waits,
  setup: [...baseRules.setup, ...SOLO_SETUP],
  deals: (seat) => seat !== BOT,
  dealtStands: (p, seat, dealt, choosing) => baseRules.dealtStands(p, seat, dealt, choosing && seat !== BOT),
  buildings: (p, printed, seat) => printed.buildings * (seat === BOT ? p[SETS]! : 1),
  beginning: [W['choose-decree'], SW.start],
  cardsWork: (seat) => seat !== BOT,
  bonus,
  maat: [...baseRules.maat, { wait: SW.pyramid, isDue: isRebuilt }],
  balance,
  ankh,
  scoring: SOLO_STEPS,
  breadDue: soloBreadDue,
  reckon: soloReckon,
}
