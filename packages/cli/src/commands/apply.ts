import { clone, readRecord, RecordError, replay, type Game } from '@benben/kernel'
import { damage } from '@benben/words'
import type { Command } from 'commander'
import { printJson, wrong, type Desk } from '../desk.ts'
import { readText, STDIN } from '../files.ts'
import type { Stop } from '../io.ts'
import { inFile, loadMoment, momentOf, positionFile, type Loaded, type Moment } from '../moment.ts'
import { describe } from './describe.ts'

interface Flags {
  readonly at?: string
  readonly moves: string
}

/** Plays lines of moves from a position. */
export function apply(program: Command, desk: Desk): void {
  const { words } = desk
  describe(program.command('apply'), words, 'apply')
    .argument('<file>', words.say('cli.argument.file'))
    .option('--at <n>', words.say('cli.option.at'))
    .option('--moves <file>', words.say('cli.option.moves'), STDIN)
    .action(async (path: string, flags: Flags) => {
      if (path === STDIN && flags.moves === STDIN) throw wrong(desk, 'cli.stdin-twice')
      const moment = await loadMoment(desk, path, flags.at)
      const source = await readText(desk, flags.moves, 'may be empty')
      const match = playOn(desk, moment, flags.moves, source)
      printJson(desk, {
        position: positionFile(momentOf(match, match.position)),
        events: match.entries.flatMap((entry) => entry.events),
        result: match.result ?? null,
      })
    })
}

/** The header of a record; only its length matters here. */
const HEAD = 'benben record 1\ngame: \nrules: 0\nedition: \noptions: {}\ncommitment: \n\n'
const HEAD_LINES = HEAD.split('\n').length - 1

/**
 * The lines are the body of a record whose setup is the position: undo, `end turn` and the end are the same there. With
 * `chance:` lines chance is taken from them; otherwise it is the position's own.
 */
function playOn(
  desk: Desk,
  { game, options, who, position }: Moment,
  path: string,
  source: string,
): Loaded['match'] {
  const from: Game = { ...game, setup: () => clone(position) }
  try {
    const { lines, end } = readRecord(HEAD + source)
    return replay(from, {
      game: game.id,
      rules: game.rules,
      edition: game.edition,
      ...(game.printed === undefined ? {} : { printed: game.printed }),
      options,
      names: who.names,
      commitment: '',
      ...(lines.some(({ kind }) => kind === 'chance') ? {} : { seed: '' }),
      lines,
      ...(end === undefined ? {} : { end }),
    })
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    throw refused(desk, path, error)
  }
}

function refused(desk: Desk, path: string, { damage: found }: RecordError): Stop {
  const line = Math.max(0, found.line - HEAD_LINES)
  const problem = damage(desk.words, { ...found, line })
  const code = found.because?.code ?? found.code
  return inFile(desk, path, desk.words.say('cli.with-code', { problem, code }))
}
