import { shape, type Position } from '@benben/kernel'
import { ROUNDS_PER_MAAT } from '../calendar.ts'
import { diceOnBoard, sideOnBoard } from '../dice.ts'
import { W } from '../kinds.ts'
import { ANUBIS, count, SCRIBE, TOKENS, RESOURCES } from '../names.ts'
import type { Part } from '../rules.ts'
import {
  ACTIVE,
  DESTINY,
  DRAFTED,
  EXCESS,
  held,
  LAID_FAITH,
  OPEN_DECREES,
  PENDING,
  turnPlaceOf,
  PLAYERS,
  PROCLAIMED,
  productionCell,
  REACHED,
  ROUND,
  stack,
  STARTING,
  tokens,
  TURN,
} from '../state.ts'
import { baseRules } from '../waits.ts'
import { movesTo, pyramidOf, TILE_NAMES, TILES, tilesOf } from './pyramid.ts'
import { BOT, DECREE_WORTH, LEVEL, LEVELS, MARKER, PYRAMID, SETS, START, STARTS } from './state.ts'
import { SW } from './kinds.ts'
import type { SOLO_FAULTS } from './setup.ts'

/** What is shown and saved of Botankhamun beside the board: nothing about it is secret. */
export interface SoloBoard {
  readonly level: (typeof LEVELS)[number]
  readonly decrees: number
  readonly buildings: number
  readonly start: (typeof STARTS)[number]
  /** Ten tiles: four along the base, then three, two and one, each row from the left. */
  readonly pyramid: readonly string[]
  /** The tile the marker stands on, from 1; 0 is to the left of the base. */
  readonly marker: number
}

const { choice, int, list, object } = shape
const PER_SET = 10

/** What differs with the modules that are played beside it. */
export interface Stance {
  readonly stands: (p: Position, tiles: readonly number[]) => boolean
  /** The highest destiny card it may hold. */
  readonly destinies: number
}

/** Alone it has the ten tiles of the base game; while the person drafts, three starting cards are out in all. */
export const STANCE: Stance = {
  stands: (p, tiles) => tiles.every((tile) => tile < TILES) && startStands(p),
  destinies: 2,
}

export const partFor = ({ stands, destinies }: Stance): Part => ({
  name: 'solo',
  shape: object({
    level: choice(...LEVELS),
    decrees: choice(4, 8),
    buildings: choice(PER_SET, 2 * PER_SET),
    start: choice(...STARTS),
    pyramid: list(choice(...TILE_NAMES), { length: TILES }),
    marker: int(0, TILES),
  }),
  write: (p): SoloBoard => ({
    level: LEVELS[p[LEVEL]!]!,
    decrees: p[DECREE_WORTH]!,
    buildings: PER_SET * p[SETS]!,
    start: STARTS[p[START]!]!,
    pyramid: pyramidOf(p),
    marker: p[MARKER]!,
  }),
  read: (p, part) => {
    const board = part as SoloBoard
    p[LEVEL] = LEVELS.indexOf(board.level)
    p[DECREE_WORTH] = board.decrees
    p[SETS] = board.buildings / PER_SET
    p[START] = STARTS.indexOf(board.start)
    board.pyramid.forEach((tile, place) => (p[PYRAMID + place] = TILE_NAMES.indexOf(tile as never)))
    p[MARKER] = board.marker
  },
  fault: (p): (typeof SOLO_FAULTS)[number] | undefined => {
    if (
      p[PLAYERS] !== 2 ||
      new Set(tilesOf(p)).size !== TILES ||
      !isItself(p) ||
      p[DESTINY + BOT]! > destinies ||
      !stands(p, tilesOf(p))
    )
      return 'tekhenu.solo.position'
    const turns = turnsTaken(p)
    const fits = turns === 0 ? p[MARKER] === 0 : p[MARKER]! > 0 && movesTo(p[MARKER]! - 1) === turns - 1
    return fits ? undefined : 'tekhenu.solo.marker'
  },
})

/** It owns no resources, owes nothing and hides nothing, and base questions are not for it. */
function isItself(p: Position): boolean {
  const owns = TOKENS.some((_, token) => token !== SCRIBE && tokens(p, BOT, token) !== 0)
  const makes = RESOURCES.some((_, resource) => p[productionCell(BOT, resource)] !== 0)
  const has = [PENDING, REACHED, EXCESS, LAID_FAITH, DRAFTED].some((cell) => p[cell + BOT] !== 0)
  const weighs = diceOnBoard(p, BOT).some((die) => sideOnBoard(die) !== ANUBIS)
  const asked = stack.list(p).some(([kind, seat]) => SEATED.has(kind!) && seat === BOT && !ITS_OWN.has(kind!))
  const hidden = p[OPEN_DECREES + BOT] !== held(p, 2, BOT)
  return !(owns || makes || has || weighs || asked || hidden) && p[PROCLAIMED] !== BOT + 1
}

/** Frames of the base game whose first number is a seat, and those among them that may be Botankhamun's. */
const SEATED: ReadonlySet<number> = new Set(
  baseRules.waits.flatMap(({ fields }, kind) => (Object.keys(fields)[0] === 'seat' ? [kind] : [])),
)
const ITS_OWN: ReadonlySet<number> = new Set([W.bonuses, W['end-turn']])

function startStands(p: Position): boolean {
  const drafting = stack.list(p).some(([kind]) => kind === SW.start)
  const laid = count(p[STARTING]!)
  const drafted = count(p[DRAFTED]!)
  if (!drafting) return laid === 0
  return laid === 0 ? drafted === 0 : laid + drafted === 3 && drafted < 2
}

/** Turns it has taken since the pyramid was laid. */
function turnsTaken(p: Position): number {
  if (p[ROUND] === 0) return 0
  const before = (p[ROUND]! - 1) % ROUNDS_PER_MAAT
  if (p[ACTIVE]! < 0) return before + 1
  const place = turnPlaceOf(p, BOT)
  if (place !== p[TURN]) return before + (place < p[TURN]! ? 1 : 0)
  const frame = stack.list(p).find(([kind]) => kind === SW.turn)
  return before + (frame !== undefined && frame[2] === 0 ? 0 : 1)
}
