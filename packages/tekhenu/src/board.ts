import type { Position, Seat } from '@benben/kernel'
import { addDie, colourOnBoard, diceAt, diceOnBoard, faceOnBoard, layOnBoard, sideOnBoard } from './dice.ts'
import { pointsOf } from './end.ts'
import type { Board, SeatBoard } from './form.ts'
import { houseName, workshopName } from './places.ts'
import {
  BACK,
  BLESSING,
  bitOf,
  blessing,
  cardName,
  cardsOf,
  COLOURS,
  DECREE,
  decree,
  destinyName,
  GODS,
  numberOf,
  RESOURCES,
  SIDES,
  startingName,
  TECHNOLOGY,
  technology,
  tileName,
  TOKENS,
  WHEEL_GODS,
} from './names.ts'
import type { Printed } from './printed.ts'
import { tilesShown } from './ra.ts'
import { range } from './range.ts'
import type { Rules } from './rules.ts'
import * as S from './state.ts'
import { SPACES } from './market.ts'
import { covered, ownerAt, tileAt, turnAt } from './temple.ts'

/** Writes and reads what lies open on the table; its shape stands in `form.ts`. */

const mask = (names: readonly string[]): number =>
  names.reduce((bits, name) => bits | bitOf(numberOf(name)), 0)
const owner = (value: number): Seat | null => (value === 0 ? null : value - 1)

export function writeBoard(p: Position, printed: Printed, { colours, parts }: Rules): Board {
  const players = S.seats(p)
  const placed = (cell: number, size: number, name: (i: number) => string): Record<string, Seat> =>
    Object.fromEntries(range(size).flatMap((i) => (p[cell + i] === 0 ? [] : [[name(i), p[cell + i]! - 1]])))
  return {
    players,
    round: p[S.ROUND]!,
    turn: p[S.TURN]!,
    over: p[S.OVER] === 1,
    order: range(players).map((place) => p[S.ORDER + place]!),
    wheel: p[S.WHEEL]!,
    dice: range(6).map((section) =>
      COLOURS.flatMap((name, colour) =>
        [1, 2, 3, 4, 5, 6].flatMap((value) =>
          range(diceAt(p, section, colour, value)).map(() => `${name} ${value}`),
        ),
      ),
    ),
    bag: Object.fromEntries(COLOURS.slice(0, colours).map((name, colour) => [name, p[S.BAG + colour]!])),
    horus: range(6).map((value) => GODS[p[S.HORUS_GOD + value]!]!),
    godStatues: Object.fromEntries(
      WHEEL_GODS.map((name, god) => [
        name,
        range(Math.min(players - 1, S.STATUES_PER_GOD)).map((i) =>
          owner(p[S.GOD_STATUE + god * S.STATUES_PER_GOD + i]!),
        ),
      ]),
    ),
    peopleStatues: range(4).map((place) => owner(p[S.PEOPLE_STATUE + place]!)),
    temple: range(25).map((space) =>
      p[S.TEMPLE + space] === 0
        ? null
        : { tile: tileName(tileAt(p, space)), turn: turnAt(p, space), owner: owner(ownerAt(p, space)) },
    ),
    tiles: tilesShown(p),
    stack: cardsOf(p[S.STACK]!).map(tileName),
    houses: placed(S.HOUSE, 20, houseName),
    workshops: placed(S.WORKSHOP, 24, workshopName),
    rowGold: p[S.ROW_GOLD] === 1,
    market: SPACES.map((family, space) =>
      p[S.MARKET + space] === 0 ? null : cardName(family, p[S.MARKET + space]!),
    ),
    opened: range(4).map((section) => ((p[S.OPENED]! >> section) & 1) === 1),
    decks: {
      blessing: cardsOf(p[S.DECK + BLESSING]!).map(blessing),
      technology: cardsOf(p[S.DECK + TECHNOLOGY]!).map(technology),
    },
    discards: {
      blessing: cardsOf(p[S.DISCARD + BLESSING]!).map(blessing),
      technology: cardsOf(p[S.DISCARD + TECHNOLOGY]!).map(technology),
      decree: cardsOf(p[S.DISCARD + DECREE]!).map(decree),
    },
    starting: cardsOf(p[S.STARTING]!).map(startingName),
    now: writeTurn(p, printed),
    seats: range(players).map((seat) => writeSeat(p, seat)),
    ...(parts.length === 0
      ? {}
      : { modules: Object.fromEntries(parts.map(({ name, write }) => [name, write(p)])) }),
  }
}

