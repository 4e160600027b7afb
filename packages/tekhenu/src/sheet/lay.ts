import type { Position, Seat } from '@benben/kernel'
import { layOnBoard } from '../dice.ts'
import { W } from '../kinds.ts'
import { LAST_ROUND } from '../calendar.ts'
import { D23 } from '../card-ids.ts'
import { maskOf } from '../board.ts'
import { bitOf, DECREE, PURE, RESOURCES, TECHNOLOGY, TOKENS } from '../names.ts'
import type { Printed } from '../printed.ts'
import type { Rules } from '../rules.ts'
import { PRIESTS, REGION, WARRIORS } from '../seth/state.ts'
import * as S from '../state.ts'
import { covered } from '../temple.ts'
import {
  HOUSE_PLACES,
  PILLAR_PLACES,
  productionCount,
  REGION_PLACES,
  STATUE_PLACES,
  WORKSHOP_PLACES,
  type Sheet,
} from './sheet.ts'

/** The position a sheet stands for: the last Maat phase is over, and its scoring comes next. */
export function laySheet(sheet: Sheet, printed: Printed, rules: Rules): Position {
  const p = new Int32Array(S.take.size())
  p[S.PLAYERS] = sheet.names.length
  p[S.MODULES] = rules.modules
  p[S.ROUND] = LAST_ROUND
  p[S.ACTIVE] = -1
  sheet.order.forEach((seat, place) => (p[S.ORDER + place] = seat))
  layPieces(p, sheet)
  sheet.seats.forEach((_, seat) => laySeat(p, printed, sheet, seat))
  S.stack.push(p, W['after-maat'], 0)
  S.stack.push(p, W.scoring)
  return p
}

function layPieces(p: Position, { pieces, seats }: Sheet): void {
  const lay = (places: readonly string[], cell: number): void =>
    places.forEach((place, i) => {
      const owner = pieces[place]
      if (owner !== undefined) p[cell + i] = owner + 1
    })
  lay(HOUSE_PLACES, S.HOUSE)
  lay(WORKSHOP_PLACES, S.WORKSHOP)
  lay(STATUE_PLACES, S.PEOPLE_STATUE)
  lay(REGION_PLACES, REGION)
  // Which tile lies under a pillar does not matter any more.
  PILLAR_PLACES.forEach((place, space) => {
    const owner = pieces[place]
    if (owner !== undefined) p[S.TEMPLE + space] = covered(0, 0, owner + 1)
  })
  // Nor does it matter which gods are honoured.
  let at = S.GOD_STATUE
  seats.forEach(({ godStatues }, seat) => {
    for (let i = 0; i < godStatues; i++) p[at++] = seat + 1
  })
}

/** How many pieces of a seat stand in these places. */
export const piecesIn = ({ pieces }: Sheet, seat: Seat, places: readonly string[]): number =>
  places.filter((place) => pieces[place] === seat).length

export const buildingsIn = (sheet: Sheet, seat: Seat): number =>
  piecesIn(sheet, seat, [...HOUSE_PLACES, ...WORKSHOP_PLACES, ...REGION_PLACES])
export const statuesIn = (sheet: Sheet, seat: Seat): number =>
  piecesIn(sheet, seat, STATUE_PLACES) + sheet.seats[seat]!.godStatues

function laySeat(p: Position, printed: Printed, sheet: Sheet, seat: Seat): void {
  const mine = sheet.seats[seat]!
  p[S.SCORE + seat] = mine.track
  p[S.POINTS + seat * S.SOURCES.length] = mine.track
  p[S.BUILDINGS_LEFT + seat] = printed.buildings - buildingsIn(sheet, seat)
  p[S.STATUES_LEFT + seat] = printed.statues - statuesIn(sheet, seat)
  p[S.PILLARS_LEFT + seat] = printed.pillars - piecesIn(sheet, seat, PILLAR_PLACES)
  p[S.HAPPINESS + seat] = mine.happiness
  p[S.POPULATION + seat] = mine.population
  RESOURCES.forEach((name, i) => (p[S.productionCell(seat, i)] = mine[productionCount(name)]))
  // Faith has been laid on the scales.
  for (const [token, name] of TOKENS.entries()) if (name !== 'faith') p[S.tokenCell(seat, token)] = mine[name]
  p[S.heldCell(TECHNOLOGY, seat)] = maskOf(mine.technologies)
  p[S.heldCell(DECREE, seat)] = maskOf(mine.decrees) | (mine.proclaimed ? bitOf(D23) : 0)
  p[S.OPEN_DECREES + seat] = p[S.heldCell(DECREE, seat)]!
  if (mine.proclaimed) p[S.PROCLAIMED] = seat + 1
  // Only their sum counts.
  for (let left = mine.pureDice; left > 0; left -= 6) layOnBoard(p, seat, 0, Math.min(6, left), PURE)
  if (!sheet.seth) return
  p[WARRIORS + seat] = mine.warriors
  p[PRIESTS + seat] = mine.priests
}
