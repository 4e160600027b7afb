import {
  allSeeingView,
  momentsFrom,
  readRecord,
  type CodedMessage,
  type Game,
  type GameEvent,
  type Moment,
  type Seat,
} from '@benben/kernel'
import { PATHS, type ReplayAnswer } from '@benben/protocol'
import type { MoveTold, Words } from '@benben/words'
import { loadLook, type GameLook } from '../analysis/looks.ts'
import { loadTable, type LoadedTable } from '../pages/match.tsx'
import { whoOf } from '../session/say.ts'
import type { SeatSeen } from '../session/session.ts'
import { callApi } from '../store/api.ts'
import { loadSave } from '../store/saves.ts'
import { framesOf, type Frames } from './frames.ts'
import { keptReel, sameEnd } from './older-reel.ts'
import type { Totals } from './points.ts'
import { reelOf, type Reel } from './reel.ts'
import { find, open, seatsIn, seatsTold, type Opened, type Source, type Unopened } from './source.ts'
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
  /** The move that led to a moment, with what its seat saw before; undefined where none is told. */
  readonly moveAt: (at: number) => MoveTold | undefined
  /** The move that led to a moment, in a sentence. */
  readonly told: (at: number) => string
  /** How seats are drawn. */
  readonly look: GameLook
  /** With the rules of today: then there is more to do with it. */
  readonly opened: Opened | undefined
  /** To be saved. */
  readonly record?: string
  /** What there is to say about it: that it is of older rules. */
  readonly notice: CodedMessage | null
}

export async function openFilm(words: Words, source: Source): Promise<Film | Unopened> {
  const opened = await open(words, source)
  if (!('problem' in opened) && isWhole(opened)) return ofRecord(words, opened)
  const stored = await ofServer(words, source).catch(() => undefined)
  if (stored !== undefined)
    return { ...stored, ...('problem' in opened ? olderOf(opened, 'replay.older') : {}) }
  if (!('problem' in opened)) return ofRecord(words, opened)
  return (await ofOlderRules(words, source, opened)) ?? opened
}

/** Whether no part of it was played by other rules: what goes on from another match begins there. */
const isWhole = ({ match }: Opened): boolean =>
  match.earlier === undefined || match.earlier.rules === match.game.rules

const ofRecord = (words: Words, opened: Opened): Promise<Film> =>
  filmOf(words, reelOf(opened.match), {
    ...opened,
    isOver: opened.match.result !== undefined,
    opened,
  })

/** A match of older rules: as this browser kept it, or by the rules of today where these lead to the same end. */
async function ofOlderRules(words: Words, source: Source, unopened: Unopened): Promise<Film | undefined> {
  if (unopened.rules === undefined || unopened.record === undefined) return undefined
  const record = readRecord(unopened.record)
  const loaded = await loadTable(record.game, record.printed)
  const found = await find(words, source)
  if (loaded === undefined || found === undefined || record.end === undefined) return undefined
  const save = source.from === 'play' ? await loadSave(source.id) : undefined
  const kept = save === undefined ? undefined : await keptReel(loaded.game, save.id)
  const reel = kept ?? sameEnd(loaded.game, record, save?.kept)
  if (reel === undefined) return undefined
  const film = await filmOf(words, reel, {
    source,
    loaded,
    ...seatsIn(found, loaded.game, record),
    isOver: true,
    opened: undefined,
  })
  return { ...film, ...olderOf(unopened, kept === undefined ? 'replay.older.again' : 'replay.older') }
}

const olderOf = (
  { record, rules }: Unopened,
  code: 'replay.older' | 'replay.older.again',
): Pick<Film, 'record' | 'notice'> => ({
  ...(record === undefined ? {} : { record }),
  notice: rules === undefined ? null : { code, params: rules },
})

async function filmOf(
  words: Words,
  reel: Reel,
  told: Pick<Film, 'source' | 'loaded' | 'seats' | 'me' | 'isOver' | 'opened'>,
): Promise<Film> {
  const { loaded, seats, me, isOver } = told
  const { game, steps } = reel
  const viewAt = (at: number): unknown => {
    const { position } = steps[at]!
    // Until the end nobody is told what others hold.
    return isOver ? allSeeingView(game, position, me ?? 0, seats.length) : game.view(position, me ?? 0)
  }
  const moveAt = (at: number): MoveTold | undefined => {
    const { seat, move: text } = steps[at] ?? {}
    if (seat === undefined || seat === null || text === undefined) return undefined
    // Until the end nobody is told what others decided in secret.
    if (!isOver && seat !== me) return undefined
    const events = steps[at]!.events.flatMap((event) => game.viewEvent(event, seat) ?? [])
    return { text, view: game.view(steps[at - 1]!.position, seat), events }
  }
  return {
    source: told.source,
    loaded,
    seats,
    me,
    isOver,
    opened: told.opened,
    ...(told.opened === undefined ? {} : { record: told.opened.record }),
    notice: null,
    moments: momentsFrom(steps),
    frames: framesOf(reel, seats),
    totals: { many: steps.length, at: (at) => sums(game, viewAt(at)) },
    moveAt,
    told: (at) => toldOf(words, loaded, seats, steps[at]?.seat, moveAt(at)),
    look: await loadLook(game.id),
  }
}

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
  const moveAt = (at: number): MoveTold | undefined => {
    const { move: text, events } = steps[at] ?? {}
    return text === undefined
      ? undefined
      : { text, view: steps[at - 1]?.view, events: events as readonly GameEvent[] }
  }
  return {
    source,
    loaded,
    seats,
    me: you ?? undefined,
    isOver: over,
    moments: momentsFrom(steps.map(({ seat, events }) => ({ seat, events: events as GameEvent[] }))),
    frames: storedFrames(answer, seats, (seat) => callApi<ReplayAnswer>(`${path}?seat=${seat}`)),
    totals: { many: steps.length, at: (at) => sums(loaded.game, steps[at]!.view) },
    moveAt,
    told: (at) => toldOf(words, loaded, seats, steps[at]?.seat, moveAt(at)),
    look: await loadLook(answer.game),
    opened: undefined,
    notice: null,
  }
}

function toldOf(
  words: Words,
  { speech }: LoadedTable,
  seats: readonly SeatSeen[],
  seat: Seat | null | undefined,
  move: MoveTold | undefined,
): string {
  if (seat === null || seat === undefined) return words.say('replay.setup')
  const who = whoOf({ seats }).names[seat] ?? ''
  if (move === undefined) return words.say('replay.decided', { who })
  const what = (speech.step ?? speech.move)(words, move.text, move.view) ?? move.text
  return words.say('replay.did', { who, what })
}
