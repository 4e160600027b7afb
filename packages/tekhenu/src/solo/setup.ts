import { shape, type Position } from '@benben/kernel'
import { W } from '../kinds.ts'
import { isKind, K, named } from '../moves.ts'
import {
  bitOf,
  cardsOf,
  count,
  destinyName,
  GOLD,
  nthOf,
  RESOURCES,
  SCRIBE,
  STARTING_CARDS,
  startingName,
} from '../names.ts'
import { workshopAt } from '../osiris.ts'
import { refusal, said } from '../codes.ts'
import type { Play, Wait } from '../play.ts'
import { drawTile } from '../ra.ts'
import type { SetupStep } from '../rules.ts'
import type { TekhenuOptions } from '../setup.ts'
import {
  BUILDINGS_LEFT,
  DESTINY,
  DRAFTED,
  HAPPINESS,
  HORUS_GOD,
  ORDER,
  POPULATION,
  productionCell,
  stack,
  STARTING,
  tokenCell,
} from '../state.ts'
import { emitSolo } from './events.ts'
import { honour } from './horus.ts'
import { place } from './osiris.ts'
import { layPyramid } from './pyramid.ts'
import { raise } from './ra.ts'
import { anyOf, BOT, DECREE_WORTH, LEVEL, LEVELS, SETS, START, STARTS } from './state.ts'

/** Setup for one person and Botankhamun. */
export interface SoloOptions extends TekhenuOptions {
  readonly solo: (typeof LEVELS)[number]
  /** Whether the person chooses two of three starting cards or is dealt two. */
  readonly soloStart: (typeof STARTS)[number]
  /** What a decree counts for Botankhamun. */
  readonly soloDecrees: 4 | 8
  /** One set of buildings for it, or two. */
  readonly soloBuildings: 10 | 20
}

export const SOLO_OPTION_SHAPES = {
  solo: shape.choice(...LEVELS),
  soloStart: shape.choice(...STARTS),
  soloDecrees: shape.choice(4, 8),
  soloBuildings: shape.choice(10, 20),
} as const
export const SOLO_OPTION_DEFAULTS = { soloStart: 'choose', soloDecrees: 4, soloBuildings: 10 } as const

export const SOLO_FAULTS = ['tekhenu.solo.seats', 'tekhenu.solo.position', 'tekhenu.solo.marker'] as const

/** The person, and who plays by itself. */
export const AUTOMATA = [undefined, 'Botankhamun'] as const

/** Whether options mean this module: any of its names is there. */
export const isSolo = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && Object.keys(raw).some((name) => name.startsWith('solo'))

const START_HAPPINESS = 4
const START_POPULATION = 7
const CENTRE = 12

/** No board, no resources (BK11), other markers; the options it is played with. */
export const sitDown: SetupStep = (p, play, chosen) => {
  const { solo, soloStart, soloDecrees, soloBuildings } = chosen as SoloOptions
  p[LEVEL] = LEVELS.indexOf(solo)
  p[DECREE_WORTH] = soloDecrees
  p[SETS] = soloBuildings / 10
  p[START] = Math.max(0, STARTS.indexOf(soloStart))
  p[BUILDINGS_LEFT + BOT] = play.rules.buildings(p, play.printed, BOT)
  p[tokenCell(BOT, GOLD)] = 0
  p[tokenCell(BOT, SCRIBE)] = 0
  for (let resource = 0; resource < RESOURCES.length; resource++) p[productionCell(BOT, resource)] = 0
  p[HAPPINESS + BOT] = START_HAPPINESS
  p[POPULATION + BOT] = START_POPULATION
  emitSolo(play, () => ({ type: 'botankhamun', level: solo, decrees: soloDecrees, sets: p[SETS]! }))
}

/** BK3: statues by Horus value; from medium on two buildings, and a pillar in the centre on the top tile of the stack. */
export const strengthen: SetupStep = (p, play) => {
  const { statues, buildings } = play.printed.botankhamun
  for (const value of statues[p[LEVEL]!]!) honour(p, play, p[HORUS_GOD + value - 1]!)
  if (p[LEVEL] === 0) return
  for (const { district, row } of buildings) place(p, play, workshopAt(district, row))
  raise(p, play, drawTile(p, play), CENTRE)
}

export const SOLO_SETUP: readonly SetupStep[] = [sitDown, strengthen, (p, play) => layPyramid(p, play)]

/** Three starting cards for the person, who keeps two (BK9: or two by chance); Botankhamun is first in turn order. */
export const start: Wait = {
  name: 'solo-start',
  fields: { seat: [0, 0] },
  bottom: true,
  early: true,
  run: (p, play) => {
    const random = STARTS[p[START]!] === 'random'
    const drafted = count(p[DRAFTED]!)
    if (p[STARTING] === 0) layCards(p, play, random ? 2 : 3)
    if (random) for (const card of cardsOf(p[STARTING]!)) draft(p, play, card)
    else if (drafted < 2) return true
    stack.pop(p)
    p[STARTING] = 0
    p[ORDER] = BOT
    p[ORDER + 1] = 0
    play.emit?.({ type: 'order', order: [BOT, 0] })
    takeDestiny(p, play)
    stack.push(p, W.destiny, 1)
    return false
  },
  ask: {
    question: () => said('tekhenu.draft'),
    legal: (p, _play, _seat, out) => {
      for (const card of cardsOf(p[STARTING]!)) out.push(K.draft + card)
    },
    step: (p, play, _seat, move) => draft(p, play, named(move)),
    why: (_p, _play, _seat, move) =>
      isKind(move, K.draft)
        ? refusal('tekhenu.not-laid-out', 'setup', { card: startingName(named(move)) })
        : undefined,
  },
}

function draft(p: Position, play: Play, card: number): void {
  p[STARTING] = p[STARTING]! & ~bitOf(card)
  p[DRAFTED] = p[DRAFTED]! | bitOf(card)
  play.emit?.({ type: 'drafted', seat: 0, card: startingName(card) })
}

function layCards(p: Position, play: Play, many: number): void {
  let pile = (1 << STARTING_CARDS) - 1
  for (let i = 0; i < many; i++) {
    play.draw?.({ code: 'tekhenu.draw.starting', params: {}, outcomes: cardsOf(pile).map(startingName) })
    const card = nthOf(pile, play.chance(p, count(pile)))
    pile &= ~bitOf(card)
    p[STARTING] = p[STARTING]! | bitOf(card)
  }
  play.emit?.({ type: 'drafting', first: 0, cards: cardsOf(p[STARTING]!).map(startingName) })
}

/** The scribe or the gold card, by chance; its reward is not for it. */
export function takeDestiny(p: Position, play: Play): void {
  p[DESTINY + BOT] = anyOf(p, play, [1, 2], 'tekhenu.draw.destiny', destinyName)
  play.emit?.({ type: 'destiny', seat: BOT, card: destinyName(p[DESTINY + BOT]!) })
}
