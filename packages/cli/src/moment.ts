import {
  valid,
  readRecord,
  RecordError,
  replay,
  shape,
  type Checked,
  type Game,
  type GameEvent,
  type Match,
  type MatchRecord,
  type Position,
} from '@benben/kernel'
import { damage, fault, type Who } from '@benben/words'
import { calledIn } from './called.ts'
import { gameNamed } from './arguments.ts'
import { wrong, type Desk } from './desk.ts'
import { nameOf, readJson, readText } from './files.ts'
import { Stop } from './io.ts'

/** A moment of a match: from a record after so many moves, or from a position file. */
export interface Moment {
  readonly game: Game
  readonly options: unknown
  readonly who: Who
  readonly position: Position
}

/** The content of a position file. */
export interface PositionFile extends Record<string, unknown> {
  readonly game: string
  readonly rules: number
  readonly options: unknown
  readonly edition: string
  /** The edition, unless it is built in. */
  readonly printed?: unknown
  readonly position: unknown
  /** Its place in the record it was saved with. */
  readonly record?: InRecord
}

interface InRecord extends Record<string, unknown> {
  readonly commitment: string
  readonly lines: number
}

const anything: shape.Shape<unknown> = (raw) => valid(raw)

const IN_RECORD = shape.object<InRecord>({
  commitment: shape.text(100),
  lines: shape.int(0, 1_000_000),
})

/** The same with null for optional fields. */
interface Fields extends Record<string, unknown> {
  readonly game: string
  readonly rules: number
  readonly options: unknown
  readonly edition: string
  readonly printed: unknown
  readonly position: unknown
  readonly record: InRecord | null
}

const FILE = shape.object<Fields>(
  {
    game: shape.text(40),
    rules: shape.int(0, 1_000_000),
    options: anything,
    edition: shape.text(100),
    printed: anything,
    position: anything,
    record: shape.orNull(IN_RECORD),
  },
  { printed: null, record: null },
)

/** Edition and place in a record are optional; if absent, their keys are absent too. */
export const POSITION_FILE: shape.Shape<PositionFile> = (raw, path) => {
  const file = FILE(raw, path)
  if (!file.ok) return file
  const { game, rules, options, edition, printed, position, record } = file.value
  return valid({
    game,
    rules,
    options,
    edition,
    ...(printed === null ? {} : { printed }),
    position,
    ...(record === null ? {} : { record }),
  })
}

/** The common header of record and position files. */
export const headOf = ({ game, options }: Moment) => ({
  game: game.id,
  rules: game.rules,
  options,
  edition: game.edition,
  ...(game.printed === undefined ? {} : { printed: game.printed }),
})

export const positionFile = (moment: Moment): PositionFile => ({
  ...headOf(moment),
  position: moment.game.toJSON(moment.position),
})

export const inFile = (desk: Desk, path: string, problem: string): Stop =>
  wrong(desk, 'cli.file.problem', { path: nameOf(desk, path), problem })

/** Runs a function and reports its errors about a damaged file with the path. */
export function checked<T>(desk: Desk, path: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof RecordError) throw inFile(desk, path, damage(desk.words, error.damage))
    if (error instanceof Stop) throw inFile(desk, path, error.sentence)
    throw error
  }
}

export interface Loaded {
  readonly record: MatchRecord
  readonly match: Match<unknown, unknown, GameEvent>
}

/** Reads and replays a record. */
export async function loadRecord(desk: Desk, path: string): Promise<Loaded> {
  return recordIn(desk, path, await readText(desk, path))
}

const recordIn = (desk: Desk, path: string, source: string): Loaded =>
  checked(desk, path, () => {
    const record = readRecord(source)
    return { record, match: replay(gameNamed(desk, record.game, record.printed), record) }
  })

export const momentOf = ({ game, terms }: Loaded['match'], position: Position): Moment => ({
  game,
  options: terms.options,
  who: { names: terms.names },
  position,
})

/** Loads a record or a position file. `at` defaults to the last move. */
export async function loadMoment(desk: Desk, path: string, at: string | undefined): Promise<Moment> {
  const source = await readText(desk, path)
  const moves = (first: number, last: number): number => {
    if (at === undefined) return last
    if (/^\d{1,9}$/.test(at) && Number(at) >= first && Number(at) <= last) return Number(at)
    throw wrong(desk, 'cli.at', { path: nameOf(desk, path), found: at, first, last })
  }
  if (/^\uFEFF?\s*[{[]/.test(source)) {
    moves(0, 0)
    const raw = readJson(desk, nameOf(desk, path), source)
    return checked(desk, path, () => positionIn(desk, raw))
  }
  const { match } = recordIn(desk, path, source)
  const moment = momentOf(match, match.at(moves(match.movesEarlier, match.moves))!)
  return { ...moment, who: { names: calledIn(desk.words, match) } }
}

function positionIn(desk: Desk, raw: unknown): Moment {
  const hold = <T>(found: Checked<T>): T => {
    if (found.ok) return found.value
    throw new Stop(fault(desk.words, found.fault))
  }
  const file = hold(POSITION_FILE(raw, 'file'))
  const game = gameNamed(desk, file.game, file.printed)
  // A position of an older rules version is accepted if it passes the checks of the current one.
  if (file.rules > game.rules) {
    throw new RecordError(0, 'record.rules', { found: file.rules, known: game.rules })
  }
  if (file.edition !== game.edition) {
    throw new RecordError(0, 'record.edition', { found: file.edition, known: game.edition })
  }
  const position = hold(game.fromJSON(file.position))
  const seats = game.project(game.view(position, 'spectator')).length
  const options = hold(game.options(file.options, seats))
  const names = Array.from({ length: seats }, (_, seat) => desk.words.say('cli.seat', { seat }))
  return { game, options, who: { names }, position }
}
