import { bastet, bastetAction, festival } from './bastet.ts'
import { bonuses } from './bonuses.ts'
import { countDecrees, decrees, double, proclaim, tithe } from './decrees.ts'
import { destiny, welfare } from './destiny.ts'
import { finish } from './end.ts'
import { freeAction, freeValue } from './free.ts'
import { buildHouse, harvest, hathor, hathorAction, settlers } from './hathor.ts'
import { buildStatue, horus, horusAction } from './horus.ts'
import { KINDS } from './kinds.ts'
import { afterMaat, faith, weigh } from './maat.ts'
import { COLOURS } from './names.ts'
import { improveWait, osiris, osirisAction } from './osiris.ts'
import { payWait } from './payment.ts'
import type { Rules, Wait } from './play.ts'
import { produceWait } from './produce.ts'
import { placeTile, ra, raAction, raisePillar } from './ra.ts'
import { bread, scoring } from './scoring.ts'
import { begin, chooseDecree, draft, gainWait, pick, rewards } from './starting.ts'
import { colourWait, settle, take } from './take.ts'
import { thoth, thothAction } from './thoth.ts'
import { offerWait } from './tiles.ts'
import { endTurn, next, refill, turn } from './turn.ts'
import { mainIsPossible, use } from './use.ts'

/** The rules of the base game, each wait at its place in `KINDS`. */
const ALL: readonly Wait[] = [
  chooseDecree,
  draft,
  destiny,
  rewards,
  gainWait,
  welfare,
  pick,
  begin,
  turn,
  take,
  colourWait,
  settle,
  use,
  endTurn,
  next,
  payWait(mainIsPossible),
  horus,
  buildStatue,
  ra,
  placeTile,
  offerWait,
  raisePillar,
  hathor,
  buildHouse,
  harvest,
  settlers,
  bastet,
  festival,
  thoth,
  osiris,
  improveWait,
  produceWait,
  bonuses,
  freeAction,
  freeValue,
  faith,
  weigh,
  proclaim,
  scoring,
  bread,
  afterMaat,
  refill,
  decrees,
  double,
  tithe,
  countDecrees,
  finish,
]

export const baseRules: Rules = {
  waits: KINDS.map((kind) => ALL.find(({ name }) => name === kind)!),
  gods: [horusAction, raAction, hathorAction, bastetAction, thothAction, osirisAction],
  colours: COLOURS.length,
  questions: [],
}
