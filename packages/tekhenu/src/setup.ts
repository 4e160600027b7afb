import { seed as seedGenerator, shape, type Position } from '@benben/kernel'
import { D20, T16 } from './card-ids.ts'
import { rollInto } from './dice.ts'
import { W } from './kinds.ts'
import { openSection } from './market.ts'
import { bitOf, CARDS_PER_FAMILY, GODS, GOLD, GRAY, RESOURCES, SCRIBE, SECTIONS, TILES } from './names.ts'
import type { Play } from './play.ts'
import type { Printed } from './printed.ts'
import type { SetupStep } from './rules.ts'
import { drawTile } from './ra.ts'
import { deal } from './starting.ts'
import {
  ACTIVE,
  BAG,
  BUILDINGS_LEFT,
  DECK,
  HAPPINESS,
  HORUS_GOD,
  MODULES,
  ORDER,
  PILLARS_LEFT,
  PLAYERS,
  POINTS,
  POPULATION,
  productionCell,
  RA_SLOT,
  ROW_GOLD,
  SCORE,
  seats,
  SOURCES,
  stack,
  STACK,
  STATUES_LEFT,
  tokenCell,
  WHEEL,
} from './state.ts'

export interface TekhenuOptions extends Record<string, unknown> {
  /** R30: 'printed' leaves the Horus tiles in the box, for first games. */
  readonly horus: 'shuffled' | 'printed'
}

export const OPTION_SHAPES = { horus: shape.choice('shuffled', 'printed') } as const
export const OPTION_DEFAULTS = { horus: 'shuffled' } as const

const START_POINTS = 10
const START_HAPPINESS = 2
const START_POPULATION = 5
const ALL_CARDS = (1 << CARDS_PER_FAMILY) - 1

/** With two players T16 and D20 stay in the box. */
export const cardsFor = (players: number): number[] =>
  players === 2
    ? [ALL_CARDS, ALL_CARDS & ~bitOf(T16), ALL_CARDS & ~bitOf(D20)]
    : [ALL_CARDS, ALL_CARDS, ALL_CARDS]

/** Lays out the table, in the order of the rulebook's setup. */
export function layTable(
  size: number,
  chosen: TekhenuOptions,
  players: number,
  seed: string,
  play: Play,
): Position {
  const p = new Int32Array(size)
  seedGenerator(p, seed)
  p[PLAYERS] = players
  p[MODULES] = play.rules.modules
  p[ACTIVE] = -1
  for (let seat = 0; seat < players; seat++) p[ORDER + seat] = seat
  play.emit?.({ type: 'set-up', players })
  for (const step of play.rules.setup) step(p, play, chosen)
  for (const wait of play.rules.beginning.toReversed()) stack.push(p, wait)
  return p
}

/** The steps of the base game. */
export const SETUP: readonly SetupStep[] = [
  turnWheel,
  layTiles,
  layHorusTiles,
  fillBag,
  layDice,
  seatAll,
  layMarket,
  dealDecrees,
]

/** What is chosen before the first round: a decree each, then starting cards (and after them destinies). */
export const BEGINNING = [W['choose-decree'], W.draft] as const

function turnWheel(p: Position, play: Play): void {
  play.draw?.({
    code: 'tekhenu.draw.wheel',
    params: {},
    outcomes: play.printed.godAt.slice(0, SECTIONS).map((god) => GODS[god]!),
  })
  p[WHEEL] = play.chance(p, SECTIONS)
}

function layTiles(p: Position, play: Play): void {
  p[STACK] = (1 << TILES) - 1
  for (let slot = 0; slot < 3; slot++) p[RA_SLOT + slot] = drawTile(p, play)
}

function layDice(p: Position, play: Play): void {
  for (let section = 0; section < SECTIONS; section++) rollInto(p, play, section, 3)
}

function seatAll(p: Position, play: Play): void {
  p[ROW_GOLD] = 1
  for (let seat = 0; seat < seats(p); seat++) seatDown(p, play, seat)
}

function layMarket(p: Position, play: Play): void {
  play.rules.cards(seats(p)).forEach((cards, family) => (p[DECK + family] = cards))
  openSection(p, play, 0)
  openSection(p, play, 1)
}

function dealDecrees(p: Position, play: Play): void {
  for (let seat = 0; seat < seats(p); seat++) if (play.rules.deals(seat)) deal(p, play, seat)
}

function layHorusTiles(p: Position, play: Play, chosen: TekhenuOptions): void {
  const gods = [...play.printed.printedGods]
  for (let value = 0; value < 6; value++) {
    const isFixed = chosen.horus === 'printed' || gods.length === 1 // R30
    if (!isFixed)
      play.draw?.({
        code: 'tekhenu.draw.horus',
        params: { value: value + 1 },
        outcomes: gods.map((god) => GODS[god]!),
      })
    p[HORUS_GOD + value] = gods.splice(isFixed ? 0 : play.chance(p, gods.length), 1)[0]!
  }
}

/** G1: with two players one die of each colour but gray stays in the box, with three two gray ones. */
export const diceFor = (printed: Printed, players: number): number[] =>
  printed.dice.map((many, colour) => {
    const out = players === 2 && colour !== GRAY ? 1 : players === 3 && colour === GRAY ? 2 : 0
    return many - out
  })

export function fillBag(p: Position, play: Play): void {
  play.rules.dice(play.printed, seats(p)).forEach((many, colour) => (p[BAG + colour] = many))
}

function seatDown(p: Position, play: Play, seat: number): void {
  p[BUILDINGS_LEFT + seat] = play.rules.buildings(p, play.printed, seat)
  p[STATUES_LEFT + seat] = play.printed.statues
  p[PILLARS_LEFT + seat] = play.printed.pillars
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    p[productionCell(seat, resource)] = play.printed.productionStart
  }
  p[SCORE + seat] = START_POINTS
  p[POINTS + seat * SOURCES.length] = START_POINTS
  p[HAPPINESS + seat] = START_HAPPINESS
  p[POPULATION + seat] = START_POPULATION
  p[tokenCell(seat, GOLD)] = 1
  p[tokenCell(seat, SCRIBE)] = 1
}
