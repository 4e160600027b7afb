import {
  allSeeingView,
  momentsFrom,
  momentsOf,
  type Game,
  type GameEvent,
  type Moment,
  type Seat,
} from '@benben/kernel'
import { PATHS, type ReplayAnswer, type ReplayStep } from '@benben/protocol'
import type { Words } from '@benben/words'
import { loadTable, type LoadedTable } from '../pages/match.tsx'
import { whoOf } from '../session/say.ts'
import type { SeatSeen } from '../session/session.ts'
import { callApi } from '../store/api.ts'
import { framesOf, type Frames } from './frames.ts'
import type { Totals } from './points.ts'
import { open, seatsTold, type Opened, type Source, type Unopened } from './source.ts'
import { storedFrames } from './stored-frames.ts'

/** A match to be looked at again, however it is known: replayed from its record, or step by step as the server has stored it. */
export interface Film {
  readonly source: Source
  readonly loaded: LoadedTable
  readonly seats: readonly SeatSeen[]
  readonly me: Seat | undefined
  readonly isOver: boolean
  readonly moments: readonly Moment[]
  readonly frames: Frames
  readonly totals: Totals
  /** The move that led to a moment, in a sentence. */
  readonly told: (at: number) => string
  /** With the rules of today: then there is more to do with it. */
  readonly opened: Opened | undefined
}

export async function openFilm(words: Words, source: Source): Promise<Film | Unopened> {
  const opened = await open(words, source)
  if (!('problem' in opened) && isWhole(opened)) return filmOf(words, opened)
  const stored = await ofServer(words, source).catch(() => undefined)
  if (stored !== undefined) return stored
  return 'problem' in opened ? opened : filmOf(words, opened)
}

/** Whether no part of it was played by other rules: what goes on from another match begins there. */
const isWhole = ({ match }: Opened): boolean =>
  match.earlier === undefined || match.earlier.rules === match.game.rules

function filmOf(words: Words, opened: Opened): Film {
  const { source, loaded, seats, me, match } = opened
  const { game } = match
  const isOver = match.result !== undefined
  const viewAt = (at: number): unknown => {
    const position = match.at(match.movesEarlier + at)!
    // Until the end nobody is told what others hold.
    return isOver ? allSeeingView(game, position, me ?? 0, seats.length) : game.view(position, me ?? 0)
  }
  const told = (at: number): string => {
    const entry = match.entries[at - 1]
    if (entry === undefined) return words.say('replay.setup')
    const what = said(words, loaded, game.write(entry.move), game.view(entry.before, entry.seat))
    return words.say('replay.did', { who: whoOf({ seats }).names[entry.seat] ?? '', what })
  }
  const moments = momentsOf(match)
  const totals = { many: moments.length, at: (at: number) => sums(game, viewAt(at)) }
  return { source, loaded, seats, me, isOver, moments, frames: framesOf(match, seats), totals, told, opened }
}

const said = (words: Words, { speech }: LoadedTable, text: string, view: unknown): string =>
  speech.move(words, text, view) ?? text

const sums = (game: Game, view: unknown): number[] =>
  game.project(view).map((points) => Object.values(points).reduce((sum, each) => sum + each, 0))

const stepsPath = (source: Source): string | undefined => {
  if (source.from === 'table') return PATHS.replay(source.id)
  return source.from === 'shared' ? PATHS.sharedReplay(source.secret) : undefined
}

/** Step by step, from what the server has stored; undefined where there is nothing to look at. */
async function ofServer(words: Words, source: Source): Promise<Film | undefined> {
  const path = stepsPath(source)
  if (path === undefined) return undefined
  const answer = await callApi<ReplayAnswer>(path)
  const loaded = await loadTable(answer.game, answer.printed, answer.options)
  if (loaded === undefined || answer.steps.length === 0) return undefined
  const { steps, over, you } = answer
  const seats = seatsTold(words, answer)
  const told = (at: number): string => toldOf(words, loaded, seats, steps, at)
  return {
    source,
    loaded,
    seats,
    me: you ?? undefined,
    isOver: over,
    moments: momentsFrom(steps.map(({ seat, events }) => ({ seat, events: events as GameEvent[] }))),
    frames: storedFrames(answer, seats, (seat) => callApi<ReplayAnswer>(`${path}?seat=${seat}`)),
    totals: { many: steps.length, at: (at) => sums(loaded.game, steps[at]!.view) },
    told,
    opened: undefined,
  }
}

function toldOf(
  words: Words,
  loaded: LoadedTable,
  seats: readonly SeatSeen[],
  steps: readonly ReplayStep[],
  at: number,
): string {
  const { seat, move } = steps[at] ?? {}
  if (seat === null || seat === undefined) return words.say('replay.setup')
  const who = whoOf({ seats }).names[seat] ?? ''
  if (move === undefined) return words.say('replay.decided', { who })
  return words.say('replay.did', { who, what: said(words, loaded, move, steps[at - 1]?.view) })
}
