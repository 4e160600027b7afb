import { analyse as analyseMatch, loadAnalyst, usualEffort } from '@benben/bots/analysis'
import type { Command } from 'commander'
import { automataOf, whole } from '../arguments.ts'
import { print, printJson, wrong, type Desk } from '../desk.ts'
import { loadRecord } from '../moment.ts'
import { progress } from '../progress.ts'
import { analysisLines } from '../report/analysis.ts'
import { describe } from './describe.ts'

interface Flags {
  readonly seat?: string
  readonly bot: string
  readonly playouts?: string
  readonly games: string
  readonly json?: true
}

const MOST = 1000
const PARTS = 100

/** What decided a finished match, seen from one seat. */
export function analyse(program: Command, desk: Desk): void {
  const { words } = desk
  describe(program.command('analyse'), words, 'analyse')
    .argument('<file>', words.say('cli.argument.record'))
    .option('--seat <s>', words.say('cli.option.analysed'))
    .option('--bot <name>', words.say('cli.option.advisor'), 'pharaoh')
    .option('--playouts <n>', words.say('cli.option.playouts'))
    .option('--games <n>', words.say('cli.option.possible'), String(usualEffort('points').games))
    .option('--json', words.say('cli.option.json'))
    .action(async (path: string, flags: Flags) => {
      const { match } = await loadRecord(desk, path)
      const { game, terms } = match
      if (match.result === undefined) throw wrong(desk, 'analysis.not-over')
      const automata = automataOf(game, terms.options)
      const seat =
        flags.seat === undefined
          ? terms.names.findIndex((_, i) => automata[i] === undefined)
          : whole(desk, '--seat', flags.seat, 0, terms.names.length - 1)
      if (automata[seat] !== undefined) throw wrong(desk, 'cli.analyse.automaton', { name: automata[seat] })
      const view = game.view(match.position, 'spectator')
      const analyst = await loadAnalyst(game, terms.options, view, { strongest: flags.bot })
      if (analyst === undefined) throw wrong(desk, 'analysis.no-game')
      const usual = usualEffort(analyst.measure)
      const effort = {
        ...usual,
        playouts:
          flags.playouts === undefined ? usual.playouts : whole(desk, '--playouts', flags.playouts, 1, MOST),
        games: whole(desk, '--games', flags.games, 1, MOST),
      }
      const bar = progress(desk, PARTS)
      const analysis = analyseMatch(analyst, match, seat, effort, {
        onProgress: (done, all) => bar.show(Math.round((PARTS * done) / all)),
      })
      bar.clear()
      if (flags.json !== undefined) printJson(desk, analysis)
      else print(desk, analysisLines(desk, match, analysis))
    })
}
