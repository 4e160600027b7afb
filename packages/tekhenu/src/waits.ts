import { bastet, bastetAction, festival } from './bastet.ts'
import { ANYTIME } from './blessings.ts'
import { bonuses, giveBonus } from './bonuses.ts'
import { WORTH } from './decree-points.ts'
import { countDecrees, decrees, double, proclaim, tithe } from './decrees.ts'
import { destiny, openDestinies, welfare } from './destiny.ts'
import { finish } from './end.ts'
import { freeAction, freeValue } from './free.ts'
import { buildHouse, harvest, hathor, hathorAction, settlers } from './hathor.ts'
import { buildStatue, horus, horusAction, PEOPLE_PLACES } from './horus.ts'
import { interrupt } from './interrupt.ts'
import { KINDS } from './kinds.ts'
import { balanceOf } from './dice.ts'
import { afterMaat, ankhOf, faith, judge, MAAT, weigh } from './maat.ts'
import { BASE_COLOURS, COLOURS, SECTIONS } from './names.ts'
import { improveWait, osiris, osirisAction } from './osiris.ts'
import { payWait } from './payment.ts'
import type { Ask, Wait } from './play.ts'
import { produceWait } from './produce.ts'
import { cover, placeTile, ra, raAction, raisePillar, turnUpTile } from './ra.ts'
import { reckon } from './reckoning.ts'
import { gainWait, pick, rewards } from './rewards.ts'
import type { Rules } from './rules.ts'
import { bread, breadDue, scoring, SCORING_STEPS } from './scoring.ts'
import { BEGINNING, cardsFor, diceFor, SETUP } from './setup.ts'
import { begin, chooseDecree, dealtStands, draft } from './starting.ts'
import { colourWait, settle } from './settle.ts'
import { take } from './take.ts'
import { TRIGGERS } from './technologies.ts'
import { sectionsOpen, thoth, thothAction } from './thoth.ts'
import { offerWait } from './tiles.ts'
import { endTurn, next, refill, turn } from './turn.ts'
import { dieIsUsable } from './possible.ts'
import { use } from './use.ts'

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
  payWait(dieIsUsable),
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
  interrupt,
]

export const baseRules: Rules = {
  modules: 0,
  parts: [],
  waits: KINDS.map((kind) => ALL.find(({ name }) => name === kind)!),
  gods: [horusAction, raAction, hathorAction, bastetAction, thothAction, osirisAction],
  colours: BASE_COLOURS.length,
  areas: SECTIONS,
  dice: diceFor,
  faces: COLOURS.map(() => [1, 2, 3, 4, 5, 6]),
  anubisTakes: () => true,
  cards: cardsFor,
  setup: SETUP,
  deals: () => true,
  decreesDealt: 2,
  dealtStands,
  buildings: (_p, printed) => printed.buildings,
  builtElsewhere: () => 0,
  shown: () => [],
  beginning: BEGINNING,
  triggers: TRIGGERS,
  oncePerTurn: false,
  anytime: ANYTIME,
  cardsWork: () => true,
  bonus: giveBonus,
  people: PEOPLE_PLACES,
  elsewhere: undefined,
  turnUp: turnUpTile,
  reward: (_p, play, space) => play.printed.rewards[space]!,
  cover,
  reap: undefined,
  cheered: undefined,
  marketAccess: sectionsOpen,
  maat: MAAT,
  balance: balanceOf,
  ankh: ankhOf,
  judge,
  destined: () => true,
  destinies: openDestinies,
  scoring: SCORING_STEPS,
  breadDue,
  worth: WORTH,
  reckon,
}

const NO_FIELDS: Readonly<Record<keyof Wait, undefined>> = {
  name: undefined,
  fields: undefined,
  run: undefined,
  seats: undefined,
  calm: undefined,
  always: undefined,
  ask: undefined,
  costs: undefined,
  bottom: undefined,
  early: undefined,
  nests: undefined,
  own: undefined,
}
const NO_ASK: Readonly<Record<keyof Ask, undefined>> = {
  question: undefined,
  legal: undefined,
  step: undefined,
  several: undefined,
  tries: undefined,
  why: undefined,
}

/** The same wait with every field there is: objects of one shape keep the engine's loop monomorphic, and so fast. */
export const withEveryField = (wait: Wait): Wait =>
  ({ ...NO_FIELDS, ...wait, ...(wait.ask && { ask: { ...NO_ASK, ...wait.ask } }) }) as Wait
