import {
  checkpointAt,
  checkpointLine,
  Match,
  readRecord,
  RecordError,
  reopen,
  rulesOf,
  writeHead,
  type Game,
  type GameEvent,
  type MatchRecord,
  type Reopened,
  type Seat,
} from '@benben/kernel'
import { botCalled, calledIn } from '../called.ts'
import { automataOf, gameNamed } from '../arguments.ts'
import { wordsOf, wrong, type Desk } from '../desk.ts'
import { checked } from '../moment.ts'
import type { Lines } from './lines.ts'
import { playOn } from './loop.ts'
import { paintFor } from './paint.ts'
import { createSave, goOn, keptBeside, reopenSave, type Save } from './save.ts'
import { playerNamed, type Player } from './seats.ts'
import { countEvents, say, saveLine, type TerminalTable } from './table.ts'

/** Opens a new or saved match and plays it. */

export interface NewTable {
  readonly game: Game
  readonly players: Player[]
  readonly options: unknown
  readonly seed: string
  readonly path: string | undefined
  /** Whether people confirm the end of their turns. */
  readonly endTurn: boolean
}

const pauseFor =
  (players: readonly Player[], endTurn: boolean) =>
  (seat: Seat): boolean =>
    endTurn && players[seat]?.kind === 'person'

export async function playNew(desk: Desk, lines: Lines, wanted: NewTable): Promise<void> {
  const { game, players, options, seed, path, endTurn } = wanted
  const names = players.map(({ name }) => name)
  const match = new Match(game, { options, names, seed }, pauseFor(players, endTurn))
  const save = createSave(desk, path, game.id, writeHead(match, { seed: true }))
  save.keep(match)
  const table = layOut(desk, lines, match, players, save)
  welcome(table)
  await playOn(table, false)
}

export async function playAgain(desk: Desk, lines: Lines, path: string, endTurn: boolean): Promise<void> {
  const reopened = await reopenSave(desk, path)
  const { record, match, how, players } = checked(desk, path, () => {
    const found = readRecord(reopened.source)
    if (found.seed === undefined) throw wrong(desk, 'cli.resume.no-seed')
    const game = gameNamed(desk, found.game, found.printed)
    const options = game.options(found.options, found.names.length)
    const automata = options.ok ? automataOf(game, options.value) : []
    const seated = found.names.map((name, seat) => playerNamed(game, name, automata[seat]))
    const opened = openAgain(desk, path, game, found, pauseFor(seated, endTurn))
    opened.match.absences.bots.forEach((bot, seat) => {
      if (bot !== undefined) seated[seat] = playerNamed(game, bot)
    })
    return { record: found, players: seated, ...opened }
  })
  const table = layOut(desk, lines, match, players, goOn(desk, path, reopened, record.lines.length))
  // Earlier events are available with `log`.
  table.told.push(...[...players, 'spectator'].map(() => countEvents(match)))
  if (reopened.cut) say(table, desk.words.say('cli.resume.cut'))
  if (how !== 'same') crossRules(table, record, how)
  welcome(table)
  await playOn(table, record.end !== undefined)
}

/** The match in a file; if the rules version has changed, resumed from the position file next to it. */
function openAgain(
  desk: Desk,
  path: string,
  game: Game,
  record: MatchRecord,
  pause: (seat: Seat) => boolean,
): Reopened<unknown, unknown, GameEvent> {
  try {
    return reopen(game, record, pause, keptBeside(desk, path, record))
  } catch (error) {
    if (!(error instanceof RecordError) || error.damage.code !== 'record.rules') throw error
    throw wrong(desk, 'cli.resume.rules', error.damage.params)
  }
}

/** Reports how a match continues after a change of rules, and records the checkpoint. A finished match stays unchanged. */
function crossRules(table: TerminalTable, record: MatchRecord, how: 'kept' | 'replayed'): void {
  const { desk, match } = table
  const params = { found: rulesOf(record), known: match.game.rules }
  say(table, desk.words.say(`session.reopened.${how}`, params))
  if (match.result === undefined) saveLine(table, checkpointLine(checkpointAt(match.game, match.position)))
}

function layOut(
  desk: Desk,
  lines: Lines,
  match: Match<unknown, unknown, GameEvent>,
  players: Player[],
  save: Save,
): TerminalTable {
  return {
    desk,
    paint: paintFor(desk),
    speech: wordsOf(match.game),
    match,
    players,
    who: { names: calledIn(desk.words, match) },
    save,
    lines,
    told: [],
    asked: [],
    front: undefined,
  }
}

function welcome(table: TerminalTable): void {
  const { desk, match, players, save } = table
  const { words } = desk
  say(
    table,
    ...players.map(({ kind, name }, seat) =>
      words.say(`cli.play.${kind}`, { seat, name: kind === 'person' ? name : botCalled(words, name) }),
    ),
    words.say('cli.play.seed', { seed: match.terms.seed }),
    words.say('cli.play.saved', { path: save.path }),
    words.say('cli.play.help'),
  )
}
