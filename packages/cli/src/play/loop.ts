import { setImmediate } from 'node:timers/promises'
import { random, writeRecord, type Seat } from '@benben/kernel'
import { print } from '../desk.ts'
import { EXIT, Stop } from '../io.ts'
import type { Ended } from './lines.ts'
import type { Player } from './seats.ts'
import { people, playMove, say, tellNews, type TerminalTable } from './table.ts'
import { askPerson } from './turn.ts'

/** Plays until the game is over or the input ends. `ended`: the file already contains the end. */
export async function playOn(table: TerminalTable, ended: boolean): Promise<void> {
  const { lines, match, players } = table
  let next: Seat | undefined
  while (match.result === undefined) {
    const seat = next ?? whoseTurn(table)
    next = undefined
    const player = players[seat]!
    if (player.kind !== 'person') {
      // Yield to the event loop, so that an interrupt is handled between two bot moves.
      await setImmediate()
      if (lines.interrupted()) return leave(table, 'interrupt')
      playBot(table, seat, player)
      continue
    }
    const answered = await askPerson(table, seat)
    if (answered === 'changed') continue
    if ('ended' in answered) return leave(table, answered.ended)
    next = answered.ask
  }
  if (!ended) saveEnd(table)
  finish(table)
}

/** Among simultaneous decisions bots answer first. */
function whoseTurn({ match, players }: TerminalTable): Seat {
  const seats = match.game.toAct(match.position)
  return seats.find((seat) => players[seat]!.kind !== 'person') ?? seats[0]!
}

/** A bot's random numbers depend only on the seed and the move number, so that a resumed match continues identically. */
function playBot(table: TerminalTable, seat: Seat, player: Exclude<Player, { kind: 'person' }>): void {
  const { match } = table
  const { game, position, terms } = match
  const moves = game.legal(position, seat, [])
  const ask = {
    seat,
    moves,
    get view() {
      return game.view(position, seat)
    },
    random: random(`${terms.seed}/bot/${seat}/${match.moves}`),
  }
  const move = moves.length > 1 && player.kind === 'bot' ? player.bot(ask) : moves[0]!
  const refusal = playMove(table, seat, move)
  if (refusal !== undefined) throw new Error(`${player.name} played ${move}, refused by ${refusal.code}`)
  if (people(table).length === 0) tellNews(table, 'spectator')
}

function finish(table: TerminalTable): void {
  const { desk, match, save, speech, who } = table
  const seats = people(table)
  tellNews(table, seats.length === 1 ? seats[0]! : 'spectator')
  print(desk, [
    '',
    ...speech.result(desk.words, match.result!, who, match.game.view(match.position, 'spectator')),
    '',
  ])
  say(table, desk.words.say('cli.play.over', { path: save.path }))
}

/** Appends the end of the record after the last move. */
const saveEnd = ({ match, save }: TerminalTable): void =>
  save.add(writeRecord(match, { seed: true }).trimEnd().split('\n').at(-1)!)

/** Quotes a path for the shell. */
const quoted = (path: string): string =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`

function leave(table: TerminalTable, why: Ended | 'quit'): void {
  const { desk, save } = table
  say(table, desk.words.say('cli.play.left', { path: save.path }))
  say(table, desk.words.say('cli.play.resume', { path: quoted(save.path) }))
  if (why === 'interrupt') throw new Stop('', EXIT.interrupted)
}
