import type { Move, Position, Result, Seat } from '@benben/kernel'
import { addAnswers, answer, toAct } from '../asking.ts'
import type { Edition } from '../edition.ts'
import { result, tieBreakOf } from '../end.ts'
import { advance } from '../engine.ts'
import type { TekhenuEvent } from '../events.ts'
import { piecesScored, type Scored } from '../facts/scored.ts'
import { projectedPoints } from '../outlook.ts'
import { onScratch, type Play } from '../play.ts'
import { printedOf } from '../printed.ts'
import { SETH_MODULE } from '../seth/state.ts'
import { SOURCES, type Source } from '../state.ts'
import { RULE_SETS } from '../together.ts'
import { sheetFaults, type SheetFault } from './faults.ts'
import { laySheet } from './lay.ts'
import type { Sheet } from './sheet.ts'

/** A sheet counted by the rules. */
export interface Counted {
  readonly result: Result
  /** What decided among seats with as many points as the winner. */
  readonly tie: 'scribes' | 'order' | undefined
  /** Per seat and source, what earned the points, as far as it is counted piece by piece. */
  readonly parts: readonly Partial<Record<Source, readonly Scored[]>>[]
}

export type SheetCount =
  | { readonly ok: true; readonly counted: Counted }
  | { readonly ok: false; readonly faults: readonly SheetFault[] }

/** The last scoring and the end, played by the rules; where a seat has a choice (bread, decrees) it does what brings most. */
export function countSheet(edition: Edition, sheet: Sheet): SheetCount {
  const printed = printedOf(edition)
  const rules = RULE_SETS[sheet.seth ? SETH_MODULE : 0]!
  const faults = sheetFaults(sheet, printed, rules)
  if (faults.length > 0) return { ok: false, faults }
  const points: Extract<TekhenuEvent, { type: 'points' }>[] = []
  const play: Play = {
    ...onScratch({ printed, rules }),
    emit: (event) => {
      if (event.type === 'points') points.push(event)
    },
  }
  const p = laySheet(sheet, printed, rules)
  const pieces = sheet.seats.map((_, seat) =>
    Object.fromEntries(SOURCES.map((source) => [source, piecesScored({ p, play }, seat, source)])),
  )
  finish(p, play)
  const parts = pieces.map((counted, seat) => ({
    ...counted,
    decrees: points
      .filter((event) => event.seat === seat && event.source === 'decrees')
      .map((event) => ({ place: event.by, points: event.points })),
  }))
  return { ok: true, counted: { result: result(p)!, tie: tieBreakOf(p), parts } }
}

/** Plays to the end. */
function finish(p: Position, play: Play): void {
  const quiet = onScratch(play)
  advance(p, play)
  for (let [seat] = toAct(p, quiet); seat !== undefined; [seat] = toAct(p, quiet)) {
    answer(p, play, seat, bestAnswer(p, quiet, seat))
    advance(p, play)
  }
}

function bestAnswer(p: Position, quiet: Play, seat: Seat): Move {
  const moves: Move[] = []
  addAnswers(p, quiet, seat, moves)
  let [best, most] = [moves[0]!, -Infinity]
  for (const move of moves) {
    const copy = p.slice()
    answer(copy, quiet, seat, move)
    advance(copy, quiet)
    const points = projectedPoints(copy, quiet.printed, quiet.rules, seat)
    if (points > most) [best, most] = [move, points]
  }
  return best
}
