import { W } from '../kinds.ts'
import { TX01 } from '../card-ids.ts'
import { bitOf, CARDS, CARDS_PER_FAMILY, COLOURS, GREEN, RED, SETH } from '../names.ts'
import type { Wait } from '../play.ts'
import type { Rules, Trigger } from '../rules.ts'
import { fillBag } from '../setup.ts'
import { diceInPlay, layOnSeth, refillWithSeth } from './bag.ts'
import { cardRules, cardWaits } from './cards.ts'
import { conquest, layConquests, turnUpConquest } from './conquest.ts'
import { coverWith, offerWait, order, placeTileOnConquest, reap } from './conquered.ts'
import { act, declare, useWithGains } from './die.ts'
import { XW } from './kinds.ts'
import { afterMaatWithPriests, balanceWith, judgeWith } from './maat.ts'
import { sethPart } from './part.ts'
import { regionPoints, settlementsOf } from './regions.ts'
import { seth, sethAction, settle } from './seth.ts'
import { SETH_AREA, SETH_MODULE } from './state.ts'
import { bonusWith, buildStatueWithPriests, columns, honourSeth, lessons } from './statues.ts'
import { ordain } from './warband.ts'

/** Time of Seth on top of other rules: what it changes, point by point. */

/** Red, blue and green dice have no 1 and no 6 (Q03: whatever they are treated as). */
const FACES = COLOURS.map((_, colour) => (colour >= RED ? [2, 3, 3, 4, 4, 5] : [1, 2, 3, 4, 5, 6]))

const triggers: readonly Trigger[] = [
  { card: TX01, god: SETH, points: 2, also: (p, play, seat, by) => ordain(p, play, seat, 2, by) },
]

/** The cards marked with an X come to those of the rules beneath. */
const marked = (family: number): number => {
  let mask = 0
  for (let card = CARDS_PER_FAMILY + 1; card <= CARDS[family]!; card++) mask |= bitOf(card)
  return mask
}

function waitsWith(rules: Rules): Wait[] {
  const waits = [...rules.waits]
  waits[W.use] = useWithGains
  waits[W['build-statue']] = buildStatueWithPriests
  waits[W['place-tile']] = placeTileOnConquest(waits[W['place-tile']]!)
  waits[W.refill] = refillWithSeth
  waits[W['after-maat']] = afterMaatWithPriests
  waits[XW.act] = act
  waits[XW.declare] = declare
  waits[XW.seth] = seth
  waits[XW.settle] = settle
  waits[XW.conquest] = conquest
  waits[XW.lessons] = lessons
  waits[XW.order] = order
  waits[XW.offer] = offerWait
  cardWaits(waits)
  return waits
}

const withBoard = (rules: Rules): Rules => ({
  ...rules,
  modules: rules.modules | SETH_MODULE,
  parts: [...rules.parts, sethPart],
  waits: waitsWith(rules),
  gods: [...rules.gods, sethAction],
  colours: COLOURS.length,
  areas: SETH_AREA + 1,
  dice: diceInPlay,
  faces: FACES,
  anubisTakes: (colour) => colour !== GREEN, // Q06
  cards: (players) => rules.cards(players).map((cards, family) => cards | marked(family)),
  setup: [...rules.setup.flatMap((step) => (step === fillBag ? [fillBag, layOnSeth] : [step])), layConquests],
  builtElsewhere: (p, seat) => rules.builtElsewhere(p, seat) + settlementsOf(p, seat),
  triggers: [...rules.triggers, ...triggers],
  oncePerTurn: true,
  bonus: bonusWith(rules.bonus),
  people: [...rules.people, ...columns],
  elsewhere: honourSeth,
  turnUp: (p, play) => {
    rules.turnUp(p, play)
    turnUpConquest(p, play)
  },
  cover: coverWith(rules.cover),
  reap,
  balance: balanceWith(rules.balance),
  judge: judgeWith(rules.judge),
  scoring: [...rules.scoring, { source: 'regions', points: regionPoints }],
})

export const withSeth = (rules: Rules): Rules => {
  const board = withBoard(rules)
  return { ...board, ...cardRules(board) }
}
