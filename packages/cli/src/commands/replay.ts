import type { Command } from 'commander'
import { calledIn } from '../called.ts'
import { print, printJson, wordsOf, type Desk } from '../desk.ts'
import { nameOf } from '../files.ts'
import { loadRecord, momentOf, positionFile, type Loaded } from '../moment.ts'
import { describe } from './describe.ts'

/** Replays a record and prints the final position. */
export function replay(program: Command, desk: Desk): void {
  const { words } = desk
  describe(program.command('replay'), words, 'replay')
    .argument('<file>', words.say('cli.argument.record'))
    .option('--json', words.say('cli.option.json'))
    .action(async (path: string, flags: { readonly json?: true }) => {
      const { record, match } = await loadRecord(desk, path)
      const { game, position, result } = match
      const view = game.view(position, 'spectator')
      if (flags.json !== undefined) {
        const points = result?.points ?? game.project(view)
        printJson(desk, { position: positionFile(momentOf(match, position)), result: result ?? null, points })
        return
      }
      const moves = match.entries.length
      const speech = wordsOf(game)
      const who = { names: calledIn(words, match) }
      print(desk, [
        words.say('cli.replay.holds', { path: nameOf(desk, path), moves }),
        ...earlierIn(desk, record, match),
        '',
        ...(result === undefined
          ? [words.say('cli.replay.runs'), '', ...speech.table(words, view, who)]
          : speech.result(words, result, who, view)),
      ])
    })
}

/** Reports which moves were played under another rules version, if any. */
const earlierIn = ({ words }: Desk, { rules, lines }: Loaded['record'], { movesEarlier }: Loaded['match']) =>
  lines
    .filter(({ kind }) => kind === 'checkpoint')
    .slice(-1)
    .map(({ line }) => words.say('cli.replay.earlier', { moves: movesEarlier, line, rules }))
