import type { Move, Position, Seat } from '@benben/kernel'
import { answer } from '../asking.ts'
import { pureSum } from '../dice.ts'
import { standard } from '../edition.ts'
import { advance } from '../engine.ts'
import { W } from '../kinds.ts'
import { cardsOf, DECREE, decree, RESOURCES, TECHNOLOGY, technology, TOKENS } from '../names.ts'
import { onScratch } from '../play.ts'
import { printedOf } from '../printed.ts'
import { PRIESTS, REGION, SETH_MODULE, WARRIORS } from '../seth/state.ts'
import {
  COUNT_NAMES,
  HOUSE_PLACES,
  PILLAR_PLACES,
  REGION_PLACES,
  STATUE_PLACES,
  WORKSHOP_PLACES,
  type Count,
  type Sheet,
  type SheetSeat,
} from '../sheet/sheet.ts'
import * as S from '../state.ts'
import { ownerAt } from '../temple.ts'
import { RULE_SETS } from '../together.ts'

/** The table on the way from a move to the last scoring, as it stands when that begins; undefined if it does not come. */
export function atLastScoring(before: Position, seat: Seat, move: Move): Position | undefined {
  const p = before.slice()
  if (p[S.ROUND] !== 16) return undefined
  const play = onScratch({ printed: printedOf(standard), rules: RULE_SETS[p[S.MODULES]!]! })
  answer(p, play, seat, move)
  advance(p, play, W.scoring)
  return S.stack.kind(p) === W.scoring ? p : undefined
}

/** What people would write down of a table. */
export function sheetOf(p: Position, names: readonly string[]): Sheet {
  const all = names.map((_, seat) => seat)
  const placed = (places: readonly string[], owner: (i: number) => number): [string, Seat][] =>
    places.flatMap((place, i) => (owner(i) > 0 ? [[place, owner(i) - 1] as [string, Seat]] : []))
  const cells = (places: readonly string[], cell: number): [string, Seat][] =>
    placed(places, (i) => p[cell + i]!)
  return {
    seth: (p[S.MODULES]! & SETH_MODULE) !== 0,
    names,
    order: all.map((place) => p[S.ORDER + place]!),
    pieces: Object.fromEntries([
      ...placed(PILLAR_PLACES, (space) => ownerAt(p, space)),
      ...cells(HOUSE_PLACES, S.HOUSE),
      ...cells(WORKSHOP_PLACES, S.WORKSHOP),
      ...cells(STATUE_PLACES, S.PEOPLE_STATUE),
      ...cells(REGION_PLACES, REGION),
    ]),
    seats: all.map((seat) => seatOf(p, seat)),
  }
}

function seatOf(p: Position, seat: Seat): SheetSeat {
  const numbers: Partial<Record<Count, number>> = {
    track: p[S.SCORE + seat]!,
    godStatues: p.subarray(S.GOD_STATUE, S.GOD_STATUE + 21).filter((owner) => owner === seat + 1).length,
    happiness: p[S.HAPPINESS + seat]!,
    population: p[S.POPULATION + seat]!,
    pureDice: pureSum(p, seat),
    warriors: p[WARRIORS + seat]!,
    priests: p[PRIESTS + seat]!,
    ...Object.fromEntries(RESOURCES.map((name, i) => [`production ${name}`, p[S.productionCell(seat, i)]!])),
    ...Object.fromEntries(TOKENS.map((name, token) => [name, S.tokens(p, seat, token)])),
  }
  return {
    ...(Object.fromEntries(COUNT_NAMES.map((name) => [name, numbers[name] ?? 0])) as Record<Count, number>),
    technologies: cardsOf(S.held(p, TECHNOLOGY, seat)).map(technology),
    decrees: cardsOf(S.held(p, DECREE, seat)).map(decree),
    proclaimed: p[S.PROCLAIMED] === seat + 1,
  }
}