function writeSeat(p: Position, seat: Seat): SeatBoard {
  return {
    points: pointsOf(p, seat),
    tokens: Object.fromEntries(TOKENS.map((name, token) => [name, S.tokens(p, seat, token)])),
    production: Object.fromEntries(
      RESOURCES.map((name, resource) => [name, p[S.productionCell(seat, resource)]!]),
    ),
    population: p[S.POPULATION + seat]!,
    happiness: p[S.HAPPINESS + seat]!,
    reached: range(3).map((bit) => ((p[S.REACHED + seat]! >> bit) & 1) === 1),
    pending: p[S.PENDING + seat] === 1,
    dice: diceOnBoard(p, seat).map(
      (die) => `${COLOURS[colourOnBoard(die)]!} ${faceOnBoard(die)} ${SIDES[sideOnBoard(die)]!}`,
    ),
    excess: p[S.EXCESS + seat]!,
    laidFaith: p[S.LAID_FAITH + seat]!,
    balance: p[S.BALANCE + seat]!,
    buildings: p[S.BUILDINGS_LEFT + seat]!,
    pillars: p[S.PILLARS_LEFT + seat]!,
    statues: p[S.STATUES_LEFT + seat]!,
    blessings: cardsOf(S.held(p, BLESSING, seat)).map(blessing),
    technologies: cardsOf(S.held(p, TECHNOLOGY, seat)).map(technology),
    openDecrees: cardsOf(p[S.OPEN_DECREES + seat]!).map(decree),
    drafted: cardsOf(p[S.DRAFTED + seat]!).map(startingName),
    destiny: p[S.DESTINY + seat] === 0 ? null : destinyName(p[S.DESTINY + seat]!),
  }
}

function writeTurn(p: Position, printed: Printed): Board['now'] {
  const taken = p[S.DIE_FACE] !== 0
  return {
    seat: p[S.ACTIVE]! < 0 ? null : p[S.ACTIVE]!,
    anubis: p[S.ANUBIS_CALLED]!,
    recoloured: p[S.RECOLOURED]!,
    from: taken ? GODS[printed.godAt[p[S.DIE_SECTION]!]!]! : null,
    colour: taken ? COLOURS[p[S.DIE_COLOUR]!]! : null,
    as: taken ? COLOURS[p[S.DIE_AS]!]! : null,
    face: p[S.DIE_FACE]!,
    side: p[S.DIE_SIDE] === 0 ? null : SIDES[p[S.DIE_SIDE]! - 1]!,
    value: p[S.VALUE]!,
    godValue: p[S.GOD_VALUE]!,
    did: p[S.DID]!,
    extra: Object.fromEntries(WHEEL_GODS.map((name, god) => [name, (p[S.EXTRA]! >> (2 * god)) & 3])),
    proclaimed: owner(p[S.PROCLAIMED]!),
    chosen: cardsOf(p[S.CHOSEN]!).map(decree),
    doubled: p[S.DOUBLED] === 0 ? null : decree(p[S.DOUBLED]!),
    tithes: [p[S.TITHES]!, p[S.TITHES + 1]!],
  }
}

/** Lays what `writeBoard` wrote into an empty position. */
export function readBoard(p: Position, printed: Printed, rules: Rules, board: Board): void {
  const ownerCell = (seat: Seat | null): number => (seat === null ? 0 : seat + 1)
  p[S.PLAYERS] = board.players
  p[S.MODULES] = rules.modules
  p[S.ROUND] = board.round
  p[S.TURN] = board.turn
  p[S.OVER] = board.over ? 1 : 0
  board.order.forEach((seat, place) => (p[S.ORDER + place] = seat))
  p[S.WHEEL] = board.wheel
  board.dice.forEach((dice, section) => {
    for (const die of dice) {
      const [colour, value] = die.split(' ')
      addDie(p, section, COLOURS.indexOf(colour as never), Number(value), 1)
    }
  })
  COLOURS.slice(0, rules.colours).forEach((name, colour) => (p[S.BAG + colour] = board.bag[name]!))
  board.horus.forEach((god, value) => (p[S.HORUS_GOD + value] = GODS.indexOf(god as never)))
  WHEEL_GODS.forEach((name, god) =>
    board.godStatues[name]!.forEach(
      (seat, i) => (p[S.GOD_STATUE + god * S.STATUES_PER_GOD + i] = ownerCell(seat)),
    ),
  )
  board.peopleStatues.forEach((seat, place) => (p[S.PEOPLE_STATUE + place] = ownerCell(seat)))
  board.temple.forEach((at, space) => {
    if (at !== null) p[S.TEMPLE + space] = covered(numberOf(at.tile), at.turn, ownerCell(at.owner))
  })
  board.tiles.forEach(
    (tile, slot) => (p[S.RA_SLOT + slot] = tile === null || tile === BACK ? 0 : numberOf(tile)),
  )
  p[S.FACE_DOWN] = board.tiles.includes(BACK) ? S.AT_RA : 0
  p[S.STACK] = mask(board.stack)
  range(20).forEach((house) => (p[S.HOUSE + house] = ownerCell(board.houses[houseName(house)] ?? null)))
  range(24).forEach(
    (space) => (p[S.WORKSHOP + space] = ownerCell(board.workshops[workshopName(space)] ?? null)),
  )
  p[S.ROW_GOLD] = board.rowGold ? 1 : 0
  board.market.forEach((card, space) => (p[S.MARKET + space] = card === null ? 0 : numberOf(card)))
  p[S.OPENED] = board.opened.reduce((bits, open, section) => bits | (open ? 1 << section : 0), 0)
  p[S.DECK + BLESSING] = mask(board.decks.blessing)
  p[S.DECK + TECHNOLOGY] = mask(board.decks.technology)
  p[S.DISCARD + BLESSING] = mask(board.discards.blessing)
  p[S.DISCARD + TECHNOLOGY] = mask(board.discards.technology)
  p[S.DISCARD + DECREE] = mask(board.discards.decree)
  p[S.STARTING] = mask(board.starting)
  readTurn(p, printed, board.now)
  board.seats.forEach((seatBoard, seat) => readSeat(p, seat, seatBoard))
  for (const { name, read } of rules.parts) read(p, board.modules?.[name])
}

function readSeat(p: Position, seat: Seat, from: SeatBoard): void {
  S.SOURCES.forEach((source, i) => {
    const points = from.points[source]!
    p[S.POINTS + seat * S.SOURCES.length + i] = points
    p[S.SCORE + seat] = p[S.SCORE + seat]! + points
  })
  TOKENS.forEach((name, token) => (p[S.tokenCell(seat, token)] = from.tokens[name]!))
  RESOURCES.forEach((name, resource) => (p[S.productionCell(seat, resource)] = from.production[name]!))
  p[S.POPULATION + seat] = from.population
  p[S.HAPPINESS + seat] = from.happiness
  p[S.REACHED + seat] = from.reached.reduce((bits, had, bit) => bits | (had ? 1 << bit : 0), 0)
  p[S.PENDING + seat] = from.pending ? 1 : 0
  for (const die of from.dice) {
    const [colour, face, side] = die.split(' ')
    layOnBoard(p, seat, COLOURS.indexOf(colour as never), Number(face), SIDES.indexOf(side as never))
  }
  p[S.EXCESS + seat] = from.excess
  p[S.LAID_FAITH + seat] = from.laidFaith
  p[S.BALANCE + seat] = from.balance
  p[S.BUILDINGS_LEFT + seat] = from.buildings
  p[S.PILLARS_LEFT + seat] = from.pillars
  p[S.STATUES_LEFT + seat] = from.statues
  p[S.heldCell(BLESSING, seat)] = mask(from.blessings)
  p[S.heldCell(TECHNOLOGY, seat)] = mask(from.technologies)
  p[S.OPEN_DECREES + seat] = mask(from.openDecrees)
  p[S.DRAFTED + seat] = mask(from.drafted)
  p[S.DESTINY + seat] = from.destiny === null ? 0 : numberOf(from.destiny)
}

function readTurn(p: Position, printed: Printed, now: Board['now']): void {
  p[S.ACTIVE] = now.seat ?? -1
  p[S.ANUBIS_CALLED] = now.anubis
  p[S.RECOLOURED] = now.recoloured
  if (now.from !== null) {
    p[S.DIE_SECTION] = printed.sectionOf[GODS.indexOf(now.from as never)]!
    p[S.DIE_COLOUR] = COLOURS.indexOf(now.colour as never)
    p[S.DIE_AS] = COLOURS.indexOf(now.as as never)
  }
  p[S.DIE_FACE] = now.face
  p[S.DIE_SIDE] = now.side === null ? 0 : SIDES.indexOf(now.side as never) + 1
  p[S.VALUE] = now.value
  p[S.GOD_VALUE] = now.godValue
  p[S.DID] = now.did
  p[S.EXTRA] = WHEEL_GODS.reduce((bits, name, god) => bits | (now.extra[name]! << (2 * god)), 0)
  p[S.PROCLAIMED] = now.proclaimed === null ? 0 : now.proclaimed + 1
  p[S.CHOSEN] = mask(now.chosen)
  p[S.DOUBLED] = now.doubled === null ? 0 : numberOf(now.doubled)
  p[S.TITHES] = now.tithes[0]!
  p[S.TITHES + 1] = now.tithes[1]!
}

export { mask as maskOf }
